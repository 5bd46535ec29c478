import { type Log, rand, type Seat } from '@ashtown/engine';
import { sum } from '../answers/figures.ts';
import type { Tables } from '../content/tables.ts';
import { figureOf, LEADER, WORKER } from '../content/vocabulary.ts';
import { type Event, HI, LEAST, LO, MOST, type Player, type State } from '../state.ts';
import { openly } from './queries.ts';

type Out = Log<Event>;

/** One more survivor belongs to somebody, as everybody can see; where to put it is the caller's business. */
export function own(t: Tables, p: Player, colour: number): void {
  const b = p.bounds;
  b[LO + colour]!++;
  b[HI + colour] = Math.min(b[HI + colour]! + 1, t.total[figureOf(colour)]!);
  b[LEAST]!++;
  b[MOST]!++;
}

/** One survivor less, already taken away; those in the open stay sure. */
export function disown(p: Player, colour: number): void {
  const b = p.bounds;
  b[LO + colour] = Math.max(openly(p, colour), b[LO + colour]! - 1);
  b[HI + colour] = Math.max(0, b[HI + colour]! - 1);
  b[LEAST] = Math.max(0, b[LEAST]! - 1);
  b[MOST] = Math.max(0, b[MOST]! - 1);
}

/** A figure out of the bag, each as likely as any other; with `no` set, none of that kind. */
export function drawFigure(s: State, no = -1): number {
  const { bag } = s;
  let i = rand(s.rng, sum(bag) - (no < 0 ? 0 : bag[no]!));
  for (let figure = 0; ; figure++) {
    if (figure === no) continue;
    if (i < bag[figure]!) {
      bag[figure]!--;
      return figure;
    }
    i -= bag[figure]!;
  }
}

/** An own worker for a soldier or engineer from the bag; the caller moves them. */
export function swapFigures(t: Tables, s: State, p: Player, to: number): void {
  s.bag[figureOf(WORKER)]!++;
  s.bag[figureOf(to)]!--;
  disown(p, WORKER);
  own(t, p, to);
}

/** ARM-60 and ARM-64: one leader from behind the screen, if there is one and none lies aside yet. */
export function putLeaderAside(s: State, seat: Seat, log: Out): void {
  const p = s.players[seat]!;
  if (p.aside > 0) return;
  if (p.screen[LEADER] === 0) {
    p.bounds[HI + LEADER] = openly(p, LEADER); // that none is lost tells everybody
    return;
  }
  p.screen[LEADER]!--;
  p.aside = 1;
  log?.push({ t: 'leaderLost', seat });
}
