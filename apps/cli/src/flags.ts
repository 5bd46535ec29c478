import { BOTS, type Bot, findBot, isBotWish } from '@ashtown/bots';
import { type Catalog, type Entry, findGame } from '@ashtown/catalog';
import { type AnyGame, type Options, parseOptions } from '@ashtown/engine';
import { fail, oneOf } from './fail.ts';

export const gameOf = (catalog: Catalog, id: string): Entry =>
  findGame(id, catalog) ?? fail(`unknown game "${id}": expected ${oneOf(Object.keys(catalog))}`);

/** A whole number within bounds. */
export function countOf(flag: string, text: string, min: number, max: number): number {
  const n = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return n >= min && n <= max ? n : fail(`${flag} ${text}: expected a whole number from ${min} to ${max}`);
}

export function secondsOf(flag: string, text: string, max: number): number {
  const n = /^\d{1,9}(\.\d{1,9})?$/.test(text) ? Number(text) : Number.NaN;
  return n > 0 && n <= max ? n : fail(`${flag} ${text}: expected a number above 0, up to ${max}`);
}

/** Left out, a game is played by as few as it allows. */
export function playersOf(game: AnyGame, text: string | undefined): number {
  const [min, max] = game.players;
  return text === undefined ? min : countOf('--players', text, min, max);
}

/** One bot per seat: where fewer are named, the last one takes the seats that are left. */
export function botsOf(list: string, players: number): Bot[] {
  return wishesOf(list, players).map((id) => findBot(id) ?? fail(`--bots ${list}: expected a temperament by name`));
}

/** The same where a temperament may still be drawn: `hard:any`. */
export function wishesOf(list: string, players: number): string[] {
  const named = list.split(',').map((id) => id.trim());
  const unknown = named.find((id) => !isBotWish(id));
  if (unknown !== undefined) fail(`unknown bot "${unknown}": expected ${oneOf(Object.keys(BOTS))}`);
  if (named.length > players) fail(`--bots ${list}: expected at most ${players} bots for ${players} players`);
  return Array.from({ length: players }, (_, seat) => named[Math.min(seat, named.length - 1)]!);
}

/** `rounds=4,salvage=true`; what is left out takes its default. */
export function optionsOf(game: AnyGame, players: number, text: string | undefined): Options {
  const given: Record<string, unknown> = {};
  for (const part of text?.split(',') ?? []) {
    const [id, value, ...rest] = part.split('=').map((x) => x.trim());
    if (!id || !value || rest.length > 0) fail(`--options ${text}: expected name=value,name=value`);
    given[id] = writtenLike(game, id, value);
  }
  const parsed = parseOptions(game, players, given);
  if (parsed.ok) return parsed.options;
  const { code, option, expected } = parsed.problem;
  if (code === 'unknown-option') fail(`unknown option "${option}": expected ${expected}`);
  if (code === 'option-players') fail(`option ${option}=${given[option]}: expected ${expected}`);
  return fail(`option ${option}=${given[option]}: expected one of ${expected}`);
}

/** The allowed value that is written like this, or the text itself, which is then refused. */
function writtenLike(game: AnyGame, id: string, text: string): unknown {
  const spec = Object.hasOwn(game.options, id) ? game.options[id] : undefined;
  const allowed: readonly unknown[] = spec?.kind === 'switch' ? [true, false] : (spec?.choices ?? []);
  return allowed.find((x) => String(x) === text) ?? text;
}
