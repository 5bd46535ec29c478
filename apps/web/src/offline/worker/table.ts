import type { AnyGame, Seat } from '@ashtown/engine';
import { create, type Host, hint, open, playBot, type Undone } from '@ashtown/host';
import {
  type Code,
  type Command,
  type Hint,
  type Past,
  type Position,
  PROTOCOL,
  type ServerMessage,
} from '@ashtown/protocol';
import { Pace } from '../pace.ts';
import type { Saved, SavedLine } from '../saved.ts';
import { type LocalSetup, makeTableId, USUAL } from '../setup.ts';
import { LOCAL_PLAYER, lineOf, makeSeed, peopleOf, rotated, seatsOf, tableShown } from './seating.ts';

/** What a table needs of the world around it. */
export interface Around {
  tell(message: ServerMessage): void;
  save(saved: Saved, line: SavedLine): void;
  later(run: () => void, ms: number): void;
  now(): number;
}

type Outcome = { ok: true; table?: string; hint?: Hint; past?: Past } | { ok: false; code: Code };
const refuse = (code: Code): Outcome => ({ ok: false, code });
const OK: Outcome = { ok: true };

/** A table set up anew, or the reason why it cannot be. */
export function setUp(id: string, setup: LocalSetup, game: AnyGame, now: number): Saved | Code {
  const { options, undo } = setup;
  const opened = create({ game, options, seats: seatsOf(setup), seed: makeSeed(), undo });
  if (!opened.ok) return opened.problem === 'options' ? 'bad-options' : 'bad-seats';
  return { id, undo, created: now, updated: now, rematch: null, left: [], match: opened.host.export() };
}

/**
 * A table in a worker of this page: the same host as on a server, the same messages, no transport. It sees with the eyes
 * of one seat at a time: those of the only person, else a spectator's until somebody looks.
 */
export class LocalTable {
  readonly pace = new Pace();
  readonly #host: Host;
  readonly #around: Around;
  #saved: Saved;
  #eyes: Seat | null;
  /** How much of the log these eyes have been told. */
  #told = 0;
  #botsWait = false;
  #closed = false;

  constructor(saved: Saved, host: Host, around: Around) {
    this.#saved = saved;
    this.#host = host;
    this.#around = around;
    this.#eyes = this.mine.length === 1 ? this.mine[0]! : null;
  }

  static open(saved: Saved, game: AnyGame, around: Around): LocalTable | null {
    const opened = open(saved.match, game, { undo: saved.undo, trusted: true });
    return opened.ok ? new LocalTable(saved, opened.host, around) : null;
  }

  get mine(): Seat[] {
    return peopleOf(this.#host.seats);
  }

  welcome(): void {
    const { tell, now } = this.#around;
    tell({ t: 'welcome', v: PROTOCOL, player: LOCAL_PLAYER, seats: this.mine, now: now() });
    this.#tellTable();
    this.#tellPosition(0);
    this.#letBotsPlay();
  }

  command(c: Command): void {
    const outcome = this.#attempt(c);
    const { tell } = this.#around;
    if (!outcome.ok) return tell({ t: 'refused', id: c.id, code: outcome.code });
    tell({
      t: 'ok',
      id: c.id,
      at: this.#host.length,
      ...(outcome.table === undefined ? {} : { table: outcome.table }),
      ...(outcome.hint && { hint: outcome.hint }),
      ...(outcome.past && { past: outcome.past }),
    });
    this.#letBotsPlay();
  }

  /** Alone, one's own save at any time; with others at the screen only when there are no secrets any more. */
  file(): string | null {
    const match = this.mine.length === 1 ? this.#host.export() : this.#host.publish();
    return match && JSON.stringify(match);
  }

  close(): void {
    this.#closed = true;
  }

  /** A position that older rules left behind may break those of today: the host then keeps the match as it was. */
  #attempt(c: Command): Outcome {
    try {
      return this.#run(c);
    } catch {
      return refuse('broken');
    }
  }

