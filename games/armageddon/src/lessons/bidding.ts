import { type ArmageddonLesson, FROM_EXPLORATION } from './lesson.ts';

/** Three bids, one in each area: who gets the bonus, who the penalty, and what a bid of 0 is. */
export const bidding: ArmageddonLesson = {
  id: 'bidding',
  minutes: 3,
  teaches: ['ARM-75', 'ARM-76', 'ARM-78', 'ARM-80', 'ARM-86', 'ARM-87'],
  position: {
    vp: { 1: 12 },
    marauders: { 0: 1, 1: 1, 2: 1 },
    damage: { 0: 3, 1: 3, 2: 3 },
    screen: { 0: 'worker*5 leader', 1: 'worker*3 leader', 2: 'worker*2 leader' },
    bids: {
      city: [
        [1, 'worker*2'],
        [2, 'worker*3'],
      ],
    },
    display: [
      ['eq_beer', 'worker*2'],
      ['eq_weapons', 'worker soldier marauder'],
      ['eq_map', 'worker*2 engineer marauder'],
    ],
    offer: [
      ['hotel', 'bt_marauder_plus'],
      ['saloon', 'bt_equipment_plus'],
      ['workshop', 'bt_two_houses'],
    ],
    auction: ['auction_2', 'auction_5', 'auction_6'],
    tiles: { 0: ['sc_soldier', 'sc_beer_gasoline'] },
    run: [{ t: 'auction' }, ...FROM_EXPLORATION],
  },
  script: [
    { seat: 1, pick: 'exploration worker*3' },
    { seat: 2, pick: 'exploration worker' },
    { seat: 1, pick: 'construction nobody' },
    { seat: 2, pick: 'construction worker leader' },
    { seat: 1, pick: 'slot 3' },
    { seat: 2, pick: 'hotel' },
    { seat: 2, pick: 'site 5' },
  ],
  beats: [
    { say: 'aim', cite: ['ARM-45', 'ARM-75', 'ARM-227'] },
    {
      say: 'areas',
      cite: ['ARM-74', 'ARM-107', 'ARM-117', 'ARM-144'],
      point: ['slot:exploration', 'slot:construction', 'slot:city'],
      count: true,
    },
    {
      say: 'stakes',
      cite: ['ARM-86', 'ARM-87'],
      point: ['card:auction_2', 'card:auction_5', 'card:auction_6'],
    },
    {
      say: 'cityBid',
      cite: ['ARM-80', 'ARM-87', 'ARM-151'],
      point: ['slot:city.of.1', 'slot:city.of.2', 'card:auction_6'],
      expect: {
        question: 'placeBid',
        open: ['city worker*2 leader'],
        wrong: [
          { when: 'city worker*3', say: 'leaderBehind', cite: ['ARM-80', 'ARM-151'] },
          { when: 'city', say: 'smallestInCity', cite: ['ARM-75', 'ARM-87'], point: ['slot:city.of.1'] },
          { say: 'cityFirst', cite: ['ARM-75'], point: ['slot:city'] },
        ],
      },
      after: { say: 'threeBid', note: 'noteBid' },
    },
    {
      say: 'freeChoice',
      cite: ['ARM-72', 'ARM-75', 'ARM-76'],
      point: ['slot:exploration', 'slot:construction'],
    },
    {
      say: 'explorationBid',
      cite: ['ARM-87'],
      point: ['slot:exploration.of.1', 'slot:exploration.of.2', 'card:auction_2'],
      expect: {
        question: 'placeBid',
        open: ['exploration worker*2'],
        wrong: [
          { when: 'exploration worker', say: 'tiedSmallest', cite: ['ARM-87'], point: ['slot:exploration.of.2'] },
          { when: 'exploration nobody', say: 'zeroIsSmallest', cite: ['ARM-78', 'ARM-88'] },
          { when: 'exploration', say: 'tiedLargest', cite: ['ARM-86'], point: ['slot:exploration.of.1'] },
          { say: 'explorationNow', cite: ['ARM-75'], point: ['slot:exploration'] },
        ],
      },
      after: { say: 'inBetween', note: 'noteTies' },
    },
    {
      say: 'lastWorker',
      cite: ['ARM-78', 'ARM-88'],
      point: ['slot:construction.of.1', 'card:auction_5'],
      expect: {
        question: 'placeBid',
        open: ['construction worker'],
        wrong: [{ say: 'zeroTied', cite: ['ARM-78', 'ARM-87'], point: ['slot:construction.of.1'] }],
      },
      after: { say: 'noPenalty', note: 'noteZero' },
    },
    {
      say: 'largestChooses',
      cite: ['ARM-85', 'ARM-104', 'ARM-105'],
      point: ['slot:exploration.of.1', 'slot:exploration.of.0', 'slot:exploration.of.2'],
      count: true,
    },
    { say: 'cards', cite: ['ARM-108', 'ARM-109', 'ARM-247'], point: ['slot:slot.1', 'slot:slot.2'] },
    {
      say: 'privateTiles',
      cite: ['ARM-39', 'ARM-221'],
      point: ['card:sc_soldier', 'card:sc_beer_gasoline'],
    },
    {
      say: 'yourChoice',
      cite: ['ARM-107', 'ARM-109'],
      point: ['slot:slot.1', 'slot:slot.2'],
      expect: { question: 'takeEquipment', open: ['slot 2', 'slot 1'], wrong: [] },
      after: { say: 'eitherCard' },
    },
  ],
};
