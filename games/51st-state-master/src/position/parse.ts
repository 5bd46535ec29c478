import { cloneRng, makeRng, type ParsedPosition, type Seat, schema, seedOf } from '@ashtown/engine';
import type { Goods } from '../content/atoms.ts';
import type { Tables } from '../content/tables.ts';
import { COLOURS, CONTACTS, GOODS, type Good, TOKENS } from '../content/vocabulary.ts';
import { DEFAULTS } from '../options.ts';
import type { Rules } from '../rules/index.ts';
import { reachesEnd } from '../rules/queries.ts';
import { bareTable, deckOf } from '../setup.ts';
import { type Answer, NONE, type Place, type Player, SOURCES, type Source, type State } from '../state.ts';
import { clone, view } from '../view.ts';
import { copyOf, framesFrom, strayFrame } from './frames.ts';
import { type Built, type CardName, type Position, QUIET_SOURCE, RIVAL_SOURCE } from './index.ts';
import { positionOf } from './schema.ts';

/** From a position to the state it tells of. */

const { checked, problem } = schema;
type Problem = schema.Problem;

/** Hands out physical cards by name: those named with their copy are kept for it. Remembers the first that is not there. */
class Dealer {
  wrong: Problem | null = null;
  readonly #t: Tables;
  readonly #free: Set<number>;
  readonly #kept: Set<number>;

  constructor(t: Tables, cards: readonly number[], position: Position) {
    this.#t = t;
    this.#free = new Set(cards);
    this.#kept = new Set(exactNames(position).map((name) => exactly(t, name)));
  }

