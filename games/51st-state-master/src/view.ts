import { cloneRng, coverStack, forkRng, pickOne, type Rng, type Seat, shuffle } from '@ashtown/engine';
import { drops } from './answers/hand.ts';
import type { Tables } from './content/tables.ts';
import { deckOf } from './setup.ts';
import type { Event, Frame, Place, Player, PlayerView, Solo, State, View } from './state.ts';

const clonePlace = (x: Place): Place => ({
  no: x.no,
  card: x.card,
  ruins: x.ruins,
  uses: x.uses,
  visited: x.visited,
  shield: x.shield,
  dented: x.dented,
  stock: x.stock === null ? null : x.stock.slice(),
});

function clonePlaces(places: readonly Place[]): Place[] {
  const copies: Place[] = [];
  for (let i = 0; i < places.length; i++) copies.push(clonePlace(places[i]!));
  return copies;
}

const clonePlayer = (p: Player): Player => ({
  faction: p.faction,
  vp: p.vp,
  from: p.from,
  tokens: p.tokens.slice(),
  stored: p.stored,
  hand: p.hand.slice(),
  seen: p.seen.slice(),
  places: clonePlaces(p.places),
  built: p.built,
  deals: p.deals.slice(),
  tally: p.tally.slice(),
  converted: p.converted,
  passed: p.passed,
});

/** A player with a hand handed in; the rest is public (FSM-31). */
const showPlayer = (p: Player, hand: (number | null)[], drawn: number[]): PlayerView => ({
  faction: p.faction,
  vp: p.vp,
  from: p.from,
  tokens: p.tokens.slice(),
  stored: p.stored,
  hand,
  drawn,
  seen: p.seen.slice(),
  places: clonePlaces(p.places),
  built: p.built,
  deals: p.deals.slice(),
  tally: p.tally.slice(),
  converted: p.converted,
  passed: p.passed,
});

const cloneSolo = (x: Solo): Solo => ({
  rival: clonePlayer(x.rival),
  pile: x.pile.slice(),
  attacks: x.attacks,
  succeeded: x.succeeded,
});

type Triple = [number, number, number];
const cloneTriples = (list: readonly Triple[]): Triple[] =>
  list.length === 0 ? [] : list.map(([a, b, c]): Triple => [a, b, c]);

/** Copies what lies open on the table; decks and hands are handed in. */
function copy<R, P, D, L>(s: State | View, rng: R, stack: Frame[], players: P[], deck: D[], links: L[][]) {
  return {
    rng,
    ply: s.ply,
    stack,
    options: s.options,
    round: s.round,
    first: s.first,
    players,
    solo: s.solo === null ? null : cloneSolo(s.solo),
    deck,
    discard: s.discard.slice(),
    shuffles: s.shuffles,
    shuffled: s.shuffled,
    display: s.display.slice(),
    links,
    faceUp: s.faceUp.slice(),
    spentLinks: [s.spentLinks[0]!.slice(), s.spentLinks[1]!.slice()],
    limbo: s.limbo,
    claims: cloneTriples(s.claims),
    copies: cloneTriples(s.copies),
    ending: s.ending,
    winners: s.winners === null ? null : s.winners.slice(),
  };
}

export function clone(s: State): State {
  const players: Player[] = [];
  for (let i = 0; i < s.players.length; i++) players.push(clonePlayer(s.players[i]!));
  const links = [s.links[0]!.slice(), s.links[1]!.slice()];
  return copy(s, cloneRng(s.rng), s.stack.slice(), players, s.deck.slice(), links);
}

const nothing = (n: number): null[] => Array<null>(n).fill(null);

