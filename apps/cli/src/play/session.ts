import { existsSync } from 'node:fs';
import type { AnyWords } from '@ashtown/catalog';
import { type Ref, SET_UP, type Seat, tell } from '@ashtown/engine';
import type { UndoWhy } from '@ashtown/host';
import type { OfferedPosition } from '@ashtown/protocol';
import { reasonOf, writeMatch } from '../files.ts';
import type { Terminal } from '../terminal.ts';
import type { Phrases } from '../text/index.ts';
import { hintLines, oddsLines } from './advice.ts';
import { boardLines } from './board.ts';
import { columns } from './columns.ts';
import { matchWords } from './match-words.ts';
import { resultLines } from './result.ts';
import type { Table } from './table.ts';

export interface SessionSettings {
  table: Table;
  words: AnyWords;
  phrases: Phrases;
  terminal: Terminal;
  /** Where the match is written after every answer. */
  file: string | null;
  /** The seats see different things, so that a curtain falls between people. */
  secret: boolean;
}

/** People and bots at one keyboard, until the game is over, somebody quits or the input ends. */
export class Session {
  readonly #table: Table;
  readonly #words: AnyWords;
  readonly #phrases: Phrases;
  readonly #terminal: Terminal;
  readonly #file: string | null;
  readonly #secret: boolean;
  /** Who sits at the keyboard; null before anybody does, and where only bots play. */
  #seat: Seat | null = null;
  /** How much of the log each person has read; null is for nobody in particular. */
  readonly #read = new Map<Seat | null, number>();
  #awake: () => void = () => {};

  constructor({ table, words, phrases, terminal, file, secret }: SessionSettings) {
    this.#table = table;
    this.#words = words;
    this.#phrases = phrases;
    this.#terminal = terminal;
    this.#file = file;
    this.#secret = secret;
  }

  async play(): Promise<void> {
    await this.#table.sit(() => this.#awake());
    const { mine, position } = this.#table;
    this.#seat = mine.length === 1 ? mine[0]! : null;
    for (const reader of [...mine, null]) this.#read.set(reader, position!.at === 0 ? SET_UP : position!.at);
    for (;;) {
      const seat = await this.#nextPerson();
      if (seat === null) return this.#end();
      const goOn = (await this.#handOver(seat)) && (await this.#turn(seat));
      if (!goOn) return this.#table.close();
    }
  }

  #who = (seat: Seat): string => this.#table.shown!.seats[seat]!.name!;

  /** Waits for the bots. Null: the game is over. */
  async #nextPerson(): Promise<Seat | null> {
    for (;;) {
      const { position, mine, shown } = this.#table;
      // With several people at the table each reads the news when the keyboard is theirs.
      if (mine.length < 2) this.#tellNews();
      if (shown!.status === 'over') return null;
      const [next] = position!.asked;
      // Where all are asked at once, bots make up their minds first.
      if (next !== undefined && position!.asked.every((seat) => mine.includes(seat))) return next;
      await new Promise<void>((resolve) => {
        this.#awake = resolve;
      });
    }
  }

  /** A curtain between two people, unless both may see the same. False: the input has ended. */
  async #handOver(seat: Seat): Promise<boolean> {
    const before = this.#seat;
    this.#seat = seat;
    if (before === seat || this.#table.mine.length < 2) return true;
    if (!this.#secret) {
      this.#read.set(seat, Math.max(this.#readBy(seat), this.#readBy(before)));
      await this.#table.send({ t: 'look', seat });
      return true;
    }
    this.#terminal.clear();
    if ((await this.#terminal.ask(`${this.#phrases.curtain(this.#who(seat))} `)) !== null) {
      await this.#table.send({ t: 'look', seat });
      return true;
    }
    this.#terminal.say(this.#phrases.inputEnded(this.#file));
    return false;
  }

  #readBy = (seat: Seat | null): number => this.#read.get(seat) ?? SET_UP;

  /** One person answers, after as many other commands as they like. False: the person leaves. */
  async #turn(seat: Seat): Promise<boolean> {
    this.#tellNews();
    let shown = this.#showTable(seat);
    for (;;) {
      const line = await this.#terminal.ask(`${this.#phrases.hint(shown.legal.length)} > `);
      const [command = '', ...rest] = line?.split(/\s+/) ?? ['quit'];
      if (/^\d+$/.test(command) && rest.length === 0 && shown.legal[Number(command) - 1]) {
        await this.#give(seat, shown, Number(command) - 1);
        return true;
      }
      if (command === 'quit') {
        this.#terminal.say(line === null ? this.#phrases.inputEnded(this.#file) : this.#phrases.bye(this.#file));
        return false;
      }
      if (command === 'undo' || command === 'redo') {
        const done = await this.#goBack(seat, command);
        this.#terminal.say(done);
        if (this.#table.position!.at !== shown.at) return true;
      } else if (command === 'log') this.#tellLog(SET_UP);
      else if (command === 'save' && rest.length > 0) this.#saveAs(rest.join(' '));
      else if (command === 'why' && rest.length > 1) this.#explain(seat, shown, rest[0]!, rest.slice(1).join(' '));
      else if (command === 'card' && rest.length > 0 && this.#words.cards) this.#tellCards(rest.join(' '));
      else if (command === 'hint') await this.#hint(seat, shown);
      else if (command === 'odds') this.#tellOdds(seat, shown);
      else if (command === 'table') shown = this.#showTable(seat);
      else if (command === '?' || command === 'help') this.#terminal.say(...this.#help());
      else {
        const named = this.#named(seat, shown, line ?? '');
        if (named.length === 1) {
          await this.#give(seat, shown, named[0]!);
          return true;
        }
        if (named.length === 0) this.#terminal.say(this.#phrases.unclear(line ?? '', shown.legal.length));
        else for (const i of named) this.#terminal.say(`${i + 1}  ${this.#labels(seat, shown)[i]}`);
      }
    }
  }

  async #give(seat: Seat, { ply, legal }: OfferedPosition, i: number): Promise<void> {
    await this.#table.send({ t: 'answer', seat, ply, pick: legal[i]!.pick });
  }

  #labels(seat: Seat, { view, question, legal }: OfferedPosition): string[] {
    return legal.map((offer) => this.#words.label(view, seat, question!, offer.pick, this.#who));
  }

  /** Answers that were typed in words. */
  #named(seat: Seat, shown: OfferedPosition, line: string): number[] {
    return matchWords(
      line,
      this.#labels(seat, shown),
      shown.legal.map(({ pick }) => pick),
    );
  }

