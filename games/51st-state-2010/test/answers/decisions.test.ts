import { describe, expect, test } from 'vitest';
import { given, offered } from '../given.ts';
import { QUESTIONS } from '../vocabulary.ts';

describe('Decisions', () => {
  test('FS-194 every question goes to exactly one player', () => {
    const s = given({ seats: 4, pool: { 0: { worker: 2 } } });
    s.expect({ asked: [0] })
      .answer(0, 'hire scrap')
      .expect({ asked: [1] });
    expect(QUESTIONS).toHaveLength(17);
  });

  test('FS-195 a single answer is taken unasked, except in the action turn', () => {
    const s = given({ seen: { 0: ['dive'] }, pool: { 0: { scrap: 1 } } });
    s.answer(0, 'incorporate dive').asked(1, 'main'); // contacts and payment were no choice
    expect(s.legal(1)).toEqual(['pass']);
  });

  test('FS-196 equal cards are offered once; locations in play are told apart', () => {
    const s = given({ hand: { 0: ['dive', 'dive'] }, pool: { 0: { incorporation1: 1 } } });
    expect(offered(s, 0, 'incorporate')).toEqual(['incorporate dive']);
    const row = given({ from: 'turn', deck: ['dive', 'dive', 'pub', 'road', 'road'] });
    expect(row.legal(0)).toEqual(['take dive', 'take pub', 'take road']);
    const two = given({
      hand: { 0: ['police-station'] },
      pool: { 0: { building: 1 } },
      places: { 0: ['dive', 'dive'] },
    });
    two.answer(0, 'redevelop police-station');
    expect(two.legal(0)).toEqual(['replace 0.0', 'replace 0.1']);
    const visit = given({ pool: { 0: { worker: 1 } }, places: { 1: ['dive', 'dive'] } });
    expect(offered(visit, 0, 'visit')).toEqual(['visit 1.0', 'visit 1.1']);
  });

  test('FS-197 a main action is offered only if all its follow-ups can be completed', () => {
    const s = given({ factions: { 0: 'appalachian-federation' }, hand: { 0: ['dive'] }, pool: { 0: { building: 1 } } });
    expect(offered(s, 0, 'incorporate')).toEqual([]); // no card to discard for Reconstruction
    const lay = given({ places: { 0: ['bunker'] }, pool: { 0: { weapon: 1 } } });
    expect(offered(lay, 0, 'lay')).toEqual([]);
  });

  test('FS-112 the order of display has no effect: places keep the order of placing', () => {
    const s = given({
      hand: { 0: ['old-depot'] },
      places: { 0: ['motel', 'cellars'] },
      pool: { 0: { incorporation1: 1 } },
    });
    s.answer(0, 'incorporate old-depot').expect({ places: { 0: ['motel', 'cellars', 'old-depot'] } });
  });
});
