import { makeRng, type Seat, seedOf } from '@ashtown/engine';
import type { Texts } from '../answers/index.ts';
import type { Trial } from '../answers/outcome.ts';
import type { Tables } from '../content/tables.ts';
import { AMMO, BLUE, BRICK, GREY, RED, REDEVELOPMENT, UNIVERSAL } from '../content/vocabulary.ts';
import { ASK } from '../rules/turn.ts';
import type { Answer, Frame, Player, State, View } from '../state.ts';
import { clone } from '../view.ts';
import { evaluateOf } from './index.ts';
import { samenessOf } from './sameness.ts';
import { WEIGHTS } from './weights.ts';

/**
 * What a seat can make of the rest of a round if nobody else did anything: tried out by the rules, one action after the other,
 * the few best ways at a time. Cards drawn on the way are not played, for nobody knows them. The same view gives the same.
 */

export interface Planning extends Trial {
  readonly texts: Texts;
}

/** The most that comes of something if the game goes on after this round, and if it is over then: the two do not compare. */
export type Best = [goesOn: number, isOver: number];

/** Where things stand between two actions. */
interface Stop {
  readonly s: State;
  /** What it looks like, with all that could still be done. */
  readonly looks: number;
  /** After how many actions, as it first came about. */
  readonly depth: number;
  /** How it first came about: from where, and by which answers. */
  readonly from: Stop | null;
  readonly action: readonly Answer[];
}

/** So many ways are gone at a time; fewer where it is only to be seen whether they are as good. */
const WIDTH = 4;
const NARROW = 2;
/** So many actions are tried in all, the fewer where it is only to be seen. */
const MOST = 1500;
const MOST_SEEN = 300;
/** Longer than any round. */
const DEPTH = 24;
/** An action that can be carried out in more ways is tried in so many. */
const WAYS = 24;
/** As good as the best: no need to look for more. */
const AS_GOOD = 0.3;
/** Of two ways to the same the shorter one is better, by so much for each action. */
export const EFFORT = 0.01;

const nothing = (): Best => [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];

export interface Prospect {
  /** Of all answers. */
  readonly best: Best;
  /** Of one answer: no more than this is known to come of it. */
  of(pick: Answer): Best;
}

