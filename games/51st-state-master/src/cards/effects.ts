import { type Log, type Seat, shuffle } from '@ashtown/engine';
import { goodsOf, type Pile, type Tables } from '../content/tables.ts';
import { CARD, END_VP, type Moment, TOKENS, VP } from '../content/vocabulary.ts';
import { playerAt, siteOf } from '../rules/queries.ts';
import {
  type Event,
  NONE,
  type Place,
  type Player,
  RIVAL,
  SOURCES,
  type Source,
  type Src,
  type State,
} from '../state.ts';

/** What happens to goods and cards: gains, VP, draws, discards, and Features that react. */

type Out = Log<Event>;

/** FSM-22, FSM-175. */
export function score(s: State, seat: Seat, n: number, how: Source, log: Out): void {
  const p = playerAt(s, seat);
  p.vp += n;
  const at = SOURCES.indexOf(how);
  p.from = p.from.with(at, p.from[at]! + n);
  if (s.ending || p.vp < END_VP) return;
  s.ending = true;
  log?.push({ t: 'ending', seat });
}

/** FSM-21 to FSM-25: all goods together, `times` over. In P1 to P3 they enter the tally (FSM-62). */
export function gain(
  t: Tables,
  s: State,
  seat: Seat,
  pile: Pile,
  times: number,
  src: Src,
  how: Source,
  log: Out,
  tallied = false,
): void {
  if (times === 0 || pile.length === 0) return;
  const p = s.players[seat]!;
  if (log) tell(seat, pile, times, src, how, log);
  for (let i = 0; i < pile.length; i++) {
    const g = pile[i]![0];
    const n = pile[i]![1] * times;
    if (tallied) p.tally[g]! += n;
    if (g < TOKENS) p.tokens[g]! += n;
    else if (g === VP) score(s, seat, n, how, log);
    else drawCards(t, s, seat, n, src, log);
  }
}

/** Drawn cards have an event of their own, since only the owner may see them. */
function tell(seat: Seat, pile: Pile, times: number, src: Src, how: Source, log: Event[]): void {
  const open = pile.filter(([g]) => g !== CARD).map(([g, n]) => [g, n * times] as const);
  if (open.length > 0) log.push({ t: 'gained', seat, goods: goodsOf(open), src, how });
}

/** FSM-26, FSM-27: NONE if deck and discard pile are both empty. */
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

function drawCards(t: Tables, s: State, seat: Seat, n: number, src: Src, log: Out): void {
  const p = s.players[seat]!;
  const before = p.hand.length;
  for (let i = 0; i < n; i++) {
    const card = draw(s, log);
    if (card === NONE) break;
    p.hand.push(card);
  }
  const drawn = p.hand.length - before;
  if (log && drawn > 0)
    log.push({ t: 'drew', seat, n: drawn, cards: p.hand.slice(before).map((card) => t.id[card]!), src });
}

/** Takes a card of this face out of the hand: one that everybody has seen, else the one held longest. */
export function takeFromHand(t: Tables, p: Player, f: number): number {
  for (let i = 0; i < p.seen.length; i++) if (t.face[p.seen[i]!] === f) return removeAt(p.seen, i);
  for (let i = 0; i < p.hand.length; i++) if (t.face[p.hand[i]!] === f) return removeAt(p.hand, i);
  throw new Error(`no card of face ${f} in hand`);
}
export function removeAt(cards: number[], at: number): number {
  const card = cards[at]!;
  for (let i = at + 1; i < cards.length; i++) cards[i - 1] = cards[i]!;
  cards.pop();
  return card;
}

/** FSM-86. */
export function discard(t: Tables, s: State, card: number): void {
  if (card >= t.locations) s.spentLinks[t.link[card - t.locations]!.colour]!.push(card);
  else s.discard.push(card);
}

/** FSM-124, FSM-98: what lies on a card as stock goes to its owner's supply. */
export function recoverStock(t: Tables, p: Player, seat: Seat, place: Place, log: Out): void {
  const { stock } = place;
  if (stock === null) return;
  const pile: (readonly [number, number])[] = [];
  for (let g = 0; g < TOKENS; g++)
    if (stock[g]! > 0) {
      p.tokens[g]! += stock[g]!;
      if (log) pile.push([g, stock[g]!]);
    }
  place.stock = null;
  if (pile.length > 0) log?.push({ t: 'recovered', seat, card: t.id[place.card]!, no: place.no, goods: goodsOf(pile) });
}

/** FSM-215 to FSM-218: each intact Feature that reacts does so. */
export function fire(t: Tables, s: State, seat: Seat, on: Moment, log: Out): void {
  const { places } = s.players[seat]!;
  for (let i = 0; i < places.length; i++) {
    const place = places[i]!;
    if (place.ruins) continue;
    const site = t.site[place.card]!;
    if (site.does.t === 'trigger' && site.does.on.includes(on))
      gain(t, s, seat, site.gain, 1, site.id, 'features', log);
  }
}

/** A new place at the end of a State. */
export function addPlace(p: Player, card: number): Place {
  const place: Place = {
    no: p.built++,
    card,
    ruins: false,
    uses: 0,
    visited: false,
    shield: false,
    dented: false,
    stock: null,
  };
  p.places.push(place);
  return place;
}

/**
 * 5.8, once it is paid for: spoils, compensation, Ruins. In front of the virtual opponent the card is discarded, and
 * compensation that is no VP stays in the bank (FSM-261, FSM-262).
 */
export function razePlace(t: Tables, s: State, seat: Seat, owner: Seat, place: Place, log: Out): void {
  const site = siteOf(t, place);
  log?.push({ t: 'razed', seat, owner, card: site.id, no: place.no });
  gain(t, s, seat, site.spoils, 1, site.id, 'spoils', log);
  if (owner !== RIVAL) {
    gain(t, s, owner, site.deal, 1, site.id, 'compensation', log); // FSM-120
    ruin(t, s, owner, place, log);
    return;
  }
  if (site.dealGood === VP) {
    log?.push({ t: 'gained', seat: RIVAL, goods: { vp: 1 }, src: site.id, how: 'compensation' });
    score(s, RIVAL, 1, 'compensation', log);
  }
  const { rival } = s.solo!;
  rival.places.splice(rival.places.indexOf(place), 1);
  s.discard.push(place.card);
}

/** FSM-121 to FSM-125. */
export function ruin(t: Tables, s: State, owner: Seat, place: Place, log: Out): void {
  recoverStock(t, s.players[owner]!, owner, place, log);
  place.ruins = true;
  place.uses = 0;
  place.visited = false;
  place.shield = false;
  place.dented = false;
}
