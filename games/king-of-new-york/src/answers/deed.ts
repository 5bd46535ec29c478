import type { Seat } from '@ashtown/engine';
import type { CardId } from '../content/cards.ts';
import {
  BOROUGHS,
  type Borough,
  CELEBRITY,
  FACES,
  type Face,
  MANHATTAN,
  MONSTERS,
  type MonsterId,
  OUCH,
  type Res,
  STACKS_PER_BOROUGH,
  SWEEP_PRICE,
  TILE,
  TILES,
  type Tile,
  UNIT,
  UNITS,
  type Unit,
  ZONES,
  type Zone,
} from '../content/vocabulary.ts';
import { findMod, moveFee, mustReroll, priceOf, roomAt, salvagePrice, topTile, unitPrice } from '../queries.ts';
import type { Answer, Frame, Harm, Player, Question, View } from '../state.ts';

/** What a button says, as data: found once from the view, so that a language has words only. */
export type Button =
  | { t: 'monster'; monster: MonsterId }
  | { t: 'start'; to: Borough }
  | { t: 'move'; to: Borough; fee: number }
  | { t: 'enter' }
  | { t: 'up'; to: Zone }
  | { t: 'stay'; at: Borough }
  | { t: 'flee'; to: Borough; fee: number }
  | { t: 'noFlight' }
  | { t: 'leave'; to: Borough }
  | { t: 'ride'; to: Borough; fee: number }
  | { t: 'noRide' }
  | { t: 'shed'; heal: number }
  | { t: 'keepCarapace' }
  | { t: 'stopRolling' }
  | { t: 'reroll'; faces: readonly Face[]; fee: number }
  | { t: 'turnDie'; from: Face; to: Face }
  | { t: 'keepDice' }
  | { t: 'cabs'; n: number }
  | { t: 'noCabs' }
  | { t: 'convert'; n: number; from: Face; to: Face }
  | { t: 'convertNone' }
  | { t: 'resolve'; face: Face; n: number }
  | { t: 'unjinx'; n: number; heal: number }
  | { t: 'unweb'; n: number; attack: number }
  | { t: 'building'; at: Borough; tile: Tile; stack: number | null; points: number; res: Res; n: number }
  | { t: 'unit'; at: Borough; unit: Unit; points: number; res: Res; n: number }
  | { t: 'reach'; to: Borough; fee: number }
  | { t: 'stopDestroying' }
  | { t: 'suffer'; energy: number; life: number }
  | { t: 'pay'; energy: number; life: number }
  | { t: 'send'; unit: Unit; to: Borough; fresh: boolean }
  | { t: 'sendNoMore' }
  | { t: 'buy'; card: CardId; price: number; deadly: boolean }
  | { t: 'salvage'; card: CardId; price: number }
  | { t: 'sweep'; fee: number }
  | { t: 'finish' }
  | { t: 'split'; energy: number; life: number }
  | { t: 'photo'; monster: MonsterId | null; star: number }
  | { t: 'discard'; card: CardId };

