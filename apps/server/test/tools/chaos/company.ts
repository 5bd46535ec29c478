import { type Catalog, findGame } from '@ashtown/catalog';
import { parseMatch, verify } from '@ashtown/engine';
import type { SeatWish } from '@ashtown/protocol';
import type { Wish } from '@ashtown/room/suite';
import { makeTable, newToken, request, Talker } from '../talker.ts';
import { type Deed, type History, newHistory, type Truth, type Visit } from './history.ts';

export interface CompanySettings {
  /** Where each comes in, and comes in again. */
  readonly urlOf: (seat: number) => string;
  readonly catalog: Catalog;
  readonly game: string;
  readonly people: number;
  readonly bots: number;
  /** How long somebody thinks at most, in milliseconds. */
  readonly think: number;
  /** So long nothing may happen before the match counts as one that does not end, in milliseconds. */
  readonly patience: number;
}

/** How often somebody tries to come in, and one in how many answers is followed by a word. */
const AGAIN = 100;
const TALKATIVE = 8;

const sleep = (ms: number) => new Promise((go) => setTimeout(go, ms));

/** People who play one match to its end, whatever happens to their servers, and write down all they do and see. */
export class Company {
  readonly history: History;
  readonly #settings: CompanySettings;
  readonly #tokens: readonly string[];
  /** When somebody has last seen something new. */
  #moved = performance.now();

  private constructor(settings: CompanySettings, tokens: readonly string[], table: string) {
    this.#settings = settings;
    this.#tokens = tokens;
    this.history = newHistory(table);
  }

  /** Seats everybody at a new table, as often as it takes. */
  static async gather(settings: CompanySettings): Promise<Company> {
    const { urlOf, game, people, bots, patience } = settings;
    const tokens = Array.from({ length: people }, newToken);
    const open = Array.from({ length: people - 1 }, (): SeatWish => ({ kind: 'open' }));
    const computers = Array.from({ length: bots }, (): SeatWish => ({ kind: 'bot', bot: 'greedy' }));
    const seats: SeatWish[] = [{ kind: 'me' }, ...open, ...computers];
    const { id } = await insist(patience, () => makeTable(urlOf(0), tokens[0]!, { game, seats }));
    for (const [seat, token] of tokens.entries())
      await insist(patience, async () => {
        const p = await Talker.join(urlOf(seat), id, { token });
        if (seat > 0 && !p.mine.includes(seat)) await p.must({ t: 'sit', seat });
        p.close();
      });
    await insist(patience, async () => {
      const p = await Talker.join(urlOf(0), id, { token: tokens[0]! });
      if (p.table!.status === 'lobby') await p.must({ t: 'start' });
      p.close();
    });
    return new Company(settings, tokens, id);
  }

  /** To the end of the match, or until it stands still. */
  async play(): Promise<void> {
    await Promise.all(this.#tokens.map((_, seat) => this.#playSeat(seat)));
  }

  /** How things stand in the end. */
  async truth(): Promise<Truth> {
    const { catalog, urlOf, patience } = this.#settings;
    const { table } = this.history;
    const token = this.#tokens[0]!;
    const p = await insist(patience, async () => {
      const talker = await Talker.join(urlOf(0), table, { token });
      // Chat comes after everything else.
      await talker.settle();
      if (talker.closed !== null) throw new Error(`closed with ${talker.closed}`);
      return talker;
    }).catch((error: Error) => error);
    // What was kept can make no sense any more.
    if (p instanceof Error) return { answers: null, chat: [], isOver: false, breach: `nobody is let in: ${p.message}` };
    const isOver = p.table!.status === 'over';
    const chat = p.chat.map(({ text }) => text);
    p.close();
    if (!isOver) return { answers: null, chat, isOver, breach: null };
    const { json } = await insist(patience, async () => {
      const found = await request(urlOf(0), `/api/tables/${table}/match`);
      if (found.status >= 500) throw new Error(`${found.status}`);
      return found;
    });
    const parsed = parseMatch(json, (id) => findGame(id, catalog)?.game);
    if (!parsed.ok)
      return { answers: null, chat, isOver, breach: `no match file: ${JSON.stringify(json).slice(0, 200)}` };
    const verified = verify(parsed.game, parsed.match);
    return { answers: parsed.match.answers, chat, isOver, breach: verified.ok ? null : JSON.stringify(verified) };
  }

  async #playSeat(seat: number): Promise<void> {
    let isOver = false;
    while (!isOver && !this.#isStalled()) {
      const { p, visit } = await this.#comeIn(seat);
      if (p) isOver = await this.#answerAll(seat, p);
      visit.left ??= performance.now();
      p?.close();
    }
  }

  async #comeIn(seat: number): Promise<{ p: Talker | null; visit: Visit }> {
    for (;;) {
      const visit: Visit = { seat, knocked: performance.now(), joined: null, left: null, sights: [] };
      const p = Talker.knock(this.#settings.urlOf(seat), this.history.table, { token: this.#tokens[seat]! });
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
    if (visit.sights.at(-1)?.[1] === position.at) return;
    visit.sights.push([now, position.at]);
    this.#moved = now;
  }

  #isStalled(): boolean {
    return performance.now() - this.#moved > this.#settings.patience;
  }

  /** Until the match is over, which is true, or the connection, which is false. */
  async #answerAll(seat: number, p: Talker): Promise<boolean> {
    const isOver = () => p.table!.status === 'over';
    for (;;) {
      await this.#until(p, () => p.isAsked() || isOver());
      if (isOver()) return true;
      if (p.closed !== null || this.#isStalled()) return false;
      await sleep(Math.random() * this.#settings.think);
      if (p.closed !== null || !p.isAsked()) continue;
      const { ply, legal, at } = p.position!;
      const { pick } = legal[Math.floor(Math.random() * legal.length)]!;
      const isGiven = await this.#do(p, seat, 'answer', pick, { t: 'answer', seat, ply, pick });
      if (!isGiven) {
        await sleep(AGAIN);
        continue;
      }
      if (Math.random() * TALKATIVE < 1) {
        const text = `${seat} ${at} ${Math.random()}`;
        await this.#do(p, seat, 'chat', text, { t: 'chat', text });
      }
      await this.#until(p, () => p.position!.at !== at || isOver());
    }
  }

  /** Or until the connection ends, or nothing happens any more. */
  async #until(p: Talker, isTrue: () => boolean): Promise<void> {
    const isDone = () => p.closed !== null || isTrue();
    while (!isDone() && !this.#isStalled()) await Promise.race([p.until(isDone).catch(() => {}), sleep(1000)]);
  }

  async #do(p: Talker, seat: number, kind: Deed['kind'], what: unknown, wish: Wish): Promise<boolean> {
    const sent = performance.now();
    const deed: Deed = { seat, kind, what, sent, answered: null, outcome: 'unknown', index: null };
    this.history.deeds.push(deed);
    const reply = await p.send(wish);
    deed.answered = performance.now();
    if (reply.ok) {
      deed.outcome = 'ok';
      if (kind === 'answer') deed.index = reply.at! - 1;
    } else if (reply.code !== 'unavailable') deed.outcome = 'refused';
    return reply.ok;
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
