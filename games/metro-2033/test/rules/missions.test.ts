import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tables as t } from '../../src/index.ts';
import { nextCards, payments } from '../../src/rules/payment.ts';
import { given } from '../given.ts';

const ARBAT = { factions: { 0: 'fac-arbat' } }; // peaceful 5, Care

describe('7. Faction and Station missions', () => {
  test('MET-80 the own unflipped Faction and own unmarked Stations; not those of others', () => {
    const s = given({
      ...ARBAT,
      resources: { 0: ['res-field-hospital', 'res-army-rations'] },
      stations: { 0: ['sta-mayakovskaya', 'sta-oktyabrskaya 1'], 1: ['sta-kurskaya'] },
      up: { 0: 4 },
    });
    expect(s.legal(0).filter((x) => x.startsWith('mission'))).toEqual(['mission faction', 'mission sta-mayakovskaya']);
    const flipped = given({ ...ARBAT, flipped: [0], resources: { 0: ['res-field-hospital', 'res-army-rations'] } });
    expect(flipped.legal(0).filter((x) => x.startsWith('mission'))).toEqual([]);
  });

  test('MET-81 a Faction mission once per game; a Station played again is a new card', () => {
    const s = given({
      ...ARBAT,
      hand: { 0: ['sta-mayakovskaya'] },
      resources: { 0: ['res-field-hospital', 'res-rats', 'res-generator', 'res-canteen', 'res-army-rations'] },
    });
    s.answer(0, 'mission faction').answer(0, 'pay res-field-hospital res-rats').refuses(0, 'mission faction');
    s.answer(0, 'play sta-mayakovskaya')
      .answer(0, 'deck')
      .answer(0, 'mission sta-mayakovskaya')
      .answer(0, 'pay res-generator');
    s.answer(0, 'keep').refuses(0, 'mission sta-mayakovskaya'); // once while it is in play
    const again = given({ hand: { 0: ['sta-mayakovskaya'] }, resources: { 0: ['res-generator'] }, discard: [] });
    again.answer(0, 'play sta-mayakovskaya').answer(0, 'deck');
    expect(again.legal(0)).toContain('mission sta-mayakovskaya');
  });

  test('MET-82 in the turn in which the Station was played, and several missions in one turn', () => {
    const s = given({
      ...ARBAT,
      hand: { 0: ['sta-mayakovskaya'] },
      resources: { 0: ['res-generator', 'res-field-hospital', 'res-rats'] },
    });
    s.answer(0, 'play sta-mayakovskaya')
      .answer(0, 'deck')
      .answer(0, 'mission sta-mayakovskaya')
      .answer(0, 'pay res-generator');
    s.answer(0, 'discard')
      .answer(0, 'mission faction')
      .expect({ total: { 0: 7 }, flipped: { 0: true } });
    expect(s.events.filter((e) => e.t === 'turn').length).toBeLessThanOrEqual(2);
  });

  test('MET-83 MET-120 only own Resources on their main side count: no Protection, no hand, no others’ cards', () => {
    const s = given({
      ...ARBAT,
      hand: { 0: ['res-field-hospital', 'res-army-rations'] },
      resources: { 0: ['res-generator'], 1: ['res-pork', 'res-tools'] },
      shields: { 0: ['res-rats', 'res-canteen'] },
    });
    s.refuses(0, 'mission faction'); // 4 of 5
    const enough = given({ ...ARBAT, resources: { 0: ['res-generator', 'res-rats'] } });
    expect(enough.legal(0)).toContain('mission faction');
  });

  test('MET-84 MET-85 amounts add up, cards are used whole and what is above the requirement is lost', () => {
    given({ ...ARBAT, resources: { 0: ['res-field-hospital', 'res-army-rations'] } })
      .answer(0, 'mission faction')
      .expect({ resources: { 0: [] }, discard: ['res-field-hospital', 'res-army-rations'], total: { 0: 6 } })
      .logged({ t: 'mission', seat: 0, card: 'fac-arbat', value: 8, needs: 5 });
  });

  test('MET-86 MET-87 no superfluous card: 3 + 2 for 4, but not 3 + 2 + 1', () => {
    const s = given({
      stations: { 0: ['sta-mayakovskaya'] }, // peaceful 4
      resources: { 0: ['res-pork', 'res-bandages', 'res-rats'] },
    }).answer(0, 'mission sta-mayakovskaya');
    expect(s.legal(0)).toEqual(['pay res-pork res-rats', 'pay res-pork res-bandages']);
    s.refuses(0, 'pay res-pork res-bandages res-rats').refuses(0, 'pay res-pork');
  });

  test('MET-86 a Hero that is not needed cannot be used', () => {
    const s = given({
      stations: { 0: ['sta-mayakovskaya'] },
      resources: { 0: ['res-army-rations', 'res-pork'] },
      heroes: { 0: ['her-sukhoi', 'her-artyom'] },
    }).answer(0, 'mission sta-mayakovskaya');
    expect(s.legal(0)).toEqual(['pay res-army-rations', 'pay her-sukhoi res-pork']);
  });

  test('MET-88 every legal payment and nothing else, against a search through all subsets', () => {
    const resources = t.cards.flatMap((c, card) => (c.category === 0 ? [card] : []));
    const heroes = t.cards.flatMap((c, card) => (c.category === 4 ? [card] : []));
    const some = (list: number[], max: number) => fc.array(fc.constantFrom(...list), { maxLength: max });
    const unique = fc.uniqueArray(fc.constantFrom(...heroes), { maxLength: 3 });
    fc.assert(
      fc.property(
        some(resources, 7),
        unique,
        fc.integer({ min: 1, max: 9 }),
        fc.constantFrom(1, 2, 3),
        (r, h, needs, accepts) => {
          const p = {
            ...given({}).state.players[0]!,
            resources: r.sort((a, b) => a - b),
            heroes: h.sort((a, b) => a - b),
          };
          const target = { accepts, needs, reward: 1, bonus: 0, colour: 0 };
          const key = (cards: readonly number[]) => [...cards].sort((a, b) => a - b).join(' ');
          const found = payments(t, p, target, [], [], 10_000).map((x) => key([...x.heroes, ...x.cards]));
          expect(new Set(found).size).toBe(found.length);
          expect(found.sort()).toEqual(bySearch(p.resources, p.heroes, target).sort());
          // Card by card: every next card leads on, and together they lead to all payments.
          const walk = (heroes: readonly number[], cards: readonly number[]): string[] => {
            const left = payments(t, p, target, heroes, cards, 10_000);
            if (left.length <= 1) return left.map((x) => key([...x.heroes, ...x.cards]));
            return nextCards(t, p, target, heroes, cards).flatMap((card) => {
              const further =
                t.cards[card]!.category === 4 ? walk([...heroes, card], cards) : walk(heroes, [...cards, card]);
              expect(further).not.toEqual([]);
              return further;
            });
          };
          expect(walk([], []).sort()).toEqual(found);
        },
      ),
      { numRuns: 300 },
    );
  });

  /** All subsets of cards, judged by MET-84 and MET-86 word for word. */
  function bySearch(
    resources: number[],
    heroes: number[],
    { accepts, needs }: { accepts: number; needs: number },
  ): string[] {
    const all = [...resources.filter((c) => accepts & (1 << t.cards[c]!.kind)), ...heroes];
    const value = (cards: number[]) => {
      const doubled = cards.filter((c) => t.cards[c]!.category === 4).map((c) => t.cards[c]!.type);
      return cards.reduce(
        (n, c) =>
          n + (t.cards[c]!.category === 0 ? t.cards[c]!.amount * (doubled.includes(t.cards[c]!.type) ? 2 : 1) : 0),
        0,
      );
    };
    const found = new Set<string>();
    for (let bits = 1; bits < 1 << all.length; bits++) {
      const set = all.filter((_, i) => bits & (1 << i));
      if (value(set) >= needs && set.every((_, i) => value(set.filter((__, j) => j !== i)) < needs))
        found.add([...set].sort((a, b) => a - b).join(' '));
    }
    return [...found];
  }

  test('MET-88 where there are very many payments they are chosen card by card, each still possible', () => {
    const ones = ['rats', 'vdnkh-tea', 'antibiotics', 'sedatives', 'canteen', 'charcoal-filters'].map(
      (x) => `res-${x}`,
    );
    const twos = ['bandages', 'blind-fish', 'kerosene'].map((x) => `res-${x}`);
    const s = given({
      stations: { 0: ['sta-lenin-library'] }, // peaceful 7
      resources: { 0: [...ones, ...ones, ...twos] },
      heroes: { 0: ['her-artyom'] },
    }).answer(0, 'mission sta-lenin-library');
    expect(s.legal(0).every((x) => x.startsWith('use '))).toBe(true);
    expect(s.legal(0)).toContain('use her-artyom');
    s.answer(0, 'use her-artyom').answer(0, 'use res-bandages'); // 4 of 7
    while (game(s) === 'payment') {
      expect(s.legal(0).length).toBeLessThanOrEqual(40);
      s.answer(0, s.legal(0)[0]!);
    }
    s.logged({ t: 'mission', card: 'sta-lenin-library', value: 7 }).expect({ heroes: { 0: [] } });
  });
  const game = (s: ReturnType<typeof given>) => s.state.stack.at(-1)!.t;

  test('MET-89 MET-90 used cards first, then reward, rise, and flip or keep; used cards raise nothing of their own', () => {
    const s = given({
      ...ARBAT,
      resources: { 0: ['res-field-hospital', 'res-rats'] },
      up: { 0: 2 },
      down: { 0: 3 },
    }).answer(0, 'mission faction');
    expect(s.events.slice(1).map((e) => e.t)).toEqual(['mission', 'gained', 'raised', 'flipped']);
    s.expect({ discard: ['res-field-hospital', 'res-rats'], up: { 0: 6 }, down: { 0: 0 }, flipped: { 0: true } });
    const hard = given({
      ...ARBAT,
      options: { hardNoRelief: true },
      resources: { 0: ['res-field-hospital', 'res-rats'] },
      up: { 0: 2 },
      down: { 0: 3 },
    });
    hard.answer(0, 'mission faction').expect({ up: { 0: 2 }, down: { 0: 4 } }); // 5 printed on the cards, none of it rises
  });

  test('MET-90 a Hero used is discarded and raises nothing of its own', () => {
    given({
      options: { hardNoRelief: true },
      stations: { 0: ['sta-mayakovskaya'] },
      resources: { 0: ['res-bandages'] },
      heroes: { 0: ['her-artyom'] },
      up: { 0: 2 },
      down: { 0: 3 },
    })
      .answer(0, 'mission sta-mayakovskaya')
      .expect({ heroes: { 0: [] }, discard: ['res-bandages', 'her-artyom'], up: { 0: 2 }, down: { 0: 4 } });
  });

  test('MET-91 the reward is the printed one, from the reserve', () => {
    given({ ...ARBAT, resources: { 0: ['res-generator', 'res-rats'] } })
      .answer(0, 'mission faction')
      .expect({ up: { 0: 6 }, reserve: { 0: 4 } })
      .logged({ t: 'gained', seat: 0, n: 1, total: 6 });
    given({ stations: { 0: ['sta-lenin-library'] }, resources: { 0: ['res-generator', 'res-pork'] } })
      .answer(0, 'mission sta-lenin-library')
      .expect({ up: { 0: 7 }, reserve: { 0: 3 } });
  });

  test('MET-91 MET-173 where the reserve holds less, the player takes what is left', () => {
    given({ up: { 0: 9 }, stations: { 0: ['sta-lenin-library'] }, resources: { 0: ['res-generator', 'res-pork'] } })
      .answer(0, 'mission sta-lenin-library')
      .expect({ reserve: { 0: 0 }, up: { 0: 10 }, winner: 0 })
      .logged({ t: 'gained', n: 1, total: 10 });
  });

  test('MET-92 then all markers below rise', () => {
    given({ stations: { 0: ['sta-mayakovskaya'] }, resources: { 0: ['res-generator'] }, up: { 0: 0 }, down: { 0: 5 } })
      .answer(0, 'mission sta-mayakovskaya')
      .expect({ up: { 0: 6 }, down: { 0: 0 } })
      .logged({ t: 'raised', seat: 0, n: 5, why: 'mission' });
  });

  test('MET-93 MET-94 a completed Faction is flipped without a marker, cannot be tidied or lost, and is no kept Station', () => {
    const s = given({
      ...ARBAT,
      hand: { 0: ['thr-harpy'] },
      resources: { 0: ['res-generator', 'res-rats', 'res-field-hospital'] },
      stations: { 0: ['sta-mayakovskaya'] },
    });
    s.answer(0, 'mission faction')
      .answer(0, 'pay res-generator res-rats')
      .expect({ flipped: { 0: true }, up: { 0: 6 } });
    s.answer(0, 'mission sta-mayakovskaya')
      .answer(0, 'keep')
      .expect({ stations: { 0: ['sta-mayakovskaya 1'] } }); // price 1
    s.answer(0, 'tidy');
    expect(s.legal(0)).toEqual(['tidy sta-mayakovskaya 1', 'cancel']);
    s.answer(0, 'cancel')
      .answer(0, 'discard thr-harpy')
      .expect({ stations: { 0: [] }, flipped: { 0: true } });
  });

  test('MET-95 an answer names the target, then one legal payment; it is never compulsory', () => {
    const s = given({ ...ARBAT, resources: { 0: ['res-generator', 'res-rats', 'res-canteen'] } });
    expect(s.legal(0)).toContain('mission faction');
    const first = s.legal(0).find((x) => x.startsWith('discard'))!;
    given({ ...ARBAT, resources: { 0: ['res-generator', 'res-rats', 'res-canteen'] } })
      .answer(0, first)
      .answer(0, 'deck')
      .answer(0, 'end')
      .expect({ turn: 1, flipped: { 0: false } });
    s.answer(0, 'mission faction').asked(0, 'payment');
    expect(s.legal(0)).toEqual(['pay res-generator res-rats', 'pay res-generator res-canteen']);
    s.answer(0, 'pay res-generator res-canteen').expect({ resources: { 0: ['res-rats'] } });
  });
});
