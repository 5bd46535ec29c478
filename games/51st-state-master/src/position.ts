import { cloneRng, type Seat } from '@ashtown/engine';
import { CONTACTS, type Contact, FACTION_IDS, type FactionId, GOODS, type Good, type Token } from './board.ts';
import { type CardId, ID_OF, LOCATIONS, SITE, tokensOf } from './cards.ts';
import { reachesEnd } from './queries.ts';
import { type Frame, NONE, type Options, type Place, type Player, SOURCES, type Source, type State } from './state.ts';

/** A position as data: its words, and how a state is put into them. The way back is in position-parse.ts. */

/** A card by its face; where it matters which of several copies, with the number of the copy: `pub#2`. */
export type CardName = CardId | `${CardId}#${number}`;
type BySeat<T> = { readonly [seat: Seat]: T };
type Amounts = { readonly [G in Good]?: number };
/** VP, or VP by source where it matters. */
type Points = number | { readonly [S in Source]?: number };

/** A place in a State: a card, or a card with what lies on it. Stock is what it began with, unless told. */
export type Built =
  | CardName
  | ({ card: CardName; stock?: { readonly [T in Token]?: number } | null } & Partial<Omit<Place, 'card' | 'stock'>>);

/**
 * A position, told as people would: only what matters. Hands, States and supplies are empty unless told; only in the Action
 * phase the others have two workers, or they would have nothing to do and the round would be over.
 */
export interface Position {
  /** How many play; 2 unless told. */
  seats?: number;
  options?: Partial<Options>;
  round?: number;
  /** Who holds the first-player token. */
  first?: Seat;
  /** Whose turn it is, where the round is taken up in the Action phase. */
  active?: Seat;
  /** Where the round is taken up; unless told, in the Action phase. */
  from?: (typeof FROM)[number];
  /** Instead of `from`: what happens next, the last one first; the frames of the rules as they are. */
  stack?: readonly Frame[];
  /** Unless told, in the order of FACTION_IDS; null where none is chosen yet. */
  factions?: BySeat<FactionId | null>;
  vp?: BySeat<Points>;
  tokens?: BySeat<Amounts>;
  stored?: BySeat<Amounts>;
  /** The production tally. */
  tally?: BySeat<Amounts>;
  /** Cards in hand nobody else has seen, and cards everybody has. */
  hand?: BySeat<readonly CardName[]>;
  seen?: BySeat<readonly CardName[]>;
  /** In the order of building. */
  places?: BySeat<readonly Built[]>;
  /** The number of the next place, where the last ones are gone. */
  built?: BySeat<number>;
  deals?: BySeat<readonly CardName[]>;
  converted?: BySeat<readonly Contact[]>;
  passed?: readonly Seat[];
  /** The next cards, the first one first; the others follow in the order of the tables. */
  deck?: readonly CardName[];
  discard?: readonly CardName[];
  /** How often the discard pile has become the deck; and by shuffle, from the first, the cards that were last in it. */
  shuffles?: number;
  shuffled?: readonly (readonly CardName[])[];
  /** Face-up locations of a draft. */
  display?: readonly CardName[];
  /** The face-up connections. */
  red?: CardName;
  blue?: CardName;
  /** All that is left in these decks, the next one first; unless told, what is nowhere else. */
  redDeck?: readonly CardName[];
  blueDeck?: readonly CardName[];
  spentRed?: readonly CardName[];
  spentBlue?: readonly CardName[];
  /** A card on its way from a hand into play. */
  limbo?: CardName;
  claims?: State['claims'];
  copies?: State['copies'];
  /** Solo: what lies before the virtual opponent, and what it has done this round. */
  rival?: Rival;
  /** Unless told, whether somebody has 25 VP. */
  ending?: boolean;
  /** The game is over. */
  winners?: readonly Seat[];
  /** How many questions have been closed. */
  ply?: number;
  /** The generator, and results that come before its own. */
  rng?: readonly number[];
  rigged?: readonly number[];
}

