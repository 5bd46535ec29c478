import { describe, expect, test } from 'vitest';
import { ACTION, COLOURS, FEATURE, GOODS, game, PRODUCTION, TYPES, tables } from '../src/index.ts';
import { deckOf } from '../src/setup.ts';
import { given, optionsOf } from './given.ts';

describe('components', () => {
  test('FSM-8 six red and six blue connections, four faction boards', () => {
    expect(tables.linkCards.map((cards) => cards.length)).toEqual([6, 6]);
    expect(tables.linkCards.map((cards) => [...new Set(cards.map((card) => tables.id[card]!))])).toEqual([
      ['punks', 'thugs'],
      ['merchants', 'junk-train'],
    ]);
    expect(COLOURS).toEqual(['red', 'blue']);
    expect(tables.factionIds).toHaveLength(4);
  });

  test('FSM-10 FSM-4 three categories with a row each; Ruins stay in the row of the card', () => {
    expect(new Set(tables.sites.map((site) => site.category))).toEqual(new Set([PRODUCTION, FEATURE, ACTION]));
    given({ tokens: { 0: { red: 3 } }, places: { 1: ['school', 'motel'] } })
      .answer(0, 'attack 1.0')
      .expect({ places: { 1: ['ruins', 'motel'] } });
  });

  test('FSM-11 open production is Production: it produces for its owner and defends with 3', () => {
    const open = tables.sites.filter((site) => site.open);
    expect(open.every((site) => site.category === PRODUCTION)).toBe(true);
    expect(open.map((site) => site.id)).toContain('quarry');
    given({ from: 'production', places: { 0: ['quarry'] } }).expect({ tokens: { 0: { brick: 1 } } });
    given({ tokens: { 0: { red: 3 } }, places: { 1: ['quarry'] } }).answer(0, 'attack 1.0');
  });

  test('FSM-12 FSM-13 eleven types; Foundation and Radioactive Colony alone have none', () => {
    expect(TYPES).toHaveLength(11);
    expect(new Set(tables.sites.flatMap((site) => site.types))).toEqual(new Set(TYPES));
    expect(tables.sites.filter((site) => site.types.length === 0).map((site) => site.id)).toEqual([
      'foundation',
      'radioactive-colony',
    ]);
  });

  test('FSM-14 FSM-24 any number of locations and deals, also of one name, and any number of tokens', () => {
    const many = ['school', 'school', 'construction-vehicles', 'construction-vehicles'] as const;
    given({
      tokens: { 0: { grey: 40, blue: 40 } },
      places: { 0: many },
      deals: { 0: ['pub', 'church'] },
      hand: { 0: ['school', 'pub'] },
    })
      .answer(0, 'construct school')
      .answer(1, 'pass')
      .answer(0, 'deal pub')
      .expect({
        places: { 0: [...many, 'school'] },
        deals: { 0: ['pub', 'church', 'pub'] },
        tokens: { 0: { grey: 39, blue: 38 } },
      });
  });

  test('FSM-15 text on a board beats the rules: the exchange has no limit per round, conversions have', () => {
    given({ tokens: { 0: { worker: 6, gun: 2, grey: 1 } } })
      .answer(0, 'exchange')
      .answer(0, 'fuel')
      .answer(0, 'again')
      .answer(0, 'fuel')
      .answer(0, 'again')
      .answer(0, 'iron')
      .answer(1, 'pass')
      .answer(0, 'convert red')
      .refuses(0, 'convert red');
  });

  test('FSM-16 FSM-17 fourteen goods; fuel, iron, guns and bricks are the basic resources', () => {
    expect(GOODS).toHaveLength(14);
    expect(GOODS.slice(0, 4)).toEqual(['fuel', 'iron', 'gun', 'brick']);
    const t = given({
      tokens: { 0: { worker: 1, fuel: 1, iron: 1, gun: 1, brick: 1, grey: 1 } },
      places: { 0: ['corner-shop'] },
    });
    t.answer(0, 'use 0.0');
    expect(t.legal(0)).toEqual(['pay fuel worker', 'pay iron worker', 'pay gun worker', 'pay brick worker']);
  });

  test('FSM-44 each board gives 3 workers, 1 grey, 1 card and its own resource', () => {
    const own = {
      'new-york': 'iron',
      'appalachian-federation': 'brick',
      'mutants-union': 'gun',
      'merchants-guild': 'fuel',
    };
    expect(tables.factionIds).toEqual(Object.keys(own));
    given({ seats: 4, from: 'production' }).expect({
      tokens: [
        { iron: 1, worker: 3, grey: 1, brick: 0, gun: 0, fuel: 0 },
        { brick: 1, worker: 3, grey: 1, iron: 0, gun: 0, fuel: 0 },
        { gun: 1, worker: 3, grey: 1, iron: 0, brick: 0, fuel: 0 },
        { fuel: 1, worker: 3, grey: 1, iron: 0, brick: 0, gun: 0 },
      ],
      handSize: [1, 1, 1, 1],
    });
  });

  test('FSM-36 FSM-37 the deck: base, base with one expansion, or all 188 whatever the expansion says', () => {
    const size = (options: Parameters<typeof optionsOf>[0]) => deckOf(tables, optionsOf(options)).length;
    expect(size({})).toBe(88);
    expect(size({ expansion: 'newera' })).toBe(138);
    expect(size({ expansion: 'winter' })).toBe(138);
    expect(size({ bothExpansions: true })).toBe(188);
    expect(size({ bothExpansions: true, expansion: 'winter' })).toBe(188);
    expect(deckOf(tables, optionsOf({ expansion: 'winter' })).map((card) => tables.id[card])).not.toContain(
      'foundation',
    );
    expect(game.options).toMatchObject({ expansion: { default: 'none' }, bothExpansions: { default: false } });
  });
});