/** What the prompt of each question has to tell. */
export interface Facts {
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
  flee: { by: MonsterId | null; damage: number; life: number; fee: number };
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

const playerOf = (v: View, seat: Seat): Player => v.players[seat]!;
const boroughAt = (at: number | undefined): Borough => BOROUGHS[at ?? MANHATTAN] ?? 'manhattan';
const monsterOf = (v: View, seat: Seat): MonsterId | null => MONSTERS[v.players[seat]?.monster ?? -1] ?? null;
const damageTo = (harm: Harm | undefined, seat: Seat): number => harm?.n[seat] ?? 0;

/** The frame that asks; the top one, or the nearest below in case a client looks at an older question. */
function asking<Q extends Question>(v: View, question: Q): Partial<Extract<Frame, { t: Q }>> {
  for (let i = v.stack.length - 1; i >= 0; i--) {
    const f = v.stack[i]!;
    if (f.t === question) return f as Partial<Extract<Frame, { t: Q }>>;
  }
  return {};
}

const FACTS: { [Q in Question]: (v: View, seat: Seat) => Facts[Q] } = {
  chooseMonster: () => ({}),
  chooseStartBorough: () => ({}),
  superSpeedMove: () => ({}),
  subwayMove: (v) => ({ fee: moveFee(v) }),
  rollOrStop: (v, seat) => ({
    rerolls: v.turn.rerolls,
    fee: v.turn.dice.includes(OUCH) ? playerOf(v, seat).jinx : 0,
    forced: mustReroll(v, seat),
  }),
  chameleon: () => ({}),
  hailingCabs: (v, seat) => ({ n: findMod(playerOf(v, seat), 'cabs')?.n ?? 0 }),
  convertSymbols(v) {
    const { from = 'heal', to = 'attack', both = false } = asking(v, 'convertSymbols');
    return { from, to, both };
  },
  chooseSymbolType: () => ({}),
  allocateHeal: (v) => ({ n: asking(v, 'allocateHeal').n ?? 0 }),
  allocateAttack: (v) => ({ n: asking(v, 'allocateAttack').n ?? 0 }),
  flee: (v, seat) => ({
    by: monsterOf(v, v.turn.seat),
    damage: v.turn.dealt[seat] ?? 0,
    life: playerOf(v, seat).life,
    fee: moveFee(v),
  }),
  destroyObject: (v) => ({ points: asking(v, 'destroyObject').points ?? 0, unitsOnly: v.turn.unitsOnly }),
  carapaceDiscard: (v, seat) => ({
    damage: damageTo(asking(v, 'carapaceDiscard').harm, seat),
    heal: playerOf(v, seat).carapace,
  }),
  payDamageWithEnergy: (v, seat) => ({ damage: damageTo(asking(v, 'payDamageWithEnergy').harm, seat) }),
  leaveClosedSpace: () => ({}),
  payWithLife: (v) => ({ n: asking(v, 'payWithLife').n ?? 0 }),
  moveStep(v, seat) {
    const { at, zone } = playerOf(v, seat);
    const fee = moveFee(v);
    if (at === MANHATTAN) return { way: v.turn.entered || zone + 1 >= ZONES.length ? 'stay' : 'up', fee };
    return { way: roomAt(v, MANHATTAN) ? 'enter' : 'choose', fee };
  },
  stinkAttack: (v) => ({ from: boroughAt(asking(v, 'stinkAttack').from) }),
  buyStep: (v, seat) => ({ energy: playerOf(v, seat).energy }),
  nextStageSplit: (v) => ({ n: asking(v, 'nextStageSplit').n ?? 0 }),
  photoOpTarget: () => ({}),
  teslaCannonDiscard: () => ({}),
};

export const QUESTIONS = Object.keys(FACTS) as Question[];
export const factsOf = <Q extends Question>(v: View, seat: Seat, question: Q): Facts[Q] => FACTS[question](v, seat);

function go(v: View, to: Borough, how: 'move' | 'flee' | 'ride'): Button {
  return { t: how, to, fee: moveFee(v) };
}

/** A stack is named only where another one of the borough shows the same Building. */
function building(v: View, at: Borough, n: number): Button {
  const first = BOROUGHS.indexOf(at) * STACKS_PER_BOROUGH;
  const top = topTile(v, first + n);
  const { durability, reward } = TILE[top]!;
  let twins = 0;
  for (let i = 0; i < STACKS_PER_BOROUGH; i++) if (topTile(v, first + i) === top) twins++;
  return { t: 'building', at, tile: TILES[top]!, stack: twins > 1 ? n + 1 : null, points: durability, ...reward };
}

/** Answers that are a number mean something else at every question. */
const NUMBERS: Partial<Record<Question, (n: number, v: View, seat: Seat) => Button>> = {
  convertSymbols(n, v) {
    const { from, to } = factsOf(v, 0, 'convertSymbols');
    if (n === 0) return { t: 'convertNone' };
    return n > 0 ? { t: 'convert', n, from, to } : { t: 'convert', n: -n, from: to, to: from };
  },
  allocateHeal: (n, v, seat) => ({
    t: 'unjinx',
    n,
    heal: playerOf(v, seat).at === MANHATTAN ? 0 : factsOf(v, seat, 'allocateHeal').n - n,
  }),
  allocateAttack: (n, v, seat) => ({ t: 'unweb', n, attack: factsOf(v, seat, 'allocateAttack').n - n }),
  payDamageWithEnergy: (n, v, seat) => ({
    t: 'suffer',
    energy: n,
    life: factsOf(v, seat, 'payDamageWithEnergy').damage - n,
  }),
  payWithLife: (n, v, seat) => ({ t: 'pay', energy: factsOf(v, seat, 'payWithLife').n - n, life: n }),
  nextStageSplit: (n, v, seat) => ({ t: 'split', energy: n, life: factsOf(v, seat, 'nextStageSplit').n - n }),
};

/** Answers that begin with a verb say the same at every question. */
const VERBS: Record<string, (args: string[], v: View, seat: Seat) => Button> = {
  shed: (_, v, seat) => ({ t: 'shed', heal: playerOf(v, seat).carapace }),
  ride: ([to], v) => go(v, to as Borough, 'ride'),
  reroll: (faces, v, seat) => ({
    t: 'reroll',
    faces: faces as Face[],
    fee: faces.includes('ouch') ? playerOf(v, seat).jinx : 0,
  }),
  turn: ([from, to]) => ({ t: 'turnDie', from: from as Face, to: to as Face }),
  building: ([at, n], v) => building(v, at as Borough, Number(n)),
  unit([at, unit], v, seat) {
    const kind = UNITS.indexOf(unit as Unit);
    const points = unitPrice(playerOf(v, seat), kind);
    return { t: 'unit', at: at as Borough, unit: unit as Unit, points, ...UNIT[kind]!.reward };
  },
  reach: ([to], v, seat) => ({
    t: 'reach',
    to: to as Borough,
    fee: findMod(playerOf(v, seat), 'reachPrice')?.n ?? 0,
  }),
  send([first, ...rest]) {
    const fresh = first === 'fresh';
    const [unit, to] = fresh ? rest : [first, ...rest];
    return { t: 'send', unit: unit as Unit, to: to as Borough, fresh };
  },
  buy([id], v, seat) {
    const card = id as CardId;
    // KNY-179: Natural Selection counts already in the turn of its purchase, so the button warns.
    const deadly = card === 'natural-selection' && v.turn.dice.includes(CELEBRITY);
    return { t: 'buy', card, price: priceOf(playerOf(v, seat), card), deadly };
  },
  salvage: ([id], v, seat) => ({
    t: 'salvage',
    card: id as CardId,
    price: salvagePrice(id as CardId, findMod(playerOf(v, seat), 'salvage')?.less ?? 0),
  }),
  sweep: () => ({ t: 'sweep', fee: SWEEP_PRICE }),
  finish: () => ({ t: 'finish' }),
  done: () => ({ t: 'sendNoMore' }),
  keep: () => ({ t: 'keepCarapace' }),
  yes: (_, v, seat) => ({ t: 'cabs', n: factsOf(v, seat, 'hailingCabs').n }),
  no: () => ({ t: 'noCabs' }),
  up: (_, v, seat) => ({ t: 'up', to: ZONES[playerOf(v, seat).zone + 1] ?? 'upper' }),
  monster: ([other], v) => ({
    t: 'photo',
    monster: monsterOf(v, Number(other)),
    star: v.turn.dealt[Number(other)] ?? 0,
  }),
  discard: ([id], v, seat) =>
    id ? { t: 'discard', card: id as CardId } : { t: 'shed', heal: playerOf(v, seat).carapace },
};

/** The rest are bare words: a place, a face, a Monster, or staying as one is. */
function bare(word: string, v: View, seat: Seat, question: Question): Button {
  const at = boroughAt(playerOf(v, seat).at);
  switch (question) {
    case 'chooseMonster':
      return { t: 'monster', monster: word as MonsterId };
    case 'chooseStartBorough':
      return { t: 'start', to: word as Borough };
    case 'leaveClosedSpace':
      return { t: 'leave', to: word as Borough };
    case 'flee':
      return word === 'stay' ? { t: 'noFlight' } : go(v, word as Borough, 'flee');
    case 'subwayMove':
      return { t: 'noRide' };
    case 'rollOrStop':
      return { t: 'stopRolling' };
    case 'destroyObject':
      return { t: 'stopDestroying' };
    case 'chameleon':
      return { t: 'keepDice' };
    case 'chooseSymbolType':
      return { t: 'resolve', face: word as Face, n: v.turn.open[FACES.indexOf(word as Face)] ?? 0 };
    default:
      if (word === 'stay' || word === 'pass') return { t: 'stay', at };
      if (word === 'manhattan') return { t: 'enter' };
      // KNY-193: a Super Speed move is free.
      return question === 'superSpeedMove'
        ? { t: 'move', to: word as Borough, fee: 0 }
        : go(v, word as Borough, 'move');
  }
}

export function buttonOf(v: View, seat: Seat, question: Question, pick: Answer): Button {
  if (typeof pick === 'number') return NUMBERS[question]?.(pick, v, seat) ?? { t: 'pay', energy: pick, life: 0 };
  const [verb, ...args] = pick.split(' ') as [string, ...string[]];
  return VERBS[verb]?.(args, v, seat) ?? bare(pick, v, seat, question);
}
