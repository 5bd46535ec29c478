import { type Log, makeRng, type ParsedPosition, schema, seedOf } from '@ashtown/engine';
import type { Card, Tables } from '../content/tables.ts';
import {
  BAZAAR_SIZE,
  HAND_SIZE,
  HERO,
  MARKERS,
  PLAYERS,
  RESOURCE,
  START_MARKERS,
  STATION,
} from '../content/vocabulary.ts';
import { OPTIONS } from '../options.ts';
import type { Rules } from '../rules/index.ts';
import { addStation, addToHand, insert } from '../rules/piles.ts';
import {
  type Attack,
  EMPTY,
  type Event,
  NOBODY,
  OPEN,
  type Options,
  type Player,
  REPELLED,
  type State,
  WAITS,
} from '../state.ts';
import { view } from '../view.ts';
import { framesOf } from './frames.ts';
import { onStations, type Position, positionSchemaOf, quietDown, type ToldAttack } from './schema.ts';
import { wrongStackOf } from './stack.ts';

const SEATS = 2;
const SEED = seedOf('given');
const DEFAULTS = Object.fromEntries(
  Object.entries(OPTIONS).map(([id, spec]) => [id, spec.default]),
) as unknown as Options;

const ascending = (a: number, b: number): number => a - b;

type Box = ReturnType<typeof boxOf>;

/** All cards, to be taken out one by one; what is taken too often, the invariants will notice. */
function boxOf(t: Tables) {
  const left = t.cards.map(({ copies }) => copies);
  const out = (card: Card): Card => {
    left[card]!--;
    return card;
  };
  return {
    take: (id: string): Card => out(t.cardOf.get(id)!),
    /** A Resource without a Protection side, where there is one left. */
    takeHarmless(): Card {
      const isHarmless = (n: number, card: Card) =>
        n > 0 && t.cards[card]!.shieldCost < 0 && t.cards[card]!.category === RESOURCE;
      const card = left.findIndex(isHarmless);
      return out(card >= 0 ? card : left.findIndex((n) => n > 0));
    },
    size: (): number => left.reduce((sum, n) => sum + Math.max(0, n), 0),
    rest: (): Card[] => left.flatMap((n, card) => Array<Card>(Math.max(0, n)).fill(card)),
  };
}

/** Those that are told, and for the others the first ones of the roster that are left. */
function giveFactions(t: Tables, players: Player[], told: Position['factions'] = {}, roster: readonly number[]): void {
  const taken = Object.values(told).map((id) => (id === null ? NOBODY : t.factionOf.get(id)!));
  const free = roster.filter((faction) => !taken.includes(faction));
  for (const [seat, p] of players.entries()) {
    const id = told[seat];
    p.faction = id === undefined ? (free.shift() ?? NOBODY) : id === null ? NOBODY : t.factionOf.get(id)!;
  }
}

type Entries<T> = Readonly<Record<number, T>>;

