import type { AnyFrame, Log, Seat, StateBase } from './game.ts';

/** Something that happens: may change the state, log, and push further frames. Its own frame is already off the stack. */
export type Step<S, F, E> = (s: S, f: F, log: Log<E>) => void;

export interface Ask<S, F, P, E> {
  legal(s: S, f: F, seat: Seat): readonly P[];
  /** Carries out one answer. A question to several seats takes all answers in the order of its seats once the last is in. */
  take(s: S, f: F, seat: Seat, pick: P, log: Log<E>): void;
  /** After the answers of all seats were taken. */
  after?(s: S, f: F, log: Log<E>): void;
  /** Ask even where there is one answer: not being asked would tell the others something. A function says when it would. */
  secret?: true | ((s: S, f: F, seat: Seat) => boolean);
}

/** One entry per frame name; `Q` maps the names that are questions to the type of their answers. */
export type Handlers<S, F extends AnyFrame, Q, E> = {
  [T in F['t']]: T extends keyof Q ? Ask<S, Extract<F, { t: T }>, Q[T], E> : Step<S, Extract<F, { t: T }>, E>;
};

export interface Machine<S, P, E> {
  /** Runs the steps on the stack until somebody has to be asked or nothing is left. */
  run(s: S, log: Log<E>): void;
  asked(s: S): readonly Seat[];
  question(s: S, seat: Seat): string;
  legal(s: S, seat: Seat): readonly P[];
  apply(s: S, seat: Seat, pick: P, log: Log<E>): void;
}

const NOBODY: readonly Seat[] = [];

/** Puts frames on the stack so that the first one named runs first. Push the rest first, then run the head. */
export function push<F>(s: { stack: F[] }, ...frames: F[]): void {
  for (let i = frames.length - 1; i >= 0; i--) s.stack.push(frames[i]!);
}

const isSecret = <S, F, P, E>({ secret }: Ask<S, F, P, E>, s: S, f: F, seat: Seat): boolean =>
  secret !== undefined && (secret === true || secret(s, f, seat));

export function machine<S extends StateBase<F>, F extends AnyFrame, Q, E>(
  handlers: Handlers<S, F, Q, E>,
): Machine<S, Q[keyof Q], E> {
  type P = Q[keyof Q];
  const table = handlers as unknown as Record<string, Step<S, F, E> | Ask<S, F, P, E>>;
  const askOf = (f: F) => table[f.t] as Ask<S, F, P, E>;

  // The question `run` stopped at, and its answers once they are known; asking for them is the most frequent call of all.
  let memoState: S | null = null;
  let memoFrame: F | null = null;
  let memoLegal: readonly P[] | null = null;

  function remember(s: S, f: F, legal: readonly P[] | null): void {
    memoState = s;
    memoFrame = f;
    memoLegal = legal;
  }

  function answers(s: S, f: F, seat: Seat): readonly P[] {
    const legal = askOf(f).legal(s, f, seat);
    if (legal.length === 0) throw new Error(`nothing to answer to ${f.t}`);
    return legal;
  }

  function run(s: S, log: Log<E>): void {
    for (;;) {
      const f = s.stack[s.stack.length - 1];
      if (f === undefined) return;
      if (f.seats === undefined) {
        s.stack.pop();
        (table[f.t] as Step<S, F, E>)(s, f, log);
        continue;
      }
      if (f.seats.length === 0) throw new Error(`${f.t} asks nobody`);
      if (f.seats.length > 1) return;
      const ask = askOf(f);
      const seat = f.seats[0]!;
      if (isSecret(ask, s, f, seat)) return remember(s, f, null);
      const legal = answers(s, f, seat);
      if (legal.length > 1) return remember(s, f, legal);
      s.stack.pop();
      ask.take(s, f, seat, legal[0]!, log);
      ask.after?.(s, f, log);
    }
  }

  function open(s: S, seat: Seat): F {
    const f = s.stack[s.stack.length - 1];
    if (!f?.seats?.includes(seat) || (f.got && seat in f.got)) throw new Error(`seat ${seat} is not asked`);
    return f;
  }

  return {
    run,
    asked(s) {
      const f = s.stack[s.stack.length - 1];
      if (f?.seats === undefined) return NOBODY;
      const got = f.got;
      return got ? f.seats.filter((seat) => !(seat in got)) : f.seats;
    },
    question: (s, seat) => open(s, seat).t,
    legal(s, seat) {
      const f = open(s, seat);
      if (s !== memoState || f !== memoFrame) return askOf(f).legal(s, f, seat);
      memoLegal ??= answers(s, f, seat);
      return memoLegal;
    },
    apply(s, seat, pick, log) {
      let f = open(s, seat);
      const ask = askOf(f);
      const seats = f.seats!;
      memoState = null;
      s.stack.pop();
      if (seats.length === 1) {
        s.ply++;
        ask.take(s, f, seat, pick, log);
      } else {
        const got: Record<Seat, unknown> = { ...f.got, [seat]: pick };
        f = { ...f, got };
        if (!seats.every((other) => other in got)) {
          s.stack.push(f);
          return;
        }
        s.ply++;
        for (const other of seats) ask.take(s, f, other, got[other] as P, log);
      }
      ask.after?.(s, f, log);
      run(s, log);
    },
  };
}

/** The stack as one seat may see it: the answers others have already given to an open question are face down. */
export function coverStack<F extends AnyFrame>(stack: readonly F[], seat: Seat | null): F[] {
  const top = stack[stack.length - 1];
  if (top?.got === undefined) return stack.slice();
  const got: Record<Seat, unknown> = {};
  for (const other of Object.keys(top.got).map(Number)) got[other] = other === seat ? top.got[other] : null;
  return [...stack.slice(0, -1), { ...top, got }];
}

/** Ends the game: nothing that was waiting happens any more. */
export function finish(s: { stack: unknown[] }): void {
  s.stack.length = 0;
}
