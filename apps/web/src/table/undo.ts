import { isFinal } from '@ashtown/engine';
import type { Position } from '@ashtown/protocol';
import type { Scene } from './scene.ts';

/** So many own answers are remembered: more than anybody takes back one by one. */
const MOST = 40;

/** An answer of this screen, and what it was given upon. */
interface Given {
  readonly at: number;
  readonly view: unknown;
  readonly pick: unknown;
}

/** The last answers this screen gave with the eyes it has now. With other eyes nothing of them stays in the page. */
export class OwnAnswers {
  #seat: Position['seat'] = null;
  #given: readonly Given[] = [];

  add({ seat, at, view }: Position, pick: unknown): void {
    const before = seat === this.#seat ? this.#given.filter((x) => x.at < at) : [];
    this.#seat = seat;
    this.#given = [...before, { at, view, pick }].slice(-MOST);
  }

  /** It was refused. */
  drop({ at }: Position): void {
    this.#given = this.#given.filter((x) => x.at !== at);
  }

  /** The one that led to a position, where it was given here. */
  before({ position: { seat, at }, log }: Pick<Scene, 'position' | 'log'>): Given | undefined {
    if (seat !== this.#seat) this.#given = [];
    return log.at(-1)?.seat === seat ? this.#given.find((x) => x.at === at - 1) : undefined;
  }
}

/**
 * How the last answer can be taken back, as far as the page knows. Where the table leaves it at `try`, the page finds out
 * itself with the rules and what it saw; whoever has come since did not see it, and tries.
 */
export function undoShown(scene: Scene, own: OwnAnswers): Position['undo'] {
  const { game, seats, position, undo } = scene;
  const last = own.before(scene);
  if (position.undo !== 'try' || position.seat === null || !last) return position.undo;
  if (!isFinal({ game, seats, seat: position.seat, pick: last.pick }, last.view)) return 'free';
  return undo === 'ask' ? 'ask' : null;
}
