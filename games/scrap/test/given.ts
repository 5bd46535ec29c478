import { type Story, story } from '@ashtown/testkit';
import { type Answer, type Event, game, type Position, type State } from '../src/index.ts';

const READ = {
  hands: (s: State) => s.players.map((p) => p.hand),
  banked: (s: State) => s.players.map((p) => p.banked),
  discard: (s: State) => s.discard,
  round: (s: State) => s.round,
  over: (s: State) => s.over,
};

/** A position, as a story that can be played on. `rigged`: what the die will show, less one. */
export function given(position: Position, rigged: readonly number[] = []): Story<State, Answer, Event, typeof READ> {
  const parsed = game.parsePosition(position);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
  return story(game, { state: parsed.state, rigged, read: READ });
}
