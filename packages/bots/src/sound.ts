import type { AnyGame, Seat } from '@ashtown/engine';
import type { Turn } from './bot.ts';

/** The same turn with sound answers only. */
export function soundTurn<V, P>(game: AnyGame, seat: Seat, turn: Turn<V, P>): Turn<V, P> {
  const legal = soundAnswers(game, turn.view, seat, turn.legal, turn.before);
  return legal === turn.legal ? turn : { ...turn, legal };
}

/** These answers without those that are wrong in any case, as long as another one is left. */
export function soundAnswers<P>(
  game: AnyGame,
  view: unknown,
  seat: Seat,
  legal: readonly P[],
  before: readonly P[] = [],
): readonly P[] {
  const sound = legal.filter(soundness(game, view, seat, legal, before));
  return sound.length > 0 && sound.length < legal.length ? sound : legal;
}

/** Whether one of these answers is not wrong in any case. */
export function soundness<P>(
  game: AnyGame,
  view: unknown,
  seat: Seat,
  legal: readonly P[],
  before: readonly P[] = [],
): (pick: P) => boolean {
  const { blunders } = game.ahead ?? {};
  return blunders ? (pick) => blunders(view, seat, legal, pick, before).length === 0 : () => true;
}
