import { type AnyGame, makeRng, pickOne, type Rng, rand, type Seat, seedOf } from '@ashtown/engine';
import type { Setting } from './moment.ts';
import { titleOf } from './settings.ts';

/** Whom the rules ask what, by a second reading of them; `legal` is null where there are too many answers to list. */
export interface Asked {
  readonly seat: Seat;
  readonly question: string;
  readonly legal: readonly unknown[] | null;
}

/** A game as far as it was played: it yields what is asked next, is told the answer, and returns at the end. */
export type Refereed<T = void, P = string> = Generator<Asked, T, P>;

/** A second reading of the rules, written apart from them. */
export interface Referee<S> {
  game(): Refereed<void, never>;
  /** What lies on the table otherwise than by its own reckoning; null: nothing. */
  differs(s: S): string | null;
}

/** The referee cannot follow any further, since it would take too long. */
export class GoneHome extends Error {}

/** The rules and their second reading do not agree. */
export class Disagreement extends Error {}

export type Choose<S> = (s: S, seat: Seat, legal: readonly unknown[], rng: Rng) => unknown;

/** At random; but what keeps a game from ending, if it is done as often as anything else, once in so many times. */
export const seldom =
  (isSuch: (pick: unknown) => boolean, times: number): Choose<unknown> =>
  (_s, _seat, legal, rng) => {
    const others = rand(rng, times) === 0 ? [] : legal.filter((pick) => !isSuch(pick));
    return pickOne(rng, others.length > 0 ? others : legal);
  };

export interface Beside<S> {
  readonly setting: Setting;
  readonly seed: string;
  /** Among what is legal; at random where it is missing. */
  readonly choose?: Choose<S>;
  /** After so many answers it is enough. */
  readonly most?: number;
}

export interface Watched {
  answers: number;
  ended: boolean;
  questions: ReadonlySet<string>;
}

const sorted = (list: readonly unknown[]): string[] => list.map((x) => JSON.stringify(x)).sort();
const without = (a: readonly string[], b: readonly string[]): string =>
  a.filter((x) => !b.includes(x)).join(', ') || '–';

/** Plays a game beside its referee: who is asked, every answer and all that lies on the table must be the same. */
export function beside<S>(
  game: AnyGame,
  makeReferee: (s: S) => Referee<S>,
  { setting, seed, choose = (_s, _seat, legal, rng) => pickOne(rng, legal), most = 20_000 }: Beside<S>,
): Watched {
  const s: S = game.setup(setting.seats, setting.options, makeRng(seedOf(seed)));
  const rng = makeRng(seedOf(`${seed} answers`));
  const referee = makeReferee(s);
  const telling = referee.game();
  const questions = new Set<string>();
  let answers = 0;
  const must = (isSo: boolean, what: () => string): void => {
    if (!isSo) throw new Disagreement(`${titleOf(game, setting)}, seed "${seed}", answer ${answers}: ${what()}`);
  };
  let told = telling.next();
  for (; answers < most; answers++) {
    const wrong = referee.differs(s);
    must(wrong === null, () => wrong!);
    const seat = game.asked(s)[0];
    must((seat === undefined) === (told.done === true), () =>
      told.done ? `seat ${seat} is asked after the end` : 'it is over too soon',
    );
    if (seat === undefined || told.done) return { answers, ended: true, questions };
    const question = game.question(s, seat);
    const legal = game.legal(s, seat);
    const { value } = told;
    must(
      seat === value.seat && question === value.question,
      () => `${seat} is asked ${question}, not ${value.seat} ${value.question}`,
    );
    if (value.legal) {
      const [is, should] = [sorted(legal), sorted(value.legal)];
      must(
        is.join() === should.join(),
        () => `${question}: too much ${without(is, should)}; missing ${without(should, is)}`,
      );
    }
    questions.add(question);
    const pick = choose(s, seat, legal, rng);
    game.apply(s, seat, pick, null);
    try {
      told = telling.next(pick as never);
    } catch (error) {
      if (error instanceof GoneHome) return { answers, ended: false, questions };
      throw error;
    }
  }
  return { answers, ended: false, questions };
}
