import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AnyGame, makeRng, type Options, pickOne, type Seat, seedOf, type Words } from '@ashtown/engine';
import { changesOf } from './data.ts';

/** After so many answers what one viewer sees otherwise is listed, one viewer after the other. */
const VIEWS_EVERY = 25;
const MOST_ANSWERS = 10_000;

/**
 * One random game as text: every answer with its events and what it changed in the state, and from time to time what of
 * it a viewer does not see. Any change of the rules shows up as a difference that says what changed. With words, events
 * are sentences.
 */
export function playthrough(
  game: AnyGame,
  seats: number,
  options: Options,
  seed: string,
  words?: Words<never, never, never>,
): string {
  const lines = [`${game.id} v${game.version}, ${seats} seats, ${JSON.stringify(options)}, seed "${seed}"`];
  const tell = (events: readonly unknown[]) => {
    for (const e of events) lines.push(`    ${words?.event(e as never, (seat) => `P${seat}`) ?? JSON.stringify(e)}`);
  };
  const chance = makeRng(seedOf(`playthrough ${seed}`));
  const begun: unknown[] = [];
  const s = game.setup(seats, options, makeRng(seedOf(seed)), begun);
  lines.push('set-up');
  tell(begun);
  for (const line of changesOf({}, s, false)) lines.push(`  ${line}`);
  for (let n = 0; ; n++) {
    const asked = game.asked(s);
    if (n % VIEWS_EVERY === 0 || asked.length === 0) {
      const turn = (n / VIEWS_EVERY) % (seats + 1);
      const viewer: Seat | null = Number.isInteger(turn) && turn < seats ? turn : null;
      lines.push(`${viewer === null ? 'a spectator' : `seat ${viewer}`} sees otherwise`);
      for (const line of changesOf(s, game.view(s, viewer), false)) lines.push(`  ${line}`);
    }
    if (asked.length === 0) break;
    if (n === MOST_ANSWERS) throw new Error(`${game.id} goes on after ${n} answers`);
    const seat = pickOne(chance, asked);
    const question = game.question(s, seat);
    const legal = game.legal(s, seat);
    const pick: unknown = pickOne(chance, legal);
    const events: unknown[] = [];
    const before = game.clone(s);
    game.apply(s, seat, pick, events);
    lines.push(`${n} seat ${seat} ${question} ${JSON.stringify(pick)} of ${legal.length}`);
    tell(events);
    for (const line of changesOf(before, s)) lines.push(`  ${line}`);
  }
  for (const place of game.result(s) ?? []) lines.push(`result ${JSON.stringify(place)}`);
  return `${lines.join('\n')}\n`;
}

/** Compares text with a file of the repository; with UPDATE_GOLDEN in the environment it writes the file instead. */
export function matchesGolden(file: string | URL, text: string): void {
  const path = typeof file === 'string' ? file : fileURLToPath(file);
  if (process.env.UPDATE_GOLDEN) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return;
  }
  if (!existsSync(path)) throw new Error(`no golden file ${path}; UPDATE_GOLDEN=1 writes it`);
  const golden = readFileSync(path, 'utf8').split('\n');
  const found = text.split('\n');
  const at = Array.from({ length: Math.max(golden.length, found.length) }).findIndex((_, i) => golden[i] !== found[i]);
  if (at < 0) return;
  const line = (lines: string[]) => lines[at] ?? '(the end)';
  throw new Error(
    `${path}:${at + 1} differs\n  golden: ${line(golden)}\n  found:  ${line(found)}\nIf the change is meant, UPDATE_GOLDEN=1 rewrites the file.`,
  );
}
