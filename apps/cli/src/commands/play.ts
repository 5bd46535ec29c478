import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { findBot, settled } from '@ashtown/bots';
import type { Catalog, Entry } from '@ashtown/catalog';
import { type SeatInfo, samePick, seedOf } from '@ashtown/engine';
import { create, type Host, type Opened, open } from '@ashtown/host';
import type { Command } from 'commander';
import { CONTENT_FLAG, catalogWith, gameWith } from '../content.ts';
import { fail } from '../fail.ts';
import { readMatch, reasonOf, refuseFile, writeMatch } from '../files.ts';
import { countOf, gameOf, optionsOf, playersOf, wishesOf } from '../flags.ts';
import { FileStore } from '../play/file-store.ts';
import { Session } from '../play/session.ts';
import { Table } from '../play/table.ts';
import { openTerminal, type Streams } from '../terminal.ts';
import { langOf, PHRASES, type Phrases } from '../text/index.ts';

export interface PlayFlags {
  players?: string;
  humans?: string;
  bots?: string;
  lang?: string;
  seed?: string;
  options?: string;
  content?: string;
  save?: string;
  resume?: string;
}

export function register(program: Command, catalog: Catalog): void {
  program
    .command('play')
    .description('play in the terminal, against bots or with others at the same keyboard')
    .argument('[game]', `${Object.keys(catalog).join(', ')} (may be left out with --resume)`)
    .option('--players <n>', 'how many play (default: as few as the game allows)')
    .option('--humans <n>', 'how many of them are people at this keyboard; 0 to watch (default: 1)')
    .option(
      '--bots <ids>',
      'for the other seats, separated by commas; the last one takes those that are left; hard:raider has a temperament, hard:any some (default: normal)',
    )
    .option('--lang <lang>', 'en, pl or sk', 'en')
    .option('--seed <text>', 'where chance begins (default: drawn)')
    .option('--options <name=value,...>', 'how the game is set up')
    .option(...CONTENT_FLAG)
    .option('--save <file>', 'keep the match in a new file, written after every answer')
    .option('--resume <file>', 'go on with a saved match, and keep it there unless --save names another file')
    .action((id: string | undefined, flags: PlayFlags) =>
      play(catalog, id, flags, { input: process.stdin, output: process.stdout }),
    );
}

export async function play(
  catalog: Catalog,
  id: string | undefined,
  flags: PlayFlags,
  streams: Streams,
): Promise<void> {
  const lang = langOf(flags.lang ?? 'en');
  const phrases = PHRASES[lang];
  const { entry, opened, file } = flags.resume
    ? resumed(catalogWith(catalog, flags.content), id, flags, flags.resume)
    : seated(catalog, id, flags, phrases);
  if (!opened.ok) return refuseFile(flags.resume ?? 'the match', opened);
  const { host, lost } = opened;
  if (file !== null) tryToWrite(file, () => writeMatch(file, host.export()));

  const words = entry.words[lang];
  const terminal = openTerminal(streams);
  const { length: at, commitment } = host;
  terminal.say(terminal.bold(words.name), words.pitch, terminal.dim(phrases.commitment(commitment)));
  if (at > 0) terminal.say(phrases.resumed(at));
  if (lost > 0) terminal.say(phrases.lost(lost));
  if (!host.verified) terminal.say(phrases.unverified);
  try {
    const unsaved = (error: unknown) => terminal.say(phrases.unsaved(file!, reasonOf(error)));
    const table = await Table.open(host, new FileStore(file, unsaved));
    await new Session({ table, words, phrases, terminal, file, secret: isSecret(host) }).play();
  } finally {
    terminal.close();
  }
}

/** Whether two people at the table see different things: asked of the set-up, since that never changes in a game. */
function isSecret(host: Host): boolean {
  const [first, second] = [...host.seats.keys()].filter((seat) => host.seats[seat]!.kind === 'human');
  if (first === undefined || second === undefined) return false;
  return !samePick(host.show(first).view, host.show(second).view);
}

interface Ready {
  entry: Entry;
  opened: Opened;
  file: string | null;
}

function seated(catalog: Catalog, id: string | undefined, flags: PlayFlags, phrases: Phrases): Ready {
  const named = id ?? fail(`missing game: expected ${Object.keys(catalog).join(', ')}`);
  const entry = gameWith(catalog, named, flags.content);
  const { game } = entry;
  const players = playersOf(game, flags.players);
  const humans = countOf('--humans', flags.humans ?? '1', 0, players);
  const wishes = humans < players ? wishesOf(flags.bots ?? 'normal', players - humans) : [];
  if (humans === players && flags.bots !== undefined)
    fail(`--bots ${flags.bots}: expected a seat for it, but people take all ${players}`);
  const seed = flags.seed === undefined ? randomBytes(32).toString('hex') : seedOf(flags.seed);
  const bots = settled(
    game,
    wishes.map((bot) => ({ bot })),
    seed,
  ).map(({ bot }) => bot);
  const people = Array.from({ length: humans }, (_, i): SeatInfo => ({ name: phrases.player(i + 1), kind: 'human' }));
  const opened = create({
    game,
    options: optionsOf(game, players, flags.options),
    seats: [...people, ...bots.map(seatOf)],
    seed,
    undo: 'ask',
  });
  return { entry, opened, file: newFile(flags.save) };
}

/** Named after its kind, and numbered where there are several of it. */
function seatOf(bot: string, i: number, bots: readonly string[]): SeatInfo {
  const name = bot[0]!.toUpperCase() + bot.slice(1).replace(':', ' ');
  const nth = bots.slice(0, i + 1).filter((other) => other === bot).length;
  const alone = bots.filter((other) => other === bot).length === 1;
  return { name: alone ? name : `${name} ${nth}`, kind: 'bot', bot };
}

function resumed(catalog: Catalog, id: string | undefined, flags: PlayFlags, file: string): Ready {
  for (const flag of ['players', 'humans', 'bots', 'seed', 'options'] as const)
    if (flags[flag] !== undefined) fail(`--${flag} ${flags[flag]}: expected without --resume, the file settles it`);
  const { match, game } = readMatch(file, catalog);
  if (id !== undefined && id !== game.id && gameWith(catalog, id, flags.content).game.id !== game.id)
    fail(`${file}: expected a match of ${id}, not of ${game.id}`);
  for (const [i, { bot }] of match.seats.entries())
    if (bot !== undefined && !findBot(bot))
      fail(`${file}: seats[${i}].bot: expected a bot of this version, not ${bot}`);
  return {
    entry: gameOf(catalog, game.id),
    opened: open(match, game, { undo: 'ask' }),
    file: flags.save === undefined || flags.save === file ? file : newFile(flags.save),
  };
}

const newFile = (file: string | undefined): string | null =>
  file !== undefined && existsSync(file)
    ? fail(`--save ${file}: expected a file that does not exist yet, or --resume ${file}`)
    : (file ?? null);

function tryToWrite(file: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    fail(`${file}: expected a place that can be written to (${reasonOf(error)})`);
  }
}
