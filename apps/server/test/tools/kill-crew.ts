import type { TableShown } from '@ashtown/protocol';
import type { Reply, Wish } from '@ashtown/room/suite';
import { makeTable, newToken, request, Talker } from './talker.ts';

/** Two people who do everything a table can be asked, one thing after the other, across any number of servers. */

const GAME = 'king-of-new-york';

interface Seen {
  table: TableShown;
  chat: readonly string[];
  at: number;
  /** Who wishes to take something back. */
  asking: number | null;
}

/** Something about a table; `key`: what it is about, so that a later one takes its place. */
interface Fact {
  key: string;
  isThere(seen: Seen): boolean;
}

/** So long a wish to take back waits for its answer, in milliseconds: some kill comes in between. */
const THOUGHT = 200;

const sleep = (ms: number) => new Promise((go) => setTimeout(go, ms));

export class Crew {
  readonly #url: string;
  readonly #tokens = [newToken(), newToken()] as const;
  #people: (Talker | null)[] = [null, null];
  #table = '';
  #round = 0;
  /** What is certain about the table; two of a kind where it is not certain which of them. */
  readonly #facts = new Map<string, readonly Fact[]>();
  readonly tables: string[] = [];
  /** Acknowledged, by command. */
  readonly acknowledged: Record<string, number> = {};
  /** Not acknowledged, and yet there. */
  landed = 0;
  /** How often everything acknowledged was looked for. */
  checks = 0;

  constructor(url: string) {
    this.#url = url;
  }

  get total(): number {
    return Object.values(this.acknowledged).reduce((sum, n) => sum + n, 0);
  }

