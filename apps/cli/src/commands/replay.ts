import type { Catalog } from '@ashtown/catalog';
import { changeOf, refuseMatch, replay, type Seat, verify } from '@ashtown/engine';
import { commitmentOf } from '@ashtown/host';
import type { Command } from 'commander';
import { CONTENT_FLAG, catalogWith } from '../content.ts';
import { readMatch, refuseFile } from '../files.ts';
import { gameOf } from '../flags.ts';
import { resultLines } from '../play/result.ts';
import { langOf, PHRASES } from '../text/index.ts';

export interface ReplayFlags {
  lang?: string;
  content?: string;
  verify?: true;
}

export function register(program: Command, catalog: Catalog): void {
  program
    .command('replay')
    .description('play a saved match again and tell what happened')
    .argument('<file>', 'a match file')
    .option('--lang <lang>', 'en, pl or sk', 'en')
    .option(...CONTENT_FLAG)
    .option('--verify', 'also check the seed against its SHA-256, and every snapshot against the replayed state')
    .action((file: string, flags: ReplayFlags) => {
      process.stdout.write(`${replayLines(catalog, file, flags).join('\n')}\n`);
    });
}

/** The whole story, secrets included: whoever holds the file of a match may know all of it. */
export function replayLines(catalog: Catalog, file: string, flags: ReplayFlags): string[] {
  const lang = langOf(flags.lang ?? 'en');
  const phrases = PHRASES[lang];
  const games = catalogWith(catalog, flags.content);
  const { match, game } = readMatch(file, games);
  const words = gameOf(games, game.id).words[lang];
  const who = (seat: Seat) => match.seats[seat]!.name;

  const lines = [words.name, match.seats.map((seat) => seat.name).join(', ')];
  const change = changeOf(match);
  if (change) lines.push(phrases.olderRules(change.at));
  let turnOf: Seat | null = null;
  const tell = (_at: number, seat: Seat, _pick: unknown, _state: unknown, events: readonly unknown[]) => {
    const told = events.map((e) => words.event(e, who)).filter((line) => line !== null);
    if (told.length > 0 && seat !== turnOf) lines.push('', `${who(seat)}:`);
    if (told.length > 0) turnOf = seat;
    lines.push(...told.map((line) => `  ${line}`));
  };
  if (flags.verify && match.commitment !== commitmentOf(match.seed))
    return refuseFile(file, refuseMatch('commitment', 'commitment', 'the SHA-256 of the seed'));
  const played = flags.verify ? verify(game, match, tell) : replay(game, match, tell);
  if (!played.ok) return refuseFile(file, played);

  const result = game.result(played.state);
  lines.push('');
  if (result) lines.push(...resultLines(result, words, phrases, who), phrases.seed(match.seed));
  else lines.push(phrases.waiting(game.asked(played.state).map(who).join(', ')));
  if (flags.verify) lines.push(phrases.verified(match.answers.length, match.snapshots.length));
  return lines;
}
