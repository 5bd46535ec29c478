import { type AnyGame, defaultOptions, type Lesson, type Wrong } from '@ashtown/engine';
import { botName, type TableShown } from '@ashtown/protocol';
import { createStore } from 'zustand';
import type { Reply, TableLink, TableState, Wish } from '../net/link.ts';
import { BEGINNING } from '../net/receive.ts';
import type { LessonPort } from '../offline/link.ts';
import type { FromLesson } from '../offline/worker/messages.ts';

/** Where a lesson stands, and what came of the last try. */
export interface Coaching {
  /** Null before it has begun. */
  at: number | null;
  /** How many answers had been given when the beat began: only a picture that shows them all is the one it speaks of. */
  length: number;
  busy: boolean;
  tried: { wrong: Wrong; tries: number } | null;
  /** The answer the learner has asked to see. */
  shown: { pick: unknown } | null;
  /** The rules have changed under the lesson. */
  broken: string | null;
}

const NOTHING = { busy: false, tried: null, shown: null } as const;
/** More than sit at any table. */
const SEATS = 8;

/** A lesson in a worker of this page: a table with a coach, of which nothing is kept. */
export class LessonLink implements TableLink {
  readonly kind = 'offline';
  readonly store = createStore<TableState>(() => BEGINNING);
  readonly coaching = createStore<Coaching>(() => ({ at: null, length: 0, broken: null, ...NOTHING }));
  readonly #port: LessonPort;
  readonly #game: AnyGame;
  readonly #past: NonNullable<TableState['position']>[] = [];

  constructor(port: LessonPort, game: AnyGame, lesson: Lesson, at: number, name: string) {
    this.#port = port;
    this.#game = game;
    port.onmessage = ({ data }) => this.#read(data);
    port.onerror = () => this.coaching.setState({ broken: 'unavailable' });
    port.postMessage({ t: 'teach', game: game.id, lesson, at, names: namesAround(name) });
  }

  /** Answers, or shows a moment that has gone by; all else there is no table for. */
  async send(wish: Wish): Promise<Reply> {
    if (wish.t === 'answer') {
      this.#begin();
      this.#port.postMessage({ t: 'try', pick: wish.pick });
      return { ok: true };
    }
    const past = wish.t === 'past' ? this.#past[wish.at] : undefined;
    return past ? { ok: true, past } : { ok: false, code: 'unavailable' };
  }

  /** Reads on, or leaves the step to the coach. */
  goOn(): void {
    if (this.coaching.getState().busy) return;
    this.#begin();
    this.#port.postMessage({ t: 'on' });
  }

  show(): void {
    this.#port.postMessage({ t: 'show' });
  }

  close(): void {
    this.#port.terminate();
  }

  #begin(): void {
    this.coaching.setState({ busy: true });
  }

  #read(m: FromLesson): void {
    if (m.t === 'broken') return this.coaching.setState({ broken: m.why });
    if (m.t === 'tried') return this.coaching.setState({ ...NOTHING, tried: m });
    if (m.t === 'shown') return this.coaching.setState({ shown: m });
    this.coaching.setState({ ...NOTHING, at: m.at, length: m.moments.at(-1)?.position.at ?? this.#past.length - 1 });
    // What led here before the page came is no news.
    const begins = this.#past.length === 0;
    if (begins) this.store.setState({ connection: 'open', mine: [0], table: tableOf(this.#game, m.seats) });
    for (const { position, entries } of m.moments) {
      this.#past.push(position);
      const log = [...this.store.getState().log, ...entries];
      const isNow = position.at === m.moments.at(-1)!.position.at;
      this.store.setState(begins && !isNow ? { log } : { log, position });
    }
  }
}

/** The learner and as many bots as may be needed, called as at any table. */
function namesAround(name: string): string[] {
  const names = [name];
  while (names.length < SEATS) names.push(botName(new Set(names)));
  return names;
}

const tableOf = (game: AnyGame, seats: Extract<FromLesson, { t: 'taught' }>['seats']): TableShown => ({
  id: 'lesson',
  code: '',
  game: game.id,
  options: defaultOptions(game),
  status: 'playing',
  public: false,
  undo: 'no',
  clock: null,
  seats: seats.map((seat) => ({ ...seat, online: true })),
  host: 'local',
  spectators: 0,
  watching: [],
  commitment: null,
  rematch: null,
  created: 0,
  updated: 0,
});
