import { LEVELS } from '@ashtown/bots';
import {
  type AnyGame,
  type Beat,
  defaultOptions,
  fitsPattern,
  type Lesson,
  type PickPattern,
  type Seat,
  type SeatInfo,
  seedOf,
  type Wrong,
} from '@ashtown/engine';
import type { Host } from './host.ts';
import { open } from './open.ts';
import { commitmentOf } from './seed.ts';

/** The learner, whatever the game. */
export const LEARNER: Seat = 0;
/** A lesson that breaks is a mistake of ours: the rules have changed under it. */
export class BrokenLesson extends Error {}

export type Tried = { t: 'done'; after: Beat['after'] | undefined } | { t: 'wrong'; wrong: Wrong; tries: number };

/** A lesson that is being taken: where it stands, and what becomes of an answer. Nothing wrong is ever applied. */
export class LessonRun {
  readonly lesson: Lesson;
  readonly host: Host;
  #beat = 0;
  #tries = 0;
  #scripted = 0;

  constructor(game: AnyGame, lesson: Lesson, names: readonly string[]) {
    this.lesson = lesson;
    this.host = hostOf(game, lesson, names);
    this.#others();
  }

  get at(): number {
    return this.#beat;
  }

  /** Null: the lesson is over. */
  get beat(): Beat | null {
    return this.lesson.beats[this.#beat] ?? null;
  }

  /** Reads on; true where that was the last beat. */
  next(): boolean {
    if (this.beat?.expect) throw new BrokenLesson(`${this.#name()} waits for an answer`);
    this.#go();
    return this.beat === null;
  }

  /** Answers as the learner. What the rules do not allow is none of our business: it is never offered. */
  answer(pick: unknown): Tried {
    const { beat } = this;
    if (!beat?.expect) throw new BrokenLesson(`${this.#name()} waits for no answer`);
    const { open, wrong } = beat.expect;
    if (!open.some((pattern) => fitsPattern(pick, pattern))) {
      const found = wrong.find(({ when }) => when === undefined || fitsPattern(pick, when));
      if (!found) throw new BrokenLesson(`${this.#name()} says nothing to ${pick}`);
      return { t: 'wrong', wrong: found, tries: ++this.#tries };
    }
    this.#apply(LEARNER, pick);
    this.#others();
    this.#go();
    return { t: 'done', after: beat.after };
  }

  /** The answer a learner is shown who does not find it. */
  shown(): unknown {
    const { beat, host } = this;
    if (!beat?.expect) return undefined;
    const { question, open } = beat.expect;
    const { question: asked } = host.show(LEARNER);
    if (asked !== question) throw new BrokenLesson(`${this.#name()} expects ${question}, asked is ${asked}`);
    return this.#find(LEARNER, open[0]);
  }

  /** Goes on to a beat by the answers that are expected on the way. */
  skipTo(beat: number): this {
    while (this.#beat < beat && this.beat) {
      if (this.beat.expect) this.answer(this.shown());
      else this.next();
    }
    return this;
  }

  #go(): void {
    this.#beat++;
    this.#tries = 0;
  }

  #apply(seat: Seat, pick: unknown): void {
    const { host } = this;
    const answered = host.answer(seat, host.ply, pick);
    if (!answered.ok) throw new BrokenLesson(`${this.#name()}: ${pick} is ${answered.why}`);
  }

  /** Lets the others answer until the learner is asked. */
  #others(): void {
    const { host, lesson } = this;
    for (let seat = other(host); seat !== undefined; seat = other(host)) {
      const line = lesson.script?.[this.#scripted];
      if (line && line.seat !== seat)
        throw new BrokenLesson(`${this.#name()}: seat ${seat} is asked, not ${line.seat}`);
      this.#scripted++;
      const pick = line ? this.#find(seat, line.pick) : LEVELS.beginner.choose(host.game, seat, host.turn(seat)).pick;
      this.#apply(seat, pick);
    }
  }

  #find(seat: Seat, pattern: PickPattern): unknown {
    const { legal } = this.host.turn(seat);
    const found = legal.find((pick) => fitsPattern(pick, pattern));
    if (found === undefined)
      throw new BrokenLesson(`${this.#name()}: "${pattern}" is none of ${legal.slice(0, 20).join(', ')}`);
    return found;
  }

  #name(): string {
    return `${this.lesson.id}, beat ${this.#beat + 1}`;
  }
}

/** Who else is asked. While the learner is, everybody waits. */
const other = ({ asked }: Host): Seat | undefined => (asked.includes(LEARNER) ? undefined : asked[0]);

/** Rules before the first: a match by them that has a snapshot by those of today begins with it. */
const BY_HAND = 0;

/** A match that begins with the position. */
function hostOf(game: AnyGame, { id, position }: Lesson, names: readonly string[]): Host {
  const parsed = game.parsePosition(position);
  if (!parsed.ok) {
    const { where, expected, code } = parsed.problem;
    throw new BrokenLesson(`${id}: ${where}: expected ${expected} (${code})`);
  }
  const { state } = parsed;
  const seats = game.standing(game.view(state, LEARNER)).map((_, seat): SeatInfo => {
    const name = names[seat] ?? `${seat + 1}`;
    return seat === LEARNER ? { name, kind: 'human' } : { name, kind: 'bot', bot: LEVELS.beginner.id };
  });
  const seed = seedOf(id);
  const opened = open(
    {
      format: 1,
      game: game.id,
      version: BY_HAND,
      options: defaultOptions(game),
      seats,
      seed,
      commitment: commitmentOf(seed),
      answers: [],
      snapshots: [{ at: 0, version: game.version, state }],
    },
    game,
    { undo: 'no', trusted: true },
  );
  if (!opened.ok) throw new BrokenLesson(`${id}: ${opened.where}: expected ${opened.expected}`);
  return opened.host;
}
