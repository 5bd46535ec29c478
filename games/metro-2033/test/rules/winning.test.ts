import { describe, expect, test } from 'vitest';
import { type Answer, game } from '../../src/index.ts';
import { given, HARD } from '../given.ts';

describe('16. Winning', () => {
  const nearly = (more: object = {}) =>
    given({
      factions: { 0: 'fac-arbat' },
      resources: { 0: ['res-generator', 'res-rats'] },
      stations: { 0: ['sta-lubyanka 2'] },
      up: { 0: 3 },
      down: { 0: 4 },
      ...more,
    });

  test('MET-173 MET-174 ten markers win on the spot, wherever they lie: no rise, no flip, no action, no refill', () => {
    const s = nearly().answer(0, 'mission faction');
    s.expect({
      winner: 0,
      asked: [],
      up: { 0: 4 },
      down: { 0: 4 },
      flipped: { 0: false },
      total: { 0: 10 },
      turnNo: 1,
    });
    expect(s.events.slice(1).map((e) => e.t)).toEqual(['mission', 'gained', 'won']);
    expect(game.asked(s.state)).toEqual([]);
  });

  test('MET-173 nine are not enough', () => {
    nearly({ up: { 0: 2 } })
      .answer(0, 'mission faction')
      .expect({ winner: -1, asked: [0], flipped: { 0: true } });
  });

  test('MET-174 a Station mission that wins asks nothing about keeping', () => {
    const s = given({ up: { 0: 9 }, stations: { 0: ['sta-mayakovskaya'] }, resources: { 0: ['res-generator'] } });
    s.answer(0, 'mission sta-mayakovskaya').expect({ winner: 0, asked: [], stations: { 0: ['sta-mayakovskaya'] } });
  });

  test('MET-175 MET-176 one winner; the others rank by total, equal totals share a rank', () => {
    const s = nearly({ seats: 5, up: { 0: 3, 1: 6, 2: 8, 3: 8, 4: 5 } }).answer(0, 'mission faction');
    const result = game.result(s.state)!;
    expect(result.map((p) => [p.rank, p.score, p.share])).toEqual([
      [1, 10, 1],
      [4, 6, 0],
      [2, 8, 0],
      [2, 8, 0],
      [5, 5, 0],
    ]);
    expect(game.result(nearly().state)).toBeNull();
  });

  test('MET-176 the score is told by its sources', () => {
    const s = given({
      factions: { 0: 'fac-arbat' },
      up: { 0: 7 },
      stations: { 0: ['sta-lenin-library'] },
      resources: { 0: ['res-generator', 'res-rats', 'res-field-hospital', 'res-pork'] },
    });
    s.state.players[0]!.from = [5, 0, 2];
    s.answer(0, 'mission faction').answer(0, 'pay res-generator res-rats').answer(0, 'mission sta-lenin-library');
    expect(game.result(s.state)![0]!.lines).toEqual([
      { source: 'start', n: 5 },
      { source: 'faction', n: 1 },
      { source: 'stations', n: 4 },
    ]);
  });

  test('MET-177 there is no turn limit', () => {
    const s = given({ hand: { 0: ['res-tools'] } });
    s.state.turn.no = 100_000;
    s.answer(0, 'discard res-tools')
      .answer(0, 'deck')
      .expect({ asked: [1], turnNo: 100_001, winner: -1 });
  });
});

