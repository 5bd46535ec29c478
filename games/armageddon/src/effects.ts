import { type Log, push, rand, type Seat } from '@ashtown/engine';
import { type Box, sum } from './box.ts';
import type { Effect } from './content.ts';
import { discard, drawCard, insert, keep, lookAt, lookThrough, takeFromDeck } from './deck.ts';
import { countType, findPassive, inBag, openly, passivesOf } from './queries.ts';
import { type Event, type Frame, HI, LEAST, LO, MOST, type Player, SOURCES, type Source, type State } from './state.ts';
import {
  COLOURS,
  colourOf,
  ENGINEER,
  FIGURES,
  figureOf,
  LEADER,
  MARAUDER,
  RECRUIT,
  SOLDIER,
  SPENT,
  TYPES,
  WORKER,
} from './vocabulary.ts';

type Out = Log<Event>;
const N = COLOURS.length;

// --- the tracks ------------------------------------------------------------------------------------------------------

/** Moves the VP marker once; it never drops below 0 (ARM-21), and lies on top where it arrives (ARM-22, ARM-23). */
export function score(s: State, seat: Seat, n: number, src: Source, log: Out): void {
  const p = s.players[seat]!;
  const change = Math.max(n, -p.vp);
  if (change === 0) return;
  p.vp += change;
  p.from[SOURCES.indexOf(src)]! += change;
  p.arrived = ++s.clock;
  log?.push({ t: 'vp', seat, n: change, src });
}

/** Right is bad. Stops at either end (ARM-26, ARM-27); tells how far it really went. */
export function moveMarauders(box: Box, s: State, seat: Seat, n: number, log: Out): number {
  const p = s.players[seat]!;
  const to = Math.max(0, Math.min(box.last, p.marauders + n));
  const moved = to - p.marauders;
  if (moved === 0) return 0;
  p.marauders = to;
  log?.push({ t: 'marauders', seat, n: moved, to });
  return moved;
}

/** As above, on the damage track (ARM-31). */
export function moveDamage(box: Box, s: State, seat: Seat, n: number, log: Out): number {
  const p = s.players[seat]!;
  const to = Math.max(1, Math.min(box.damage.length, p.damage + n));
  const moved = to - p.damage;
  if (moved === 0) return 0;
  p.damage = to;
  log?.push({ t: 'damage', seat, n: moved, to });
  return moved;
}

// --- survivors -------------------------------------------------------------------------------------------------------

