export type Interval = readonly [low: number, high: number];

const Z95 = 1.959964;

/** Wilson's 95 % interval of a share seen in `n` independent games. */
export function wilson(share: number, n: number): Interval {
  if (n <= 0) return [0, 1];
  const z2 = Z95 * Z95;
  const centre = (share + z2 / (2 * n)) / (1 + z2 / n);
  const half = (Z95 / (1 + z2 / n)) * Math.sqrt((share * (1 - share)) / n + z2 / (4 * n * n));
  return [Math.max(0, centre - half), Math.min(1, centre + half)];
}

/**
 * How many independent games the blocks are worth. Games of a block share a seed, so they count for more or for less than
 * as many separate ones; the spread between blocks tells. Never fewer than the blocks, never more than the games.
 */
export function effectiveGames(blocks: readonly { share: number; games: number }[]): number {
  const games = blocks.reduce((sum, b) => sum + b.games, 0);
  if (blocks.length < 2) return blocks.length;
  const p = blocks.reduce((sum, b) => sum + b.share, 0) / games;
  const spread = blocks.reduce((sum, b) => sum + (b.share - p * b.games) ** 2, 0);
  const variance = (spread / games ** 2) * (blocks.length / (blocks.length - 1));
  if (variance === 0) return games;
  return Math.min(games, Math.max(blocks.length, (p * (1 - p)) / variance));
}
