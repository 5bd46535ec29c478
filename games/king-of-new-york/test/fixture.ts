import { shuffle } from '@ashtown/engine';
import type { Fixture } from '@ashtown/testkit';
import { type Event, type Pick, type State, TILE, TILES_PER_STACK, UNITS, type View, words } from '../src/index.ts';

const UNIT_COUNT = [22, 14, 9];

/** What the conformance suite has to be told about the game. */
export const fixture: Fixture<State, Pick, Event, View> = {
  /** 64 cards, 45 tiles, and nobody's stars out of nowhere. */
  census(s) {
    const cards = [...s.deck, ...s.bank, ...s.discard, s.limbo, ...s.players.flatMap((p) => p.cards)];
    const tiles = s.razed.slice();
    for (const tile of s.tiles) if (tile >= 0) tiles[tile]!++;
    const razed = s.razed.reduce((sum, n) => sum + n, 0);
    const gone = s.tiles.filter((tile) => tile === -1).length;
    return {
      cards: cards.filter((card) => card !== null).length,
      differentCards: new Set(cards.filter((card) => card !== null)).size,
      ...Object.fromEntries(TILE.map((_, tile) => [`tile ${tile}`, tiles[tile]!])),
      unaccounted: razed - gone,
      broken: brokenLimits(s).length,
    };
  },

  words,

  scramble(s, _, rng) {
    shuffle(rng, s.deck);
    const covered = s.tiles.flatMap((_, i) =>
      i % TILES_PER_STACK < s.height[Math.floor(i / TILES_PER_STACK)]! - 1 ? [i] : [],
    );
    const hidden = shuffle(
      rng,
      covered.map((i) => s.tiles[i]!),
    );
    for (const i of covered) s.tiles[i] = hidden.pop()!;
  },
};

/** The limits of sections 1 and 19 that hold at every state; what is broken, in words. */
export function brokenLimits(s: State): string[] {
  const broken: string[] = [];
  const must = (ok: boolean, what: string) => {
    if (!ok) broken.push(what);
  };
  for (const [seat, p] of s.players.entries()) {
    must(p.star >= 0 && p.star <= 20, `KNY-13 stars of ${seat}: ${p.star}`);
    must(p.life >= 0 && p.life <= (p.cards.includes('carapace') ? 12 : 10), `KNY-13 life of ${seat}: ${p.life}`);
    must(p.energy >= 0, `KNY-13 energy of ${seat}: ${p.energy}`);
    must(p.from.reduce((sum, n) => sum + n, 0) === p.star, `sources of ${seat}`);
    must(p.out > 0 === (p.life === 0), `KNY-113 seat ${seat} has ${p.life} life`);
    must(p.out === 0 || (p.at === -1 && p.cards.length === 0 && p.energy === 0), `KNY-121 seat ${seat}`);
    must(p.carapace === 0 || p.cards.includes('carapace'), `KNY-162 tokens of ${seat}`);
  }
  const sum = (key: 'web' | 'jinx' | 'carapace') => s.players.reduce((n, p) => n + p[key], 0);
  must(sum('web') <= 13 && sum('jinx') <= 13 && sum('carapace') <= 15, 'KNY-11 tokens');
  for (let b = 1; b < 5; b++) must(s.players.filter((p) => p.at === b).length <= 2, `KNY-6 borough ${b}`);
  const inside = s.players.filter((p) => p.at === 0);
  must(inside.length <= (s.options.advanced ? 2 : 1), 'KNY-6 Manhattan');
  must(inside.length === 0 || inside.some((p) => p.space === 0), 'KNY-154 the 2-4 space is free');
  must(inside.length < 2 || inside[0]!.space !== inside[1]!.space, 'KNY-149 one space for two');
  for (const [u, count] of UNIT_COUNT.entries()) {
    const shown = s.units.reduce((n, x, i) => (i % UNITS.length === u ? n + x : n), 0);
    must(shown <= count, `KNY-8 ${UNITS[u]}`);
  }
  must(
    s.units.every((n, i) => n >= s.fresh[i]! && s.fresh[i]! >= 0),
    'KNY-89 marks',
  );
  return broken;
}