  /** One table from its making to its rematch. */
  async round(): Promise<void> {
    const n = ++this.#round;
    await this.#make();
    const seat = (key: string, isThere: (s: TableShown['seats'][number]) => boolean): Fact => ({
      key,
      isThere: ({ table }) => isThere(table.seats[1]!),
    });
    const open = seat('seat', (s) => s.kind === 'open');
    await this.#do(
      0,
      { t: 'fill', seat: 1, bot: 'random' },
      seat('seat', (s) => s.kind === 'bot'),
    );
    await this.#do(0, { t: 'stand', seat: 1 }, open);
    await this.#do(
      1,
      { t: 'sit', seat: 1 },
      seat('seat', (s) => s.kind === 'human'),
    );
    await this.#do(1, { t: 'stand', seat: 1 }, open);
    await this.#do(
      1,
      { t: 'sit', seat: 1 },
      seat('seat', (s) => s.kind === 'human'),
    );
    await this.#do(
      1,
      { t: 'rename', name: `Ben ${n}` },
      seat('seat', (s) => s.name === `Ben ${n}`),
    );
    await this.#say(`hello ${n}`);
    await this.#do(0, { t: 'start' }, { key: 'status', isThere: ({ table }) => table.status === 'playing' });
    for (let i = 0; i < 4; i++) await this.#play();
    await this.#takeBack(true);
    await this.#play();
    await this.#takeBack(false);
    await this.#play();
    await this.#say(`bye ${n}`);
    this.#facts.delete('length');
    await this.#do(
      1,
      { t: 'leave', seat: 1 },
      seat('seat', (s) => s.kind === 'bot' && s.replaced === true),
    );
    await this.#do(0, { t: 'leave', seat: 0 }, { key: 'status', isThere: ({ table }) => table.status === 'over' });
    const fact: Fact = { key: 'rematch', isThere: ({ table }) => table.rematch !== null };
    const { table = (await this.#at(0)).table!.rematch! } = (await this.#do(0, { t: 'rematch' }, fact)) ?? {};
    this.#facts.set('rematch', [{ key: 'rematch', isThere: (seen) => seen.table.rematch === table }]);
    await this.#at(0);
    this.tables.push(table);
  }

  /** Every table that was ever acknowledged is still there. */
  async checkTables(): Promise<void> {
    for (const id of this.tables) {
      const { status } = await request(this.#url, `/api/tables/${id}`);
      if (status !== 200) throw new Error(`table ${id} was acknowledged and is lost: ${status}`);
    }
  }

  async #make(): Promise<void> {
    for (const p of this.#people) p?.close();
    this.#people = [null, null];
    this.#facts.clear();
    for (;;) {
      try {
        const { id } = await makeTable(this.#url, this.#tokens[0], {
          game: GAME,
          seats: [{ kind: 'me' }, { kind: 'open' }],
          undo: 'ask',
        });
        this.#table = id;
        this.tables.push(id);
        this.acknowledged.make = (this.acknowledged.make ?? 0) + 1;
        return;
      } catch {
        await sleep(20);
      }
    }
  }

  /** Somebody at the table. Whoever comes back looks for everything that was acknowledged. */
  async #at(who: number): Promise<Talker> {
    const known = this.#people[who];
    if (known && known.closed === null) return known;
    for (;;) {
      const p = await Talker.join(this.#url, this.#table, { token: this.#tokens[who]! }).catch(() => null);
      await p?.settle();
      if (p && p.closed === null) {
        this.#people[who] = p;
        this.#check(p);
        return p;
      }
      await sleep(20);
    }
  }

  #check(p: Talker): void {
    this.checks++;
    for (const [key, facts] of this.#facts)
      if (!facts.some((fact) => fact.isThere(seen(p))))
        throw new Error(`${key} of ${this.#table} was acknowledged and is lost: ${JSON.stringify(seen(p))}`);
  }

  /** Until it is acknowledged, or found to be there though nobody said so. Null: refused with one of `unless`. */
  async #do(
    who: number,
    wish: Wish,
    fact: Fact,
    unless: readonly string[] = [],
  ): Promise<(Reply & { ok: true }) | null> {
    const before = this.#facts.get(fact.key);
    for (let tried = false; ; tried = true) {
      const p = await this.#at(who);
      if (tried && fact.isThere(seen(p))) {
        this.landed++;
        this.#facts.set(fact.key, [fact]);
        return { ok: true };
      }
      // Until it is answered, either may be true.
      this.#facts.set(fact.key, before ? [...before, fact] : [fact, NOTHING]);
      const reply = await p.send(wish);
      if (reply.ok) {
        this.acknowledged[wish.t] = (this.acknowledged[wish.t] ?? 0) + 1;
        this.#facts.set(fact.key, [fact]);
        return reply;
      }
      if (unless.includes(reply.code)) {
        if (before) this.#facts.set(fact.key, before);
        return null;
      }
      if (reply.code !== 'unavailable') throw new Error(`${wish.t} was refused: ${reply.code} ${reply.detail ?? ''}`);
      await sleep(5);
    }
  }

  async #say(text: string): Promise<void> {
    await this.#do(0, { t: 'chat', text }, { key: text, isThere: ({ chat }) => chat.includes(text) });
  }

  /** The next answer of whoever is asked. */
  async #play(): Promise<void> {
    const people = [await this.#at(0), await this.#at(1)];
    await sleep(5);
    const who = people.findIndex((p) => p.closed === null && p.isAsked());
    if (who < 0) return this.#play();
    const { ply, legal, at } = people[who]!.position!;
    const wish = { t: 'answer', seat: who, ply, pick: legal[0]!.pick } as const;
    const fact: Fact = { key: 'length', isThere: (s) => s.at > at };
    await this.#do(who, wish, fact, ['stale', 'not-asked', 'illegal']);
  }

  /** The last answer: its giver asks, the other agrees or not. The wish waits for that across any number of servers. */
  async #takeBack(yes: boolean): Promise<void> {
    for (let tries = 0; tries < 20; tries++) {
      const both = [await this.#settled(0), await this.#settled(1)] as const;
      const { at: length, request } = both[0].position!;
      const back: Fact = { key: 'length', isThere: (s) => s.at < length };
      // A wish that is granted at once and not acknowledged may have landed too.
      this.#facts.delete('length');
      const asker = request?.seat ?? (await this.#ask(both));
      if (asker === null) continue;
      const isWaiting = (s: Seen) => s.asking === asker && s.at === length;
      this.#facts.set('wish', [{ key: 'wish', isThere: (s) => isWaiting(s) || back.isThere(s) }]);
      const other = 1 - asker;
      await sleep(THOUGHT);
      const p = await this.#settled(other);
      if (p.position!.at < length) this.#facts.set('length', [back]);
      else if (yes) await this.#do(other, { t: 'consent', seat: other, yes }, back);
      else {
        const turnedDown: Fact = { key: 'wish', isThere: (s) => s.asking === null && s.at === length };
        await this.#do(other, { t: 'consent', seat: other, yes }, turnedDown);
        await this.#isTurnedDown(asker);
      }
      this.#facts.delete('wish');
      return;
    }
  }

  /** Somebody who knows how things stand. */
  async #settled(who: number): Promise<Talker> {
    for (;;) {
      const p = await this.#at(who);
      await p.settle();
      if (p.closed === null) return p;
    }
  }

  /** Whoever may ask for it. Null: nobody, or it is not known. */
  async #ask(both: readonly [Talker, Talker]): Promise<number | null> {
    for (const seat of [0, 1]) {
      const asked = await both[seat]!.send({ t: 'undo', seat });
      if (!asked.ok) continue;
      this.acknowledged.undo = (this.acknowledged.undo ?? 0) + 1;
      return seat;
    }
    return null;
  }

  /** A seat asks once per answer, also on another server. */
  async #isTurnedDown(seat: number): Promise<void> {
    for (;;) {
      const asked = await (await this.#at(seat)).send({ t: 'undo', seat });
      if (!asked.ok && asked.code === 'declined') return;
      if (asked.ok) throw new Error(`seat ${seat} of ${this.#table} was turned down, and could ask again`);
      if (asked.code !== 'unavailable') throw new Error(`undo was refused: ${asked.code}`);
      await sleep(5);
    }
  }
}

const NOTHING: Fact = { key: '', isThere: () => true };

const seen = ({ table, chat, position }: Talker): Seen => ({
  table: table!,
  chat: chat.map(({ text }) => text),
  at: position?.at ?? 0,
  asking: position?.request?.seat ?? null,
});
