import { type Catalog, findGame } from '@ashtown/catalog';
import { parseMatch, verify } from '@ashtown/engine';
import type { SeatWish, TableList } from '@ashtown/protocol';
import type { Reply, Wish } from '@ashtown/room/suite';
import type { Takeback } from '@ashtown/server';
import { makeTable, newToken, request, Talker } from '../talker.ts';
import { type Deed, type History, newHistory, type Truth, type Visit } from './history.ts';

export interface CompanySettings {
  /** Where each comes in, and comes in again. */
  readonly urlOf: (seat: number) => string;
  /** What was taken back at a table, as the data has it. */
  readonly takebacksOf: (table: string) => Promise<Takeback[]>;
  readonly catalog: Catalog;
  readonly game: string;
  readonly people: number;
  readonly bots: number;
  /** How long somebody thinks at most, in milliseconds. */
  readonly think: number;
  /** So long nothing may happen before the match counts as one that does not end, in milliseconds. */
  readonly patience: number;
}

/** How often somebody tries to come in, in milliseconds. */
const AGAIN = 100;
/** One in how many answers is followed by a word or taken back, one in how many of those is given again, and one in how many wishes is turned down. */
const TALKATIVE = 8;
const FICKLE = 16;
const FICKLER = 2;
const STRICT = 4;

const sleep = (ms: number) => new Promise((go) => setTimeout(go, ms));
const isOneIn = (n: number): boolean => Math.random() * n < 1;
const oneOf = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)]!;

/** People who play one match to its end, whatever happens to their servers, and write down all they do and see. */
export class Company {
  readonly history: History;
  readonly #settings: CompanySettings;
  /** Of everybody; the first has made the first table. */
  readonly #tokens: readonly string[];
  readonly #bySeat = new Map<number, string>();
  #isBegun = true;
  /** What each was told last. */
  readonly #seen = new WeakMap<Visit, unknown>();
  /** When somebody has last seen something new. */
  #moved = performance.now();

  private constructor(settings: CompanySettings, tokens: readonly string[], table: string) {
    this.#settings = settings;
    this.#tokens = tokens;
    this.history = newHistory(table);
  }

