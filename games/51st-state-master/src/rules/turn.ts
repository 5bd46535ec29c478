import { type Log, push, type Seat } from '@ashtown/engine';
import { BLUE_BILLS, EXCHANGE_BILL, GREY_BILLS, RED_BILLS, TAKE_BILL, VISIT_BILL } from '../answers/actions.ts';
import { play } from '../answers/hand.ts';
import type { Texts } from '../answers/index.ts';
import { recoverStock } from '../cards/effects.ts';
import type { Tables } from '../content/tables.ts';
import { CONTACTS } from '../content/vocabulary.ts';
import { type Answers, type Event, type Frame, NONE, type State } from '../state.ts';
import { charge } from './payment.ts';
import { available, canPay, canUse, defenceOf, placeOf, playerAt, siteOf } from './queries.ts';

/** The actions of a turn (FSM-69): what is put on the stack, and what has to be paid before. */

type Out = Log<Event>;

const seated = <F>(make: (seat: Seat) => F): readonly F[] => [0, 1, 2, 3].map((seat) => Object.freeze(make(seat)));
export const ASK = {
  takeTurn: seated((seat): Frame => ({ t: 'takeTurn', seats: [seat] })),
  placeShield: seated((seat): Frame => ({ t: 'placeShield', seats: [seat] })),
  exchangeGood: seated((seat): Frame => ({ t: 'exchangeGood', seats: [seat] })),
};
export const TURN = seated((seat): Frame => ({ t: 'turn', seat }));
/** What could be repeated (FSM-74): nothing, the worker exchange, or the place with this number. */
export const EXCHANGE = -2;
export const ACTED = seated((seat): Frame => ({ t: 'acted', seat, again: NONE }));

/** Carries out an action: what it does goes on the stack first, its price is taken before (FSM-80). */
export function act(t: Tables, a: Texts, s: State, seat: Seat, pick: Answers['takeTurn'], log: Out): void {
  const p = s.players[seat]!;
  const { verb, f, seat: owner, no, i } = a.read(pick);
  if (verb === 'pass') {
    p.passed = true; // FSM-165
    log?.push({ t: 'passed', seat });
    return;
  }
  if (verb === 'shield') {
    push(s, ASK.placeShield[seat]!, ASK.takeTurn[seat]!); // FSM-158: no action
    return;
  }
  if (verb === 'use') {
    push<Frame>(s, { t: 'acted', seat, again: no });
    use(t, s, seat, no, log);
    return;
  }
  if (verb === 'exchange') {
    push<Frame>(s, { t: 'acted', seat, again: EXCHANGE });
    exchange(t, s, seat, log);
    return;
  }
  push(s, ACTED[seat]!);
  switch (verb) {
    case 'construct': {
      s.limbo = play(t, p, f);
      push<Frame>(s, { t: 'build', seat, over: NONE });
      charge(t, s, seat, GREY_BILLS[t.site[s.limbo]!.distance]!, log); // FSM-87
      return;
    }
    case 'redevelop':
      s.limbo = play(t, p, f);
      push<Frame>(s, { t: 'redevelopOld', seats: [seat] });
      return;
    case 'deal':
      s.limbo = play(t, p, f);
      push<Frame>(s, { t: 'makeDeal', seat });
      charge(t, s, seat, BLUE_BILLS[t.site[s.limbo]!.distance]!, log); // FSM-109
      return;
    case 'raze':
      s.limbo = play(t, p, f);
      push<Frame>(s, { t: 'razeCard', seat });
      charge(t, s, seat, RED_BILLS[t.site[s.limbo]!.distance]!, log); // FSM-114
      return;
    case 'attack':
      push<Frame>(s, { t: 'razePlace', seat, owner, no });
      charge(t, s, seat, RED_BILLS[defenceOf(t, placeOf(playerAt(s, owner), no)!)]!, log); // FSM-117
      return;
    case 'convert':
      p.converted |= 1 << i; // FSM-134
      log?.push({ t: 'converted', seat, contact: CONTACTS[i]! });
      push<Frame>(s, { t: 'convert', seat, contact: i });
      charge(t, s, seat, t.factions[p.faction]!.conversions[i]!.bill, log);
      return;
    case 'visit':
      push<Frame>(s, { t: 'visit', seat, owner, no });
      charge(t, s, seat, VISIT_BILL, log); // FSM-143
      return;
    case 'take':
      push<Frame>(s, { t: 'takeConnection', seat, colour: i });
      charge(t, s, seat, TAKE_BILL, log); // FSM-151
      return;
    case 'play':
      s.limbo = play(t, p, f);
      push<Frame>(s, { t: 'playConnection', seat });
      charge(t, s, seat, t.linkOf(s.limbo).bill, log); // FSM-155
  }
}

/** FSM-130. */
export function use(t: Tables, s: State, seat: Seat, no: number, log: Out): void {
  const place = placeOf(s.players[seat]!, no)!;
  place.uses++;
  log?.push({ t: 'used', seat, card: siteOf(t, place).id, no });
  push<Frame>(s, { t: 'useEffect', seat, no });
  charge(t, s, seat, siteOf(t, place).bill!, log);
}

/** FSM-135. */
export function exchange(t: Tables, s: State, seat: Seat, log: Out): void {
  push(s, ASK.exchangeGood[seat]!);
  charge(t, s, seat, EXCHANGE_BILL, log);
}

export function canRepeat(t: Tables, s: State, seat: Seat, again: number): boolean {
  if (again === NONE) return false;
  const p = s.players[seat]!;
  const all = available(p);
  if (again === EXCHANGE) return canPay(all, p, EXCHANGE_BILL);
  const place = placeOf(p, again);
  return place !== undefined && canUse(t, s, seat, place, all);
}

/** FSM-98, FSM-101: the old card leaves; its stock is the owner's, whatever else lay on it is gone. */
export function removeOld(t: Tables, s: State, seat: Seat, no: number, card: number, log: Out): void {
  const p = s.players[seat]!;
  const old = placeOf(p, no)!;
  log?.push({
    t: 'redeveloped',
    seat,
    card: t.id[card]!,
    no: p.built,
    old: t.id[old.card]!,
    oldNo: no,
    ruins: old.ruins,
  });
  recoverStock(t, p, seat, old, log);
  p.places.splice(p.places.indexOf(old), 1);
  s.discard.push(old.card);
}
