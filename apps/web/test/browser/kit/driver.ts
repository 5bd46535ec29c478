import { findGame } from '@ashtown/catalog';
import { makeRng, type Rng, rand, refKey, seedOf } from '@ashtown/engine';
import type { Page } from 'playwright-core';
import { evidence } from './evidence.ts';
import type { Hand } from './hand.ts';
import { faults, type Moment, moment, type Offered } from './in-page.ts';
import type { Watch } from './watch.ts';

/** How often a hand may try before it takes the plain list. */
const TRIES = 4;
const PATIENCE = 30_000;
const MOMENT = 1000;

/** Plays at a table through its page, and looks at everything after each step. */
export class Driver {
  readonly page: Page;
  readonly hand: Hand;
  readonly #watch: Watch;
  readonly #rng: Rng;
  /** Decisions by question. */
  readonly decided = new Map<string, number>();
  /** Answers that came from the plain list, and from anything else. */
  readonly by = { list: 0, board: 0 };
  /** What the rules allow in the position that was last looked at. */
  #offered: Offered = { of: '', picks: [], refs: [] };

  constructor(page: Page, watch: Watch, hand: Hand, seed: string) {
    this.page = page;
    this.hand = hand;
    this.#watch = watch;
    this.#rng = makeRng(seedOf(seed));
  }

  get decisions(): number {
    return [...this.decided.values()].reduce((sum, n) => sum + n, 0);
  }

  /** Where the page stands; waits so long, at most, for something to be done. */
  async peek(patience = 0): Promise<Moment> {
    const now = await this.page.evaluate(moment, { ...this.#offered, patience, sure: false });
    // Of two tables one after the other the first may still be heard at the address of the second.
    if (now.not !== 'just told' && !now.not?.startsWith('the list shows')) return now;
    await this.#ask();
    return this.page.evaluate(moment, { ...this.#offered, patience, sure: true });
  }

  /** Waits until the page is asked or the game is over. */
  async ready(): Promise<Moment> {
    return this.#guarded(async () => {
      const end = Date.now() + PATIENCE;
      for (;;) {
        const now = await this.peek(MOMENT);
        if (now.t !== 'waiting') return now;
        if (this.#watch.complaints.length > 0) await this.check();
        if (Date.now() > end) throw new Error(`nothing goes on: ${now.not}`);
      }
    });
  }

  /** One answer. */
  async step(): Promise<void> {
    await this.#guarded(async () => {
      await this.check();
      const { question, answers } = await this.page.evaluate(() => {
        const { position, answers } = window.heard;
        return { question: position!.question!, answers };
      });
      const isThrough = async () => (await this.page.evaluate(() => window.heard.answers)) > answers;
      let from: keyof Driver['by'] = 'board';
      for (let i = 0; i < TRIES && !(await isThrough()); i++) {
        if (rand(this.#rng, 4) === 0) break;
        await this.hand.act(this.page, this.#rng);
        await this.#still();
      }
      if (!(await isThrough())) {
        from = 'list';
        await this.page.keyboard.press('Escape');
        await this.page.keyboard.press('Escape');
        await this.hand.choose(this.page, this.#rng);
        await this.page.waitForFunction((n) => window.heard.answers > n, answers);
      }
      this.by[from]++;
      this.decided.set(question, (this.decided.get(question) ?? 0) + 1);
    });
  }

  /** Plays on until the game is over, or for so many answers. */
  async play(most = Number.POSITIVE_INFINITY): Promise<void> {
    for (let n = 0; n < most && (await this.ready()).t !== 'over'; n++) await this.step();
    await this.ready();
    await this.#guarded(() => this.check());
  }

  /** Everything that must hold at any time. What is only on its way, such as the focus, gets a moment. */
  async check(): Promise<void> {
    const end = Date.now() + MOMENT;
    let found = await this.#faults();
    while (found.length > 0 && Date.now() < end) {
      await this.page.waitForTimeout(30);
      found = await this.#faults();
    }
    if (found.length > 0) throw new Error(found.join('\n'));
  }

  async #faults(): Promise<string[]> {
    const wrong = await this.page.evaluate(faults, { touch: this.hand.touch, ...this.#offered });
    return [...this.#watch.complaints, ...wrong];
  }

  /** Finds out what the rules allow in the position the page was told last. */
  async #ask(): Promise<void> {
    const asked = await this.page.evaluate(() => {
      const { position, table } = window.heard;
      if (!position || !table || position.seat === null || position.question === null) return null;
      const { seat, at, ply, view } = position;
      return { of: `${location.hash} ${seat} ${at} ${ply}`, seat, view, game: table.game };
    });
    if (!asked) return;
    const { game } = findGame(asked.game)!;
    const legal = game.legal(asked.view, asked.seat);
    const picks = legal.map((pick) => JSON.stringify(pick)).sort();
    this.#offered = { of: asked.of, picks, refs: legal.flatMap((pick) => game.refs(pick).map(refKey)) };
  }

  /** Until what was pressed has had its effect on the page. */
  async #still(): Promise<void> {
    await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  }

  async #guarded<T>(run: () => Promise<T>): Promise<T> {
    try {
      return await run();
    } catch (e) {
      const where = await evidence(this.page);
      throw new Error(`${(e as Error).message}\nafter ${this.decisions} answers; ${where}`, { cause: e });
    }
  }
}
