import { type AnyFrame, findPick, type Game, type Seat, type StateBase, samePick } from '@ashtown/engine';
import { onTestFinished } from 'vitest';
import { short } from './data.ts';

/** What a story can look at, by name: `{ life: (s) => s.players.map((p) => p.life) }`. */
export type Readers<S> = Readonly<Record<string, (s: S) => unknown>>;

/** Part of a value: the named fields of an object, some places of an array (`{ 2: 7 }`), or the whole. */
export type Part<T> = T extends readonly (infer X)[]
  ? readonly Part<X>[] | { readonly [i: number]: Part<X> }
  : T extends object
    ? { readonly [K in keyof T]?: Part<T[K]> }
    : T;

export interface Position<S, E, R> {
  /** Set up by hand; the story plays a clone of it. */
  state: S;
  /** Results of the generator, in the order of their use. All of them must be used up by the end of the test. */
  rigged?: readonly number[];
  /** Runs the state up to its first question, once the results are rigged. */
  begin?(s: S, log: E[]): void;
  read?: R;
}

/** Asked seats and the question are readers of every story. */
interface Common {
  asked: readonly Seat[];
  question: string | null;
}
type Expected<S, R extends Readers<S>> = Part<Common & { [K in keyof R]: ReturnType<R[K]> }>;

export interface Story<S, P, E, R extends Readers<S>> {
  readonly state: S;
  /** All events since the beginning. */
  readonly events: readonly E[];
  legal(seat: Seat): readonly P[];
  /** Gives a legal answer. */
  answer(seat: Seat, pick: P): this;
  /** This seat may not answer so. */
  refuses(seat: Seat, pick: P): this;
  asked(seat: Seat, question: string): this;
  expect(parts: Expected<S, R>): this;
  /** Some event so far has these fields. */
  logged(event: Part<E>): this;
  /** Nothing rigged is left over. Checked at the end of the test in any case; here it says which answer should have used it. */
  allRigged(): this;
}

/** A story at the table: a position, answers, and what one sees. Each game has a `given` of its own on top of it. */
export function story<S extends StateBase<AnyFrame>, P, E, V, O, R extends Readers<S> = Readers<S>>(
  game: Game<S, P, E, V, O>,
  { state, rigged, begin, read }: Position<S, E, R>,
): Story<S, P, E, R> {
  const s = game.clone(state);
  if (rigged && rigged.length > 0) s.rng.forced = [...rigged];
  const events: E[] = [];
  begin?.(s, events);
  const readers: Readers<S> = {
    asked: (now) => game.asked(now),
    question: (now) => (game.asked(now).length > 0 ? game.question(now, game.asked(now)[0]!) : null),
    ...read,
  };
  const position = () => `${short(readers.asked!(s))} asked ${readers.question!(s)}, answer ${s.ply}`;
  const must = (ok: boolean, problem: () => string): void => {
    if (!ok) throw new Error(`${problem()} (${position()})`);
  };
  const find = (seat: Seat, pick: P): P | undefined =>
    game.asked(s).includes(seat) ? findPick(game.legal(s, seat), pick) : undefined;

  const told: Story<S, P, E, R> = {
    state: s,
    events,
    legal: (seat) => game.legal(s, seat),
    answer(seat, pick) {
      must(game.asked(s).includes(seat), () => `seat ${seat} is not asked`);
      const found = find(seat, pick);
      must(found !== undefined, () => `${short(pick)} is not among ${JSON.stringify(game.legal(s, seat))}`);
      game.apply(s, seat, found as P, events);
      return told;
    },
    refuses(seat, pick) {
      must(find(seat, pick) === undefined, () => `seat ${seat} may answer ${short(pick)}`);
      return told;
    },
    asked(seat, question) {
      must(
        game.asked(s).includes(seat) && game.question(s, seat) === question,
        () => `seat ${seat} is not asked ${question}`,
      );
      return told;
    },
    expect(parts) {
      for (const [name, part] of Object.entries(parts)) {
        const value = readers[name]?.(s);
        must(matches(value, part), () => `${name} is ${JSON.stringify(value)}, not ${JSON.stringify(part)}`);
      }
      return told;
    },
    logged(event) {
      must(
        events.some((e) => matches(e, event)),
        () => `no event ${short(event)} among ${JSON.stringify(events)}`,
      );
      return told;
    },
    allRigged() {
      must(s.rng.forced === undefined, () => `rigged results are left over: ${s.rng.forced}`);
      return told;
    },
  };
  onTestFinished(({ task }) => {
    if (task.result?.state !== 'fail') told.allRigged();
  });
  return told;
}

function matches(value: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null || typeof value !== 'object' || value === null)
    return samePick(value, part);
  if (Array.isArray(part) && (!Array.isArray(value) || value.length !== part.length)) return false;
  return Object.entries(part).every(([key, inner]) => matches((value as Record<string, unknown>)[key], inner));
}