  #showTable(seat: Seat): OfferedPosition {
    const shown = this.#table.position!;
    const { view, question } = shown;
    this.#terminal.say(
      '',
      ...boardLines(this.#words, view, seat, this.#who),
      this.#terminal.bold(`${this.#who(seat)}: ${this.#words.prompt(view, seat, question!, this.#who)}`),
      ...columns(this.#labels(seat, shown), this.#terminal.width),
    );
    return shown;
  }

  #tellNews(): void {
    this.#tellLog(this.#readBy(this.#seat));
    this.#read.set(this.#seat, this.#table.position!.at);
  }

  /** Bookkeeping is faint, and what one would look for stands out. */
  #tellLog(from: number): void {
    const { bold, dim } = this.#terminal;
    for (const { at, events } of this.#table.log) {
      if (at < from) continue;
      for (const e of events) {
        const line = this.#words.event(e, this.#who);
        if (line === null) continue;
        const { rank } = tell(this.#table.game, e);
        const paint = rank === 'faint' ? dim : rank === 'chapter' || rank === 'key' ? bold : (text: string) => text;
        this.#terminal.say(paint(`  ${line}`));
      }
    }
  }

  async #goBack(seat: Seat, command: 'undo' | 'redo'): Promise<string> {
    const { noUndo, taken, again } = this.#phrases;
    const table = this.#table;
    const { at } = table.position!;
    let refused = await table.send({ t: command, seat });
    for (let r = table.position!.request; refused === null && r; r = table.position!.request) {
      const agree = await this.#terminal.ask(`${this.#phrases.agree(this.#who(seat), this.#who(r.waiting[0]!))} `);
      const yes = this.#phrases.yes.includes(agree?.toLowerCase() ?? '');
      refused = await table.send({ t: 'consent', seat: r.waiting[0]!, yes });
    }
    if (refused !== null) return noUndo[refused as UndoWhy] ?? refused;
    const now = table.position!.at;
    if (command === 'undo' && now === at) return noUndo.declined;
    for (const [reader, n] of this.#read) this.#read.set(reader, Math.min(n, command === 'undo' ? now : at));
    return command === 'undo' ? taken : again;
  }

  async #hint(seat: Seat, shown: OfferedPosition): Promise<void> {
    const hint = await this.#table.hint(seat);
    const lines = hint && hintLines(hint, shown, seat, this.#words, this.#phrases, this.#who);
    this.#terminal.say(...(lines ?? [this.#phrases.noHint]));
  }

  #tellOdds(seat: Seat, { view }: OfferedPosition): void {
    const odds = this.#table.game.odds?.(view, seat, null) ?? [];
    this.#terminal.say(...oddsLines(odds, this.#words, this.#phrases));
  }

  #help(): string[] {
    const { help, cardHelp } = this.#phrases;
    return this.#words.cards ? [...help, cardHelp] : [...help];
  }

  /** The ids of the cards that typed words name. */
  #cardsNamed(typed: string): string[] {
    const ids = this.#words.cards ?? [];
    const names = ids.map((id) => this.#words.card(id).name);
    return matchWords(typed, names, ids).map((i) => ids[i]!);
  }

  #tellCards(typed: string): void {
    const cards = this.#cardsNamed(typed).map((id) => this.#words.card(id));
    if (cards.length === 0) this.#terminal.say(this.#phrases.noCard(typed));
    for (const { name, kind, text } of cards) this.#terminal.say(`${this.#terminal.bold(name)} (${kind}): ${text}`);
  }

  /** Why nothing can be done with a thing named by its kind and its id, a card also by its name; both may be anything. */
  #explain(seat: Seat, { view }: OfferedPosition, kind: string, named: string): void {
    const [card, ...more] = kind === 'card' ? this.#cardsNamed(named) : [];
    const id = card !== undefined && more.length === 0 ? card : named;
    let text = this.#phrases.whyNothing;
    try {
      const why = this.#table.game.explain(view, seat, { kind, id } as Ref);
      if (why) text = this.#words.why(why, this.#who);
    } catch {
      // A game explains only the things it has.
    }
    this.#terminal.say(text);
  }

  async #end(): Promise<void> {
    this.#tellNews();
    const { result, seed } = this.#table.position!;
    this.#terminal.say('', ...resultLines(result!, this.#words, this.#phrases, this.#who));
    this.#terminal.say(this.#terminal.dim(this.#phrases.seed(seed!)));
    if (this.#file !== null) this.#terminal.say(this.#phrases.saved(this.#file));
    await this.#table.close();
  }

  #saveAs(file: string): void {
    if (existsSync(file) && file !== this.#file) this.#terminal.say(this.#phrases.exists(file));
    else if (this.#write(file)) this.#terminal.say(this.#phrases.saved(file));
  }

  #write(file: string): boolean {
    try {
      writeMatch(file, this.#table.export());
      return true;
    } catch (error) {
      this.#terminal.say(this.#phrases.unsaved(file, reasonOf(error)));
      return false;
    }
  }
}
