import type { Seat } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { BOROUGHS, type Borough, type Face, MANHATTAN, OUCH } from '../content/vocabulary.ts';
import { findMod, goesUp, moveFee, mustReroll, roomAt } from '../rules/queries.ts';
import type { Frame, Harm, Player, Question, View } from '../state.ts';

/** What there is to tell about each question, found once from the view, so that a language has words only. */
export interface Asked {
  chooseMonster: object;
  chooseStartBorough: object;
  superSpeedMove: object;
  subwayMove: { fee: number };
  rollOrStop: { rerolls: number; fee: number; forced: boolean };
  chameleon: object;
  hailingCabs: { n: number };
  convertSymbols: { from: Face; to: Face; both: boolean };
  chooseSymbolType: object;
  allocateHeal: { n: number };
  allocateAttack: { n: number };
  flee: { by: Seat; damage: number; life: number; fee: number };
  destroyObject: { points: number; unitsOnly: boolean };
  carapaceDiscard: { damage: number; heal: number };
  payDamageWithEnergy: { damage: number };
  leaveClosedSpace: object;
  payWithLife: { n: number };
  moveStep: { way: 'enter' | 'up' | 'stay' | 'choose'; fee: number };
  stinkAttack: { from: Borough };
  buyStep: { energy: number };
  nextStageSplit: { n: number };
  photoOpTarget: object;
  teslaCannonDiscard: object;
}

export const playerOf = (v: View, seat: Seat): Player => v.players[seat]!;
export const boroughAt = (at: number | undefined): Borough => BOROUGHS[at ?? MANHATTAN] ?? 'manhattan';
const damageTo = (harm: Harm | undefined, seat: Seat): number => harm?.n[seat] ?? 0;

/** The frame that asks; the top one, or the nearest below in case a client looks at an older question. */
function frameOf<Q extends Question>(v: View, question: Q): Partial<Extract<Frame, { t: Q }>> {
  for (let i = v.stack.length - 1; i >= 0; i--) {
    const f = v.stack[i]!;
    if (f.t === question) return f as Partial<Extract<Frame, { t: Q }>>;
  }
  return {};
}

const ASKED: { [Q in Question]: (t: Tables, v: View, seat: Seat) => Asked[Q] } = {
  chooseMonster: () => ({}),
  chooseStartBorough: () => ({}),
  superSpeedMove: () => ({}),
  subwayMove: (t, v) => ({ fee: moveFee(t, v) }),
  rollOrStop: (t, v, seat) => ({
    rerolls: v.turn.rerolls,
    fee: v.turn.dice.includes(OUCH) ? playerOf(v, seat).jinx : 0,
    forced: mustReroll(t, v, seat),
  }),
  chameleon: () => ({}),
  hailingCabs: (t, v, seat) => ({ n: findMod(t, playerOf(v, seat), 'cabs')?.n ?? 0 }),
  convertSymbols(_, v) {
    const { from = 'heal', to = 'attack', both = false } = frameOf(v, 'convertSymbols');
    return { from, to, both };
  },
  chooseSymbolType: () => ({}),
  allocateHeal: (_, v) => ({ n: frameOf(v, 'allocateHeal').n ?? 0 }),
  allocateAttack: (_, v) => ({ n: frameOf(v, 'allocateAttack').n ?? 0 }),
  flee: (t, v, seat) => ({
    by: v.turn.seat,
    damage: v.turn.dealt[seat] ?? 0,
    life: playerOf(v, seat).life,
    fee: moveFee(t, v),
  }),
  destroyObject: (_, v) => ({ points: frameOf(v, 'destroyObject').points ?? 0, unitsOnly: v.turn.unitsOnly }),
  carapaceDiscard: (_, v, seat) => ({
    damage: damageTo(frameOf(v, 'carapaceDiscard').harm, seat),
    heal: playerOf(v, seat).carapace,
  }),
  payDamageWithEnergy: (_, v, seat) => ({ damage: damageTo(frameOf(v, 'payDamageWithEnergy').harm, seat) }),
  leaveClosedSpace: () => ({}),
  payWithLife: (_, v) => ({ n: frameOf(v, 'payWithLife').n ?? 0 }),
  moveStep(t, v, seat) {
    const { at, zone } = playerOf(v, seat);
    const fee = moveFee(t, v);
    if (at === MANHATTAN) return { way: goesUp(v, zone) ? 'up' : 'stay', fee };
    return { way: roomAt(v, MANHATTAN) ? 'enter' : 'choose', fee };
  },
  stinkAttack: (_, v) => ({ from: boroughAt(frameOf(v, 'stinkAttack').from) }),
  buyStep: (_, v, seat) => ({ energy: playerOf(v, seat).energy }),
  nextStageSplit: (_, v) => ({ n: frameOf(v, 'nextStageSplit').n ?? 0 }),
  photoOpTarget: () => ({}),
  teslaCannonDiscard: () => ({}),
};

export const QUESTIONS = Object.keys(ASKED) as Question[];
export const askedOf = <Q extends Question>(t: Tables, v: View, seat: Seat, question: Q): Asked[Q] =>
  ASKED[question](t, v, seat);
