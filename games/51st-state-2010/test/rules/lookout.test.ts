import { describe, expect, test } from 'vitest';
import { given, offered } from '../given.ts';

const TEN = [
  'old-depot',
  'old-depot',
  'fuel-tank',
  'fuel-tank',
  'dive',
  'dive',
  'quarry',
  'quarry',
  'school',
  'generators',
];
const ROW = ['pub', 'church', 'factory', 'rubble', 'museum'];
const MORE = ['arena', 'camp', 'cellars', 'motel', 'bunker', 'garage', 'archive', 'market', 'barracks'];

describe('Lookout', () => {
  test('FS-33 FS-38 FS-39 FS-40 two players choose from 5, 4, 3 and 2 cards in turn order', () => {
    const s = given({ from: 'turn', first: 1, deck: [...ROW, ...MORE] });
    s.asked(1, 'pick').expect({ row: ROW, turn: 1 }).answer(1, 'take pub');
    s.asked(0, 'pick')
      .expect({ row: ['church', 'factory', 'rubble', 'museum'] })
      .answer(0, 'take museum');
    s.asked(1, 'pick')
      .expect({ row: ['church', 'factory', 'rubble'] })
      .answer(1, 'take rubble');
    s.asked(0, 'pick')
      .expect({ row: ['church', 'factory'] })
      .answer(0, 'take factory');
    s.expect({ seen: { 0: ['museum', 'factory'], 1: ['pub', 'rubble'] }, row: [] });
  });

  test('FS-43 FS-44 FS-51 what is left of the row is discarded, then everybody draws a card from the deck', () => {
    const s = given({ from: 'turn', deck: [...ROW, ...MORE] });
    for (const [seat, card] of [
      [0, 'pub'],
      [1, 'church'],
      [0, 'factory'],
      [1, 'rubble'],
    ] as const)
      s.answer(seat, `take ${card}`);
    s.expect({ discard: ['museum'], hidden: { 0: ['arena'], 1: ['camp'] } });
    expect(s.events.findIndex((e) => e.t === 'swept')).toBeLessThan(s.events.findIndex((e) => e.t === 'drew'));
  });

  test('FS-40 FS-41 three players: 5, 4, 4 and 3, 3, 2, with a card added before the third and the fifth pick', () => {
    const s = given({ seats: 3, from: 'turn', deck: [...ROW, ...MORE] });
    const sizes: number[] = [];
    for (const seat of [0, 1, 2, 0, 1, 2]) {
      s.asked(seat, 'pick');
      sizes.push(s.state.row.length);
      s.answer(seat, s.legal(seat)[0]!);
    }
    expect(sizes).toEqual([5, 4, 4, 3, 3, 2]);
    expect(s.events.filter((e) => e.t === 'refilled').map((e) => 'card' in e && e.card)).toEqual(['arena', 'camp']);
  });

  test('FS-40 four players: 5, 4, 4, 4 and 3, 3, 3, 2, nine cards in all', () => {
    const s = given({ seats: 4, from: 'turn', deck: [...ROW, ...MORE] });
    const sizes: number[] = [];
    for (const seat of [0, 1, 2, 3, 0, 1, 2, 3]) {
      s.asked(seat, 'pick');
      sizes.push(s.state.row.length);
      s.answer(seat, s.legal(seat)[0]!);
    }
    expect(sizes).toEqual([5, 4, 4, 4, 3, 3, 3, 2]);
    expect(s.events.filter((e) => e.t === 'refilled')).toHaveLength(4);
  });

  test('FS-37 whoever has more than 10 cards discards down to 10 before the row is revealed, in turn order', () => {
    const s = given({
      from: 'turn',
      first: 1,
      hand: { 0: [...TEN, 'pub'], 1: [...TEN.slice(0, 0), ...ROW.slice(1), ...MORE.slice(0, 8)] },
    });
    s.asked(1, 'trim').expect({ row: [] }).answer(1, 'discard church');
    s.asked(1, 'trim').answer(1, 'discard factory').asked(0, 'trim').answer(0, 'discard pub');
    s.expect({ discard: ['church', 'factory', 'pub'], handSize: [10, 10] }).asked(1, 'pick');
  });

  test('FS-37 exactly 10 cards are not trimmed', () => {
    given({ from: 'turn', hand: { 0: TEN } }).asked(0, 'pick');
  });

  test('FS-45 FS-46 with 10 cards in hand a picked or drawn card is discarded at once; later there is no limit', () => {
    const s = given({ from: 'turn', hand: { 0: TEN }, deck: [...ROW, ...MORE], deals: { 0: ['crossroads'] } });
    s.answer(0, 'take pub').expect({ handSize: { 0: 10 }, discard: ['pub'] });
    s.answer(1, 'take church').answer(0, 'take factory').answer(1, 'take rubble');
    s.expect({ discard: ['pub', 'factory', 'museum', 'arena'], handSize: { 0: 11 } }); // the deal gave a card in Production
    s.logged({ t: 'overLimit', seat: 0, card: 'arena' });
  });

  test('FS-38 FS-42 with a short deck the row is short, and an empty row means the top card of the deck', () => {
    const s = given({ from: 'turn', wholeDeck: ['pub', 'church'], discard: [] });
    s.expect({ row: ['pub', 'church'] })
      .logged({ t: 'revealed', cards: ['pub', 'church'] })
      .answer(0, 'take pub');
    s.expect({ hand: { 0: ['pub'], 1: ['church'] }, row: [] }).asked(0, 'main'); // the last one is no choice
    const late = given({ from: 'turn', wholeDeck: ['pub'], discard: [] });
    late.expect({ seen: { 0: ['pub'] }, handSize: [1, 0] }).asked(0, 'main');
  });

  test('FS-42 a pick from an empty row draws from the deck unseen', () => {
    const s = given({
      seats: 2,
      from: 'turn',
      places: { 0: ['watchtower'], 1: [] },
      wholeDeck: ['pub', 'church', 'dive'],
    });
    s.answer(0, 'take pub').asked(0, 'burn').answer(0, 'burn church');
    s.expect({ seen: { 0: ['pub'], 1: ['dive'] } }); // then the row is empty, and the discard pile becomes the deck
    s.expect({ hidden: { 0: ['church'] } });
  });

  test('FS-35 FS-36 FS-140 the discard pile becomes the deck when a card is needed; with both empty nothing is drawn', () => {
    const s = given({ hand: { 0: ['pub', 'church'] }, wholeDeck: ['dive'], discard: ['school'] });
    s.answer(0, 'swap').answer(0, 'discard pub');
    s.expect({ hand: { 0: ['dive'] }, deckSize: 0, discard: ['school', 'pub', 'church'] }); // not reshuffled yet
    const t = given({ hand: { 0: ['pub', 'church'] }, wholeDeck: [], rigged: [1] });
    t.answer(0, 'swap')
      .answer(0, 'discard pub')
      .expect({ handSize: { 0: 1 }, deckSize: 1, discard: [] });
    const none = given({ from: 'production', deals: { 0: ['pub'] }, wholeDeck: [] });
    none.expect({ handSize: { 0: 0 } }).asked(0, 'main');
  });

  test('FS-47 FS-52 FS-173 Crossroads: at each pick the top card of the deck may be taken instead', () => {
    const s = given({ from: 'turn', places: { 0: ['crossroads'] }, deck: [...ROW, ...MORE] });
    expect(offered(s, 0, 'deck')).toEqual(['deck']);
    s.answer(0, 'deck').expect({ hidden: { 0: ['arena'] }, row: ROW });
    expect(offered(s, 1, 'deck')).toEqual([]);
    s.answer(1, 'take pub')
      .answer(0, 'deck')
      .expect({ hidden: { 0: ['arena', 'camp'] } });
    const dry = given({ from: 'turn', places: { 0: ['crossroads'] }, wholeDeck: ROW });
    expect(offered(dry, 0, 'deck')).toEqual([]);
    const thrown = given({ from: 'turn', places: { 0: ['crossroads'] }, wholeDeck: ROW, discard: ['camp'] });
    thrown.answer(0, 'deck').expect({ hidden: { 0: ['camp'] } }); // the discard pile is the deck by then
  });

  test('FS-48 FS-173 Watchtower: after the first pick one card of the row must go, before any refill', () => {
    const s = given({ seats: 3, from: 'turn', places: { 1: ['watchtower'] }, deck: [...ROW, ...MORE] });
    s.answer(0, 'take pub').answer(1, 'take church').asked(1, 'burn');
    s.refuses(1, 'done' as never)
      .answer(1, 'burn factory')
      .expect({ row: ['rubble', 'museum', 'arena'] });
    s.answer(2, 'take rubble').answer(0, 'take museum').answer(1, 'take arena');
    expect(s.events.filter((e) => e.t === 'burned')).toHaveLength(1); // not after the second pick
  });

  test('FS-48 it also follows a first pick from the deck; with an empty row nothing happens', () => {
    const s = given({ from: 'turn', places: { 0: ['watchtower', 'crossroads'] }, deck: [...ROW, ...MORE] });
    s.answer(0, 'deck').asked(0, 'burn');
    const none = given({ from: 'turn', places: { 0: ['watchtower'] }, wholeDeck: ['pub'] });
    none.expect({ seen: { 0: ['pub'] } });
    expect(none.events.some((e) => e.t === 'burned')).toBe(false);
  });

  test('FS-49 FS-173 Notice Board: the last card of the row too, or else the top of the deck', () => {
    const s = given({ from: 'turn', places: { 0: ['notice-board'] }, deck: [...ROW, ...MORE] });
    s.answer(0, 'take pub').answer(1, 'take church').answer(0, 'take factory').answer(1, 'take rubble');
    s.expect({ seen: { 0: ['pub', 'factory', 'museum'] }, discard: [], hidden: { 0: ['arena'] } });
    const dry = given({ from: 'turn', places: { 0: ['notice-board'] }, wholeDeck: ['pub', 'church', 'dive', 'camp'] });
    dry.answer(0, 'take pub').answer(1, 'take church').answer(0, 'take dive');
    dry.expect({ seen: { 1: ['church', 'camp'] }, handSize: { 0: 2 } });
  });

  test('FS-49 several left over: the owner chooses one, the rest goes', () => {
    const s = given({
      from: 'turn',
      places: { 0: ['notice-board', 'crossroads'] },
      deck: [...ROW, ...MORE],
    });
    s.answer(0, 'deck').answer(1, 'take church').answer(0, 'deck').answer(1, 'take rubble');
    s.asked(0, 'leftover')
      .answer(0, 'take museum')
      .expect({ discard: ['pub', 'factory'], seen: { 0: ['museum'] } });
  });

  test('FS-49 Notice Board with 10 cards in hand: the card goes to the discard pile (FS-45)', () => {
    const s = given({ from: 'turn', places: { 0: ['notice-board'] }, hand: { 0: TEN }, deck: [...ROW, ...MORE] });
    s.answer(0, 'take pub').answer(1, 'take church').answer(0, 'take factory').answer(1, 'take rubble');
    s.expect({ discard: ['pub', 'factory', 'museum', 'arena'], handSize: { 0: 10 } });
  });

  test('FS-50 FS-173 Radio Station: two cards are looked at, one is kept, the other discarded', () => {
    const s = given({ from: 'turn', places: { 0: ['radio-station'] }, deck: [...ROW, ...MORE] });
    s.answer(0, 'take pub').answer(1, 'take church').answer(0, 'take factory').answer(1, 'take rubble');
    s.asked(0, 'keep');
    expect(s.legal(0)).toEqual(['keep arena', 'keep camp']);
    s.answer(0, 'keep camp').expect({ hidden: { 0: ['camp'], 1: ['cellars'] }, discard: ['museum', 'arena'] });
  });

  test('FS-50 with 10 cards both are discarded; a single card is kept', () => {
    const full = given({ from: 'turn', places: { 0: ['radio-station'] }, hand: { 0: TEN }, deck: [...ROW, ...MORE] });
    full.answer(0, 'take pub').answer(1, 'take church').answer(0, 'take factory').answer(1, 'take rubble');
    full.expect({ handSize: { 0: 10 }, discard: ['pub', 'factory', 'museum', 'arena', 'camp'] });
    const one = given({
      from: 'turn',
      places: { 0: ['radio-station'] },
      wholeDeck: ['pub', 'church', 'dive', 'camp', 'motel'],
    });
    one.answer(0, 'take pub').answer(1, 'take church').answer(0, 'take dive').answer(1, 'take camp');
    one.expect({ hidden: { 0: ['motel'] } }).asked(0, 'main');
  });

  test('FS-45 FS-50 with 10 cards in hand a single card is discarded too', () => {
    const s = given({
      stack: [{ t: 'draws', nth: 0 }],
      places: { 0: ['radio-station'] },
      hand: { 0: TEN },
      wholeDeck: ['motel'],
    });
    s.expect({ handSize: { 0: 10 }, hidden: { 1: ['motel'] } });
  });

  test('FS-52 FS-53 the abilities of one player all apply, and none before its location is in play', () => {
    const s = given({
      from: 'turn',
      places: { 0: ['watchtower', 'notice-board', 'radio-station'] },
      hand: { 1: ['crossroads'] },
      deck: [...ROW, ...MORE],
    });
    s.answer(0, 'take pub').answer(0, 'burn church');
    expect(offered(s, 1, 'deck')).toEqual([]); // in hand it does nothing
    s.answer(1, 'take factory')
      .answer(0, 'take rubble')
      .expect({ seen: { 0: ['pub', 'rubble'], 1: ['factory', 'museum'] } });
    s.asked(0, 'keep').expect({ hidden: { 0: ['arena'] } }); // Notice Board found the row empty
  });
});
