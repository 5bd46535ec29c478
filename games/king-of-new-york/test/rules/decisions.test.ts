import { makeRng, type Seat, seedOf } from '@ashtown/engine';
import { story } from '@ashtown/testkit';
import { describe, expect, test } from 'vitest';
import { type Answer, ATTACK, FACES, game, MONSTERS, type Question } from '../../src/index.ts';
import { optionsOf } from '../../src/options.ts';
import { given } from '../given.ts';
import { QUESTIONS } from '../vocabulary.ts';

type Told = { legal(seat: Seat): readonly Answer[]; asked(seat: Seat, question: string): unknown };
type Row = readonly [
  title: string,
  question: Question,
  seat: Seat,
  /** The answer that leaves everything as it is, or null: forced. */
  pass: Answer | null,
  legal: readonly Answer[],
  tell: () => Told,
];

/** Seats 2 and 3 fill Queens, seat 1 is in Manhattan, seat 0 in the Bronx. */
const crowd = { seats: 4, at: { 1: 'manhattan' } } as const;
const start = (...rigged: number[]) =>
  story(game, { state: game.setup(3, optionsOf({}), makeRng(seedOf('decisions'))), rigged });
const dice = (face: number) => Array<number>(6).fill(face);

const ROWS: readonly Row[] = [
  [
    'KNY-16 each player in seat order picks a Monster that is left',
    'chooseMonster',
    2,
    null,
    ['captain-fish', 'mantis', 'rob', 'sheriff'],
    () => start().answer(0, 'kong').answer(1, 'drakonis'),
  ],
  [
    'KNY-22 the first player puts the Monster into any outer borough',
    'chooseStartBorough',
    1,
    null,
    ['bronx', 'queens', 'brooklyn', 'staten-island'],
    () =>
      start(...dice(0), ...dice(ATTACK), ...dice(0))
        .answer(0, 'kong')
        .answer(1, 'rob')
        .answer(2, 'sheriff'),
  ],
  [
    'KNY-22 two Monsters fill a borough, for the last player in turn order from the first',
    'chooseStartBorough',
    0,
    null,
    ['bronx', 'brooklyn', 'staten-island'],
    () =>
      start(...dice(0), ...dice(ATTACK), ...dice(0))
        .answer(0, 'kong')
        .answer(1, 'rob')
        .answer(2, 'sheriff')
        .answer(1, 'queens')
        .answer(2, 'queens'),
  ],
  [
    'KNY-193 outside, Manhattan taken: an outer borough with room',
    'superSpeedMove',
    0,
    'pass',
    ['pass', 'brooklyn', 'staten-island'],
    () => given({ ...crowd, cards: { 0: ['super-speed'] } }),
  ],
  [
    'KNY-193 outside, Manhattan free: only into it',
    'superSpeedMove',
    0,
    'pass',
    ['pass', 'manhattan'],
    () => given({ cards: { 0: ['super-speed'] } }),
  ],
  [
    'KNY-193 in Manhattan: one zone up',
    'superSpeedMove',
    0,
    'pass',
    ['pass', 'up'],
    () => given({ at: { 0: 'manhattan' }, cards: { 0: ['super-speed'] } }),
  ],
  [
    'KNY-38 KNY-41 stop, or a set of dice without the locked ones',
    'rollOrStop',
    0,
    'stop',
    ['stop', 'reroll ouch', 'reroll heal', 'reroll heal ouch'],
    () => given({ cards: { 0: ['terminal-rage'] }, dice: 'attack ouch attack heal attack attack' }),
  ],
  [
    'KNY-43 under Jinx Aura a reroll is forced',
    'rollOrStop',
    0,
    null,
    ['reroll ouch', 'reroll heal', 'reroll heal ouch'],
    () => given({ cards: { 0: ['terminal-rage'], 1: ['jinx-aura'] }, dice: 'attack ouch attack heal attack attack' }),
  ],
  [
    'KNY-42 KNY-44 under Jinx Aura no fee is forced',
    'rollOrStop',
    0,
    'stop',
    ['stop', 'reroll ouch'],
    () =>
      given({
        cards: { 0: ['terminal-rage'], 1: ['jinx-aura'] },
        jinx: { 0: 1 },
        energy: { 0: 1 },
        dice: 'attack ouch attack attack attack attack',
      }),
  ],
  [
    'KNY-163 a CELEBRITY die for a face of another die',
    'chameleon',
    0,
    'pass',
    ['pass', ...FACES.filter((f) => f !== 'heal').map((f): Answer => `turn heal ${f}`)],
    () => given({ from: 'result', cards: { 0: ['chameleon'] }, dice: 'celebrity heal heal' }),
  ],
  [
    'KNY-173 no or yes, also without a DESTRUCTION',
    'hailingCabs',
    0,
    'no',
    ['no', 'yes'],
    () => given({ from: 'result', cards: { 0: ['hailing-cabs'] }, dice: 'heal' }),
  ],
  [
    'KNY-51 Universal Soldier: HEAL into ATTACK, or (negative) ATTACK into HEAL',
    'convertSymbols',
    0,
    0,
    [-1, 0, 1, 2],
    () =>
      given({ from: 'result', cards: { 0: ['universal-soldier', 'artificial-heart'] }, dice: 'heal heal attack ouch' }),
  ],
  [
    'KNY-51 then Artificial Heart: HEAL into ENERGY, what the Soldier made included',
    'convertSymbols',
    0,
    0,
    [0, 1, 2, 3],
    () =>
      given({
        from: 'result',
        cards: { 0: ['universal-soldier', 'artificial-heart'] },
        dice: 'heal heal attack ouch',
      }).answer(0, -1),
  ],
  [
    'KNY-53 one of the types still open',
    'chooseSymbolType',
    0,
    null,
    ['heal', 'celebrity', 'ouch'],
    () => given({ from: 'symbols', dice: 'ouch energy heal ouch celebrity' }).answer(0, 'energy'),
  ],
  [
    'KNY-61 up to as many Jinx tokens as there are HEAL',
    'allocateHeal',
    0,
    0,
    [0, 1, 2],
    () => given({ from: 'symbols', jinx: { 0: 3 }, dice: 'heal heal' }),
  ],
  [
    'KNY-63 up to as many Web tokens as there are',
    'allocateAttack',
    0,
    0,
    [0, 1, 2],
    () => given({ from: 'symbols', web: { 0: 2 }, dice: 'attack attack attack' }),
  ],
  [
    'KNY-91 what is affordable in the own borough must be destroyed',
    'destroyObject',
    0,
    null,
    ['building bronx 0', 'building bronx 1', 'unit bronx jet'],
    () =>
      given({
        from: 'symbols',
        stacks: { bronx: [['high-rise-1'], ['hospital-3'], []] },
        units: { bronx: { jet: 1, tank: 1 } },
        dice: 'destruction destruction destruction',
      }),
  ],
  [
    'KNY-92 KNY-188 opening a borough is never compulsory',
    'destroyObject',
    0,
    'stop',
    ['reach manhattan', 'reach brooklyn', 'reach staten-island', 'stop'],
    () =>
      given({
        from: 'symbols',
        energy: { 0: 1 },
        cards: { 0: ['seismic-ray'] },
        stacks: { bronx: [[], [], []], queens: [['high-rise-2'], [], []] },
        dice: 'destruction',
      }),
  ],
  [
    'KNY-75 KNY-76 the attacked Monster in Manhattan: stay, or a borough with room, the attacker’s included',
    'flee',
    1,
    'stay',
    ['stay', 'bronx', 'brooklyn', 'staten-island'],
    () => given({ ...crowd, from: 'symbols', dice: 'attack' }),
  ],
  [
    'KNY-152 of two Monsters in Manhattan the one on the 2-4 space first',
    'flee',
    4,
    'stay',
    ['stay', 'bronx', 'brooklyn', 'staten-island'],
    () =>
      given({
        ...crowd,
        seats: 5,
        advanced: true,
        at: { 1: 'manhattan', 4: 'manhattan' },
        second: [1],
        from: 'symbols',
        dice: 'attack',
      }),
  ],
  [
    'KNY-118 the owner about to be hurt, also in the turn of another',
    'carapaceDiscard',
    1,
    'keep',
    ['keep', 'discard'],
    () => given({ ...crowd, from: 'symbols', cards: { 1: ['carapace'] }, carapace: { 1: 1 }, dice: 'attack' }),
  ],
  [
    'KNY-119 up to the damage or the energy',
    'payDamageWithEnergy',
    1,
    0,
    [0, 1, 2],
    () =>
      given({
        ...crowd,
        from: 'symbols',
        cards: { 1: ['of-another-world'] },
        energy: { 1: 2 },
        dice: 'attack attack attack',
      }),
  ],
  [
    'KNY-140 no life need be paid if the energy suffices',
    'payWithLife',
    0,
    0,
    [0, 1, 2, 3],
    () =>
      given({
        from: 'buy',
        cards: { 0: ['of-another-world'] },
        life: { 0: 4 },
        energy: { 0: 4 },
        bank: ['stomp'],
      }).answer(0, 'buy stomp'),
  ],
  [
    'KNY-140 some life must be paid if the energy does not suffice',
    'payWithLife',
    0,
    null,
    [2, 3, 4],
    () =>
      given({ from: 'buy', cards: { 0: ['of-another-world'] }, energy: { 0: 2 }, bank: ['stomp'] }).answer(
        0,
        'buy stomp',
      ),
  ],
  [
    'KNY-126 outside, Manhattan occupied: stay, or another borough with room',
    'moveStep',
    0,
    'stay',
    ['stay', 'brooklyn', 'staten-island'],
    () => given({ ...crowd, from: 'move' }),
  ],
  [
    'KNY-125 KNY-32 outside, Manhattan empty: nothing but to enter it, beside a free action',
    'moveStep',
    0,
    null,
    ['manhattan', 'shed carapace'],
    () => given({ from: 'move', cards: { 0: ['carapace'] }, carapace: { 0: 1 } }),
  ],
  [
    'KNY-127 KNY-32 in Manhattan: nothing but one zone up, beside a free action',
    'moveStep',
    0,
    null,
    ['up', 'shed carapace'],
    () => given({ from: 'move', at: { 0: 'manhattan' }, cards: { 0: ['carapace'] }, carapace: { 0: 1 } }),
  ],
  [
    'KNY-191 Units of the new borough, each to a different other one',
    'stinkAttack',
    0,
    'done',
    ['done', 'send tank bronx', 'send tank queens', 'send tank staten-island'],
    () =>
      given({ ...crowd, from: 'move', cards: { 0: ['stink-attack'] }, units: { brooklyn: { infantry: 1, tank: 1 } } })
        .answer(0, 'brooklyn')
        .answer(0, 'send infantry manhattan'),
  ],
  [
    'KNY-191 KNY-32 a Monster that flees in the turn of another, without a free action',
    'stinkAttack',
    1,
    'done',
    ['done', 'send jet manhattan', 'send jet bronx', 'send jet queens', 'send jet staten-island'],
    () =>
      given({
        ...crowd,
        subway: true,
        from: 'symbols',
        cards: { 1: ['carapace', 'stink-attack'] },
        carapace: { 1: 1 },
        units: { brooklyn: { jet: 1 } },
        dice: 'attack',
      })
        .answer(0, 'attack')
        .answer(1, 'keep')
        .answer(1, 'brooklyn'),
  ],
  [
    'KNY-220 KNY-221 before the first roll: pass, or a borough with room',
    'subwayMove',
    0,
    'pass',
    ['pass', 'ride brooklyn', 'ride staten-island'],
    () => given({ ...crowd, subway: true }),
  ],
  [
    'KNY-131 KNY-187 finish, what can be paid in bank and discard pile, sweep',
    'buyStep',
    0,
    'finish',
    ['finish', 'buy stomp', 'salvage hunter', 'sweep'],
    () =>
      given({
        from: 'buy',
        cards: { 0: ['scavenger'] },
        energy: { 0: 4 },
        bank: ['leveler', 'stomp', 'general-ellis'],
        discard: ['coney-island', 'hunter', 'webspinner'],
      }),
  ],
  [
    'KNY-215 the number of stars that become energy; giving them up is not optional',
    'nextStageSplit',
    0,
    null,
    [0, 1, 2],
    () => given({ from: 'buy', star: { 0: 2 }, energy: { 0: 4 }, bank: ['next-stage'] }).answer(0, 'buy next-stage'),
  ],
  [
    'KNY-216 another Monster, living or eliminated this turn',
    'photoOpTarget',
    0,
    null,
    ['monster 1', 'monster 3'],
    () =>
      given({
        seats: 4,
        from: 'symbols',
        at: { 0: 'manhattan' },
        life: { 1: 1 },
        out: { 2: 1 },
        energy: { 0: 4 },
        dice: 'attack',
        bank: ['photo-op'],
      }).answer(0, 'buy photo-op'),
  ],
  [
    'KNY-223 every player with KEEP cards in turn order from the buyer: one of their own',
    'teslaCannonDiscard',
    3,
    null,
    ['discard drain', 'discard stomp'],
    () =>
      given({
        seats: 4,
        active: 2,
        from: 'buy',
        energy: { 2: 5 },
        cards: { 0: ['diva', 'fury'], 3: ['stomp', 'drain'] },
        bank: ['tesla-cannon'],
      }).answer(2, 'buy tesla-cannon'),
  ],
  [
    'KNY-155 the Monster on the closed 5-6 space: an outer borough with room',
    'leaveClosedSpace',
    2,
    null,
    ['queens', 'brooklyn', 'staten-island'],
    () =>
      given({
        seats: 6,
        advanced: true,
        out: { 3: 1 },
        from: 'symbols',
        at: { 0: 'bronx', 1: 'manhattan', 2: 'manhattan', 4: 'queens', 5: 'bronx' },
        second: [2],
        life: { 4: 1 },
        units: { queens: { infantry: 1 } },
        dice: 'ouch ouch ouch',
      }),
  ],
];

const PASSING: readonly Answer[] = ['pass', 'stop', 'no', 'stay', 'keep', 'done', 'finish'];

describe('23. All decision kinds', () => {
  test.each(ROWS)('%s (%s)', (_, question, seat, pass, legal, tell) => {
    const told = tell();
    told.asked(seat, question);
    expect(told.legal(seat)).toEqual(legal);
    if (pass === null) expect(legal.filter((pick) => PASSING.includes(pick))).toEqual([]);
    else expect(legal).toContain(pass);
  });

  test('no kind of decision is missing above', () => {
    expect(new Set(ROWS.map(([, question]) => question))).toEqual(new Set(QUESTIONS));
  });

  test('KNY-16 the first player to pick has all six Monsters', () => {
    expect(start().legal(0)).toEqual(MONSTERS);
  });
});
