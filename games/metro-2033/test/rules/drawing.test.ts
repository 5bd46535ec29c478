import { describe, expect, test } from 'vitest';
import { game } from '../../src/index.ts';
import { given } from '../given.ts';

/** A player who has just discarded a card and draws one. */
const drawing = (more: object = {}) =>
  given({
    hand: { 0: ['res-tools'] },
    bazaar: ['res-rats', 'res-flare', 'res-canteen'],
    deck: ['res-pork', 'res-uniform'],
    ...more,
  }).answer(0, 'discard res-tools');
/** The ten cards that cannot be in play; where hands and bazaar hold them, deck and discard pile can both be empty. */
const THREATS = ['thr-demon', 'thr-great-worm', 'thr-voice-in-the-pipes', 'thr-harpy'];
const CARAVANS = ['car-military', 'car-military', 'car-peaceful', 'car-peaceful', 'car-peaceful'];

describe('5. Drawing from the bazaar or the deck', () => {
  test('MET-60 MET-68 each bazaar card or the top of the deck, as the drawer likes', () => {
    expect(drawing().legal(0)).toEqual(['bazaar 1', 'bazaar 2', 'bazaar 3', 'deck']);
    const { state } = drawing().answer(0, 'bazaar 2');
    expect(state.players[0]!.hand).toHaveLength(5);
    drawing()
      .answer(0, 'deck')
      .expect({ bazaar: ['res-rats', 'res-flare', 'res-canteen'] });
  });

  test('MET-61 a bazaar card is replaced at once, in its slot, by the top of the deck', () => {
    drawing()
      .answer(0, 'bazaar 2')
      .expect({ bazaar: ['res-rats', 'res-pork', 'res-canteen'], top: 'res-uniform' })
      .logged({ t: 'drew', seat: 0, card: 'res-flare', slot: 2 })
      .logged({ t: 'turnedUp', card: 'res-pork', slot: 2 });
  });

  test('MET-62 a draw from the deck leaves the bazaar as it is', () => {
    const s = drawing()
      .answer(0, 'deck')
      .expect({ bazaar: ['res-rats', 'res-flare', 'res-canteen'], top: 'res-uniform' });
    s.logged({ t: 'drew', seat: 0, card: 'res-pork', slot: 0 });
  });

  test('MET-63 a replacement may be taken by the very next draw', () => {
    const s = given({
      hand: { 0: ['res-tools'] },
      short: [0],
      bazaar: ['res-rats', 'res-flare', 'res-canteen'],
      deck: ['res-pork'],
    });
    s.answer(0, 'discard res-tools').answer(0, 'bazaar 1'); // the draw of the action
    s.answer(0, 'bazaar 1').expect({ hand: { 0: ['res-rats', 'res-pork'] } }); // the refill
  });

  test('MET-64 draws cannot be refused', () => {
    drawing()
      .refuses(0, 'none' as never)
      .refuses(0, 'end')
      .expect({ question: 'draw' });
  });

  test('MET-65 with deck and discard pile empty only the bazaar gives cards', () => {
    const hand = { 0: ['res-rats', ...THREATS], 1: CARAVANS };
    const s = given({ hand, bazaar: ['res-flare', 'car-military', null], wholeDeck: [], wholeDiscard: [] });
    s.expect({ deckSize: 0, discard: [] }).answer(0, 'play res-rats');
    expect(s.legal(0)).toEqual(['bazaar 1', 'bazaar 2']);
    s.answer(0, 'bazaar 1').expect({ bazaar: ['', 'car-military', ''] });
    const one = given({ hand, bazaar: ['car-military', null, null], wholeDeck: [], wholeDiscard: [] });
    one.answer(0, 'play res-rats').expect({ bazaar: ['', '', ''], handSize: { 0: 5 }, question: 'turnAction' });
  });

  test('MET-65 MET-68 with bazaar and deck empty the discard pile still gives a card', () => {
    const s = drawing({ bazaar: [null, null, null], wholeDeck: [], deck: [] });
    s.expect({ asked: [1], handSize: { 0: 5 }, decks: 2, discard: [], bazaar: ['', '', ''] });
  });

  test('MET-65 MET-169 a draw that nothing can supply is skipped, and the hand stays short', () => {
    const s = given({
      seats: 3,
      hand: { 0: ['res-rats'], 1: [...THREATS, 'car-military'], 2: CARAVANS },
      short: [0],
      wholeDeck: [],
      wholeDiscard: [],
      bazaar: [null, null, null],
    });
    s.answer(0, 'play res-rats'); // nothing to draw: straight to window 2
    s.expect({ question: 'turnAction', window: 2, handSize: { 0: 0 } }).answer(0, 'end');
    s.expect({ asked: [1], turn: 1, handSize: [0, 5, 5] });
  });

  test('MET-66 MET-172 an empty slot is filled with the next replacement, the lowest first, as far as cards last', () => {
    const s = given({
      hand: { 0: ['res-tools'] },
      bazaar: [null, 'res-flare', null],
      deck: ['res-pork', 'res-uniform', 'res-kerosene'],
    });
    s.answer(0, 'discard res-tools');
    expect(s.legal(0)).toEqual(['bazaar 2', 'deck']);
    s.answer(0, 'bazaar 2').expect({ bazaar: ['res-pork', 'res-uniform', 'res-kerosene'] });
    const two = given({
      hand: { 0: ['res-rats', ...THREATS], 1: CARAVANS },
      wholeDeck: ['res-pork', 'car-military'],
      wholeDiscard: [],
      bazaar: [null, 'res-flare', null],
    });
    two
      .answer(0, 'play res-rats')
      .answer(0, 'bazaar 2')
      .expect({ bazaar: ['res-pork', 'car-military', ''] });
  });

  test('MET-66 a draw from the deck does not fill the bazaar', () => {
    const s = given({ hand: { 0: ['res-tools'] }, bazaar: [null, 'res-flare', null] }).answer(0, 'discard res-tools');
    s.answer(0, 'deck').expect({ bazaar: ['', 'res-flare', ''] });
  });

  test('MET-67 drawing or revealing a card causes nothing', () => {
    const s = drawing({ bazaar: ['car-military'], deck: ['thr-demon', 'thr-harpy'] }).answer(0, 'bazaar 1');
    s.expect({ bazaar: { 0: 'thr-demon' }, up: [5, 5], asked: [1] });
    drawing({ deck: ['thr-harpy'] })
      .answer(0, 'deck')
      .expect({ asked: [1], question: 'turnAction' });
  });

  test('MET-68 a card from the deck is its drawer’s secret, one from the bazaar is known to all', () => {
    const deck = drawing().answer(0, 'deck');
    const drew = deck.events.find((e) => e.t === 'drew')!;
    expect(game.redact(drew, 0)).toMatchObject({ card: 'res-pork' });
    expect(game.redact(drew, 1)).toEqual({ t: 'drew', seat: 0, card: null, slot: 0 });
    expect(game.redact(drew, null)).toMatchObject({ card: null });
    expect(game.view(deck.state, 1).players[0]!.hand).toEqual([null, null, null, null, null]);
    const open = drawing().answer(0, 'bazaar 1');
    const took = open.events.find((e) => e.t === 'drew')!;
    for (const seat of [0, 1, null]) expect(game.redact(took, seat)).toEqual(took);
    expect(game.view(open.state, 1).players[0]!.hand.filter((card) => card !== null)).toHaveLength(1);
  });

  test('MET-68 the deck is offered as long as deck or discard pile holds a card', () => {
    expect(drawing({ wholeDeck: [] }).legal(0)).toContain('deck');
  });
});
