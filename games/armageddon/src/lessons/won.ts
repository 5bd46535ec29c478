import { type ArmageddonLesson, FROM_EXPLORATION } from './lesson.ts';

/** What the bids have won: equipment with its figures, a building with its tile, and a site for it. */
export const won: ArmageddonLesson = {
  id: 'won',
  minutes: 3,
  teaches: ['ARM-105', 'ARM-107', 'ARM-109', 'ARM-117', 'ARM-118', 'ARM-122'],
  position: {
    round: 2,
    start: 1,
    marauders: { 0: 2, 1: 3, 2: 2 },
    damage: { 0: 3, 1: 3, 2: 3 },
    bids: {
      exploration: [
        [1, 'worker'],
        [2, 'worker*2'],
        [0, 'worker*2 leader'],
      ],
      construction: [
        [1, 'worker*2'],
        [2, 'worker'],
        [0, 'worker*2'],
      ],
      city: [
        [1, 'worker*2 leader'],
        [2, 'worker*2 leader'],
        [0, 'worker'],
      ],
    },
    display: [
      ['eq_beer', 'worker*2'],
      ['eq_medicine', 'soldier engineer marauder'],
      ['eq_gasoline', 'worker*2 marauder*2'],
    ],
    offer: [
      ['guard_post', 'bt_damage_plus'],
      ['hotel', 'bt_exchange'],
      ['workshop', 'bt_equipment_plus'],
    ],
    run: FROM_EXPLORATION,
  },
  script: [
    { seat: 2, pick: 'slot 1' },
    { seat: 1, pick: 'guard_post' },
    { seat: 1, pick: 'site 5' },
    { seat: 2, pick: 'site 5' },
    { seat: 1, pick: 'end' },
    { seat: 2, pick: 'end' },
  ],
  beats: [
    {
      say: 'chooseFirst',
      cite: ['ARM-105'],
      point: ['slot:exploration.of.0', 'slot:exploration.of.2', 'slot:exploration.of.1'],
      count: true,
    },
    {
      say: 'figures',
      cite: ['ARM-158', 'ARM-163', 'ARM-171', 'ARM-205'],
      point: ['slot:slot.1', 'slot:slot.2', 'slot:slot.3'],
    },
    {
      say: 'kinds',
      cite: ['ARM-228', 'ARM-229', 'ARM-247'],
      point: ['slot:slot.1', 'slot:slot.2', 'slot:slot.3'],
    },
    {
      say: 'withFigures',
      cite: ['ARM-107', 'ARM-108', 'ARM-109'],
      point: ['slot:slot.1', 'slot:slot.2', 'slot:slot.3'],
      expect: {
        question: 'takeEquipment',
        open: ['slot 2'],
        wrong: [
          { when: 'slot 1', say: 'onlyWorkers', cite: ['ARM-107'], point: ['slot:slot.2'] },
          { say: 'twoMarauders', cite: ['ARM-109'], point: ['slot:slot.2'] },
        ],
      },
      after: { say: 'tookThem', note: 'noteFigures' },
    },
    {
      say: 'earlierFirst',
      cite: ['ARM-106', 'ARM-116'],
      point: ['slot:construction.of.1', 'slot:construction.of.0'],
      count: true,
    },
    {
      say: 'tile',
      cite: ['ARM-117', 'ARM-129'],
      point: ['card:bt_exchange', 'card:bt_equipment_plus'],
    },
    { say: 'housing', cite: ['ARM-209', 'ARM-210'], point: ['card:hotel', 'card:workshop'] },
    {
      say: 'needHousing',
      cite: ['ARM-112', 'ARM-117'],
      point: ['card:hotel', 'card:workshop'],
      expect: {
        question: 'takeBuilding',
        open: ['hotel'],
        wrong: [{ say: 'oneUnit', cite: ['ARM-210'], point: ['card:hotel'] }],
      },
    },
    {
      say: 'chooseSite',
      cite: ['ARM-118', 'ARM-121', 'ARM-122', 'ARM-125', 'ARM-126'],
      point: ['slot:site.5', 'slot:site.6', 'slot:site.7'],
      expect: {
        question: 'placeBuilding',
        open: ['site 5', 'site 6', 'site 7'],
        wrong: [
          { when: 'forfeit', say: 'forfeited', cite: ['ARM-119', 'ARM-129'] },
          { say: 'overBuilding', cite: ['ARM-122', 'ARM-123'], point: ['slot:site.5', 'slot:site.6', 'slot:site.7'] },
        ],
      },
      after: { say: 'built', note: 'noteSite' },
    },
    {
      say: 'exchange',
      cite: ['ARM-136', 'ARM-138', 'ARM-144'],
      point: ['slot:city.of.0', 'slot:marauders.of.0'],
      expect: {
        question: 'exchangeInPlace',
        open: ['city soldier'],
        wrong: [
          { when: 'city engineer', say: 'engineerNow', cite: ['ARM-138', 'ARM-158'], point: ['slot:marauders.of.0'] },
          { when: 'decline', say: 'stillWorker', cite: ['ARM-137'], point: ['slot:city.of.0'] },
          { say: 'waitsARound', cite: ['ARM-115', 'ARM-138'], point: ['slot:city.of.0'] },
        ],
      },
      after: { say: 'exchanged', note: 'noteTile' },
    },
    { say: 'notYet', cite: ['ARM-111', 'ARM-112'], point: ['mine'] },
  ],
};