  /** Seats everybody at a new table, as often as it takes; all of them want any seat at the same moment. */
  static async gather(settings: CompanySettings): Promise<Company> {
    const { urlOf, game, people, bots, patience } = settings;
    const tokens = Array.from({ length: people }, newToken);
    const open = Array.from({ length: people }, (): SeatWish => ({ kind: 'open' }));
    const computers = Array.from({ length: bots }, (): SeatWish => ({ kind: 'bot', bot: 'greedy' }));
    const seats = [...open, ...computers];
    const { id } = await insist(patience, () => makeTable(urlOf(0), tokens[0]!, { game, seats }));
    const company = new Company(settings, tokens, id);
    await Promise.all(tokens.map((token, n) => company.#sitDown(token, n)));
    await company.#begin();
    return company;
  }

  /** The same people at the table they were led to. */
  async again(): Promise<Company> {
    const table = this.history.deeds.find(({ kind, outcome }) => kind === 'rematch' && outcome === 'ok')?.what;
    const company = new Company(this.#settings, this.#tokens, table as string);
    await company.#begin();
    return company;
  }

  /** To the end of the match, or until it stands still. */
  async play(): Promise<void> {
    if (!this.#isBegun) return;
    await Promise.all([...this.#bySeat.keys()].map((seat) => this.#playSeat(seat)));
  }

  /** How things stand in the end. */
  async truth(): Promise<Truth> {
    const { catalog, urlOf, patience, takebacksOf } = this.#settings;
    const { table } = this.history;
    // Whoever has made no table belongs to those they were led to.
    const token = this.#tokens.at(-1)!;
    const p = await insist(patience, async () => {
      const talker = await Talker.join(urlOf(0), table, { token });
      // Chat comes after everything else.
      await talker.settle();
      if (talker.closed !== null) throw new Error(`closed with ${talker.closed}`);
      return talker;
    }).catch((error: Error) => error);
    const nothing = { answers: null, takebacks: [], chat: [], players: [], rematch: null, tables: [], isOver: false };
    // What was kept can make no sense any more.
    if (p instanceof Error) return { ...nothing, breach: `nobody is let in: ${p.message}` };
    const { status, seats, rematch } = p.table!;
    const chat = p.chat.map(({ text }) => text);
    const players = seats.map(({ player = null }) => player);
    p.close();
    const known = { ...nothing, chat, players, rematch, isOver: status === 'over' };
    if (!known.isOver) return { ...known, breach: null };
    const ask = (path: string) =>
      insist(patience, async () => {
        const found = await request(urlOf(0), path, { token });
        if (found.status >= 500) throw new Error(`${found.status}`);
        return found.json;
      });
    const json = await ask(`/api/tables/${table}/match`);
    const parsed = parseMatch(json, (id) => findGame(id, catalog)?.game);
    if (!parsed.ok) return { ...known, breach: `no match file: ${JSON.stringify(json).slice(0, 200)}` };
    const verified = verify(parsed.game, parsed.match);
    const list = (await ask('/api/tables')) as unknown as TableList;
    const takebacks = await insist(patience, () => takebacksOf(table));
    return {
      ...known,
      answers: parsed.match.answers,
      takebacks: takebacks.map((taken) => ({ ...taken, at: taken.at - performance.timeOrigin })),
      tables: list.tables.filter(({ mine }) => mine).map(({ id }) => id),
      breach: verified.ok ? null : JSON.stringify(verified),
    };
  }

  /** Wherever there is room, and now and then somewhere else once more. */
  async #sitDown(token: string, n: number): Promise<void> {
    const { urlOf, patience } = this.#settings;
    await insist(patience, async () => {
      const p = await Talker.join(urlOf(n), this.history.table, { token });
      let isRestless = isOneIn(2);
      while (p.mine.length === 0 || isRestless) {
        if (p.closed !== null) throw new Error(`closed with ${p.closed}`);
        if (p.mine.length > 0) isRestless = false;
        const { seats } = p.table!;
        const open = [...seats.keys()].filter((seat) => seats[seat]!.kind === 'open');
        const sit = (seat: number) => this.#do(p, seat, 'sit', p.welcome!.player, { t: 'sit', seat });
        const isDone = open.length > 0 && (await sit(oneOf(open))).ok;
        // Somebody else was quicker.
        if (!isDone) await sleep(AGAIN);
        else await p.settle();
      }
      p.close();
    });
  }

  /** Everybody finds their seat, and whoever may begins. Where somebody has none after all nobody can. */
  async #begin(): Promise<void> {
    const { urlOf, patience } = this.#settings;
    for (const [n, token] of this.#tokens.entries())
      await insist(patience, async () => {
        const p = await Talker.join(urlOf(n), this.history.table, { token });
        const [seat] = p.mine;
        const isMine = p.table!.host === p.welcome!.player;
        const reply = isMine && p.table!.status === 'lobby' ? await p.send({ t: 'start' }) : null;
        p.close();
        if (reply?.ok === false && reply.code !== 'seats-open') throw new Error(reply.code);
        if (reply?.ok === false) this.#isBegun = false;
        if (seat !== undefined) this.#bySeat.set(seat, token);
      });
  }

  async #playSeat(seat: number): Promise<void> {
    let isOver = false;
    while (!isOver && !this.#isStalled()) {
      const { p, visit } = await this.#comeIn(seat);
      if (p) isOver = await this.#answerAll(seat, p);
      visit.left ??= performance.now();
      p?.close();
    }
    if (isOver) await this.#wantMore(seat);
  }

  /** Everybody at about the same moment. Whoever is turned down for good was misled before: that is found. */
  async #wantMore(seat: number): Promise<void> {
    const { urlOf, patience } = this.#settings;
    await insist(patience, async () => {
      const p = await Talker.join(urlOf(seat), this.history.table, { token: this.#bySeat.get(seat)! });
      const reply = await this.#do(p, seat, 'rematch', null, { t: 'rematch' });
      p.close();
      if (!reply.ok) throw new Error(reply.code);
      this.history.deeds.findLast((d) => d.kind === 'rematch' && d.seat === seat)!.what = reply.table;
    }).catch(() => {});
  }

  async #comeIn(seat: number): Promise<{ p: Talker | null; visit: Visit }> {
    for (;;) {
      const visit: Visit = { seat, knocked: performance.now(), joined: null, left: null, sights: [] };
      const p = Talker.knock(this.#settings.urlOf(seat), this.history.table, { token: this.#bySeat.get(seat)! });
      for (const event of ['message', 'close']) p.socket.on(event, () => this.#look(p, visit));
      await p.until(() => p.closed !== null || p.isSettled()).catch(() => p.socket.terminate());
      if (p.closed === null && p.isSettled()) {
        this.history.visits.push(visit);
        return { p, visit };
      }
      if (this.#isStalled()) return { p: null, visit };
      await sleep(AGAIN);
    }
  }

  /** Writes down what somebody has just heard. */
  #look({ position, closed }: Talker, visit: Visit): void {
    const now = performance.now();
    if (closed !== null) visit.left ??= now;
    if (!position) return;
    visit.joined ??= now;
    if (this.#seen.get(visit) === position) return;
    this.#seen.set(visit, position);
    visit.sights.push([now, position.at]);
    this.#moved = now;
  }

  #isStalled(): boolean {
    return performance.now() - this.#moved > this.#settings.patience;
  }

  /** Until the match is over, which is true, or the connection, which is false. */
  async #answerAll(seat: number, p: Talker): Promise<boolean> {
    const isOver = () => p.table!.status === 'over';
    const isWaitedFor = () => p.position!.request?.waiting.includes(seat) ?? false;
    for (;;) {
      await this.#until(p, () => p.isAsked() || isWaitedFor() || isOver());
      if (isOver()) return true;
      if (p.closed !== null || this.#isStalled()) return false;
      await sleep(Math.random() * this.#settings.think);
      if (p.closed !== null) continue;
      const isDone = isWaitedFor() ? await this.#agree(seat, p) : !p.isAsked() || (await this.#answer(seat, p));
      if (!isDone) await sleep(AGAIN);
    }
  }

  async #answer(seat: number, p: Talker): Promise<boolean> {
    const { ply, legal, at } = p.position!;
    const { pick } = oneOf(legal);
    const reply = await this.#do(p, seat, 'answer', pick, { t: 'answer', seat, ply, pick });
    if (!reply.ok) return false;
    if (isOneIn(TALKATIVE)) {
      const text = `${seat} ${at} ${Math.random()}`;
      await this.#do(p, seat, 'chat', text, { t: 'chat', text });
    }
    await this.#until(p, () => p.position!.at !== at || p.table!.status === 'over');
    if (isOneIn(FICKLE)) await this.#takeBack(seat, p);
    return true;
  }

  /** Freely, or with the consent of the others; and now and then it was right after all. */
  async #takeBack(seat: number, p: Talker): Promise<void> {
    if (!p.position!.undo) return;
    await this.#do(p, seat, 'undo', null, { t: 'undo', seat });
    if (p.position!.redo && isOneIn(FICKLER)) await this.#do(p, seat, 'redo', null, { t: 'redo', seat });
  }

  async #agree(seat: number, p: Talker): Promise<boolean> {
    const yes = !isOneIn(STRICT);
    return (await this.#do(p, seat, 'consent', yes, { t: 'consent', seat, yes })).ok;
  }

  /** Or until the connection ends, or nothing happens any more. */
  async #until(p: Talker, isTrue: () => boolean): Promise<void> {
    const isDone = () => p.closed !== null || isTrue();
    while (!isDone() && !this.#isStalled()) await Promise.race([p.until(isDone).catch(() => {}), sleep(1000)]);
  }

  /** Asks for something, and writes down what came of it. */
  async #do(p: Talker, seat: number, kind: Deed['kind'], what: unknown, wish: Wish): Promise<Reply> {
    const sent = performance.now();
    const deed: Deed = { seat, kind, what, sent, answered: null, outcome: 'unknown', length: null };
    this.history.deeds.push(deed);
    const reply = await p.send(wish);
    deed.answered = performance.now();
    if (!reply.ok) {
      if (reply.code !== 'unavailable') deed.outcome = 'refused';
      return reply;
    }
    const asks = kind === 'undo' || (kind === 'consent' && what === true);
    const isDone = asks ? await this.#isGranted(p) : kind === 'answer' || kind === 'redo';
    if (isDone === null) return reply;
    deed.outcome = 'ok';
    if (isDone) deed.length = reply.at!;
    return reply;
  }

  /** Whether what was just acknowledged waits for nobody else; null: nobody knows, as the connection has ended. What follows it says so. */
  async #isGranted(p: Talker): Promise<boolean | null> {
    const at = p.heard.findLastIndex(({ t }) => t === 'ok');
    const next = () => p.heard.slice(at).find((m) => m.t === 'moment');
    await this.#until(p, () => next() !== undefined);
    const moment = next();
    return moment ? moment.position.request === null : null;
  }
}

/** Again and again, while nobody is there. */
async function insist<T>(patience: number, action: () => Promise<T>): Promise<T> {
  const late = performance.now() + patience;
  for (;;) {
    try {
      return await action();
    } catch (error) {
      if (performance.now() > late) throw error;
      await sleep(AGAIN);
    }
  }
}
