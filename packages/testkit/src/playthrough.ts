import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AnyGame, makeRng, type Options, pickOne, type Seat, seedOf, type Words } from '@ashtown/engine';
import { canonical } from './data.ts';

/** How often all views are listed, in answers. */
const VIEWS_EVERY = 10;
const MOST_ANSWERS = 10_000;

const hash = (x: unknown): string => createHash('sha256').update(canonical(x)).digest('hex').slice(0, 8);

/**
 * One random game as text: every answer with its events and a hash of the state after it, from time to time the hashes of all
 * views. Any change of the rules shows up as a readable difference. With words, events are sentences.
 */
export function playthrough(
  game: AnyGame,
  seats: number,
  options: Options,
  seed: string,
  words?: Words<never, never, never>,
): string {
  const lines = [`${game.id} v${game.version}, ${seats} seats, ${JSON.stringify(options)}, seed "${seed}"`];
  const say = (e: unknown): string => words?.event(e as never, (seat) => `P${seat}`) ?? JSON.stringify(e);
  const listViews = () => {
    const viewers: (Seat | null)[] = [...Array.from({ length: seats }, (_, seat) => seat), null];
    lines.push(`views ${viewers.map((viewer) => `${viewer ?? '-'}:${hash(game.view(s, viewer))}`).join(' ')}`);
  };
  const chance = makeRng(seedOf(`playthrough ${seed}`));
  const s = game.setup(seats, options, makeRng(seedOf(seed)));
  lines.push(`start ${hash(s)}`);
  for (let n = 0; ; n++) {
    if (n % VIEWS_EVERY === 0) listViews();
    const asked = game.asked(s);
    if (asked.length === 0) break;
    if (n === MOST_ANSWERS) throw new Error(`${game.id} goes on after ${n} answers`);
    const seat = pickOne(chance, asked);
    const question = game.question(s, seat);
    const legal = game.legal(s, seat);
    const pick: unknown = pickOne(chance, legal);
    const events: unknown[] = [];
    game.apply(s, seat, pick, events);
    lines.push(`${n} seat ${seat} ${question} ${JSON.stringify(pick)} of ${legal.length} -> ${hash(s)}`);
    for (const e of events) lines.push(`    ${say(e)}`);
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