  #run(c: Command): Outcome {
    if ('seat' in c && c.seat !== null && !this.mine.includes(c.seat)) return refuse('not-yours');
    switch (c.t) {
      case 'answer': {
        const answered = this.#host.answer(c.seat, c.ply, c.pick);
        if (!answered.ok) return refuse(answered.why);
        this.pace.reset();
        this.#changed(this.#told);
        return OK;
      }
      case 'undo':
        return this.#undone(c.all ? this.#host.resetTurn(c.seat) : this.#host.requestUndo(c.seat));
      case 'redo':
        return this.#undone(this.#host.redo(c.seat));
      case 'hint': {
        const found = hint(this.#host, c.seat);
        return found ? { ok: true, hint: found } : refuse('no-hint');
      }
      case 'past': {
        const found = this.#host.past(c.seat, c.at);
        return found ? { ok: true, past: found } : refuse('no-past');
      }
      case 'consent':
        return this.#undone(this.#host.consent(c.seat, c.yes));
      case 'look':
        this.#eyes = c.seat;
        this.#tellPosition(c.at ?? 0);
        return OK;
      case 'rename':
        return this.#rename(c.name);
      case 'leave':
        return this.#leave(c.seat);
      case 'rematch':
        return this.#rematch();
      case 'ping':
        return OK;
      case 'chat':
        return refuse('method');
      case 'absent':
        return refuse('no-timeout');
      default:
        return refuse('not-in-lobby');
    }
  }

  #undone(undone: Undone): Outcome {
    if (!undone.ok) return refuse(undone.why);
    this.#changed(Math.min(undone.at, this.#told));
    return OK;
  }

  #rename(name: string): Outcome {
    const seat = this.mine[0];
    if (seat === undefined) return refuse('no-seat');
    this.#host.reseat(seat, { name, kind: 'human' });
    this.#changed(this.#told);
    return OK;
  }

  #leave(seat: Seat): Outcome {
    if (this.#host.asked.length === 0) return refuse('over');
    const { name } = this.#host.seats[seat]!;
    this.#saved = { ...this.#saved, left: [...this.#saved.left, seat] };
    this.#host.reseat(seat, { name, kind: 'bot', bot: USUAL });
    if (this.#eyes === seat) this.#eyes = this.mine.length === 1 ? this.mine[0]! : null;
    this.#changed(0);
    return OK;
  }

  #rematch(): Outcome {
    if (this.#host.asked.length > 0) return refuse('not-over');
    if (this.#saved.rematch !== null) return { ok: true, table: this.#saved.rematch };
    const { game, seats } = this.#host;
    const { options } = this.#saved.match;
    const { undo } = this.#saved;
    const opened = create({ game, options, seats: rotated(seats), seed: makeSeed(), undo });
    if (!opened.ok) return refuse('bad-seats');
    const now = this.#around.now();
    const match = opened.host.export();
    const next: Saved = { id: makeTableId(), undo, created: now, updated: now, rematch: null, left: [], match };
    this.#around.save(next, lineOf(next, match, opened.host.asked));
    this.#saved = { ...this.#saved, rematch: next.id };
    this.#changed(this.#told);
    return { ok: true, table: next.id };
  }

  /** Puts the table on its shelf. */
  keep(): void {
    const match = this.#host.export();
    this.#saved = { ...this.#saved, match };
    this.#around.save(this.#saved, lineOf(this.#saved, match, this.#host.asked));
  }

  /** Keeps what happened and tells it, with the log from `from` on. */
  #changed(from: number): void {
    this.#saved = { ...this.#saved, updated: this.#around.now() };
    this.keep();
    this.#tellTable();
    this.#tellPosition(from);
  }

  #tellTable(): void {
    const table = tableShown(this.#saved, this.#saved.match, this.#host.asked.length === 0);
    this.#around.tell({ t: 'table', table, seats: this.mine });
  }

  #tellPosition(from: number): void {
    const seat = this.#eyes;
    this.#around.tell({ t: 'log', seat, from, entries: this.#host.log(seat, from) });
    this.#around.tell({ t: 'position', position: this.#position() });
    this.#told = this.#host.length;
  }

  #position(): Position {
    const { seats: _, commitment: __, ...shown } = this.#host.show(this.#eyes);
    return { seat: this.#eyes, ...shown, clock: null };
  }

  /** One answer at a time, with a pause before each. */
  #letBotsPlay(): void {
    const seat = this.#host.botsToMove()[0];
    if (seat === undefined || this.#botsWait || this.#closed) return;
    this.#botsWait = true;
    this.#around.later(() => {
      this.#botsWait = false;
      if (this.#closed) return;
      try {
        if (playBot(this.#host)) this.#changed(this.#told);
      } catch {
        return this.#around.tell({ t: 'refused', id: null, code: 'broken' });
      }
      this.#letBotsPlay();
    }, this.pace.before(seat));
  }
}
