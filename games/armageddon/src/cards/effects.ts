import { type Amount, type Log, push, type Seat } from '@ashtown/engine';
import { sum } from '../answers/figures.ts';
import type { Effect } from '../content/schema.ts';
import type { Tables } from '../content/tables.ts';
import {
  COLOURS,
  colourOf,
  ENGINEER,
  FIGURES,
  MARAUDER,
  RECRUIT,
  SOLDIER,
  SPENT,
  TYPES,
  WORKER,
} from '../content/vocabulary.ts';
import { drawCard, insert, keepCard, lookAt, lookThrough, lose, takeSearched } from '../rules/deck.ts';
import { countType, damageEffects, findPassive, inBag, passivesOf } from '../rules/queries.ts';
import { drawFigure, own, putLeaderAside, swapFigures } from '../rules/survivors.ts';
import { damageSteps, marauderSteps, moveDamage, moveMarauders, score, vpChange } from '../rules/tracks.ts';
import type { Event, Frame, Player, Source, State } from '../state.ts';

type Out = Log<Event>;
const N = COLOURS.length;

type Of<T> = Extract<Effect, { t: T }>;

/** `arg` is what an answer names beside the action: the colour to get (ARM-181), or the card to give (ARM-177). */
interface Atom<T> {
  /** Whether it would do anything now (ARM-168); tiles and tracks do not ask. */
  can(t: Tables, s: State, seat: Seat, e: Of<T>): boolean;
  /** What of it is sure beforehand; left out where chance or a further answer decides. */
  gives?(t: Tables, s: State, seat: Seat, e: Of<T>, arg: number): Amount[];
  run(t: Tables, s: State, seat: Seat, e: Of<T>, src: Source, arg: number, log: Out): void;
}

const always = () => true;