  take(name: CardName, where: string): number {
    const card = name.includes('#')
      ? exactly(this.#t, name)
      : (this.#t.copiesOf(name).find((x) => this.#free.has(x) && !this.#kept.has(x)) ?? NONE);
    if (!this.#free.delete(card)) this.wrong ??= problem('no-card-left', where, `a card of the match: ${name}`);
    return card;
  }

  all(names: readonly CardName[] | undefined, where: string): number[] {
    return (names ?? []).map((name, i) => this.take(name, `${where}[${i}]`));
  }

  /** Those that nobody has taken. */
  left(of: readonly number[]): number[] {
    return of.filter((card) => this.#free.has(card));
  }
}

const exactly = (t: Tables, name: string): number => {
  const [id, copy] = name.split('#');
  return t.copiesOf(id!)[copy === undefined ? 0 : Number(copy) - 1]!;
};
const exactNames = (x: unknown): string[] => {
  if (typeof x === 'string') return x.includes('#') ? [x] : [];
  return typeof x === 'object' && x !== null ? Object.values(x).flatMap(exactNames) : [];
};

function fill(list: number[], amounts: Goods = {}): number[] {
  for (const [good, n] of Object.entries(amounts)) list[GOODS.indexOf(good as Good)] = n;
  return list;
}

/** What a position tells, laid out on the table; its frames wait on the stack. */
export function layOut(t: Tables, position: Position): { state: State; wrong: Problem | null } {
  const { seats = 2, from = 'turn', first = 0, active = first } = position;
  const s = bareTable(t, seats, { ...DEFAULTS, ...position.options }, makeRng(seedOf('position')));
  const locations = deckOf(t, s.options);
  const dealer = new Dealer(t, [...locations, ...t.linkCards.flat()], position);
  if (position.rng) s.rng = { w: position.rng.slice() };
  if (position.rigged) s.rng = cloneRng({ w: s.rng.w, forced: [...position.rigged] });
  s.ply = position.ply ?? 0;
  s.round = position.round ?? (from === 'round' ? 0 : 1);
  s.first = first;
  for (const [seat, p] of s.players.entries()) layPlayer(t, p, seat, position, dealer);
  if (position.stack === undefined && from === 'turn')
    for (const [seat, p] of s.players.entries())
      if (seat !== active && !position.tokens?.[seat]) fill(p.tokens, { worker: 2 });
  if (s.solo) layRival(t, s.solo, position.rival ?? {}, dealer);
  s.discard = dealer.all(position.discard, 'discard');
  s.display = dealer.all(position.display, 'display');
  s.limbo = position.limbo ? dealer.take(position.limbo, 'limbo') : NONE;
  s.faceUp = COLOURS.map((colour) => (position[colour] ? dealer.take(position[colour], colour) : NONE));
  s.spentLinks = [dealer.all(position.spentRed, 'spentRed'), dealer.all(position.spentBlue, 'spentBlue')];
  const decks = [position.redDeck, position.blueDeck];
  const told = decks.map((deck, i) => (deck ? dealer.all(deck, `${COLOURS[i]}Deck`).reverse() : null));
  s.links = told.map((deck, colour) => deck ?? dealer.left(t.linkCards[colour]!));
  const top = dealer.all(position.deck, 'deck');
  s.deck = [...top, ...dealer.left(locations)].reverse();
  s.shuffles = position.shuffles ?? 0;
  const shuffled = s.shuffled.slice();
  for (const card of s.deck) shuffled[card] = s.shuffles;
  for (const [i, names] of (position.shuffled ?? []).entries())
    for (const name of names) shuffled[exactly(t, name)] = i + 1;
  s.shuffled = shuffled;
  s.claims = (position.claims ?? []).map(([by, owner, no]) => [by, owner, no]);
  s.copies = (position.copies ?? []).map(([seat, no, source]) => [seat, no, source]);
  s.ending = position.ending ?? reachesEnd(s);
  s.winners = position.winners?.slice() ?? null;
  s.stack = position.stack ? copyOf(position.stack) : s.winners ? [] : framesFrom(from, active);
  return { state: s, wrong: dealer.wrong };
}

function layPlayer(t: Tables, p: Player, seat: Seat, position: Position, dealer: Dealer): void {
  const faction = position.factions?.[seat];
  p.faction = faction === null ? NONE : t.factionIds.indexOf(faction ?? t.factionIds[seat]!);
  layPoints(p, position.vp?.[seat], QUIET_SOURCE);
  fill(p.tokens, position.tokens?.[seat]);
  p.stored = fill(p.stored.slice(), position.stored?.[seat]);
  fill(p.tally, position.tally?.[seat]);
  p.places = layPlaces(t, position.places?.[seat], `places.${seat}`, dealer);
  p.built = position.built?.[seat] ?? (p.places.at(-1)?.no ?? -1) + 1;
  p.hand = dealer.all(position.hand?.[seat], `hand.${seat}`);
  p.seen = dealer.all(position.seen?.[seat], `seen.${seat}`);
  p.deals = dealer.all(position.deals?.[seat], `deals.${seat}`);
  for (const contact of position.converted?.[seat] ?? []) p.converted |= 1 << CONTACTS.indexOf(contact);
  p.passed = position.passed?.includes(seat) ?? false;
}

function layPoints(p: Player, points: number | { readonly [S in Source]?: number } = 0, quiet: Source): void {
  const by = typeof points === 'number' ? { [quiet]: points } : points;
  p.from = SOURCES.map((source) => by[source] ?? 0);
  p.vp = p.from.reduce((sum, n) => sum + n, 0);
}

function layRival(
  t: Tables,
  solo: NonNullable<State['solo']>,
  rival: NonNullable<Position['rival']>,
  dealer: Dealer,
): void {
  layPoints(solo.rival, rival.vp, RIVAL_SOURCE);
  solo.rival.places = layPlaces(t, rival.places, 'rival.places', dealer);
  solo.rival.built = rival.built ?? (solo.rival.places.at(-1)?.no ?? -1) + 1;
  solo.rival.passed = rival.passed ?? false;
  solo.pile = dealer.all(rival.pile, 'rival.pile');
  solo.attacks = rival.attacks ?? 0;
  solo.succeeded = rival.succeeded ?? false;
}

function layPlaces(t: Tables, places: readonly Built[] = [], where: string, dealer: Dealer): Place[] {
  const laid: Place[] = [];
  for (const [i, told] of places.entries()) {
    const { card: name, stock, ...more } = typeof told === 'string' ? { card: told } : told;
    const card = dealer.take(name, `${where}[${i}]`);
    const bonus = t.site[card]?.bonus;
    const place: Place = {
      no: (laid.at(-1)?.no ?? -1) + 1,
      card,
      ruins: false,
      uses: 0,
      visited: false,
      shield: false,
      dented: false,
      stock: null,
      ...more,
    };
    const goods = stock === undefined && bonus?.t === 'stock' && !place.ruins ? bonus.goods : stock;
    if (goods) {
      place.stock = Array<number>(TOKENS).fill(0);
      fill(place.stock, goods);
    }
    laid.push(place);
  }
  return laid;
}

/** The state a position tells of, at its next question; `broken` says what must hold and does not. */
export function parserOf(t: Tables, rules: Rules, broken: (s: State) => readonly string[]) {
  const form = positionOf(t);

  /** The gate: what must hold at every state, and that the rules can go on from here. */
  function whatIsBroken(s: State): Problem | null {
    const invariant = broken(s)[0] ?? strayFrame(t, s);
    if (invariant !== undefined) return problem('broken', 'position', invariant);
    try {
      rules.run(s, null);
      const asked = rules.asked(s);
      for (const seat of asked) {
        rules.question(s, seat);
        if (rules.legal(s, seat).length === 0) return problem('broken', 'stack', 'a question with an answer');
      }
      for (const seat of [...s.players.keys(), null]) view(s, seat);
      if ((asked.length === 0) !== (s.winners !== null))
        return problem('broken', 'stack', 'somebody to ask, or winners');
      for (const seat of asked) for (const pick of rules.legal(s, seat)) goOn(clone(s), seat, pick);
    } catch {
      return problem('broken', 'stack', 'frames that fit the position');
    }
    const later = broken(s)[0];
    return later === undefined ? null : problem('broken', 'position', later);
  }

  /** Gives an answer, then the first one there is for a while: throws where the rules stumble or something breaks. */
  function goOn(s: State, seat: Seat, pick: Answer): void {
    rules.apply(s, seat, pick, null);
    for (let n = 0; n < FAR && s.winners === null; n++) {
      const next = rules.asked(s)[0]!;
      rules.apply(s, next, rules.legal(s, next)[0]!, null);
    }
    if (broken(s).length > 0) throw new Error(broken(s)[0]);
  }

  return (given: unknown): ParsedPosition<State> => {
    const read = checked(form, given);
    if (!read.ok) return read;
    const position = read.value;
    const twice = (['from', 'active'] as const).find((key) => key in position);
    if (position.stack && twice)
      return refused(problem('not-both', twice, 'either a stack or where the round is taken up'));
    const { state, wrong } = layOut(t, position);
    const found = wrong ?? whatIsBroken(state);
    return found ? refused(found) : { ok: true, state };
  };
}

const refused = (wrong: Problem): ParsedPosition<State> => ({ ok: false, problem: wrong });
/** Far enough for what lies on the stack to have its turn. */
const FAR = 8;
