import { type Log, type Seat, shuffle } from '@ashtown/engine';
import { amountsOf, goodsOf, type Pile, type Tables } from '../content/tables.ts';
import { CARD, KEPT, LEADER_SLOTS, type Moment, type Sort, TOKENS, VP_SLOTS, VP1 } from '../content/vocabulary.ts';
import { countType, placeOf, vpOn } from '../rules/queries.ts';
import {
  BASE_SOURCES,
  type BaseSource,
  type Event,
  type Leader,
  NONE,
  type Place,
  type Player,
  type Spot,
  type Src,
  type State,
} from '../state.ts';
import { changePlace } from './pieces.ts';

/** What happens to goods, VP tokens and cards: gains, draws, discards, placing, and what reacts to it. */

type Out = Log<Event>;

/** Where the VP tokens of a gain go (FS-177): onto a place by its number, the leader or a deal by its card, or to the base under a heading. */
type Onto = { place: number } | { leader: true } | { deal: number } | { base: BaseSource };

/** All goods together, `times` over: tokens to the pool, cards from the deck, VP where they belong (FS-5). */
export function gain(t: Tables, s: State, seat: Seat, pile: Pile, times: number, src: Src, onto: Onto, log: Out): void {
  if (times === 0) return;
  const { pool } = s.players[seat]!;
  if (log) tellGain(t, seat, pile, times, src, onto, log);
  for (let i = 0; i < pile.length; i++) {
    const g = pile[i]![0];
    const n = pile[i]![1] * times;
    if (g < TOKENS) pool[g]! += n;
    else if (g === CARD) drawCards(t, s, seat, n, src, log);
    else addVp(t, s, seat, g === VP1 ? n : 0, g === VP1 ? 0 : n, src, onto, log);
  }
}

/** Drawn cards and VP tokens have events of their own. */
function tellGain(t: Tables, seat: Seat, pile: Pile, times: number, src: Src, onto: Onto, log: Event[]): void {
  const open = pile.filter(([g]) => g < TOKENS).map(([g, n]) => [g, n * times] as const);
  if (open.length > 0) log.push({ t: 'gained', seat, goods: goodsOf(open), spot: spotOf(t, onto), src });
}

/** FS-176, FS-134: what finds no slot is lost. */
function addVp(t: Tables, s: State, seat: Seat, ones: number, twos: number, src: Src, onto: Onto, log: Out): void {
  const p = s.players[seat]!;
  if ('base' in onto) {
    addToBase(p, onto.base, ones + 2 * twos);
    log?.push({ t: 'scoredVp', seat, ones, twos, spot: ON_BASE, source: onto.base, src });
    return;
  }
  const deal = 'deal' in onto ? p.deals.findIndex(({ card }) => card === onto.deal) : NONE;
  const x = 'place' in onto ? placeOf(p, onto.place)! : 'leader' in onto ? p.leader! : p.deals[deal]!;
  const free = ('leader' in onto ? LEADER_SLOTS : VP_SLOTS) - x.ones - x.twos;
  const n1 = Math.min(ones, free);
  const n2 = Math.min(twos, free - n1);
  if (n1 + n2 === 0) return;
  const tokens = { ones: x.ones + n1, twos: x.twos + n2 };
  if ('place' in onto) changePlace(p, onto.place, tokens);
  else if ('leader' in onto) p.leader = { ...p.leader!, ...tokens };
  else p.deals[deal] = { card: onto.deal, ...tokens };
  const source = 'place' in onto ? 'onLocations' : 'leader' in onto ? 'onLeader' : 'onDeals';
  if (log) log.push({ t: 'scoredVp', seat, ones: n1, twos: n2, spot: spotOf(t, onto), source, src });
}
function addToBase(p: Player, source: BaseSource, n: number): void {
  const at = BASE_SOURCES.indexOf(source);
  p.base = p.base.with(at, p.base[at]! + n);
}
export const ON_LEADER = { leader: true } as const;
const ON_BASE: Spot = { on: 'base' };
const spotOf = (t: Tables, onto: Onto): Spot =>
  'place' in onto
    ? { on: 'place', no: onto.place }
    : 'leader' in onto
      ? { on: 'leader' }
      : 'deal' in onto
        ? { on: 'deal', card: t.id[onto.deal]! }
        : ON_BASE;

