import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

const WIDTH = 80;

export interface Streams {
  input: Readable;
  output: Writable & { isTTY?: boolean; columns?: number };
}

/** Lines out, lines in: at a real terminal with colours, through pipes without. */
export interface Terminal {
  readonly width: number;
  say(...lines: string[]): void;
  /** The next line, trimmed; null when there is none any more. */
  ask(prompt: string): Promise<string | null>;
  /** What was on the screen is gone, as far as a terminal allows. */
  clear(): void;
  bold(text: string): string;
  dim(text: string): string;
  close(): void;
}

export function openTerminal({ input, output }: Streams): Terminal {
  const isTTY = output.isTTY === true;
  const colours = isTTY && !process.env.NO_COLOR;
  const paint = (code: number) => (text: string) => (colours ? `\x1b[${code}m${text}\x1b[0m` : text);
  const reader = createInterface({ input, output, terminal: isTTY });
  const lines = reader[Symbol.asyncIterator]();
  let ended = false;
  reader.on('close', () => {
    ended = true;
  });
  return {
    width: output.columns || WIDTH,
    say: (...texts) => void output.write(texts.map((text) => `${text}\n`).join('')),
    async ask(prompt) {
      // The input may have ended while lines of it still wait to be read.
      if (ended) output.write(prompt);
      else {
        reader.setPrompt(prompt);
        reader.prompt();
      }
      const { value, done } = await lines.next();
      // A terminal shows what is typed; a pipe gets it written, so that it reads like one.
      if (done || !isTTY) output.write(done ? '\n' : `${value}\n`);
      return done ? null : value.trim();
    },
    clear: () => void output.write(isTTY ? '\x1b[2J\x1b[3J\x1b[H' : '\n'),
    bold: paint(1),
    dim: paint(2),
    close: () => reader.close(),
  };
}
