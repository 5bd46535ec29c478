import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import type { Catalog } from '@ashtown/catalog';
import { afterAll } from 'vitest';
import { type PlayFlags, play } from '../src/commands/play.ts';
import { TOYS } from './toy-catalog.ts';

/** A folder for the files of one test file. */
export function folder(): (name: string) => string {
  const dir = mkdtempSync(join(tmpdir(), 'ashtown-'));
  afterAll(() => rmSync(dir, { recursive: true }));
  return (name) => join(dir, name);
}

/** Sits down, types the lines, and reads all that was written. */
export async function sit(
  typed: readonly string[],
  flags: PlayFlags,
  id?: string,
  catalog: Catalog = TOYS,
): Promise<string> {
  const output = new PassThrough();
  let written = '';
  output.on('data', (chunk) => (written += chunk));
  await play(catalog, id, flags, { input: Readable.from(typed.map((line) => `${line}\n`)), output });
  return written;
}
