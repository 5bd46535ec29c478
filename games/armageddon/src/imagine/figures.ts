import { type Rng, rand, type Seat, shuffle } from '@ashtown/engine';
import { sum } from '../answers/figures.ts';
import type { Tables } from '../content/tables.ts';
import { COLOURS, ENGINEER, FIGURES, figureOf, MARAUDER, SOLDIER } from '../content/vocabulary.ts';
import { openly } from '../rules/queries.ts';
import { HI, LEAST, LO, MOST, type Seen, type View } from '../state.ts';

/** Worlds for bots: what a view hides of survivors, decks and tiles, drawn by lot so that it fits all the view tells. */

const N = COLOURS.length;
const RETRIES = 20;

export interface Figures {
  bag: number[];
  screens: number[][];
}

/** A screen to be filled: what may still come behind it. */
interface Screen {
  seat: Seat;
  n: number[];
  /** Most of each colour, and how many more in all: at least, at most. */
  cap: number[];
  least: number;
  most: number;
}

export function imagineFigures(t: Tables, v: View, rng: Rng): Figures {
  const left = t.total.map((n, figure) => n - v.gone.figures[figure]!);
  for (let i = 0; i < v.figures.length; i++) left[i % FIGURES.length]! -= v.figures[i]!;
  for (const p of v.players)
    for (let c = 0; c < N; c++) left[figureOf(c)]! -= openly(p, c) + (p.screen === null ? 0 : p.screen[c]!);
  const screens = v.players.map((p) => (p.screen === null ? null : p.screen.slice()));
  if (!screens.includes(null)) return { bag: left, screens: screens as number[][] };
  for (let i = 0; ; i++) {
    const found = deal(v, left, rng, i === RETRIES);
    if (!found) continue;
    for (const { seat, n } of found.screens) screens[seat] = n;
    return { bag: found.bag, screens: screens as number[][] };
  }
}

/** One try; null where the lots fell so that something does not fit. With `force` limits give way. */
function deal(v: View, all: readonly number[], rng: Rng, force: boolean) {
  const bag = all.slice();
  const screens: Screen[] = [];
  for (let seat = 0; seat < v.players.length; seat++) {
    const p = v.players[seat]!;
    if (p.screen === null) screens.push(screenOf(p, seat));
  }
  let behind = sum(all) - v.bagSize;
  for (const screen of screens)
    for (let c = 0; c < N; c++) {
      bag[figureOf(c)]! -= screen.n[c]!;
      behind -= screen.n[c]!;
    }
  const giveAnybody = (c: number): boolean => {
    let open = 0;
    let needy = 0;
    for (let i = 0; i < screens.length; i++) {
      if (!takes(screens[i]!, c, force)) continue;
      open++;
      if (screens[i]!.least > 0) needy++;
    }
    if (open === 0) return false;
    let lot = rand(rng, needy > 0 ? needy : open);
    for (let i = 0; ; i++) {
      const screen = screens[i]!;
      if (!takes(screen, c, force) || (needy > 0 && screen.least <= 0) || lot-- > 0) continue;
      screen.n[c]!++;
      screen.least--;
      screen.most--;
      bag[figureOf(c)]!--;
      behind--;
      return true;
    }
  };
  const { soldier, engineer } = v.bagHas;
  if (!soldier) while (bag[figureOf(SOLDIER)]! > 0) if (!giveAnybody(SOLDIER)) return null;
  if (!engineer) while (bag[figureOf(ENGINEER)]! > 0) if (!giveAnybody(ENGINEER)) return null;
  const lots: number[] = [];
  for (let c = 0; c < N; c++) {
    const stays = (c === SOLDIER && soldier) || (c === ENGINEER && engineer) ? 1 : 0;
    for (let i = bag[figureOf(c)]! - stays; i > 0; i--) lots.push(c);
  }
  shuffle(rng, lots);
  for (let i = 0; i < lots.length && behind > 0; i++) giveAnybody(lots[i]!);
  const fits = behind === 0 && bag[MARAUDER]! >= 0 && (force || screens.every((screen) => screen.least <= 0));
  return fits || force ? { bag, screens } : null;
}

const takes = (screen: Screen, c: number, force: boolean): boolean =>
  force || (screen.most > 0 && screen.n[c]! < screen.cap[c]!);

/** What must be behind the screen at least (ARM-239; the bounds are open to everybody). */
function screenOf(p: Seen, seat: Seat): Screen {
  const n: number[] = [];
  const cap: number[] = [];
  let open = 0;
  for (let c = 0; c < N; c++) {
    const seen = openly(p, c);
    open += seen;
    n.push(Math.max(0, p.bounds[LO + c]! - seen));
    cap.push(p.bounds[HI + c]! - seen);
  }
  const there = open + sum(n);
  return { seat, n, cap, least: p.bounds[LEAST]! - there, most: p.bounds[MOST]! - there };
}
