import { beforeExplaining, indexIn, type Ref, type Seat } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { BOROUGHS, type CardId, FACES, MANHATTAN, OUCH, STACKS_PER_BOROUGH, UNITS } from '../content/vocabulary.ts';
import type { Rules } from '../rules/index.ts';
import {
  canPay,
  findMod,
  mayBuy,
  moveFee,
  mustReroll,
  priceOf,
  roomAt,
  salvagePrice,
  shortOf,
  targetsAt,
  topTile,
  unitPrice,
} from '../rules/queries.ts';
import type { Answer, Frame, Reason, State, View } from '../state.ts';
import { countFaces } from './index.ts';

/** Why nothing can be done with a thing now; null where an answer is about it. Made of the queries that make `legal`. */
export function explainOf(t: Tables, rules: Rules, refs: (answer: Answer) => readonly Ref[]) {
  const asking = { asked: rules.asked, legal: rules.legal, refs };
  return (v: View, seat: Seat, ref: Ref): Reason | null => {
    const s = v as unknown as State; // the rules read only what a view holds
    if (!v.winners && v.players[seat]!.out > 0) return { t: 'eliminated' };
    const first = beforeExplaining(asking, s, seat, ref);
    if (first !== undefined) return first;
    const f = v.stack[v.stack.length - 1]!;
    if (ref.kind === 'card') return whyNotBuy(t, v, seat, f, ref.id);
    if (ref.kind === 'die') return whyNotReroll(v, seat, f, ref.id);
    if (ref.kind === 'slot')
      return ref.id.includes('.') ? whyNotDestroy(t, v, seat, f, ref.id) : whyNotGo(t, v, seat, f, ref.id);
    if (ref.id === 'stop' && f.t === 'rollOrStop' && mustReroll(t, v, seat)) return { t: 'mustReroll' };
    return { t: 'notNow' };
  };
}

function whyNotBuy(t: Tables, v: View, seat: Seat, f: Frame, id: string): Reason {
  const inBank = Object.hasOwn(t.cards, id) && v.bank.includes(id as CardId);
  const card = id as CardId;
  const salvage = findMod(t, v.players[seat]!, 'salvage');
  if (f.t === 'buyStep' && salvage && v.discard.includes(card) && t.cards[card]!.keep)
    return { t: 'energyShort', n: shortOf(t, v.players[seat]!, salvagePrice(t, card, salvage.less)) };
  if (f.t !== 'buyStep' || !inBank) return { t: 'notNow' };
  if (!mayBuy(t, v, card)) return { t: 'needsUnit', unit: t.cards[card]!.needs! };
  return { t: 'energyShort', n: shortOf(t, v.players[seat]!, priceOf(t, v.players[seat]!, card)) };
}

function whyNotReroll(v: View, seat: Seat, f: Frame, id: string): Reason {
  const face = FACES.findIndex((name) => id.startsWith(`${name}.`));
  if (f.t !== 'rollOrStop' || face < 0 || countFaces(v.turn.dice)[face] === 0) return { t: 'notNow' };
  if (face === OUCH && v.players[seat]!.jinx > 0) return { t: 'jinxFee', n: v.players[seat]!.jinx };
  return { t: 'lockedDie', face: FACES[face]! };
}

function whyNotGo(t: Tables, v: View, seat: Seat, f: Frame, id: string): Reason {
  const p = v.players[seat]!;
  const to = indexIn(BOROUGHS, id);
  if (to < 0) return { t: 'notNow' };
  if (f.t === 'chooseStartBorough' || f.t === 'leaveClosedSpace' || f.t === 'flee' || f.t === 'moveStep') {
    if (to === p.at) return { t: 'here' };
    if (f.t === 'moveStep' && p.at === MANHATTAN) return { t: 'noWayOut' };
    if (to === MANHATTAN) return f.t === 'moveStep' ? { t: 'manhattanTaken' } : { t: 'notNow' };
    if (!roomAt(v, to)) return { t: 'full', borough: BOROUGHS[to]! };
    if (f.t === 'moveStep' && roomAt(v, MANHATTAN)) return { t: 'manhattanFirst' };
    const fee = moveFee(t, v);
    if (fee > 0 && !canPay(t, p, fee)) return { t: 'moveFee', n: fee };
  }
  return { t: 'notNow' };
}

function whyNotDestroy(t: Tables, v: View, seat: Seat, f: Frame, id: string): Reason {
  if (f.t !== 'destroyObject') return { t: 'notNow' };
  const p = v.players[seat]!;
  const [borough, what] = id.split('.') as [string, string];
  const at = indexIn(BOROUGHS, borough);
  const unit = indexIn(UNITS, what);
  if (at < 0) return { t: 'notNow' };
  const near = at === p.at || (f.reach & (1 << at)) !== 0;
  if (unit < 0) {
    const tile = topTile(v, at * STACKS_PER_BOROUGH + Number(what));
    if (!(tile >= 0)) return { t: 'notNow' };
    if (v.turn.unitsOnly) return { t: 'unitsOnly' };
    return near ? { t: 'tooTough', needs: t.tiles[tile]!.durability, points: f.points } : { t: 'tooFar' };
  }
  if (v.units[at * UNITS.length + unit] === 0) return { t: 'notNow' };
  if (targetsAt(v, at, unit) === 0) return { t: 'revealedNow' };
  if (!near && findMod(t, p, 'reaches')?.unit !== UNITS[unit]) return { t: 'tooFar' };
  return { t: 'tooTough', needs: unitPrice(t, p, unit), points: f.points };
}
