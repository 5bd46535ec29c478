import { cloneRng, coverStack, forkRng, type Rng, type Seat, shuffle } from '@ashtown/engine';
import type { Tables } from './content/tables.ts';
import { type CardId, TILES_PER_STACK } from './content/vocabulary.ts';
import { copyOptions } from './options.ts';
import type { Event, Frame, Player, State, Turn, View } from './state.ts';

const clonePlayer = (p: Player): Player => ({
  monster: p.monster,
  life: p.life,
  star: p.star,
  energy: p.energy,
  at: p.at,
  zone: p.zone,
  space: p.space,
  cards: p.cards.slice(),
  web: p.web,
  jinx: p.jinx,
  carapace: p.carapace,
  souvenirs: p.souvenirs,
  from: p.from.slice(),
  out: p.out,
});

const cloneTurn = (t: Turn): Turn => ({
  no: t.no,
  seat: t.seat,
  normal: t.normal,
  extra: t.extra,
  subway: t.subway,
  rides: t.rides,
  dice: t.dice.slice(),
  rerolls: t.rerolls,
  open: t.open.slice(),
  unitsOnly: t.unitsOnly,
  entered: t.entered,
  destroyed: t.destroyed.slice(),
  dealt: t.dealt.slice(),
  gained: t.gained.slice(),
  tapped: t.tapped,
  fell: t.fell,
  used: t.used.slice(),
});

/** Copies what lies open on the table, which is all but the deck and the lower tiles (KNY-14); those are handed in. */
function copy<R, D, T>(s: State | View, rng: R, stack: Frame[], deck: D[], tiles: T[]) {
  const players: Player[] = [];
  for (let i = 0; i < s.players.length; i++) players.push(clonePlayer(s.players[i]!));
  return {
    rng,
    ply: s.ply,
    stack,
    options: copyOptions(s.options),
    players,
    tiles,
    height: s.height.slice(),
    razed: s.razed.slice(),
    units: s.units.slice(),
    fresh: s.fresh.slice(),
    deck,
    bank: s.bank.slice(),
    discard: s.discard.slice(),
    limbo: s.limbo,
    superstar: s.superstar,
    statue: s.statue,
    claims: s.claims.slice(),
    queue: s.queue.map((q) => ({ seat: q.seat, subway: q.subway })),
    closed: s.closed,
    turn: cloneTurn(s.turn),
    winners: s.winners === null ? null : s.winners.slice(),
  };
}

export const clone = (s: State): State => copy(s, cloneRng(s.rng), s.stack.slice(), s.deck.slice(), s.tiles.slice());

export function view(s: State, seat: Seat | null): View {
  const tiles: (number | null)[] = s.tiles.slice();
  for (let i = 0; i < tiles.length; i++) if (isCovered(s, i)) tiles[i] = null;
  return copy(s, null, coverStack(s.stack, seat), Array<null>(s.deck.length).fill(null), tiles);
}

/** Below the visible tile of its stack. */
const isCovered = (s: State | View, i: number): boolean =>
  i % TILES_PER_STACK < s.height[(i / TILES_PER_STACK) | 0]! - 1;

/** Nothing that happens in this game is secret. */
export const redact = (e: Event): Event => e;

export const determinizeOf =
  (t: Tables) =>
  (v: View, rng: Rng): State => {
    const deck = shuffle(rng, hiddenCards(t, v));
    const hidden = shuffle(rng, hiddenTiles(t, v));
    const tiles = v.tiles.map((tile) => tile ?? hidden.pop()!);
    return copy(v, forkRng(rng), v.stack.slice(), deck, tiles);
  };

/** Every card is in the deck that lies nowhere else. */
function hiddenCards(t: Tables, v: View): CardId[] {
  const seen = new Set<CardId | null>(v.discard);
  for (const id of v.bank) seen.add(id);
  for (const p of v.players) for (const id of p.cards) seen.add(id);
  seen.add(v.limbo);
  return t.cardIds.filter((id) => !seen.has(id));
}

function hiddenTiles(t: Tables, v: View): number[] {
  const left = t.tiles.map(({ count }, tile) => count - v.razed[tile]!);
  for (const tile of v.tiles) if (tile !== null && tile >= 0) left[tile]!--;
  return left.flatMap((n, tile) => Array<number>(n).fill(tile));
}
