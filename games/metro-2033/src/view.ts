import { cloneRng, coverStack, forkRng, type Rng, type Seat, shuffle } from '@ashtown/engine';
import type { Card, Tables } from './content/tables.ts';
import { addToHand } from './rules/piles.ts';
import { type Event, type Frame, OPEN, type Player, type State, type View } from './state.ts';

type Seen = View['players'][number];

/** What lies open in front of a player, with the hand as it is handed in. */
const copyPlayer = <H>(p: Player | Seen, hand: H[], since: number[]) => ({
  faction: p.faction,
  flipped: p.flipped,
  up: p.up,
  down: p.down,
  reserve: p.reserve,
  hand,
  since,
  resources: p.resources.slice(),
  shields: p.shields.slice(),
  stations: p.stations.slice(),
  kept: p.kept.slice(),
  heroes: p.heroes.slice(),
  from: p.from.slice(),
});

/** Copies what is public (MET-192); deck and players are handed in. */
const copyTable = <R, P, D>(s: State | View, rng: R, stack: Frame[], players: P[], deck: D[]) => ({
  rng,
  ply: s.ply,
  stack,
  options: {
    factionRoster: s.options.factionRoster,
    factionAssignment: s.options.factionAssignment,
    hardAllSymbols: s.options.hardAllSymbols,
    hardExhaustion: s.options.hardExhaustion,
    hardNoRelief: s.options.hardNoRelief,
    hardForcedDefence: s.options.hardForcedDefence,
  },
  players,
  deck,
  decks: s.decks,
  bazaar: s.bazaar.slice(),
  discard: s.discard.slice(),
  first: s.first,
  turn: { no: s.turn.no, seat: s.turn.seat },
  // Matches that version 1 has played do not know what an earlier attack cost.
  attack: s.attack
    ? {
        ...s.attack,
        fates: s.attack.fates.slice(),
        gone: s.players.map((_, seat) => s.attack!.gone?.[seat]?.slice() ?? []),
      }
    : null,
  winner: s.winner,
});

export function clone(s: State): State {
  const players: Player[] = [];
  for (let i = 0; i < s.players.length; i++) {
    const p = s.players[i]!;
    players.push(copyPlayer(p, p.hand.slice(), p.since.slice()));
  }
  return copyTable(s, cloneRng(s.rng), s.stack.slice(), players, s.deck.slice());
}

export function view(s: State, seat: Seat | null): View {
  const players: Seen[] = [];
  for (let i = 0; i < s.players.length; i++) {
    const p = s.players[i]!;
    players.push(i === seat ? copyPlayer(p, p.hand.slice(), p.since.slice()) : coverHand(p));
  }
  const table = copyTable(s, null, coverStack(s.stack, seat), players, Array<null>(s.deck.length).fill(null));
  return Object.assign(table, { older: olderCards(s, seat) });
}

/** Face down but for what everybody knows, which comes first, so that the order tells nothing. */
function coverHand(p: Player): Seen {
  const hand: (Card | null)[] = [];
  const since: number[] = [];
  for (let i = 0; i < p.hand.length; i++)
    if (p.since[i] === OPEN) {
      hand.push(p.hand[i]!);
      since.push(OPEN);
    }
  const decks: number[] = [];
  for (let i = 0; i < p.hand.length; i++) if (p.since[i] !== OPEN) decks.push(p.since[i]!);
  decks.sort((a, b) => a - b);
  for (const deck of decks) {
    hand.push(null);
    since.push(deck);
  }
  return copyPlayer(p, hand, since);
}

function olderCards(s: State, seat: Seat | null): Card[][] {
  const older: Card[][] = [];
  for (let deck = 1; deck < s.decks; deck++) {
    const cards: Card[] = [];
    for (let i = 0; i < s.players.length; i++) {
      const p = s.players[i]!;
      if (i !== seat) for (let k = 0; k < p.hand.length; k++) if (p.since[k] === deck) cards.push(p.hand[k]!);
    }
    older.push(cards.sort((a, b) => a - b));
  }
  return older;
}

/** The only secrets of events are the cards drawn or dealt from the deck (MET-28, MET-68). */
export function redact(e: Event, seat: Seat | null): Event {
  if (e.t === 'dealt' && e.seat !== seat) return { ...e, cards: null };
  return e.t === 'drew' && e.slot === 0 && e.seat !== seat ? { ...e, card: null } : e;
}

export const determinizeOf =
  (t: Tables) =>
  (v: View, rng: Rng): State => {
    const unseen = v.older.map((cards) => shuffle(rng, cards.slice()));
    unseen.push(shuffle(rng, lastDeck(t, v)));
    const players: Player[] = [];
    for (let i = 0; i < v.players.length; i++) {
      const p = v.players[i]!;
      const made: Player = copyPlayer(p, [] as Card[], [] as number[]);
      for (let k = 0; k < p.hand.length; k++) {
        const since = p.since[k]!;
        addToHand(made, p.hand[k] ?? unseen[since - 1]!.pop()!, since);
      }
      players.push(made);
    }
    return copyTable(v, forkRng(rng), v.stack.slice(), players, unseen.pop()!);
  };

/** Every card that lies nowhere in sight and is not left over from an older deck. */
export function lastDeck(t: Tables, v: View): Card[] {
  const left: number[] = [];
  for (let card = 0; card < t.cards.length; card++) left.push(t.cards[card]!.copies);
  const see = (cards: readonly (Card | null)[]): void => {
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i]!;
      if (card !== null && card >= 0) left[card]!--;
    }
  };
  see(v.discard);
  see(v.bazaar);
  for (const p of v.players) {
    see(p.hand);
    see(p.resources);
    see(p.shields);
    see(p.stations);
    see(p.heroes);
  }
  for (const cards of v.older) see(cards);
  const cards: Card[] = [];
  for (let card = 0; card < left.length; card++) for (let n = left[card]!; n > 0; n--) cards.push(card);
  return cards;
}
