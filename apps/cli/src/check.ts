import type { Entry } from '@ashtown/catalog';

/** What must hold in every state of every game; throws where it does not. */
export function check({ game, broken }: Entry, s: unknown): void {
  const wrong = broken?.(s) ?? [];
  if (wrong.length > 0) throw new Error(wrong.join('; '));
  const asked = game.asked(s);
  const result = game.result(s);
  if (asked.length > 0 && result !== null) throw new Error(`seat ${asked[0]} is asked although the game is over`);
  for (const seat of asked)
    if (game.legal(s, seat).length === 0) throw new Error(`seat ${seat} has no answer to ${game.question(s, seat)}`);
  if (asked.length > 0) return;
  if (result === null) throw new Error('nobody is asked although the game is not over');
  const shares = result.reduce((sum, place) => sum + place.share, 0);
  if (shares !== 0 && Math.abs(shares - 1) > 1e-9) throw new Error(`the shares of the win add up to ${shares}`);
}