export function parsePositionOf(t: Tables, rules: Rules, broken: (s: State) => readonly string[]) {
  const frames = framesOf(t);
  const wrongStack = wrongStackOf(t);
  const schemas = new Map<number, schema.Schema<Position>>();

  function schemaFor(given: unknown): schema.Schema<Position> {
    const told = (given as Position | null | undefined)?.seats;
    const seats = schema.whole(...PLAYERS)(told, '') === null ? told! : SEATS;
    const known = schemas.get(seats) ?? positionSchemaOf(t, seats);
    schemas.set(seats, known);
    return known;
  }

  /** Lays the table as it is told, with nothing to happen yet. */
  function lay(told: Position): State {
    const { seats = SEATS, active = 0, turn = 1, short = [], decks = 1, ply = 0 } = told;
    const box = boxOf(t);
    const options = { ...DEFAULTS, ...told.options };
    const players = Array.from({ length: seats }, (_, seat) => layPlayer(told, seat, box));
    giveFactions(t, players, told.factions, t.rosters[options.factionRoster]);
    const bazaar = (told.bazaar ?? []).map((id) => (id === null ? EMPTY : box.take(id)));
    const discard = (told.wholeDiscard ?? told.discard ?? []).map(box.take);
    const next = (told.wholeDeck ?? told.deck ?? []).map(box.take);
    for (const [seat, p] of players.entries())
      while (!short.includes(seat) && p.hand.length < HAND_SIZE && box.size() > 0) addToHand(p, box.takeHarmless(), 1);
    while (bazaar.length < BAZAAR_SIZE) bazaar.push(box.size() > 0 ? box.takeHarmless() : EMPTY);
    const rest = box.rest();
    if (told.wholeDeck && told.wholeDiscard) hide(players.at(-1)!, rest, discard);
    else if (told.wholeDeck) discard.push(...rest);
    else next.push(...rest);
    return {
      rng: told.rng ? { w: [...told.rng.w] } : makeRng(SEED),
      ply,
      stack: [],
      options,
      players,
      deck: next.reverse(),
      decks,
      bazaar,
      discard,
      first: told.first ?? active,
      turn: { no: turn, seat: active },
      attack: told.attack ? readAttack(told.attack) : null,
      winner: players.findIndex((p) => p.reserve === 0),
    };
  }

  function layPlayer(told: Position, seat: number, box: Box): Player {
    const { faction = 0, stations = 0 } = told.gained?.[seat] ?? {};
    const named = (by: Entries<readonly string[]> | undefined): Card[] =>
      (by?.[seat] ?? []).map(box.take).sort(ascending);
    const p: Player = {
      faction: NOBODY,
      flipped: told.flipped?.includes(seat) ?? false,
      up: told.up?.[seat] ?? START_MARKERS,
      down: 0,
      reserve: 0,
      hand: [],
      since: [],
      resources: named(told.resources),
      shields: named(told.shields),
      stations: [],
      kept: [],
      heroes: named(told.heroes),
      from: [],
    };
    for (const text of told.hand?.[seat] ?? []) {
      const [id = '', since = '1'] = text.split(' ');
      addToHand(p, box.take(id), since === 'open' ? OPEN : Number(since));
    }
    for (const text of told.stations?.[seat] ?? []) {
      const [id = '', markers = '0'] = text.split(' ');
      addStation(p, box.take(id), Number(markers));
    }
    p.down = told.down?.[seat] ?? quietDown(p);
    const total = p.up + p.down + onStations(p);
    p.reserve = MARKERS - total;
    p.from = [total - faction - stations, faction, stations];
    return p;
  }

  /** Out of sight, for stories about an empty supply. */
  function hide(p: Player, cards: readonly Card[], discard: Card[]): void {
    for (const card of cards) {
      const { category, shieldCost } = t.cards[card]!;
      if (category === STATION) addStation(p, card, 0);
      else if (category === HERO) insert(p.heroes, card);
      else if (category === RESOURCE) insert(p.resources, card);
      else if (shieldCost >= 0) insert(p.shields, card);
      else discard.push(card); // Threats without a Protection side and Caravans cannot be in play
    }
  }

  const readAttack = ({ turn, by, card, fates, gone }: ToldAttack): Attack => ({
    no: turn,
    by,
    card: t.cardOf.get(card)!,
    fates: fates.map((fate) => (fate === 'waits' ? WAITS : fate === 'repelled' ? REPELLED : fate)),
    gone: fates.map((_, seat) => (gone?.[seat] ?? []).map((id) => t.cardOf.get(id)!)),
  });

  /** What happens next, if nothing else is told: the turn, unless somebody has won. */
  function begin(s: State, { stack, from = 'turn' }: Position): void {
    const { seat } = s.turn;
    if (stack) s.stack = stack.map(frames.read);
    else if (from === 'window 2') s.stack = [{ t: 'turnAction', seats: [seat], window: 2, tidied: false }];
    else if (s.winner === NOBODY) {
      s.stack = [{ t: 'turn', seat }];
      s.turn.no--; // it begins
    }
  }

  /**
   * The state of a position, with the events until somebody is asked. Refused is what no game can come to: a state that
   * breaks an invariant, or frames that do not fit it.
   */
  return function parsePosition(given: unknown, log: Log<Event> = null): ParsedPosition<State> {
    const refuse = (code: string, where: string, expected: string): ParsedPosition<State> => ({
      ok: false,
      problem: schema.problem(code, where, expected),
    });
    const read = schema.checked(schemaFor(given), given);
    if (!read.ok) return read;
    const told = read.value;
    if (told.stack && told.from) return refuse('not-both', 'from', 'either from or stack');
    const s = lay(told);
    begin(s, told);
    const [fault] = broken(s);
    if (fault !== undefined) return refuse('broken', 'the position', fault);
    const wrong = wrongStack(s);
    if (wrong) return refuse('broken', `stack[${wrong.at}]`, wrong.expected);
    try {
      rules.run(s, log);
      for (const seat of rules.asked(s)) rules.legal(s, seat);
      for (let seat = 0; seat < s.players.length; seat++) view(s, seat);
    } catch {
      return refuse('broken', 'stack', 'a question that can be answered');
    }
    return { ok: true, state: s };
  };
}
