import { makeRng, type Rng, type Seat, seedOf } from '@ashtown/engine';
import type { Goods } from '../content/atoms.ts';
import { GOODS, type Good } from '../content/vocabulary.ts';
import type { Rules } from '../rules/index.ts';
import { type Answer, type Event, NONE, type Question, RIVAL, type State, type View } from '../state.ts';

/**
 * What would happen, tried out by the rules themselves in a world that this view cannot tell from the true one: for
 * people who look before they decide. What chance or a later choice decides is left open.
 */

type Amounts = { [G in Good]?: number };
const add = (sum: Amounts, goods: Goods, sign = 1): void => {
  for (const [good, n] of Object.entries(goods) as [Good, number][]) sum[good] = (sum[good] ?? 0) + sign * n;
};
const inOrder = (sum: Amounts): Goods =>
  Object.fromEntries(GOODS.flatMap((good) => (sum[good] ? [[good, sum[good]]] : [])));

/** What trying out needs. */
export interface Trial {
  rules: Rules;
  determinize(v: View, rng: Rng): State;
}

export interface Forecast {
  goods: Goods;
  /** A choice of this seat or of others may change it. */
  open: boolean;
}

/** What Production would give a seat if it came now, with nothing built or razed before. */
export const forecastOf =
  ({ determinize, rules }: Trial) =>
  (v: View, seat: Seat): Forecast => {
    const sum: Amounts = {};
    let open = false;
    if (v.winners || v.players.some((p) => p.faction === NONE)) return { goods: {}, open };
    const s = determinize(v, makeRng(seedOf('preview')));
    const log: Event[] = [];
    s.stack = [{ t: 'production' }, { t: 'endTurn', seats: [seat] }];
    rules.apply(s, seat, 'end', log);
    for (let who = rules.asked(s)[0]; who !== undefined; who = rules.asked(s)[0]) {
      open = true;
      rules.apply(s, who, rules.legal(s, who)[0]!, log);
    }
    for (const e of log) {
      if (e.t === 'drew' && e.seat === seat) add(sum, { card: e.n });
      else if ((e.t === 'gained' || e.t === 'returned') && e.seat === seat) add(sum, e.goods);
    }
    return { goods: inOrder(sum), open };
  };

export interface Outcome {
  pays: Goods;
  gives: Goods;
  /** What comes of it is still to be chosen. */
  open: boolean;
}

/** Questions on the way to what an action does; they are answered with the first answer. */
const ON_THE_WAY: readonly string[] = [
  'payment',
  'discardCard',
  'discardDeal',
  'redevelopOld',
] satisfies readonly Question[];
const OPEN: readonly string[] = [
  'productionOption',
  'copySource',
  'exchangeGood',
  'stealTarget',
  'activateTarget',
  'resetTargets',
  'ownDeals',
  'opponentDeal',
] satisfies readonly Question[];
/** With these the turn of the virtual opponent begins. */
const AFTERWARDS: readonly Event['t'][] = ['rivalConnection', 'attacked', 'noAttack'];

/** What a legal answer would cost a seat and give it. */
export const outcomeOf =
  ({ determinize, rules }: Trial) =>
  (v: View, seat: Seat, pick: Answer): Outcome => {
    const s = determinize(v, makeRng(seedOf('preview')));
    const log: Event[] = [];
    rules.apply(s, seat, pick, log);
    let question = questionOf(rules, s, seat);
    while (question !== null && ON_THE_WAY.includes(question)) {
      rules.apply(s, seat, rules.legal(s, seat)[0]!, log);
      question = questionOf(rules, s, seat);
    }
    const pays: Amounts = {};
    const gives: Amounts = {};
    for (const e of log) {
      if (AFTERWARDS.includes(e.t) || (e.t === 'passed' && e.seat === RIVAL)) break;
      if (e.t === 'production') break;
      if (!('seat' in e) || e.seat !== seat) continue;
      if (e.t === 'paid') add(pays, e.goods);
      else if (e.t === 'discarded') add(pays, { card: 1 });
      else if (e.t === 'gained' || e.t === 'stocked') add(gives, e.goods);
      else if (e.t === 'drew') add(gives, { card: e.n });
    }
    return { pays: inOrder(pays), gives: inOrder(gives), open: question !== null && OPEN.includes(question) };
  };

const questionOf = (rules: Rules, s: State, seat: Seat): string | null =>
  rules.asked(s).includes(seat) ? rules.question(s, seat) : null;