/** VP to the base that are no tokens gained: for an act, or for tokens that lay on a card that leaves. */
export function creditBase(s: State, seat: Seat, n: number, source: BaseSource, src: Src, log: Out): void {
  if (n === 0) return;
  addToBase(s.players[seat]!, source, n);
  log?.push({ t: 'scoredVp', seat, ones: n, twos: 0, spot: ON_BASE, source, src });
}

// --- cards ---------------------------------------------------------------------------------------------------------------

/** FS-35, FS-36: NONE if deck and discard pile are both empty. */
export function draw(s: State, log: Out): number {
  if (s.deck.length === 0) {
    if (s.discard.length === 0) return NONE;
    s.shuffles++;
    const shuffled = s.shuffled.slice();
    for (let i = 0; i < s.discard.length; i++) shuffled[s.discard[i]!] = s.shuffles;
    s.shuffled = shuffled;
    const empty = s.deck;
    s.deck = shuffle(s.rng, s.discard);
    s.discard = empty;
    log?.push({ t: 'reshuffled', n: s.deck.length });
  }
  return s.deck.pop()!;
}

export function drawCards(t: Tables, s: State, seat: Seat, n: number, src: Src, log: Out): void {
  const { hand } = s.players[seat]!;
  const before = hand.length;
  for (let i = 0; i < n; i++) {
    const card = draw(s, log);
    if (card === NONE) break;
    hand.push(card);
  }
  if (log && hand.length > before)
    log.push({ t: 'drew', seat, n: hand.length - before, cards: hand.slice(before).map((card) => t.id[card]!), src });
}

/** Takes a card of this face out of the hand: one that everybody has seen, else the one held longest. */
export function takeFromHand(t: Tables, p: Player, f: number): number {
  for (let i = 0; i < p.seen.length; i++) if (t.face[p.seen[i]!] === f) return removeAt(p.seen, i);
  for (let i = 0; i < p.hand.length; i++) if (t.face[p.hand[i]!] === f) return removeAt(p.hand, i);
  throw new Error(`no ${t.faceIds[f]} in hand`);
}
function removeAt(cards: number[], at: number): number {
  const card = cards[at]!;
  for (let i = at + 1; i < cards.length; i++) cards[i - 1] = cards[i]!;
  cards.pop();
  return card;
}
export const removeFace = (t: Tables, cards: number[], f: number): number =>
  removeAt(
    cards,
    cards.findIndex((card) => t.face[card] === f),
  );

/** A card of this face is discarded from a hand, in everybody's sight. */
export function discardFromHand(t: Tables, s: State, seat: Seat, f: number, from: 'hand' | 'limit', log: Out): void {
  const card = takeFromHand(t, s.players[seat]!, f);
  s.discard.push(card);
  log?.push({ t: 'discarded', seat, card: t.id[card]!, from });
}

// --- tucked cards --------------------------------------------------------------------------------------------------------

export interface TuckedCard {
  f: number;
  sort: Sort | null;
  ones: number;
  twos: number;
}

/** A tucked card leaves; the VP tokens on a deal go to the base (FS-104). */
export function dropTucked(t: Tables, s: State, seat: Seat, x: TuckedCard, log: Out): void {
  const p = s.players[seat]!;
  if (x.sort === 'spoils') {
    s.discard.push(removeFace(t, p.spoils, x.f));
    log?.push({ t: 'dropped', seat, sort: 'spoils', card: t.faceIds[x.f]!, vp: 0 });
    return;
  }
  const at = p.deals.findIndex((d) => t.face[d.card] === x.f && d.ones === x.ones && d.twos === x.twos);
  const deal = p.deals[at]!;
  p.deals.splice(at, 1);
  s.discard.push(deal.card);
  log?.push({ t: 'dropped', seat, sort: 'deal', card: t.faceIds[x.f]!, vp: vpOn(deal) });
  creditBase(s, seat, vpOn(deal), 'deals', t.id[deal.card]!, log);
}

