import type { AnyGame, Seat } from '@ashtown/engine';
import type { Turn } from './bot.ts';

/** The same turn without the answers that are wrong in any case, as long as another one is left. */
export function soundTurn<V, P>(game: AnyGame, seat: Seat, turn: Turn<V, P>): Turn<V, P> {
  const { view, legal } = turn;
  const { blunders } = game.ahead ?? {};
  if (!blunders) return turn;
  const sound = legal.filter((pick) => blunders(view, seat, legal, pick, []).length === 0);
  return sound.length > 0 && sound.length < legal.length ? { ...turn, legal: sound } : turn;
}
