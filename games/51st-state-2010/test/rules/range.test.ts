import { describe, expect, test } from 'vitest';
import { game, tables as t } from '../../src/index.ts';
import { given, offered } from '../given.ts';

describe('Range', () => {
  test('FS-26 FS-27 fixed contacts: price and range of every faction', () => {
    const rows = t.factions.map((f) => [
      f.id,
      ...f.contacts.map((c) => `${c.bill.need.join('')}${c.bill.cards > 0 ? '+card' : ''}=${c.range}`),
    ]);
    expect(rows).toEqual([
      ['new-york', '0010=2', '0200=2', '1000=1'],
      ['merchants-guild', '0010=2', '0100=3', '2000=2'],
      ['appalachian-federation', '0010=2', '0100=2', '0001+card=2'],
      ['mutants-union', '0010=3', '0100=1', '2000=2'],
    ]);
  });

  test('FS-27 Muties conquers at distance 3', () => {
    const s = given({ factions: { 0: 'mutants-union' }, hand: { 0: ['pub'] }, pool: { 0: { weapon: 1 } } });
    s.answer(0, 'conquer pub').expect({ spoils: { 0: ['pub'] }, exhausted: { 0: ['conquest'] } });
  });

  test('FS-18 FS-19 FS-81 a fixed card is used once a turn and stays, ready again after Cleanup', () => {
    const s = given({ hand: { 0: ['dive', 'school'] }, pool: { 0: { scrap: 2 } }, passed: [1] });
    s.answer(0, 'incorporate dive')
      .answer(0, 'reach ny-railroad')
      .expect({ exhausted: { 0: ['incorporation'] }, pool: { 0: { scrap: 1 } } });
    expect(offered(s, 0, 'incorporate')).toEqual([]);
    s.expect({ handSize: { 0: 1 }, discard: [] }); // it is no part of the hand and is not discarded
    s.answer(0, 'pass').expect({ exhausted: { 0: [] } });
  });

  test('FS-17 FS-20 FS-81 a one-shot contact is in the hand, may be free, and is discarded after the action', () => {
    const s = given({ hand: { 0: ['road', 'pub', 'quarry'] }, pool: { 0: { incorporation1: 1 } }, deck: ['camp'] });
    s.answer(0, 'incorporate pub').answer(0, 'reach road incorporation1');
    s.expect({ discard: ['road'], hidden: { 0: ['quarry', 'camp'] }, pool: { 0: { incorporation1: 0 } } });
    const dry = given({ hand: { 0: ['road', 'pub', 'quarry'] }, pool: { 0: { incorporation1: 1 } }, wholeDeck: [] });
    dry.answer(0, 'incorporate pub').answer(0, 'reach road incorporation1');
    dry.expect({ hidden: { 0: ['quarry'] }, discard: ['road'] }); // Pub could not draw it: the action was not over
  });

  test('FS-20 FS-82 a one-shot contact may be discarded like any card of the hand', () => {
    const s = given({ hand: { 0: ['road', 'pub'] } });
    s.answer(0, 'swap')
      .answer(0, 'discard road')
      .expect({ discard: ['road', 'pub'] });
  });

  test('FS-75 FS-79 range must be at least the distance; what is too much is lost', () => {
    const s = given({ hand: { 0: ['pub', 'dive'] }, pool: { 0: { incorporation2: 1 } } });
    s.refuses(0, 'incorporate pub').answer(0, 'incorporate dive').answer(0, 'reach incorporation2');
    s.expect({ pool: { 0: { incorporation2: 0 } }, places: { 0: ['dive'] } });
  });

  test('FS-76 FS-77 only pieces of the colour and universal ones count', () => {
    const s = given({ hand: { 0: ['dive'] }, pool: { 0: { conquest3: 1 } } });
    expect(offered(s, 0, 'conquer')).toEqual(['conquer dive']);
    expect(offered(s, 0, 'cooperate')).toEqual([]);
    expect(offered(s, 0, 'incorporate')).toEqual([]);
    const u = given({ hand: { 0: ['dive'] }, pool: { 0: { universal1: 1 } } });
    for (const verb of ['conquer', 'cooperate', 'incorporate']) expect(offered(u, 0, verb)).toEqual([`${verb} dive`]);
  });

  test('FS-78 FS-85 the values of all pieces add up, three of them at most', () => {
    const s = given({ hand: { 0: ['pub'] }, pool: { 0: { cooperation1: 2, universal1: 1 } } });
    s.answer(0, 'cooperate pub').expect({ deals: { 0: ['pub'] }, poolSize: { 0: 0 } });
    const fixed = given({ seen: { 0: ['generators'] }, pool: { 0: { scrap: 1, incorporation1: 1 } } });
    fixed.answer(0, 'incorporate generators').expect({
      places: { 0: ['generators'] },
      exhausted: { 0: ['incorporation'] },
      pool: { 0: { incorporation1: 0 } },
    });
  });

  test('FS-80 the prices of all contact cards are paid together', () => {
    const s = given({
      factions: { 0: 'new-york' },
      hand: { 0: ['pub', 'thugs', 'envoy'] },
      pool: { 0: { weapon: 1 } },
    });
    s.answer(0, 'conquer pub');
    expect(s.legal(0)).toEqual(['reach thugs', 'reach envoy']); // not the Police and another one: one weapon pays one price
    s.answer(0, 'reach thugs').expect({ poolSize: { 0: 0 }, discard: ['thugs'] });
    const two = given({ hand: { 0: ['pub', 'courier'] }, pool: { 0: { weapon: 1 } } });
    two.answer(0, 'conquer pub').answer(0, 'reach ny-police courier');
    two.expect({ poolSize: { 0: 0 }, exhausted: { 0: ['conquest'] }, discard: ['courier'] });
    const none = given({ hand: { 0: ['pub', 'courier'] } });
    expect(offered(none, 0, 'conquer')).toEqual([]);
  });

  test('FS-82 Reconstruction takes a building and another card, and is an incorporation', () => {
    const position = {
      factions: { 0: 'appalachian-federation' },
      leader: { 0: 'mr-president' },
      pool: { 0: { building: 1 } },
    };
    const alone = given({ ...position, hand: { 0: ['excavator'] } });
    expect(offered(alone, 0, 'incorporate')).toEqual([]); // there is no other card
    const s = given({ ...position, hand: { 0: ['excavator', 'dive', 'pub'] } });
    s.answer(0, 'incorporate excavator').answer(0, 'reach af-reconstruction').asked(0, 'discardCard');
    s.refuses(0, 'discard excavator').answer(0, 'discard pub');
    s.expect({
      discard: ['pub'],
      places: { 0: ['excavator'] },
      pool: { 0: { building: 0, redevelop: 1 } },
      leaderTokens: { 0: 0 },
    });
  });

  test('FS-82 a one-shot contact used in the same action cannot be the discarded card', () => {
    const s = given({
      factions: { 0: 'appalachian-federation' },
      hand: { 0: ['pub', 'courier'] },
      pool: { 0: { building: 1 } },
    });
    expect(offered(s, 0, 'incorporate')).toEqual([]); // 2 + 1 would do, but nothing is left to discard
    const more = given({
      factions: { 0: 'appalachian-federation' },
      hand: { 0: ['pub', 'courier', 'dive'] },
      pool: { 0: { building: 1 } },
    });
    more.answer(0, 'incorporate pub').answer(0, 'reach af-reconstruction courier');
    more.expect({ discard: ['dive', 'courier'], places: { 0: ['pub'] } });
  });

  test('FS-83 FS-84 FS-86 the example: three canonical payments at distance 2 and three at distance 3', () => {
    const position = {
      factions: { 0: 'merchants-guild' },
      pool: { 0: { fuel: 1, cooperation1: 2, universal1: 1 } },
    };
    const two = given({ ...position, hand: { 0: ['generators', 'junk-train'] } });
    two.answer(0, 'cooperate generators');
    expect(two.legal(0)).toEqual(['reach mg-caravan', 'reach junk-train', 'reach cooperation1 cooperation1']);
    const three = given({ ...position, hand: { 0: ['pub', 'junk-train'] } });
    three.answer(0, 'cooperate pub');
    expect(three.legal(0)).toEqual([
      'reach mg-caravan',
      'reach junk-train cooperation1',
      'reach cooperation1 cooperation1 universal1',
    ]);
  });

  test('FS-83 no piece that can be left out, no token where a lower one or one of the colour would do, nothing unpayable', () => {
    const s = given({
      hand: { 0: ['dive', 'road', 'road'] },
      pool: { 0: { incorporation1: 1, incorporation2: 1, universal1: 1, universal3: 1 } },
    });
    s.answer(0, 'incorporate dive'); // no scrap for the Railroad; two Roads are one answer (FS-84)
    expect(s.legal(0)).toEqual(['reach road', 'reach incorporation1']);
    const u = given({ hand: { 0: ['generators'] }, pool: { 0: { universal1: 2, universal3: 1 } } });
    u.answer(0, 'incorporate generators');
    expect(u.legal(0)).toEqual(['reach universal1 universal1', 'reach universal3']);
    const high = given({
      hand: { 0: ['generators'] },
      pool: { 0: { incorporation2: 1, incorporation3: 1, universal3: 1 } },
    });
    high
      .answer(0, 'incorporate generators')
      .expect({ pool: { 0: { incorporation2: 0, incorporation3: 1, universal3: 1 } } });
  });

  test('FS-189 FS-195 contacts are asked for even where there is one way, as long as a hand is hidden', () => {
    const s = given({ hand: { 0: ['dive', 'pub'] }, pool: { 0: { scrap: 1 } } });
    s.answer(0, 'incorporate dive').asked(0, 'reach');
    expect(s.legal(0)).toHaveLength(1);
    const open = given({ seen: { 0: ['dive', 'pub'] }, pool: { 0: { scrap: 1 } } });
    open.answer(0, 'incorporate dive').asked(1, 'main');
  });

  test('FS-85 no canonical payment has more than three pieces', () => {
    const s = given({
      hand: { 0: ['pub', 'road', 'courier', 'envoy'] },
      pool: { 0: { scrap: 3, incorporation1: 4, incorporation2: 2, universal1: 3, universal3: 1 } },
    });
    s.answer(0, 'incorporate pub');
    for (const pick of s.legal(0)) expect(pick.split(' ').length - 1).toBeLessThanOrEqual(3);
    expect(game.legal(game.clone(s.state), 0)).toEqual(s.legal(0));
  });
});
