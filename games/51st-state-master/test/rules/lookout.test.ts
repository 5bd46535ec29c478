import { describe, expect, test } from 'vitest';
import { given } from '../given.ts';

const TEN = ['pub', 'church', 'museum', 'motel', 'school', 'quarry', 'camp', 'arena', 'docks', 'refinery'] as const;

describe('connections', () => {
  test('FSM-45 one red and one blue are turned face up', () => {
    given({ from: 'lookout', redDeck: ['thugs', 'punks'], blueDeck: ['merchants'] })
      .expect({ faceUp: ['thugs', 'merchants'], linkDecks: [1, 0] })
      .logged({ t: 'connections', red: 'thugs', blue: 'merchants' });
  });

  test('FSM-29 an empty deck is refilled from the discards of its own colour; without any there is no such card', () => {
    given({ from: 'lookout', redDeck: [], spentRed: ['punks'], blueDeck: [], spentBlue: [] })
      .expect({ faceUp: ['punks', null], linkDecks: [0, 0], spentLinks: [[], []] })
      .logged({ t: 'connections', red: 'punks', blue: null });
    given({ from: 'lookout', redDeck: [], spentRed: [], blueDeck: ['merchants'], spentBlue: ['junk-train'] }).expect({
      faceUp: [null, 'merchants'],
      spentLinks: [[], ['junk-train']],
    });
  });
});

describe('the drafts', () => {
  test('FSM-46 FSM-49 first draft: one card more than players, picked clockwise from the first player', () => {
    const t = given({ seats: 3, first: 1, from: 'lookout', deck: TEN });
    t.expect({ display: ['pub', 'church', 'museum', 'motel'] }).asked(1, 'draftPick');
    expect(t.legal(1)).toEqual(['pub', 'church', 'museum', 'motel']);
    t.refuses(1, 'school').refuses(1, 'pass');
    t.answer(1, 'church').asked(2, 'draftPick').answer(2, 'pub').asked(0, 'draftPick').answer(0, 'motel');
    t.expect({ seen: [['motel'], ['church'], ['pub']] });
  });

  test('FSM-47 FSM-48 second draft: new cards, counter-clockwise from the last player; what is left goes before each', () => {
    const t = given({ seats: 3, first: 1, from: 'lookout', deck: TEN });
    t.answer(1, 'church').answer(2, 'pub').answer(0, 'motel');
    t.expect({ discard: ['museum'], display: ['school', 'quarry', 'camp', 'arena'] });
    t.asked(0, 'draftPick').answer(0, 'arena').asked(2, 'draftPick').answer(2, 'camp').asked(1, 'draftPick');
    t.answer(1, 'school').expect({
      discard: ['museum', 'quarry'],
      display: [],
      seen: [
        ['motel', 'arena'],
        ['church', 'school'],
        ['pub', 'camp'],
      ],
    });
  });

  test('FSM-50 with too few cards players pick in order until none is left', () => {
    const t = given({ seats: 4, from: 'lookout', wholeDeck: ['pub', 'church'], discard: ['motel'] });
    t.expect({ display: { length: 3 } as never });
    t.answer(0, t.legal(0)[0]!).answer(1, t.legal(1)[0]!);
    t.expect({ seen: { 0: { length: 1 }, 1: { length: 1 }, 2: { length: 1 }, 3: [] } as never, display: [] });
    t.expect({ round: 1 }).logged({ t: 'revealed', cards: [], draft: 1 }).logged({ t: 'production' });
  });

  test('FSM-51 no hand limit, neither here nor in Cleanup', () => {
    const hand = [
      'camp',
      'arena',
      'docks',
      'refinery',
      'factory',
      'rubble',
      'shadow',
      'convoy',
      'archive',
      'clay-pit',
    ] as const;
    const t = given({ from: 'lookout', hand: { 0: hand }, deck: TEN.slice(0, 6) });
    t.answer(0, 'pub').answer(1, 'church').answer(1, 'quarry').answer(0, 'school');
    t.expect({ handSize: { 0: 13 } })
      .answer(0, 'pass')
      .answer(1, 'pass');
    t.expect({ handSize: { 0: 13 }, round: 2 });
  });
});