/** One entry per effect; its words are in `text`, under the same name. */
const ATOMS: { [T in Effect['t']]: Atom<T> } = {
  vp: {
    can: always,
    gives: (_, s, seat, e) => vpGiven(s.players[seat]!, e.amount),
    run: (_, s, seat, e, src, __, log) => score(s, seat, e.amount, src, log),
  },
  addMarauder: {
    can: (t, s, seat) => s.players[seat]!.marauders < t.last,
    gives: (t, s, seat, e) => given('marauders', marauderSteps(t, s.players[seat]!, e.amount)),
    run: (t, s, seat, e, src, _, log) =>
      void moveMarauders(t, s, seat, e.amount, log, src === 'damage' ? src : undefined),
  },
  removeMarauder: {
    can: (_, s, seat) => s.players[seat]!.marauders > 0,
    gives(t, s, seat, e) {
      const moved = marauderSteps(t, s.players[seat]!, -e.amount);
      return [...given('marauders', moved), ...vpGiven(s.players[seat]!, -moved * e.vpEach)];
    },
    run(t, s, seat, e, src, _, log) {
      const moved = -moveMarauders(t, s, seat, -e.amount, log); // ARM-93
      score(s, seat, moved * e.vpEach, src, log);
    },
  },
  damage: {
    can: always,
    gives: (t, s, seat, e) => given('damage', damageSteps(t, s.players[seat]!, e.spaces)),
    run: (t, s, seat, e, _, __, log) => void moveDamage(t, s, seat, e.spaces, log),
  },
  leaderAside: {
    can: always,
    run: (_, s, seat, __, ___, ____, log) => putLeaderAside(s, seat, log),
  },
  drawEquipment: {
    can: (_, s) => s.deck.length > 0,
    gives: (_, s, __, e) => given('cards', Math.min(e.amount, s.deck.length)),
    run(t, s, seat, e, _, __, log) {
      const kinds: number[] = [];
      for (let i = 0; i < e.amount && s.deck.length > 0; i++) insert(kinds, drawCard(t, s, seat));
      if (kinds.length > 0) log?.push({ t: 'drew', seat, cards: kinds.map((kind) => t.equipment[kind]!.id) });
    },
  },
  discardEquipment: {
    can: (_, s, seat) => s.players[seat]!.hand.length > 0,
    gives: (_, s, seat) => given('cards', s.players[seat]!.hand.length === 1 ? -1 : 0),
    run(_, s, seat, e) {
      const n = Math.min(e.amount, s.players[seat]!.hand.length); // ARM-101
      for (let i = 0; i < n; i++) push<Frame>(s, { t: 'loseEquipment', seat });
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
    gives(t, s, seat, e) {
      const p = s.players[seat]!;
      const moved = marauderSteps(t, p, -e.amount);
      return [...given('marauders', moved), ...vpGiven(p, fightVp(t, p, -moved))];
    },
    run(t, s, seat, e, _, __, log) {
      const p = s.players[seat]!;
      const moved = -moveMarauders(t, s, seat, -e.amount, log);
      const vp = fightVp(t, p, moved);
      p.fought += moved;
      score(s, seat, vp, 'fights', log);
    },
  },
  pushBack: {
    can: (_, s, seat) => s.players[seat]!.marauders > 0,
    gives: (t, s, seat, e) => given('marauders', marauderSteps(t, s.players[seat]!, -e.amount)),
    run: (t, s, seat, e, _, __, log) => void moveMarauders(t, s, seat, -e.amount, log), // ARM-173
  },
  vpPerType: {
    can: always,
    gives: (t, s, seat, e) => vpGiven(s.players[seat]!, vpForType(t, s.players[seat]!, e)),
    run: (t, s, seat, e, src, _, log) => score(s, seat, vpForType(t, s.players[seat]!, e), src, log),
  },
  drawKeep: {
    can: (_, s) => s.deck.length > 0, // ARM-176
    gives: (_, s, __, e) => given('cards', Math.min(e.draw, s.deck.length) === 1 ? 1 : 0),
    run(t, s, seat, e, _, __, log) {
      lookAt(t, s, seat, e.draw);
      const { look } = s.players[seat]!;
      log?.push({ t: 'looked', seat, cards: look.map((kind) => t.equipment[kind]!.id) });
      if (look.length === 1) keepCard(t, s, seat, look[0]!, log);
      else push<Frame>(s, { t: 'keepDrawn', seats: [seat] });
    },
  },
  swapSearch: {
    can: (_, s, seat) => s.deck.length > 0 && s.players[seat]!.hand.length > 0, // ARM-179
    gives: (_, s) => given('cards', s.deck.length === 1 ? 1 : 0),
    run(t, s, seat, _, __, card, log) {
      lose(t, s, seat, card, log); // ARM-177
      lookThrough(t, s, seat);
      if (s.deck.length === 1) takeSearched(t, s, seat, s.deck[0]!, log);
      else push<Frame>(s, { t: 'searchDeck', seats: [seat] });
    },
  },
  repair: {
    can: (_, s, seat) => s.players[seat]!.damage > 1, // ARM-180
    gives(t, s, seat, e) {
      const p = s.players[seat]!;
      return [...given('damage', damageSteps(t, p, -e.spaces)), ...vpGiven(p, e.vp)];
    },
    run(t, s, seat, e, _, __, log) {
      moveDamage(t, s, seat, -e.spaces, log);
      score(s, seat, e.vp, 'repairs', log);
    },
  },
  exchange: {
    can: canExchange, // ARM-183
    gives: (_, __, ___, ____, to) => given(COLOURS[to]!, 1), // for one of those who pay
    run(t, s, seat, _, __, to, log) {
      const p = s.players[seat]!;
      p.placed[SPENT * N + WORKER]!--;
      swapFigures(t, s, p, to);
      p.screen[to]!++;
      log?.push({ t: 'exchanged', seat, at: 'spent', to: COLOURS[to]! });
    },
  },
  recruitGamble: {
    can: (_, s) => bagSize(s) > 0, // ARM-188
    run(t, s, seat, e, src, _, log) {
      const figure = drawFigure(s);
      log?.push({ t: 'recruited', seat, figure: FIGURES[figure]! });
      const colour = colourOf(figure);
      if (figure === MARAUDER || colour === WORKER) {
        s.bag[figure]!++; // ARM-184
        score(s, seat, e.vpOtherwise, src, log);
      } else {
        const p = s.players[seat]!;
        p.placed[RECRUIT * N + colour]!++; // ARM-185
        own(t, p, colour);
      }
    },
  },
};

const given = (what: string, n: number): Amount[] => (n === 0 ? [] : [{ what, n }]);
const vpGiven = (p: Player, n: number): Amount[] => given('score', vpChange(p, n));

const vpForType = (t: Tables, p: Player, e: Of<'vpPerType'>): number =>
  e.each * countType(t, p, TYPES.indexOf(e.buildingType));

function canExchange(_: Tables, s: State): boolean {
  return inBag(s, SOLDIER) || inBag(s, ENGINEER);
}

/** Of a state or a view. */
export const bagSize = (s: State): number => (s.bag ? sum(s.bag) : (s as unknown as { bagSize: number }).bagSize);

/** VP for marauders fought off now (ARM-171, ARM-195, ARM-196). */
export function fightVp(t: Tables, p: Pick<Player, 'city' | 'fought'>, moved: number): number {
  if (findPassive(t, p as Player, 'noFightVp')) return 0;
  const bonuses = passivesOf(t, p as Player, 'fightVpBonus');
  let vp = 0;
  for (let n = p.fought; n < p.fought + moved; n++) {
    const some = bonuses.filter((bonus) => n < bonus.firstPerRound).map((bonus) => bonus.perMarauder);
    vp += some.length > 0 ? Math.max(...some) : t.fightVp;
  }
  return vp;
}

type AnyAtom = Atom<Effect['t']>;
const atom = (e: Effect): AnyAtom => ATOMS[e.t] as unknown as AnyAtom;

export const canRun = (t: Tables, s: State, seat: Seat, e: Effect): boolean => atom(e).can(t, s, seat, e);

/** What an effect surely brings a seat, as tellings call it; from a state, or from what the seat sees of it. */
export const givesOf = (t: Tables, s: State, seat: Seat, e: Effect, arg: number): readonly Amount[] =>
  atom(e).gives?.(t, s, seat, e, arg) ?? [];

export const run = (t: Tables, s: State, seat: Seat, e: Effect, src: Source, arg: number, log: Out): void =>
  atom(e).run(t, s, seat, e, src, arg, log);

/** As above, for a tile: it is told if nothing comes of it. */
export function runTile(t: Tables, s: State, seat: Seat, e: Effect, src: Source, log: Out): void {
  const [told, toCome] = [log?.length, s.stack.length];
  run(t, s, seat, e, src, -1, log);
  if (log?.length === told && s.stack.length === toCome) log?.push({ t: 'noEffect', seat });
}

/** The damage track takes effect (ARM-55 to ARM-60), in the end without the leader. */
export function suffer(t: Tables, s: State, seat: Seat, leader: boolean, log: Out): void {
  for (const e of damageEffects(t, s.players[seat]!.damage))
    if (leader || e.t !== 'leaderAside') run(t, s, seat, e, 'damage', -1, log);
}