// --- placing -------------------------------------------------------------------------------------------------------------

const emptyStock = (): number[] => Array<number>(KEPT).fill(0);
export const newPlace = (no: number, card: number): Place => ({
  no,
  card,
  uses: 0,
  visitors: 0,
  ones: 0,
  twos: 0,
  stock: null,
});

/** Goods a card enters play with (FS-131, FS-167). */
export function stockUp(pile: Pile): number[] {
  const stock = emptyStock();
  for (const [g, n] of pile) stock[g]! += n;
  return stock;
}
/** What a set or store holds. */
export const shelfOf = ({ stock }: Place): readonly number[] => stock ?? emptyStock();

/** FS-121, FS-130: what lies on a card that leaves goes to the pool. */
export function release(t: Tables, p: Player, seat: Seat, from: Place | Leader, log: Out): void {
  const { stock, card } = from;
  if (stock === null) return;
  for (let g = 0; g < KEPT; g++) p.pool[g]! += stock[g]!;
  if (!log) return;
  const goods = amountsOf(stock);
  const spot: Spot = 'no' in from ? { on: 'place', no: from.no } : { on: 'leader' };
  if (Object.keys(goods).length > 0) log.push({ t: 'released', seat, card: t.id[card]!, spot, goods });
}

/** One production of a location for somebody: its owner, or a visitor (FS-109, FS-145, FS-155). */
export function produceAt(t: Tables, s: State, owner: Player, place: Place, seat: Seat, onto: Onto, log: Out): void {
  const site = t.site[place.card]!;
  const times = site.per === 0 ? 1 : countType(t, owner, site.per);
  gain(t, s, seat, site.produce!, times, site.id, onto, log);
}

/** FS-108, once the card is in play: what it brings, then what counts it, then the leader. */
export function settle(t: Tables, s: State, seat: Seat, place: Place, redeveloped: boolean, log: Out): void {
  const p = s.players[seat]!;
  const site = t.site[place.card]!;
  const onto = { place: place.no };
  if (site.stock !== null) {
    changePlace(p, place.no, { stock: stockUp(site.stock) });
    log?.push({ t: 'stocked', seat, card: site.id, spot: spotOf(t, onto), goods: goodsOf(site.stock) });
  }
  if (site.onBuild !== null) gain(t, s, seat, site.onBuild, 1, site.id, onto, log); // FS-168
  if (site.produce !== null) produceAt(t, s, p, place, seat, onto, log); // FS-109
  if (site.counted !== 0) gain(t, s, seat, site.countedGain, countType(t, p, site.counted), site.id, onto, log); // FS-170
  for (let i = 0; i < p.places.length; i++) {
    const other = p.places[i]!;
    const { counted, countedGain, id } = t.site[other.card]!;
    if (other.no !== place.no && (counted & site.mask) !== 0)
      gain(t, s, seat, countedGain, 1, id, { place: other.no }, log); // FS-172
  }
  react(t, s, seat, 'placeType', site.mask, log);
  if (redeveloped) react(t, s, seat, 'redevelop', 0, log);
}

/** FS-133 to FS-138. */
export function react(t: Tables, s: State, seat: Seat, moment: Moment, mask: number, log: Out): void {
  const { leader } = s.players[seat]!;
  if (leader === null) return;
  const design = t.leader[leader.card]!;
  if (design.on !== moment || (moment === 'placeType' && (design.type & mask) === 0)) return;
  gain(t, s, seat, design.gain, 1, design.id, ON_LEADER, log);
}
