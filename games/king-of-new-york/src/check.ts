import type { Tables } from './content/tables.ts';
import { TOKENS, UNITS } from './content/vocabulary.ts';
import { findMod, isAlive, maxLife, tokensLeft } from './rules/queries.ts';
import { type Frame, NOBODY, type State } from './state.ts';

type Must = (ok: boolean, what: string) => void;

/** What must hold at every state and does not, in words: limits of the rules, and components made or lost. */
export const brokenOf =
  (t: Tables) =>
  (s: State): readonly string[] => {
    const found: string[] = [];
    const must = (ok: boolean, what: string) => {
      if (!ok) found.push(what);
    };
    for (const [seat, p] of s.players.entries()) {
      must(p.star >= 0 && p.star <= t.figures.starsToWin, `KNY-13 stars of ${seat}: ${p.star}`);
      must(p.life >= 0 && p.life <= maxLife(t, s, p), `KNY-13 life of ${seat}: ${p.life}`);
      must(p.energy >= 0, `KNY-13 energy of ${seat}: ${p.energy}`);
      must(p.from.reduce((sum, n) => sum + n, 0) === p.star, `sources of ${seat}`);
      must(p.out > 0 === (p.life === 0), `KNY-113 seat ${seat} has ${p.life} life`);
      must(p.out === 0 || (p.at === -1 && p.cards.length === 0 && p.energy === 0), `KNY-121 seat ${seat}`);
      must(p.out > 0 || s.turn.no === 0 || (p.at >= 0 && p.monster >= 0), `KNY-22 seat ${seat} is not on the board`);
      must(
        p.monster < 0 || s.players.every((q) => q === p || q.monster !== p.monster),
        `KNY-16 the Monster of ${seat}`,
      );
      must(p.carapace === 0 || p.cards.includes(t.sole.carapace), `KNY-162 tokens of ${seat}`);
    }
    must(
      TOKENS.every((token) => tokensLeft(t, s, token) >= 0),
      'KNY-11 tokens',
    );
    for (let b = 1; b < 5; b++) must(s.players.filter((p) => p.at === b).length <= 2, `KNY-6 borough ${b}`);
    const inside = s.players.filter((p) => p.at === 0);
    must(inside.length <= (s.options.advanced ? 2 : 1), 'KNY-6 Manhattan');
    must(inside.length === 0 || inside.some((p) => p.space === 0), 'KNY-154 the 2-4 space is free');
    must(inside.length < 2 || inside[0]!.space !== inside[1]!.space, 'KNY-149 one space for two');
    must(
      s.units.every((n, i) => n >= s.fresh[i]! && s.fresh[i]! >= 0),
      'KNY-89 marks',
    );
    for (const holder of [s.superstar, s.statue])
      must(holder === NOBODY || isAlive(s, holder), `KNY-121 ${holder} holds a card`);
    checkComponents(t, s, must);
    checkStack(t, s, must);
    return found;
  };

/** Sections 1 and 2: 64 different cards, 45 tiles of seven kinds, and no more Units than tiles that were turned. */
function checkComponents(t: Tables, s: State, must: Must): void {
  const cards = [...s.deck, ...s.bank, ...s.discard, s.limbo, ...s.players.flatMap((p) => p.cards)];
  const there = cards.filter((card) => card !== null);
  must(there.length === t.cardIds.length && new Set(there).size === t.cardIds.length, 'KNY-9 cards');
  const tiles = s.razed.slice();
  for (const tile of s.tiles) if (tile >= 0) tiles[tile]!++;
  for (const [tile, { count }] of t.tiles.entries())
    must(tiles[tile] === count && s.razed[tile]! >= 0, `KNY-7 tile ${tile}: ${tiles[tile]}`);
  for (const [u, unit] of UNITS.entries()) {
    const turned = t.tiles.reduce((n, tile, i) => (tile.unit === u ? n + s.razed[i]! : n), 0);
    const shown = s.units.reduce((n, x, i) => (i % UNITS.length === u ? n + x : n), 0);
    must(shown <= turned, `KNY-8 ${unit}: ${shown} of ${turned}`);
  }
}

/** What is to happen can happen: the game is over exactly when nothing is, and no frame names what is not there. */
function checkStack(t: Tables, s: State, must: Must): void {
  must((s.stack.length === 0) === (s.winners !== null), 'KNY-142 the end');
  const spent = s.stack.filter((f) => f.t === 'spent').length;
  must(spent === (s.limbo === null ? 0 : 1), `KNY-134 ${s.limbo} takes effect`);
  for (const f of s.stack) must(holds(t, s, f), `${f.t} is out of place`);
}

function holds(t: Tables, s: State, f: Frame): boolean {
  switch (f.t) {
    case 'take':
      return f.from === 'bank' ? s.bank.includes(f.card) : s.discard.includes(f.card);
    case 'stinkAttack':
      return findMod(t, s.players[f.seats[0]]!, 'scatter') !== undefined;
    case 'hailingCabs':
      return findMod(t, s.players[f.seats[0]]!, 'cabs') !== undefined;
    default:
      return !('seats' in f) || isAlive(s, f.seats[0]);
  }
}