describe('goods', () => {
  test('FSM-21 FSM-23 a card is drawn into the hand, other goods come to the supply', () => {
    given({ tokens: { 0: { grey: 1 } }, hand: { 0: ['crossroads'] }, deck: ['pub', 'church'] })
      .answer(0, 'construct crossroads')
      .expect({ hand: { 0: ['pub', 'church'] } });
    given({ tokens: { 0: { red: 1 } }, hand: { 0: ['school'] } })
      .answer(0, 'raze school')
      .expect({ tokens: { 0: { worker: 2 } } });
  });

  test('FSM-22 VP count at once, and may exceed 25', () => {
    given({ vp: { 0: 24 }, tokens: { 0: { grey: 2 } }, hand: { 0: ['church'] } })
      .answer(0, 'construct church')
      .expect({ vp: { 0: 26 }, ending: true });
  });

  test('FSM-25 all goods of an effect are taken together', () => {
    given({ options: { expansion: 'newera' }, tokens: { 0: { grey: 2 } }, hand: { 0: ['courthouse'] } })
      .answer(0, 'construct courthouse')
      .expect({ tokens: { 0: { brick: 1, ammo: 1 } } });
  });
});

describe('decks', () => {
  test('FSM-26 an empty deck is made of the shuffled discard pile, in the middle of a draw too', () => {
    given({
      tokens: { 0: { grey: 1 } },
      hand: { 0: ['crossroads'] },
      wholeDeck: ['pub'],
      discard: ['church', 'museum', 'motel'],
    })
      .answer(0, 'construct crossroads')
      .logged({ t: 'reshuffled', n: 3 })
      .expect({ handSize: { 0: 2 }, deckSize: 2, discard: [] });
  });

  test('FSM-27 FSM-72 with nothing left to draw the draw is forfeited, and the action is legal all the same', () => {
    given({ tokens: { 0: { grey: 1 } }, hand: { 0: ['crossroads'] }, wholeDeck: ['pub'] })
      .answer(0, 'construct crossroads')
      .expect({ hand: { 0: ['pub'] }, deckSize: 0 });
    given({ tokens: { 0: { worker: 1 } }, places: { 0: ['motel'] }, wholeDeck: [] })
      .answer(0, 'use 0.0')
      .expect({ handSize: { 0: 0 }, tokens: { 0: { worker: 0 } } });
  });

  test('FSM-28 one common discard pile, open to everybody', () => {
    const t = given({ tokens: { 0: { red: 1 }, 1: { red: 2, worker: 2 } }, hand: { 0: ['school'], 1: ['pub'] } });
    t.answer(0, 'raze school')
      .answer(1, 'raze pub')
      .expect({ discard: ['school', 'pub'] });
    for (const seat of [0, 1, null]) expect(game.view(t.state, seat).discard).toEqual(t.state.discard);
  });

  test('FSM-30 a card that lies as Ruins is not shuffled in until it is redeveloped', () => {
    given({
      tokens: { 0: { brick: 1, grey: 1, worker: 2 } },
      places: { 0: [{ card: 'crossroads', ruins: true }] },
      hand: { 0: ['crossroads'].slice(1) as never, 1: [] },
      seen: { 0: ['motel', 'school'] },
      wholeDeck: [],
      discard: [],
    })
      .answer(0, 'redevelop school')
      .expect({ discard: ['crossroads'], places: { 0: ['school'] } });
  });
});
