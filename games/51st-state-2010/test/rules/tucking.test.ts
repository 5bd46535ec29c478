import { describe, expect, test } from 'vitest';
import { given, offered } from '../given.ts';

describe('Conquest, cooperation and tucked cards', () => {
  test('FS-8 FS-14 FS-94 FS-95 a conquered card is tucked as spoils, one cooperated with as a deal', () => {
    const s = given({ hand: { 0: ['dive', 'pub'] }, pool: { 0: { conquest1: 1, cooperation3: 1 } }, passed: [1] });
    s.answer(0, 'conquer dive').answer(0, 'reach conquest1').answer(0, 'cooperate pub');
    s.expect({ spoils: { 0: ['dive'] }, deals: { 0: ['pub'] }, handSize: { 0: 0 }, places: { 0: [] } });
  });

  test('FS-9 FS-14 FS-97 a tucked card is worth nothing itself, has no types, no ability, and is not visited', () => {
    const s = given({
      spoils: { 0: ['old-depot'] },
      deals: { 0: ['heavy-equipment', 'notice-board'] },
      places: { 0: ['scrapyard'] },
      pool: { 1: { worker: 3 } },
      seat: 1,
    });
    s.expect({ running: { 0: 1 } });
    expect(offered(s, 1, 'visit')).toEqual([]);
    const counted = given({ from: 'production', deals: { 0: ['heavy-equipment'] }, places: { 0: ['scrapyard'] } });
    counted.expect({ pool: { 0: { scrap: 3 } } }); // base, deal, and the Scrapyard alone
    const replaced = given({
      hand: { 0: ['old-depot'] },
      deals: { 0: ['heavy-equipment'] },
      pool: { 0: { building: 1 } },
    });
    expect(offered(replaced, 0, 'redevelop')).toEqual([]);
  });

  test('FS-98 FS-102 the base has room for three; without room the actions are not legal', () => {
    const pool = { 0: { conquest1: 1, cooperation1: 1 } };
    const two = given({ hand: { 0: ['dive'] }, pool, spoils: { 0: ['pub'] }, deals: { 0: ['church'] } });
    expect(offered(two, 0, 'conquer')).toHaveLength(1);
    const three = given({ hand: { 0: ['dive'] }, pool, spoils: { 0: ['pub'] }, deals: { 0: ['church', 'school'] } });
    expect([...offered(three, 0, 'conquer'), ...offered(three, 0, 'cooperate')]).toEqual([]);
    three.answer(0, 'drop deal church').asked(0, 'main').answer(0, 'conquer dive');
    three.expect({ spoils: { 0: ['pub', 'dive'] }, discard: ['church'] });
  });

  test('FS-99 FS-101 FS-169 FS-178 room locations add three; Hideout and Old Slaughterhouse for spoils only', () => {
    const full = {
      spoils: { 0: ['pub', 'church', 'school'] },
      hand: { 0: ['dive'] },
      pool: { 0: { conquest1: 1, cooperation1: 1 } },
    };
    for (const card of ['office-building', 'town-hall']) {
      const s = given({ ...full, places: { 0: [card] } });
      expect([offered(s, 0, 'conquer').length, offered(s, 0, 'cooperate').length]).toEqual([1, 1]);
    }
    for (const card of ['hideout', 'old-slaughterhouse']) {
      const s = given({ ...full, places: { 0: [card] } });
      expect([offered(s, 0, 'conquer').length, offered(s, 0, 'cooperate').length]).toEqual([1, 1]); // the base is free again
      const deals = given({ ...full, spoils: {}, deals: { 0: ['pub', 'church', 'school'] }, places: { 0: [card] } });
      expect([offered(deals, 0, 'conquer').length, offered(deals, 0, 'cooperate').length]).toEqual([1, 0]);
    }
    const six = given({
      ...full,
      spoils: { 0: ['pub', 'church', 'school', 'camp', 'motel', 'arena'] },
      places: { 0: ['hideout'] },
    });
    expect([...offered(six, 0, 'conquer'), ...offered(six, 0, 'cooperate')]).toEqual([]);
  });

  test('FS-100 Office Building as a deal takes a place, adds room for three once, and gives no goods', () => {
    const s = given({ from: 'production', deals: { 0: ['office-building'] } });
    s.expect({ poolSize: { 0: 4 } });
    const hand = { 0: ['dive'] };
    const pool = { 0: { cooperation1: 1, cooperation2: 1 } };
    const roomy = given({ hand, pool, deals: { 0: ['office-building', 'pub', 'church', 'school', 'camp'] } });
    expect(offered(roomy, 0, 'cooperate')).toHaveLength(1);
    const packed = given({ hand, pool, deals: { 0: ['office-building', 'pub', 'church', 'school', 'camp', 'motel'] } });
    expect(offered(packed, 0, 'cooperate')).toEqual([]);
    const first = given({ hand: { 0: ['office-building'] }, pool, deals: { 0: ['pub', 'church', 'school'] } });
    expect(offered(first, 0, 'cooperate')).toEqual([]); // it must fit before its own room counts
  });

  test('FS-72 FS-73 FS-103 FS-196 discarding a tucked card is free, gains nothing, and equals are one answer', () => {
    const s = given({
      places: { 0: ['office-building'] },
      spoils: { 0: ['dive', 'dive'] },
      deals: { 0: ['church', { card: 'museum', ones: 1 }] },
    });
    expect(offered(s, 0, 'drop')).toEqual(['drop spoils dive', 'drop deal church', 'drop deal museum 1']);
    s.answer(0, 'drop spoils dive')
      .asked(0, 'main')
      .expect({ spoils: { 0: ['dive'] }, poolSize: { 0: 0 }, discard: ['dive'] });
    s.answer(0, 'drop deal museum 1')
      .asked(0, 'main')
      .expect({ base: { 0: 1 } });
    expect(s.legal(0)).toContain('pass'); // the action turn is still there
    const deals = given({ deals: { 0: ['quarry', 'quarry'] } });
    expect(offered(deals, 0, 'drop')).toEqual(['drop deal quarry']);
  });

  test('FS-105 where room is lost, cards are discarded one at a time until they fit, each lowering the excess', () => {
    const s = given({
      hand: { 0: ['skyscraper'] },
      pool: { 0: { building: 1 } },
      places: { 0: ['rubble', 'office-building'] },
      spoils: { 0: ['pub', 'church'] },
      deals: { 0: [{ card: 'museum', ones: 2 }, 'school', 'camp'] },
    });
    s.answer(0, 'redevelop skyscraper').answer(0, 'replace 0.1').asked(0, 'overflow');
    expect(s.legal(0)).toEqual([
      'drop spoils pub',
      'drop spoils church',
      'drop deal museum 11',
      'drop deal school',
      'drop deal camp',
    ]);
    s.answer(0, 'drop deal museum 11')
      .expect({ base: { 0: 2 + 2 } })
      .asked(0, 'overflow')
      .answer(0, 'drop spoils pub')
      .asked(1, 'main');
  });

  test('FS-105 spoils that have room of their own do not help, nor does a deal that is room', () => {
    const s = given({
      hand: { 0: ['skyscraper'] },
      pool: { 0: { building: 1 } },
      places: { 0: ['old-slaughterhouse', 'town-hall', 'rubble'] },
      spoils: { 0: ['pub'] },
      deals: { 0: ['office-building', 'school', 'camp', 'church', 'motel', 'arena', 'dive'] },
    });
    s.answer(0, 'redevelop skyscraper').answer(0, 'replace 0.1').asked(0, 'overflow');
    s.refuses(0, 'drop spoils pub')
      .refuses(0, 'drop deal office-building')
      .answer(0, 'drop deal dive')
      .asked(1, 'main');
  });

  test('FS-105 a room deal that is discarded takes its room with it', () => {
    const s = given({ deals: { 0: ['office-building', 'school', 'camp', 'church', 'pub'] } });
    s.answer(0, 'drop deal office-building').asked(0, 'overflow').answer(0, 'drop deal pub').asked(0, 'main');
    s.expect({ deals: { 0: ['school', 'camp', 'church'] } });
  });

  test('FS-157 a price of a deal takes an own deal, also a new one; its goods are not gained', () => {
    const s = given({
      places: { 0: ['negotiator'] },
      pool: { 0: { worker: 1 } },
      deals: { 0: ['dive', { card: 'museum', ones: 1 }] },
      spoils: { 0: ['pub'] },
    });
    s.answer(0, 'use 0.0').asked(0, 'giveUp');
    expect(s.legal(0)).toEqual(['give deal dive', 'give deal museum 1']);
    s.answer(0, 'give deal museum 1').expect({
      tokens: { 0: [[0, 1]] },
      base: { 0: 1 },
      deals: { 0: ['dive'] },
      poolSize: { 0: 0 },
    });
    const none = given({ places: { 0: ['negotiator'] }, pool: { 0: { worker: 1 } }, spoils: { 0: ['pub'] } });
    expect(offered(none, 0, 'use')).toEqual([]);
    const room = given({
      places: { 0: ['negotiator'] },
      pool: { 0: { worker: 1 } },
      deals: { 0: ['office-building', 'school', 'camp', 'church', 'pub'] },
    });
    room.answer(0, 'use 0.0').answer(0, 'give deal office-building').asked(0, 'overflow').answer(0, 'drop deal pub');
    room.expect({ tokens: { 0: [[0, 1]] } });
  });
});
