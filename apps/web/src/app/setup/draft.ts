import { type AnyGame, defaultOptions, type Options, parseOptions } from '@ashtown/engine';
import { type ClockWish, type NewTable, type SeatWish, UNDO } from '@ashtown/protocol';
import { type BotDraft, botId, LEVELS, TEMPERS, USUAL } from '../../bots/bots.ts';
import { tidyName } from '../../net/player.ts';
import type { LocalSetup } from '../../offline/setup.ts';
import { isRecord } from '../../settings/kept.ts';
import type { SeatKind } from '../../text/setup.ts';

export const CLOCKS = ['none', 'live', 'async'] as const;
type ClockKind = (typeof CLOCKS)[number];
const SECONDS: Record<ClockKind, ClockWish> = {
  none: null,
  live: { kind: 'live', reserve: 120, increment: 20 },
  async: { kind: 'async', reserve: 3 * 86_400, increment: 86_400 },
};

export interface SeatDraft extends BotDraft {
  kind: SeatKind;
  /** Of another person at this screen. */
  name: string;
}

/** A set-up that is being put together; remembered for the next time. */
export interface Draft {
  seats: readonly SeatDraft[];
  options: Options;
  undo: NewTable['undo'];
  clock: ClockKind;
  public: boolean;
  /** Wanted online, although nobody is expected by link. */
  online: boolean;
}

const KINDS: readonly SeatKind[] = ['me', 'local', 'open', 'bot'];
const oneOf = <T extends string>(all: readonly T[], x: unknown, otherwise: T): T =>
  (all as readonly unknown[]).includes(x) ? (x as T) : otherwise;

export const newSeat = (kind: SeatKind): SeatDraft => ({ kind, name: '', bot: USUAL, temper: 'plain' });

/** Whatever was remembered, made whole; a person and three bots where nothing was. */
export function parseDraft(kept: unknown, game: AnyGame): Draft {
  const k = isRecord(kept) ? kept : {};
  const [min, max] = game.players;
  const usual = ['me', ...Array(Math.max(min, Math.min(max, 4)) - 1).fill('bot')].map(newSeat);
  const given = Array.isArray(k.seats) ? k.seats.filter(isRecord).map(parseSeat) : [];
  const fits = given.length >= min && given.length <= max && given.filter((x) => x.kind === 'me').length <= 1;
  const seats = fits ? given : usual;
  const options = parseOptions(game, seats.length, isRecord(k.options) ? k.options : {});
  return {
    seats,
    options: options.ok ? options.options : defaultOptions(game),
    undo: oneOf(UNDO, k.undo, 'ask'),
    clock: oneOf(CLOCKS, k.clock, 'none'),
    public: k.public === true,
    online: k.online === true,
  };
}

/** A first game: as few players as there can be, and the others are beginners. */
export function firstDraft(game: AnyGame): Draft {
  const bots = Math.max(2, game.players[0]) - 1;
  const beginner = { ...newSeat('bot'), bot: 'beginner' } as const;
  return parseDraft({ seats: [newSeat('me'), ...Array.from({ length: bots }, () => beginner)] }, game);
}

const parseSeat = (x: Record<string, unknown>): SeatDraft => ({
  kind: oneOf(KINDS, x.kind, 'bot'),
  name: typeof x.name === 'string' ? x.name : '',
  bot: oneOf(LEVELS, x.bot, USUAL),
  temper: oneOf(TEMPERS, x.temper, 'plain'),
});

/** A seat for a link makes it an online table, whatever was wanted. */
export const mustBeOnline = (d: Draft): boolean => d.seats.some((x) => x.kind === 'open');
export const isOnline = (d: Draft): boolean => d.online || mustBeOnline(d);

/** The same without a server: nobody can come by a link, so a bot takes the seat. */
export const offline = (d: Draft): Draft => ({
  ...d,
  online: false,
  seats: d.seats.map((x) => (x.kind === 'open' ? { ...x, kind: 'bot' } : x)),
});

type DraftProblem = 'needMe' | 'needNames';

export function problemOf(d: Draft, name: string): DraftProblem | null {
  if (!d.seats.some((x) => x.kind !== 'bot')) return 'needMe';
  const names = d.seats.flatMap((x) => (x.kind === 'local' ? [x.name] : x.kind === 'me' ? [name] : []));
  return names.some((x) => tidyName(x) === null) ? 'needNames' : null;
}

/** What an option is worth at this number of players: some exist only for some numbers. */
export function optionsFor(game: AnyGame, d: Draft): Options {
  const specs = game.options as Record<string, { default: Options[string]; players?: readonly [number, number] }>;
  return Object.fromEntries(
    Object.entries(specs).map(([id, { default: usual, players }]) => {
      const n = d.seats.length;
      const out = players !== undefined && (n < players[0] || n > players[1]);
      return [id, out ? usual : (d.options[id] ?? usual)];
    }),
  );
}

function wishOf(game: AnyGame, { kind, name, ...bot }: SeatDraft): SeatWish {
  if (kind === 'local') return { kind, name: tidyName(name) ?? '?' };
  return kind === 'bot' ? { kind, bot: botId(game, bot) } : { kind };
}

export function newTableOf(game: AnyGame, d: Draft, name: string): NewTable {
  return {
    game: game.id,
    seats: d.seats.map((x) => wishOf(game, x)),
    options: optionsFor(game, d),
    undo: d.undo,
    clock: SECONDS[d.clock],
    public: d.public,
    name: tidyName(name) ?? '?',
  };
}

export function localSetupOf(game: AnyGame, d: Draft, name: string): LocalSetup {
  const { seats, options, undo, name: tidy } = newTableOf(game, d, name);
  return { game: game.id, seats: seats.filter((x) => x.kind !== 'open'), options, undo, name: tidy };
}