interface Rival {
  places?: readonly Built[];
  built?: number;
  vp?: Points;
  passed?: boolean;
  attacks?: number;
  succeeded?: boolean;
  /** Cards revealed by the attacks of this round. */
  pile?: readonly CardName[];
}

export const FROM = ['round', 'lookout', 'production', 'turn', 'roundEnd'] as const;
export const DEFAULTS: Options = {
  expansion: 'none',
  bothExpansions: false,
  factions: 'random',
  ruinsScore: false,
  shipwreckUses: 2,
  perProducedLate: 'tally',
};
/** Where VP came from, if it is not told. */
export const QUIET_SOURCE: Source = 'actions';
export const RIVAL_SOURCE: Source = 'attacks';

const COPIES = new Map<CardId, number[]>();
for (const [card, id] of ID_OF.entries()) COPIES.set(id, [...(COPIES.get(id) ?? []), card]);
/** The physical cards of a face. */
export const copiesOf = (id: CardId): readonly number[] => COPIES.get(id)!;

const nameOf = (card: number): CardName => {
  const id = ID_OF[card]!;
  const copies = copiesOf(id);
  return copies.length === 1 ? id : `${id}#${copies.indexOf(card) + 1}`;
};
const namesOf = (cards: readonly number[]): CardName[] => cards.map(nameOf);

/** Nothing to tell where a list is empty. */
const some = <T>(list: readonly T[]): readonly T[] | undefined => (list.length > 0 ? list : undefined);
const unless = <T>(value: T, quiet: T): T | undefined => (value === quiet ? undefined : value);
/** Leaves out what is quiet. */
const told = <T extends object>(all: { [K in keyof T]: T[K] | undefined }): T =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as T;
const toldIfAny = <T extends object>(all: { [K in keyof T]: T[K] | undefined }): T | undefined => {
  const some = told<T>(all);
  return Object.keys(some).length > 0 ? some : undefined;
};

const amountsOf = (list: readonly number[]): Amounts | undefined =>
  list.some((n) => n > 0) ? tokensOf(list) : undefined;

function pointsOf(p: Player, quiet: Source): Points | undefined {
  if (p.vp === 0) return undefined;
  if (p.from[SOURCES.indexOf(quiet)] === p.vp) return p.vp;
  return Object.fromEntries(SOURCES.flatMap((source, i) => (p.from[i] ? [[source, p.from[i]]] : [])));
}

function placesOf(p: Player): readonly Built[] | undefined {
  return some(
    p.places.map((place, i): Built => {
      const { bonus } = SITE[place.card]!;
      const before = p.places[i - 1];
      const stocked = bonus?.t === 'stock' && !place.ruins;
      const stock = place.stock === null ? (stocked ? null : undefined) : tokensOf(place.stock);
      const more = told<Partial<Exclude<Built, CardName>>>({
        no: unless(place.no, before ? before.no + 1 : 0),
        ruins: unless(place.ruins, false),
        uses: unless(place.uses, 0),
        visited: unless(place.visited, false),
        shield: unless(place.shield, false),
        dented: unless(place.dented, false),
        stock: stock && stocked && sameGoods(stock, bonus.goods) ? undefined : stock,
      });
      const card = nameOf(place.card);
      return Object.keys(more).length > 0 ? { card, ...more } : card;
    }),
  );
}
const sameGoods = (a: Amounts, b: Amounts): boolean => GOODS.every((good) => (a[good] ?? 0) === (b[good] ?? 0));
const builtOf = (p: Player): number | undefined => unless(p.built, (p.places.at(-1)?.no ?? -1) + 1);

/** The deck from the top, up to where the rest lies in the order of the tables. */
function deckNames(s: State): readonly CardName[] | undefined {
  const cards = s.deck.toReversed();
  let n = cards.length;
  while (n > 0 && (n === cards.length || cards[n - 1]! < cards[n]!)) n--;
  return some(namesOf(cards.slice(0, n)));
}

