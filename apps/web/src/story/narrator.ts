import { type AnyGame, type Seat, Teller } from '@ashtown/engine';
import type { LogEntry } from '@ashtown/protocol';
import { type Beat, beatsOf, type Say } from './beats.ts';
import { isForced, isPayment, type Line } from './lines.ts';

/** A beat in its place, or nothing to tell (`beat` is null). */
export interface Scripted {
  beat: Beat | null;
  /** Counts the turns: the beats of one are told together. */
  turn: number;
  /** Whose turn it is; null where it is nobody's. */
  owner: Seat | null;
  /** It is what somebody decided in the turn of another. */
  decision: boolean;
  /** It follows from an answer that was given at this screen. */
  own: boolean;
  /** What the same answer led to that is told after it. */
  left: readonly Line[];
}

const isPaidBy = (line: Line, seat: Seat | null): boolean => isPayment(line) && line.telling.by === seat;

/** Turns the log into beats as it grows: it knows round, phase and whose turn it is without telling all of it again. */
export class Narrator {
  readonly #game: Pick<AnyGame, 'tellings'>;
  readonly #mine: () => readonly Seat[];
  readonly #say: Say;
  #teller: Teller;
  #turn = 0;
  #owner: Seat | null = null;
  /** Where rounds are the chapters, a turn is what one player answers in a row. */
  #byChapter = false;
  /** What somebody has paid in answers of their own: it is said with what they pay for. */
  #paid: readonly Line[] = [];

  constructor(game: Pick<AnyGame, 'tellings'>, mine: () => readonly Seat[], say: Say) {
    this.#game = game;
    this.#mine = mine;
    this.#say = say;
    this.#teller = new Teller(game);
  }

  /** Begins anew after something that is not told. */
  restart(log: readonly LogEntry[]): void {
    this.#teller = new Teller(this.#game);
    this.#owner = null;
    this.#byChapter = false;
    this.#paid = [];
    for (const entry of log) for (const line of this.#lines(entry)) this.#note(line);
  }

  /** `asked`: who is asked after it. */
  tell(entry: LogEntry, asked: readonly Seat[]): readonly Scripted[] {
    const { seat } = entry;
    const own = seat !== null && this.#mine().includes(seat);
    if (!this.#byChapter && seat !== null) this.#begin(seat);
    const scripted: Scripted[] = [];
    const news = this.#lines(entry);
    const lines = [...this.#paid, ...news];
    this.#paid = [];
    const goesOn = asked.length === 1 && asked[0] === seat;
    if (!own && goesOn && news.length > 0 && lines.every((line) => isPaidBy(line, seat))) {
      this.#paid = lines;
      return [{ beat: null, turn: this.#turn, owner: this.#owner, decision: false, own, left: lines }];
    }
    for (const beat of beatsOf(lines, this.#mine(), this.#say)) {
      for (const line of beat.lines) this.#note(line);
      if (beat.weight === 'none' || this.#isMyTurn(beat) || (own && !this.#isNews(beat))) continue;
      const decision = this.#byChapter && seat !== null && seat !== this.#owner && beat.head.telling.by === seat;
      const left = lines.slice(lines.indexOf(beat.lines.at(-1)!) + 1);
      scripted.push({ beat, turn: this.#turn, owner: this.#owner, decision, own, left });
    }
    const last = scripted.at(-1);
    if (last) return scripted.with(-1, { ...last, left: [] });
    return [{ beat: null, turn: this.#turn, owner: this.#owner, decision: false, own, left: [] }];
  }

  /** What begins the turn of somebody here, such as a first throw of dice, is seen where it happens. */
  #isMyTurn({ by, shared, lines, cue }: Beat): boolean {
    return (
      cue !== 'end' &&
      by !== null &&
      by === this.#owner &&
      this.#mine().includes(by) &&
      !shared &&
      !lines.some(isForced)
    );
  }

  /** What somebody did themselves they know; what it set going they may not. */
  #isNews({ by, weight, touches, shared, lines, cue }: Beat): boolean {
    if (cue === 'end') return true;
    if (by !== null && this.#mine().includes(by)) return shared;
    const begins = lines.some(({ telling }) => telling.rank === 'chapter' && telling.by === null);
    return by === null ? touches || weight === 'full' || begins : weight !== 'quiet';
  }

  #note({ telling: { rank, by } }: Line): void {
    if (rank !== 'chapter') return;
    this.#byChapter = by !== null;
    this.#turn++;
    this.#owner = by;
  }

  #begin(seat: Seat): void {
    if (this.#owner === seat) return;
    this.#owner = seat;
    this.#turn++;
  }

  #lines({ at, seat, events }: LogEntry): Line[] {
    return events.map((event, nth) => ({
      ...this.#teller.tell(event),
      id: `${at}.${nth}`,
      at,
      nth,
      answered: seat,
    }));
  }
}