/** One more survivor belongs to somebody, as everybody can see; where to put it is the caller's business. */
export function own(box: Box, p: Player, colour: number): void {
  const b = p.bounds;
  b[LO + colour]!++;
  b[HI + colour] = Math.min(b[HI + colour]! + 1, box.total[figureOf(colour)]!);
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
export function swapFigures(box: Box, s: State, p: Player, to: number): void {
  s.bag[figureOf(WORKER)]!++;
  s.bag[figureOf(to)]!--;
  disown(p, WORKER);
  own(box, p, to);
}

/** ARM-60 and ARM-64: one leader from behind the screen, if there is one and none lies aside yet. */
function putLeaderAside(s: State, seat: Seat, log: Out): void {
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

// --- equipment -------------------------------------------------------------------------------------------------------

/** A card of the hand to the box, shown (ARM-102). */
export function lose(box: Box, s: State, seat: Seat, kind: number, log: Out): void {
  discard(box, s, seat, kind);
  log?.push({ t: 'discarded', seat, card: box.equipment[kind]!.id });
}

/** One of the cards looked at (ARM-175). */
export function keepCard(box: Box, s: State, seat: Seat, kind: number, log: Out): void {
  if (log) {
    const under = s.players[seat]!.look.map((k) => box.equipment[k]!.id);
    const card = box.equipment[kind]!.id;
    under.splice(under.indexOf(card), 1);
    log.push({ t: 'kept', seat, card, under });
  }
  keep(box, s, seat, kind);
}

/** One of the whole deck (ARM-177). */
export function takeSearched(box: Box, s: State, seat: Seat, kind: number, log: Out): void {
  takeFromDeck(box, s, seat, kind);
  log?.push({ t: 'searched', seat, card: box.equipment[kind]!.id });
}

// --- effects ---------------------------------------------------------------------------------------------------------

type Of<T> = Extract<Effect, { t: T }>;

/** `arg` is what an answer names beside the action: the colour to get (ARM-181), or the card to give (ARM-177). */
interface Atom<T> {
  /** Whether it would do anything now (ARM-168); tiles and tracks do not ask. */
  can(box: Box, s: State, seat: Seat, e: Of<T>): boolean;
  run(box: Box, s: State, seat: Seat, e: Of<T>, src: Source, arg: number, log: Out): void;
}

const always = () => true;

/** One entry per effect; its words are in `text`, under the same name. */
const ATOMS: { [T in Effect['t']]: Atom<T> } = {
  vp: {
    can: always,
    run: (_, s, seat, e, src, __, log) => score(s, seat, e.amount, src, log),
  },
  addMarauder: {
    can: (box, s, seat) => s.players[seat]!.marauders < box.last,
    run: (box, s, seat, e, _, __, log) => void moveMarauders(box, s, seat, e.amount, log),
  },
  removeMarauder: {
    can: (_, s, seat) => s.players[seat]!.marauders > 0,
    run(box, s, seat, e, src, _, log) {
      const moved = -moveMarauders(box, s, seat, -e.amount, log); // ARM-93
      score(s, seat, moved * e.vpEach, src, log);
    },
  },
  damage: {
    can: always,
    run: (box, s, seat, e, _, __, log) => void moveDamage(box, s, seat, e.spaces, log),
  },
  leaderAside: {
    can: always,
    run: (_, s, seat, __, ___, ____, log) => putLeaderAside(s, seat, log),
  },
  drawEquipment: {
    can: (_, s) => s.deck.length > 0,
    run(box, s, seat, e, _, __, log) {
      const kinds: number[] = [];
      for (let i = 0; i < e.amount && s.deck.length > 0; i++) insert(kinds, drawCard(box, s, seat));
      if (kinds.length > 0) log?.push({ t: 'drew', seat, cards: kinds.map((kind) => box.equipment[kind]!.id) });
    },
  },
  discardEquipment: {
    can: (_, s, seat) => s.players[seat]!.hand.length > 0,
    run(_, s, seat, e) {
      for (let i = 0; i < e.amount; i++) push<Frame>(s, { t: 'loseEquipment', seat });
    },
  },
  temporaryHousing: { can: always, run() {} }, // the tile itself stays with the player: ARM-130, ARM-135
  exchangeInPlace: {
    can: canExchange,
    run(_, s, seat) {
      if (canExchange(_, s)) push<Frame>(s, { t: 'exchangeInPlace', seats: [seat] }); // ARM-140
    },
  },
  fight: {
    can: (_, s, seat) => s.players[seat]!.marauders > 0, // ARM-172
    run(box, s, seat, e, _, __, log) {
      const p = s.players[seat]!;
      const moved = -moveMarauders(box, s, seat, -e.amount, log);
      const vp = fightVp(box, p, moved);
      p.fought += moved;
      score(s, seat, vp, 'fights', log);
    },
  },
  pushBack: {
    can: (_, s, seat) => s.players[seat]!.marauders > 0,
    run: (box, s, seat, e, _, __, log) => void moveMarauders(box, s, seat, -e.amount, log), // ARM-173
  },
  vpPerType: {
    can: always,
    run: (box, s, seat, e, src, _, log) =>
      score(s, seat, e.each * countType(box, s.players[seat]!, TYPES.indexOf(e.buildingType)), src, log),
  },
  drawKeep: {
    can: (_, s) => s.deck.length > 0, // ARM-176
    run(box, s, seat, e, _, __, log) {
      lookAt(box, s, seat, e.draw);
      const { look } = s.players[seat]!;
      log?.push({ t: 'looked', seat, cards: look.map((kind) => box.equipment[kind]!.id) });
      if (look.length === 1) keepCard(box, s, seat, look[0]!, log);
      else push<Frame>(s, { t: 'keepDrawn', seats: [seat] });
    },
  },
  swapSearch: {
    can: (_, s, seat) => s.deck.length > 0 && s.players[seat]!.hand.length > 0, // ARM-179
    run(box, s, seat, _, __, card, log) {
      lose(box, s, seat, card, log); // ARM-177
      lookThrough(box, s, seat);
      if (s.deck.length === 1) takeSearched(box, s, seat, s.deck[0]!, log);
      else push<Frame>(s, { t: 'searchDeck', seats: [seat] });
    },
  },
  repair: {
    can: (_, s, seat) => s.players[seat]!.damage > 1, // ARM-180
    run(box, s, seat, e, _, __, log) {
      moveDamage(box, s, seat, -e.spaces, log);
      score(s, seat, e.vp, 'repairs', log);
    },
  },
  exchange: {
    can: canExchange, // ARM-183
    run(box, s, seat, _, __, to, log) {
      const p = s.players[seat]!;
      p.placed[SPENT * N + WORKER]!--;
      swapFigures(box, s, p, to);
      p.screen[to]!++;
      log?.push({ t: 'exchanged', seat, at: 'spent', to: COLOURS[to]! });
    },
  },
  recruitGamble: {
    can: (_, s) => bagSize(s) > 0, // ARM-188
    run(box, s, seat, e, src, _, log) {
      const figure = drawFigure(s);
      log?.push({ t: 'recruited', seat, figure: FIGURES[figure]! });
      const colour = colourOf(figure);
      if (figure === MARAUDER || colour === WORKER) {
        s.bag[figure]!++; // ARM-184
        score(s, seat, e.vpOtherwise, src, log);
      } else {
        const p = s.players[seat]!;
        p.placed[RECRUIT * N + colour]!++; // ARM-185
        own(box, p, colour);
      }
    },
  },
};

function canExchange(_: Box, s: State): boolean {
  return inBag(s, SOLDIER) || inBag(s, ENGINEER);
}

/** Of a state or a view. */
export const bagSize = (s: State): number => (s.bag ? sum(s.bag) : (s as unknown as { bagSize: number }).bagSize);

/** VP for marauders fought off now (ARM-171, ARM-195, ARM-196). */
export function fightVp(box: Box, p: Pick<Player, 'city' | 'fought'>, moved: number): number {
  if (findPassive(box, p as Player, 'noFightVp')) return 0;
  const bonuses = passivesOf(box, p as Player, 'fightVpBonus');
  let vp = 0;
  for (let n = p.fought; n < p.fought + moved; n++) {
    const some = bonuses.filter((bonus) => n < bonus.firstPerRound).map((bonus) => bonus.perMarauder);
    vp += some.length > 0 ? Math.max(...some) : box.fightVp;
  }
  return vp;
}

type AnyAtom = Atom<Effect['t']>;
const atom = (e: Effect): AnyAtom => ATOMS[e.t] as unknown as AnyAtom;

export const canRun = (box: Box, s: State, seat: Seat, e: Effect): boolean => atom(e).can(box, s, seat, e);

export const run = (box: Box, s: State, seat: Seat, e: Effect, src: Source, arg: number, log: Out): void =>
  atom(e).run(box, s, seat, e, src, arg, log);