describe('17. Hard-mode options', () => {
  const KNIFE = 'res-combat-knife'; // Physical
  const PILLS = 'res-antibiotics'; // Biological
  /** Watchman: Biological and Physical; takes all peaceful Resources. */
  const attack = (options: object, position: object = {}, threat = 'thr-watchman') =>
    given({ options, hand: { 0: [threat] }, ...position }).answer(0, `discard ${threat}`);
  const allSymbols = { hardAllSymbols: true };

  test('MET-178 each switch is off by default and changes only its own matter', () => {
    const position = { shields: { 1: [KNIFE] }, resources: { 1: ['res-pork'] }, up: { 1: 3 }, down: { 1: 2 } };
    expect(attack({}, position).legal(1)).toEqual([`defend ${KNIFE}`, 'decline']);
    expect(attack({ hardExhaustion: true }, position).legal(1)).toEqual([`defend ${KNIFE}`, 'decline']);
    expect(attack({ hardNoRelief: true }, position).legal(1)).toEqual([`defend ${KNIFE}`, 'decline']);
    attack({ hardNoRelief: true }, position)
      .answer(1, 'decline')
      .expect({ up: { 1: 3 }, down: { 1: 2 } });
    attack({ hardForcedDefence: true }, position).expect({ asked: [1], question: 'freePlay' });
    attack(allSymbols, position).expect({ asked: [0], shields: { 1: [KNIFE] }, resources: { 1: [] }, up: { 1: 3 } });
    attack(HARD, { ...position, shields: { 1: [KNIFE, PILLS] } }).expect({
      asked: [1],
      question: 'freePlay',
      shields: { 1: [] },
    });
  });

  test('MET-179 MET-180 every symbol is needed, from one card or several; there is one free play', () => {
    const s = attack(allSymbols, { shields: { 1: [KNIFE, PILLS] }, resources: { 1: ['res-pork'] } });
    expect(s.legal(1)).toEqual([`defend ${PILLS} ${KNIFE}`, 'decline']);
    s.answer(1, `defend ${PILLS} ${KNIFE}`).expect({ shields: { 1: [] }, discard: ['thr-watchman', PILLS, KNIFE] });
    s.asked(1, 'freePlay')
      .answer(1, 'none')
      .asked(0, 'draw')
      .expect({ resources: { 1: ['res-pork'] } });
  });

  test('MET-180 a legal defence has no card that could be left out', () => {
    const s = attack(allSymbols, {
      shields: { 1: [KNIFE, KNIFE, PILLS, 'thr-librarian'] },
      heroes: { 1: ['her-sukhoi'] },
    });
    expect(s.legal(1)).toEqual([
      `defend ${PILLS} ${KNIFE}`,
      `defend ${PILLS} thr-librarian`,
      `defend ${KNIFE} her-sukhoi`,
      'defend thr-librarian her-sukhoi',
      'decline',
    ]);
  });

  test('MET-180 one card with all symbols is enough, and adding another is not offered', () => {
    const s = attack(allSymbols, { shields: { 1: ['thr-dark-one', 'res-sedatives'] } }, 'thr-phantom'); // Psychic, Radioactive
    expect(s.legal(1)).toEqual(['defend thr-dark-one', 'decline']);
  });

  test('MET-180 where there are very many such sets, they are named card by card', () => {
    const toxic = ['res-rats', 'res-charcoal-filters', 'res-gas-mask', 'thr-amoeba', 'thr-rat-king'];
    const physical = [KNIFE, 'res-grenades', 'res-helmet-and-vest', 'thr-librarian', 'thr-watchman', 'thr-crustacean'];
    const position = { shields: { 1: [...toxic, ...physical] }, heroes: { 1: ['her-bourbon', 'her-hunter'] } };
    const s = attack(allSymbols, position, 'thr-nosalis'); // 6 × 7 sets
    expect(s.legal(1).every((x) => x === 'decline' || x.startsWith('guard '))).toBe(true);
    s.answer(1, 'guard res-gas-mask').asked(1, 'defend');
    expect(s.legal(1)).toHaveLength(5); // in ascending order, and no way back
    s.refuses(1, 'decline')
      .answer(1, 'defend res-gas-mask her-hunter')
      .expect({ heroes: { 1: ['her-bourbon'] } });
    const sets = new Set<string>();
    const visit = (picks: readonly Answer[]): void => {
      const at = attack(allSymbols, position, 'thr-nosalis');
      for (const pick of picks) at.answer(1, pick);
      if (game.question(at.state, 1) === 'freePlay') sets.add(at.state.discard.slice(1).sort().join());
      else for (const pick of at.legal(1)) if (pick !== 'decline') visit([...picks, pick]);
    };
    visit([]);
    expect(sets.size).toBe(42); // each of them can be reached
  });

  test('MET-181 who cannot cover all symbols fails and discards nothing', () => {
    attack(allSymbols, { shields: { 1: [KNIFE] }, resources: { 1: ['res-pork'] } })
      .expect({ shields: { 1: [KNIFE] }, resources: { 1: [] }, asked: [0] })
      .logged({ t: 'failed', seat: 1, declined: false });
  });

  test('MET-182 MET-183 who does not repel the Monster moves everything above below, after the loss; Stations keep theirs', () => {
    const s = attack(
      { hardExhaustion: true },
      { stations: { 1: ['sta-lubyanka 2', 'sta-kurskaya 1'] }, up: { 1: 3 }, down: { 1: 1 } },
      'thr-demon',
    );
    s.answer(1, 'lose sta-lubyanka 2').expect({ up: { 1: 0 }, down: { 1: 6 }, stations: { 1: ['sta-kurskaya 1'] } });
    s.logged({ t: 'exhausted', seat: 1, n: 5 });
  });

  test('MET-182 who repels it is not exhausted', () => {
    attack({ hardExhaustion: true }, { shields: { 1: [KNIFE] } })
      .answer(1, `defend ${KNIFE}`)
      .expect({ up: { 1: 5 }, down: { 1: 0 } });
  });

  test('MET-184 it hits those who declined, who had nothing to lose, and the discarder with the markers just raised', () => {
    const s = attack({ hardExhaustion: true }, { seats: 3, shields: { 1: [KNIFE] }, up: { 0: 1 }, down: { 0: 4 } });
    s.expect({ up: { 0: 0 }, down: { 0: 5 } })
      .answer(1, 'decline')
      .expect({ up: [0, 0, 0], down: [5, 5, 5] });
    const tired = attack({ hardExhaustion: true }, { up: { 1: 0 }, down: { 1: 5 } }).expect({ up: { 1: 0 } });
    expect(tired.events.filter((e) => e.t === 'exhausted').map((e) => e.seat)).toEqual([0]); // nothing to tell of the other
  });

  test('MET-185 MET-186 after a mission nothing rises and the reward goes below', () => {
    given({
      options: { hardNoRelief: true },
      stations: { 0: ['sta-lenin-library'] },
      resources: { 0: ['res-generator', 'res-pork'] },
      up: { 0: 2 },
      down: { 0: 3 },
    })
      .answer(0, 'mission sta-lenin-library')
      .expect({ up: { 0: 2 }, down: { 0: 5 }, reserve: { 0: 3 }, question: 'keepStation' });
  });

  test('MET-187 the price of keeping is then taken from below first, then from above', () => {
    const position = (kept: string[], up: number, down: number) =>
      given({
        options: { hardNoRelief: true },
        stations: { 0: ['sta-mayakovskaya', ...kept] },
        resources: { 0: ['res-generator'] },
        up: { 0: up },
        down: { 0: down },
      }).answer(0, 'mission sta-mayakovskaya');
    position([], 4, 1)
      .answer(0, 'keep')
      .expect({ up: { 0: 4 }, down: { 0: 1 } });
    position(['sta-lubyanka 1', 'sta-kurskaya 2'], 2, 0)
      .answer(0, 'keep')
      .expect({ up: { 0: 0 }, down: { 0: 0 } });
    position(['sta-lubyanka 1', 'sta-kurskaya 3'], 1, 0).expect({
      question: 'turnAction',
      stations: { 0: { length: 2 } },
    });
  });

  test('MET-188 other rises stay: discarding, tidying, Caravans, lost Stations', () => {
    const options = { hardNoRelief: true };
    const low = { up: { 0: 0 }, down: { 0: 5 } };
    given({ options, ...low, hand: { 0: ['res-pork'] } })
      .answer(0, 'discard res-pork')
      .expect({ up: { 0: 3 } });
    given({ options, ...low, resources: { 0: ['res-pork'] } })
      .answer(0, 'tidy')
      .answer(0, 'tidy res-pork')
      .answer(0, 'done')
      .expect({ up: { 0: 3 } });
    given({ options, hand: { 0: ['car-military'] }, stations: { 1: ['sta-sokolniki'] }, up: { 1: 0 }, down: { 1: 5 } })
      .answer(0, 'discard car-military')
      .expect({ up: { 1: 1 } });
    attack(options, { stations: { 1: ['sta-lubyanka 2'] }, up: { 1: 0 }, down: { 1: 3 } }, 'thr-demon').expect({
      up: { 1: 2 },
      down: { 1: 3 },
    });
  });

  test('MET-189 MET-190 whoever can defend must, with the cards of their choice; the free play stays optional', () => {
    const forced = { hardForcedDefence: true };
    const s = attack(forced, { shields: { 1: [KNIFE, PILLS] } });
    expect(s.legal(1)).toEqual([`defend ${PILLS}`, `defend ${KNIFE}`]);
    s.answer(1, `defend ${PILLS}`)
      .asked(1, 'freePlay')
      .answer(1, 'none')
      .expect({ shields: { 1: [KNIFE] } });
    const both = { ...forced, ...allSymbols };
    attack(both, { shields: { 1: [KNIFE] } }).expect({ shields: { 1: [KNIFE] }, asked: [0] });
    attack(both, { shields: { 1: [KNIFE, PILLS] } }).expect({ shields: { 1: [] }, asked: [1], question: 'freePlay' });
  });
});