export function prospectsOf(t: Tables, { rules, determinize, texts }: Planning) {
  const evaluate = evaluateOf(t);

  /** What can come of the answers to a question of one's own turn. */
  return (v: View, seat: Seat, legal: readonly Answer[]): Prospect => {
    const start = determinize(v, makeRng(seedOf('prospect')));
    alone(start, seat);
    const known = new Set(start.players[seat]!.hand);
    const stops = new Map<number, Stop>();
    const begun = new Map<Answer, Stop[]>();
    let tried = 0;

    /** What it is worth to a seat; passing, only what stays. Drawn cards are face down. */
    function worth(s: State, passed: boolean): number {
      const p = s.players[seat]!;
      const { hand, passed: before } = p;
      const cards = hand.map((card) => (known.has(card) ? card : null));
      const drawn = cards.filter((card) => card === null).length;
      p.passed = passed || before;
      if (drawn > 0) p.hand = cards as number[];
      const isLast = s.ending && p.passed;
      let sum = isLast ? WEIGHTS.hand.unknown * Math.min(drawn, placingsIn(p)) : 0;
      for (const { id, value } of evaluate(s as unknown as View, seat)) if (!isLast || id !== 'hand') sum += value;
      p.hand = hand;
      p.passed = before;
      return sum;
    }

    function stopAt(s: State, from: Stop | null, action: readonly Answer[]): Stop {
      const key = samenessOf(s, seat);
      let stop = stops.get(key);
      if (stop === undefined) {
        stop = { s, looks: worth(s, false), depth: from ? from.depth + 1 : 1, from, action };
        stops.set(key, stop);
      }
      return stop;
    }

    /** Whether an action is over; asking whether to repeat it is left out, since any action may follow. */
    function isOver(s: State): boolean {
      const { t: question } = s.stack.at(-1)!;
      if (question === 'repeatAction' || question === 'endTurn' || question === 'takeTurn') s.stack.length = 1;
      return s.stack.length === 1;
    }

    /** Gives an answer, and the action it belongs to the rest of its answers, in all ways. */
    function carryOut(s: State, from: Stop | null, action: readonly Answer[], found: Stop[]): void {
      tried++;
      rules.apply(s, seat, action.at(-1)!, null);
      let done = action;
      while (!isOver(s)) {
        const asked = rules.asked(s)[0]!;
        const answers = rules.legal(s, asked);
        if (asked === seat) {
          for (let i = 1; i < answers.length && found.length < WAYS; i++)
            carryOut(clone(s), from, [...done, answers[i]!], found);
          done = [...done, answers[0]!];
        }
        rules.apply(s, asked, answers[0]!, null);
      }
      found.push(stopAt(s, from, done));
    }

    const isUnknown = ({ hand, seen }: Player, pick: Answer): boolean => {
      const { f } = texts.read(pick);
      return (
        f >= 0 &&
        !seen.some((card) => t.face[card] === f) &&
        !hand.some((card) => known.has(card) && t.face[card] === f)
      );
    };

    /** All that can be done next. */
    function next(stop: Stop, found: Set<Stop>): void {
      const p = stop.s.players[seat]!;
      if (p.passed) return;
      const asking = asked(stop.s, seat);
      for (const pick of rules.legal(asking, seat)) {
        if (pick === 'pass' || pick === 'shield' || isUnknown(p, pick)) continue;
        const ways: Stop[] = [];
        carryOut(clone(asking), stop, [pick], ways);
        for (const way of ways) found.add(way);
      }
    }

    /** Passing at a stop. */
    function note(stop: Stop, best: Best, at: (Stop | null)[] = [], depth = stop.depth): void {
      const i = stop.s.ending ? 1 : 0;
      const sure = worth(stop.s, true) - EFFORT * depth;
      if (sure <= best[i]) return;
      best[i] = sure;
      at[i] = stop;
    }

    function search(first: readonly Stop[], width: number, most: number, best: Best, at: (Stop | null)[] = []): void {
      const seen = new Set(first);
      const until = tried + most;
      let level = [...seen];
      for (let depth = 0; depth < DEPTH && level.length > 0; depth++) {
        level.sort((a, b) => b.looks - a.looks);
        const found = new Set<Stop>();
        for (const over of [false, true])
          for (const stop of level.filter(({ s }) => s.ending === over).slice(0, width)) {
            note(stop, best, at);
            if (tried < until) next(stop, found);
          }
        level = [...found].filter((stop) => !seen.has(stop));
        for (const stop of level) seen.add(stop);
      }
    }

    const stopsAfter = (pick: Answer): Stop[] => {
      let found = begun.get(pick);
      if (found === undefined) {
        found = [];
        carryOut(clone(start), null, [pick], found);
        begun.set(pick, found);
      }
      return found;
    };

    /** Goes by a plan as far as it is possible, in any order, and passes. */
    function follow(stop: Stop, plan: readonly (readonly Answer[])[], best: Best): void {
      let { s } = stop;
      let left = plan;
      for (let before = -1; left.length !== before && !s.players[seat]!.passed; ) {
        before = left.length;
        left = left.filter((action) => {
          const after = done(s, action);
          if (after) s = after;
          return after === null;
        });
      }
      note(stopAt(s, stop, []), best, [], stop.depth + plan.length - left.length);
    }

    function done(s: State, action: readonly Answer[]): State | null {
      const copy = asked(s, seat);
      for (const pick of action) {
        if (copy.stack.length === 1 || !(rules.legal(copy, seat) as readonly Answer[]).includes(pick)) return null;
        rules.apply(copy, seat, pick, null);
      }
      return isOver(copy) ? copy : null;
    }

    const best = nothing();
    const at: (Stop | null)[] = [null, null];
    search(legal.flatMap(stopsAfter), WIDTH, MOST, best, at);
    const plans = at.map(planTo);

    return {
      best,
      of(pick) {
        const found = nothing();
        const first = stopsAfter(pick);
        for (const stop of first) {
          note(stop, found);
          for (const plan of plans) if (plan.length > 0) follow(stop, plan, found);
        }
        if (found.some((most, i) => most < best[i]! - AS_GOOD)) search(first, NARROW, MOST_SEEN, found);
        return found;
      },
    };
  };
}

/** Takes everything from the stack that comes after the action of a seat. A question to two ends it, which nobody answers. */
function alone(s: State, seat: Seat): void {
  const after = s.stack.findLastIndex(({ t }) => t === 'turn' || t === 'rivalTurn');
  const end: Frame = { t: 'keepHand', seats: [seat, seat] };
  s.stack.splice(0, after + 1, end);
}

function asked(s: State, seat: Seat): State {
  const copy = clone(s);
  copy.stack.push(ASK.takeTurn[seat]!);
  return copy;
}

function planTo(stop: Stop | null): (readonly Answer[])[] {
  const plan: (readonly Answer[])[] = [];
  for (let at = stop; at; at = at.from) plan.unshift(at.action);
  return plan;
}

/** For how many cards, roughly, there is something left to place them with. */
const placingsIn = ({ tokens, places }: Player): number =>
  Math.floor((tokens[GREY]! + tokens[BLUE]! + tokens[RED]! + tokens[UNIVERSAL]!) / 2) +
  (places.length > 0 ? tokens[BRICK]! + tokens[AMMO]! + tokens[REDEVELOPMENT]! : 0);