/** FSM-31 to FSM-33: hidden are the decks, and of the other hands what was not taken face up. */
export function view(s: State, seat: Seat | null): View {
  const players: PlayerView[] = [];
  for (let i = 0; i < s.players.length; i++) {
    const p = s.players[i]!;
    const drawn: number[] = [];
    for (let k = 0; k < p.hand.length; k++) drawn.push(s.shuffled[p.hand[k]!]!);
    players.push(showPlayer(p, i === seat ? p.hand.slice() : nothing(p.hand.length), drawn));
  }
  const links = [nothing(s.links[0]!.length), nothing(s.links[1]!.length)];
  return copy(s, null, coverStack(s.stack, seat), players, nothing(s.deck.length), links);
}

/** Which cards somebody drew or was dealt, only that player may know (FSM-32). */
export const redact = (e: Event, seat: Seat | null): Event =>
  (e.t === 'drew' || e.t === 'dealt') && e.seat !== seat ? { ...e, cards: null } : e;

/**
 * A world that looks like the view. A hidden card comes from the shuffle it was drawn from: whoever has seen the discard
 * pile become the deck knows what can be in it, and what in the hands filled before.
 */
export const determinizeOf =
  (t: Tables) =>
  (v: View, rng: Rng): State => {
    const pools = hiddenByShuffle(t, v);
    for (const pool of pools) shuffle(rng, pool);
    const players: Player[] = v.players.map((p) => {
      const hand: number[] = [];
      for (let k = 0; k < p.hand.length; k++) hand.push(p.hand[k] ?? pools[p.drawn[k]!]!.pop()!);
      return { ...clonePlayer(p as Player), hand };
    });
    const deck: number[] = [];
    for (let i = 0; i < v.deck.length; i++) deck.push(pools[v.shuffles]!.pop()!);
    const links = [hiddenLinks(t, v, 0, rng), hiddenLinks(t, v, 1, rng)];
    const stack = v.stack.slice();
    const top = stack[stack.length - 1];
    if (top?.t === 'keepHand' && top.got) stack[stack.length - 1] = guessDrops(t, top, players, rng);
    return copy(v, forkRng(rng), stack, players, deck, links);
  };

/** The locations that lie nowhere to be seen, by the shuffle they were in. */
export function hiddenByShuffle(t: Tables, v: View): number[][] {
  const seen = new Uint8Array(t.cards);
  const mark = (cards: readonly (number | null)[]) => {
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i]!;
      if (card !== null && card >= 0) seen[card] = 1;
    }
  };
  mark(v.discard);
  mark(v.display);
  if (v.limbo >= 0) seen[v.limbo] = 1;
  for (const p of v.players) markPlayer(p);
  if (v.solo) {
    mark(v.solo.pile);
    for (const place of v.solo.rival.places) seen[place.card] = 1;
  }
  function markPlayer(p: PlayerView): void {
    mark(p.hand);
    mark(p.seen);
    mark(p.deals);
    for (let i = 0; i < p.places.length; i++) seen[p.places[i]!.card] = 1;
  }
  const pools: number[][] = [];
  for (let i = 0; i <= v.shuffles; i++) pools.push([]);
  for (const card of deckOf(t, v.options)) if (seen[card] === 0) pools[v.shuffled[card]!]!.push(card);
  return pools;
}

/** Connections are only hidden in their decks. */
function hiddenLinks(t: Tables, v: View, colour: number, rng: Rng): number[] {
  const held = (card: number) =>
    v.limbo === card ||
    v.faceUp[colour] === card ||
    v.spentLinks[colour]!.includes(card) ||
    v.players.some((p) => p.seen.includes(card));
  return shuffle(
    rng,
    t.linkCards[colour]!.filter((card) => !held(card)),
  );
}

/** What others have already dropped is anybody's guess. */
function guessDrops(t: Tables, f: Extract<Frame, { t: 'keepHand' }>, players: readonly Player[], rng: Rng): Frame {
  const got: Record<Seat, unknown> = {};
  for (const [seat, pick] of Object.entries(f.got!))
    got[Number(seat)] = pick ?? pickOne(rng, drops(t, players[Number(seat)]!.hand));
  return { ...f, got };
}
