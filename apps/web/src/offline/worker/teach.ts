import { SET_UP } from '@ashtown/engine';
import { LEARNER, type LessonRun, type Shown } from '@ashtown/host';
import type { Moment, Position } from '@ashtown/protocol';
import type { FromLesson, ToLesson } from './messages.ts';

/** A lesson and the one screen it is taken on. What follows an answer is told moment by moment, as at a table. */
export class Lectern {
  readonly #run: LessonRun;
  readonly #tell: (m: FromLesson) => void;
  /** How many moments were told. */
  #told = 0;

  constructor(run: LessonRun, tell: (m: FromLesson) => void) {
    this.#run = run;
    this.#tell = tell;
    this.#go();
  }

  command(m: Exclude<ToLesson, { t: 'teach' }>): void {
    const run = this.#run;
    if (m.t === 'show') return this.#tell({ t: 'shown', pick: run.shown() });
    if (m.t === 'try') {
      const tried = run.answer(m.pick);
      if (tried.t === 'wrong') return this.#tell({ t: 'tried', wrong: tried.wrong, tries: tried.tries });
    } else run.skipTo(run.at + 1);
    this.#go();
  }

  #go(): void {
    const { at, host } = this.#run;
    const moments: Moment[] = [];
    for (; this.#told <= host.length; this.#told++) {
      const from = this.#told === 0 ? SET_UP : this.#told - 1;
      const entries = host.log(LEARNER, from).filter((entry) => entry.at < this.#told);
      moments.push({ from, entries, position: this.#positionAt(this.#told) });
    }
    this.#tell({ t: 'taught', at, seats: host.seats, moments });
  }

  #positionAt(at: number): Position {
    const { host } = this.#run;
    const now = host.show(LEARNER);
    const shown: Shown =
      at === host.length ? now : { ...now, ...host.past(LEARNER, at)!, question: null, seed: null, undo: null };
    return { ...shown, seat: LEARNER, clock: null };
  }
}
