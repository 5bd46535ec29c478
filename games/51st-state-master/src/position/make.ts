import { cloneRng, type Seat } from '@ashtown/engine';
import { type Tables, tokensOf } from '../content/tables.ts';
import { CONTACTS, GOODS } from '../content/vocabulary.ts';
import { DEFAULTS } from '../options.ts';
import { reachesEnd } from '../rules/queries.ts';
import { NONE, type Options, type Player, SOURCES, type Source, type State } from '../state.ts';
import {
  type Amounts,
  type Built,
  type BySeat,
  type CardName,
  type Points,
  type Position,
  QUIET_SOURCE,
  RIVAL_SOURCE,
  type Rival,
} from './index.ts';

/** How a state is put into the words of a position. */

const nameOf = (t: Tables, card: number): CardName => {
  const id = t.id[card]!;
  const copies = t.copiesOf(id);
  return copies.length === 1 ? id : `${id}#${copies.indexOf(card) + 1}`;
};
const namesOf = (t: Tables, cards: readonly number[]): CardName[] => cards.map((card) => nameOf(t, card));

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

function placesOf(t: Tables, p: Player): readonly Built[] | undefined {
  return some(
    p.places.map((place, i): Built => {
      const { bonus } = t.site[place.card]!;
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
      const card = nameOf(t, place.card);
      return Object.keys(more).length > 0 ? { card, ...more } : card;
    }),
  );
}
const sameGoods = (a: Amounts, b: Amounts): boolean => GOODS.every((good) => (a[good] ?? 0) === (b[good] ?? 0));
const builtOf = (p: Player): number | undefined => unless(p.built, (p.places.at(-1)?.no ?? -1) + 1);

/** The deck from the top, up to where the rest lies in the order of the tables. */
function deckNames(t: Tables, s: State): readonly CardName[] | undefined {
  const cards = s.deck.toReversed();
  let n = cards.length;
  while (n > 0 && (n === cards.length || cards[n - 1]! < cards[n]!)) n--;
  return some(namesOf(t, cards.slice(0, n)));
}

/** A deck of connections; quiet where it holds what is nowhere else, in the order of the tables. */
function linkNames(t: Tables, s: State, colour: number): readonly CardName[] | undefined {
  const deck = s.links[colour]!;
  const sorted = deck.every((card, i) => i === 0 || deck[i - 1]! < card);
  return sorted ? undefined : namesOf(t, deck.toReversed());
}

/** In which shuffle cards were last that are not in the deck; all that are in it were in the last one. */
function shuffledNames(t: Tables, s: State): readonly (readonly CardName[])[] | undefined {
  const lists: CardName[][] = Array.from({ length: s.shuffles }, () => []);
  for (let card = 0; card < t.locations; card++)
    if (s.shuffled[card]! > 0 && !s.deck.includes(card)) lists[s.shuffled[card]! - 1]!.push(nameOf(t, card));
  return lists.some((list) => list.length > 0) ? lists : undefined;
}

/** Everything about a state that is not quiet. */
export const makerOf =
  (t: Tables) =>
  (s: State): Position => {
    const bySeat = <T>(of: (p: Player, seat: Seat) => T | undefined): BySeat<T> | undefined =>
      toldIfAny<BySeat<T>>(Object.fromEntries(s.players.map((p, seat) => [seat, of(p, seat)])));
    const faceUp = (colour: number) => (s.faceUp[colour] === NONE ? undefined : nameOf(t, s.faceUp[colour]!));
    const spent = (colour: number) => some(namesOf(t, s.spentLinks[colour]!));
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
      factions: bySeat((p, seat) => unless(t.factionIds[p.faction] ?? null, t.factionIds[seat]!)),
      vp: bySeat((p) => pointsOf(p, QUIET_SOURCE)),
      tokens: bySeat((p) => amountsOf(p.tokens)),
      stored: bySeat((p) => amountsOf(p.stored)),
      tally: bySeat((p) => amountsOf(p.tally)),
      hand: bySeat((p) => some(namesOf(t, p.hand))),
      seen: bySeat((p) => some(namesOf(t, p.seen))),
      places: bySeat((p) => placesOf(t, p)),
      built: bySeat(builtOf),
      deals: bySeat((p) => some(namesOf(t, p.deals))),
      converted: bySeat((p) => some(CONTACTS.filter((_, i) => p.converted & (1 << i)))),
      passed: some([...s.players.keys()].filter((seat) => s.players[seat]!.passed)),
      deck: deckNames(t, s),
      discard: some(namesOf(t, s.discard)),
      shuffles: unless(s.shuffles, 0),
      shuffled: shuffledNames(t, s),
      display: some(namesOf(t, s.display)),
      red: faceUp(0),
      blue: faceUp(1),
      redDeck: linkNames(t, s, 0),
      blueDeck: linkNames(t, s, 1),
      spentRed: spent(0),
      spentBlue: spent(1),
      limbo: s.limbo === NONE ? undefined : nameOf(t, s.limbo),
      claims: s.claims.length > 0 ? s.claims.map((claim) => [...claim]) : undefined,
      copies: s.copies.length > 0 ? s.copies.map((copy) => [...copy]) : undefined,
      rival: rivalOf(t, s),
      ending: unless(s.ending, reachesEnd(s)),
      winners: s.winners?.slice(),
      ply: unless(s.ply, 0),
      rng: w,
      rigged: forced,
    });
  };

function rivalOf(t: Tables, { solo }: State): Rival | undefined {
  if (solo === null) return undefined;
  return toldIfAny<Rival>({
    places: placesOf(t, solo.rival),
    built: builtOf(solo.rival),
    vp: pointsOf(solo.rival, RIVAL_SOURCE),
    passed: unless(solo.rival.passed, false),
    attacks: unless(solo.attacks, 0),
    succeeded: unless(solo.succeeded, false),
    pile: some(namesOf(t, solo.pile)),
  });
}