/** A deck of connections; quiet where it holds what is nowhere else, in the order of the tables. */
function linkNames(s: State, colour: number): readonly CardName[] | undefined {
  const deck = s.links[colour]!;
  const sorted = deck.every((card, i) => i === 0 || deck[i - 1]! < card);
  return sorted ? undefined : namesOf(deck.toReversed());
}

/** In which shuffle cards were last that are not in the deck; all that are in it were in the last one. */
function shuffledNames(s: State): readonly (readonly CardName[])[] | undefined {
  const lists: CardName[][] = Array.from({ length: s.shuffles }, () => []);
  for (let card = 0; card < LOCATIONS; card++)
    if (s.shuffled[card]! > 0 && !s.deck.includes(card)) lists[s.shuffled[card]! - 1]!.push(nameOf(card));
  return lists.some((list) => list.length > 0) ? lists : undefined;
}

/** Everything about a state that is not quiet. */
export function makePosition(s: State): Position {
  const bySeat = <T>(of: (p: Player, seat: Seat) => T | undefined): BySeat<T> | undefined =>
    toldIfAny<BySeat<T>>(Object.fromEntries(s.players.map((p, seat) => [seat, of(p, seat)])));
  const faceUp = (colour: number) => (s.faceUp[colour] === NONE ? undefined : nameOf(s.faceUp[colour]!));
  const spent = (colour: number) => some(namesOf(s.spentLinks[colour]!));
  const options = Object.fromEntries(
    Object.entries(s.options).filter(([id, x]) => x !== DEFAULTS[id as keyof Options]),
  );
  const { w, forced } = cloneRng(s.rng);
  return told<Position>({
    seats: unless(s.players.length, 2),
    options: toldIfAny<Partial<Options>>(options),
    round: unless(s.round, 1),
    first: unless(s.first, 0),
    active: undefined,
    from: undefined,
    stack: s.stack.slice(),
    factions: bySeat((p, seat) => unless(FACTION_IDS[p.faction] ?? null, FACTION_IDS[seat]!)),
    vp: bySeat((p) => pointsOf(p, QUIET_SOURCE)),
    tokens: bySeat((p) => amountsOf(p.tokens)),
    stored: bySeat((p) => amountsOf(p.stored)),
    tally: bySeat((p) => amountsOf(p.tally)),
    hand: bySeat((p) => some(namesOf(p.hand))),
    seen: bySeat((p) => some(namesOf(p.seen))),
    places: bySeat(placesOf),
    built: bySeat(builtOf),
    deals: bySeat((p) => some(namesOf(p.deals))),
    converted: bySeat((p) => some(CONTACTS.filter((_, i) => p.converted & (1 << i)))),
    passed: some([...s.players.keys()].filter((seat) => s.players[seat]!.passed)),
    deck: deckNames(s),
    discard: some(namesOf(s.discard)),
    shuffles: unless(s.shuffles, 0),
    shuffled: shuffledNames(s),
    display: some(namesOf(s.display)),
    red: faceUp(0),
    blue: faceUp(1),
    redDeck: linkNames(s, 0),
    blueDeck: linkNames(s, 1),
    spentRed: spent(0),
    spentBlue: spent(1),
    limbo: s.limbo === NONE ? undefined : nameOf(s.limbo),
    claims: s.claims.length > 0 ? s.claims.map((claim) => [...claim]) : undefined,
    copies: s.copies.length > 0 ? s.copies.map((copy) => [...copy]) : undefined,
    rival: rivalOf(s),
    ending: unless(s.ending, reachesEnd(s)),
    winners: s.winners?.slice(),
    ply: unless(s.ply, 0),
    rng: w,
    rigged: forced,
  });
}

function rivalOf({ solo }: State): Rival | undefined {
  if (solo === null) return undefined;
  return toldIfAny<Rival>({
    places: placesOf(solo.rival),
    built: builtOf(solo.rival),
    vp: pointsOf(solo.rival, RIVAL_SOURCE),
    passed: unless(solo.rival.passed, false),
    attacks: unless(solo.attacks, 0),
    succeeded: unless(solo.succeeded, false),
    pile: some(namesOf(solo.pile)),
  });
}
