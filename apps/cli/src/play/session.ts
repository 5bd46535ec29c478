import { existsSync } from 'node:fs';
import type { AnyWords } from '@ashtown/catalog';
import { type Ref, type Seat, samePick } from '@ashtown/engine';
import { type Host, playBot, type Shown, type Undone } from '@ashtown/host';
import { reasonOf, writeMatch } from '../files.ts';
import type { Terminal } from '../terminal.ts';
import type { Phrases } from '../text/index.ts';
import { boardLines } from './board.ts';
import { columns } from './columns.ts';
import { matchWords } from './match-words.ts';
import { resultLines } from './result.ts';

export interface SessionSettings {
  host: Host;
  words: AnyWords;
  phrases: Phrases;
  terminal: Terminal;
  /** Where the match is written after every answer. */
  file: string | null;
}

/** People and bots at one keyboard, until the game is over, somebody quits or the input ends. */
export class Session {
  readonly #host: Host;
  readonly #words: AnyWords;
  readonly #phrases: Phrases;
  readonly #terminal: Terminal;
  readonly #file: string | null;
  readonly #people: readonly Seat[];
  /** Who sits at the keyboard; null before anybody does, and where only bots play. */
  #seat: Seat | null;
  /** How much of the log each person has read; the last entry is for nobody in particular. */
  readonly #read: number[];

  constructor({ host, words, phrases, terminal, file }: SessionSettings) {
    this.#host = host;
    this.#words = words;
    this.#phrases = phrases;
    this.#terminal = terminal;
    this.#file = file;
    this.#people = [...host.seats.keys()].filter((seat) => host.seats[seat]!.kind === 'human');
    this.#seat = this.#people.length === 1 ? this.#people[0]! : null;
    this.#read = Array<number>(host.seats.length + 1).fill(host.show(null).at);
  }

  async play(): Promise<void> {
    for (;;) {
      this.#playBots();
      const [seat] = this.#host.show(null).asked;
      if (seat === undefined) return this.#end();
      const goOn = (await this.#handOver(seat)) && (await this.#turn(seat));
      if (!goOn) return;
    }
  }

  #who = (seat: Seat): string => this.#host.seats[seat]!.name;

  #playBots(): void {
    while (playBot(this.#host)) {
      this.#save();
      // With several people at the table each reads the news when the keyboard is theirs.
      if (this.#people.length < 2) this.#tellNews();
    }
  }

  /** A curtain between two people, unless both may see the same. False: the input has ended. */
  async #handOver(seat: Seat): Promise<boolean> {
    const before = this.#seat;
    this.#seat = seat;
    if (before === seat || this.#people.length < 2) return true;
    const secret = !samePick(this.#host.show(before).view, this.#host.show(seat).view);
    if (!secret) {
      this.#read[seat] = Math.max(this.#read[seat]!, this.#read[before ?? this.#host.seats.length]!);
      return true;
    }
    this.#terminal.clear();
    if ((await this.#terminal.ask(`${this.#phrases.curtain(this.#who(seat))} `)) !== null) return true;
    this.#leave(this.#phrases.inputEnded(this.#file));
    return false;
  }

  /** One person answers, after as many other commands as they like. False: the person leaves. */
  async #turn(seat: Seat): Promise<boolean> {
    this.#tellNews();
    let shown = this.#showTable(seat);
    for (;;) {
      const line = await this.#terminal.ask(`${this.#phrases.hint(shown.legal.length)} > `);
      const [command = '', ...rest] = line?.split(/\s+/) ?? ['quit'];
      if (/^\d+$/.test(command) && rest.length === 0 && shown.legal[Number(command) - 1]) {
        this.#give(seat, shown, Number(command) - 1);
        return true;
      }
      if (command === 'quit') {
        this.#leave(line === null ? this.#phrases.inputEnded(this.#file) : this.#phrases.bye(this.#file));
        return false;
      }
      if (command === 'undo' || command === 'redo') {
        const done = await this.#goBack(seat, command);
        this.#terminal.say(done);
        if (this.#host.show(null).at !== shown.at) return true;
      } else if (command === 'log') this.#tellLog(0);
      else if (command === 'save' && rest.length > 0) this.#saveAs(rest.join(' '));
      else if (command === 'why' && rest.length > 1) this.#explain(seat, shown, rest[0]!, rest.slice(1).join(' '));
      else if (command === 'card' && rest.length > 0 && this.#words.cards) this.#tellCards(rest.join(' '));
      else if (command === 'table') shown = this.#showTable(seat);
      else if (command === '?' || command === 'help') this.#terminal.say(...this.#help());
      else {
        const named = this.#named(seat, shown, line ?? '');
        if (named.length === 1) {
          this.#give(seat, shown, named[0]!);
          return true;
        }
        if (named.length === 0) this.#terminal.say(this.#phrases.unclear(line ?? '', shown.legal.length));
        else for (const i of named) this.#terminal.say(`${i + 1}  ${this.#labels(seat, shown)[i]}`);
      }
    }
  }

  #give(seat: Seat, { ply, legal }: Shown, i: number): void {
    this.#host.answer(seat, ply, legal[i]!.pick);
    this.#save();
  }

  #labels(seat: Seat, { view, question, legal }: Shown): string[] {
    return legal.map((offer) => this.#words.label(view, seat, question!, offer.pick));
  }

  /** Answers that were typed in words. */
  #named(seat: Seat, shown: Shown, line: string): number[] {
    return matchWords(
      line,
      this.#labels(seat, shown),
      shown.legal.map(({ pick }) => pick),
    );
  }

  #showTable(seat: Seat): Shown {
    const shown = this.#host.show(seat);
    const { view, question } = shown;
    this.#terminal.say(
      '',
      ...boardLines(this.#words, view, seat, this.#who),
      this.#terminal.bold(`${this.#who(seat)}: ${this.#words.prompt(view, seat, question!)}`),
      ...columns(this.#labels(seat, shown), this.#terminal.width),
    );
    return shown;
  }

  #tellNews(): void {
    const reader = this.#seat ?? this.#host.seats.length;
    this.#tellLog(this.#read[reader]!);
    this.#read[reader] = this.#host.show(null).at;
  }

  #tellLog(from: number): void {
    for (const { events } of this.#host.log(this.#seat, from))
      for (const e of events) {
        const line = this.#words.event(e, this.#who);
        if (line !== null) this.#terminal.say(this.#terminal.dim(`  ${line}`));
      }
  }

  async #goBack(seat: Seat, command: 'undo' | 'redo'): Promise<string> {
    const { noUndo, taken, again } = this.#phrases;
    let done: Undone = command === 'redo' ? this.#host.redo(seat) : this.#host.requestUndo(seat);
    for (let r = this.#host.show(null).request; done.ok && !done.done && r; r = this.#host.show(null).request) {
      const agree = await this.#terminal.ask(`${this.#phrases.agree(this.#who(seat), this.#who(r.waiting[0]!))} `);
      done = this.#host.consent(r.waiting[0]!, this.#phrases.yes.includes(agree?.toLowerCase() ?? ''));
    }
    if (!done.ok) return noUndo[done.why];
    if (!done.done) return noUndo.declined;
    for (const [reader, n] of this.#read.entries()) this.#read[reader] = Math.min(n, done.at);
    this.#save();
    return command === 'undo' ? taken : again;
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
  #explain(seat: Seat, { view }: Shown, kind: string, named: string): void {
    const [card, ...more] = kind === 'card' ? this.#cardsNamed(named) : [];
    const id = card !== undefined && more.length === 0 ? card : named;
    let text = this.#phrases.whyNothing;
    try {
      const why = this.#host.game.explain(view, seat, { kind, id } as Ref);
      if (why) text = this.#words.why(why, this.#who);
    } catch {
      // A game explains only the things it has.
    }
    this.#terminal.say(text);
  }

  #end(): void {
    this.#tellNews();
    const { result, seed } = this.#host.show(null);
    this.#terminal.say('', ...resultLines(result!, this.#words, this.#phrases, this.#who));
    this.#terminal.say(this.#terminal.dim(this.#phrases.seed(seed!)));
    if (this.#file !== null) this.#terminal.say(this.#phrases.saved(this.#file));
  }

  #leave(line: string): void {
    this.#save();
    this.#terminal.say(line);
  }

  #save(): void {
    if (this.#file !== null) this.#write(this.#file);
  }

  #saveAs(file: string): void {
    if (existsSync(file) && file !== this.#file) this.#terminal.say(this.#phrases.exists(file));
    else if (this.#write(file)) this.#terminal.say(this.#phrases.saved(file));
  }

  /** A full disk does not end the game. */
  #write(file: string): boolean {
    try {
      writeMatch(file, this.#host.export());
      return true;
    } catch (error) {
      this.#terminal.say(this.#phrases.unsaved(file, reasonOf(error)));
      return false;
    }
  }
}
