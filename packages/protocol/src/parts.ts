import { type Seat, UNDO } from '@ashtown/engine';
import * as v from 'valibot';
import { LIMITS } from './limits.ts';

/** What messages are made of. */

/**
 * Printable, trimmed, of at least one character: no control characters, no halves of characters, nothing invisible that
 * turns a line around. What joins characters is part of some scripts and emoji, and of chat.
 */
const PRINTABLE = /^[^\p{Cc}\p{Cs}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+$/u;
export const ChatText = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(LIMITS.chat),
  v.regex(PRINTABLE, 'printable characters'),
);

/** A name has one way to be written, shows everything it is made of, and piles nothing up. */
const VISIBLE = /^[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]+$/u;
/** Marks that are none, and so many that they leave the line. */
const MARKS = /\u034f|\u17b4|\u17b5|\u180b|\u180c|\u180d|\u180f|\p{M}{4}/u;
const tidy = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[\ufe00-\ufe0f]/g, '')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
export const Name = v.pipe(
  v.string(),
  v.transform(tidy),
  v.minLength(1),
  v.maxLength(LIMITS.name),
  v.regex(VISIBLE, 'visible characters'),
  v.check((name) => !MARKS.test(name), 'fewer marks on a letter'),
);
/** The player's secret: 32 to 64 characters of base64url. */
export const Token = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{32,64}$/, '32 to 64 characters of base64url'));
/** The id of a table, in its address. */
export const TableId = v.pipe(v.string(), v.regex(/^[a-z0-9]{10,32}$/, 'the id of a table'));
/** What people read out to each other: `ASH-417`. */
export const JoinCode = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^[A-Z0-9]{2,4}-?[A-Z0-9]{3,6}$/, 'a code such as ASH-417'),
);
/** Chosen by the client; comes back with what it led to. */
export const CommandId = v.pipe(v.string(), v.minLength(1), v.maxLength(40));

export const SeatNo: v.GenericSchema<Seat> = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(LIMITS.seats - 1),
);
const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
export const Ply = Count;

/** An answer is plain JSON; whether it is one of the legal ones is the host's business. */
export const Pick: v.GenericSchema<unknown> = v.custom((x) => x !== undefined);

export const Options = v.record(
  v.pipe(v.string(), v.maxLength(40)),
  v.union([v.boolean(), v.pipe(v.string(), v.maxLength(40)), v.number()]),
);

/** `me`: the creator. `local`: another person at the creator's screen. `open`: for whoever comes by link. */
export const SeatWish = v.variant('kind', [
  v.object({ kind: v.literal('me') }),
  v.object({ kind: v.literal('local'), name: Name }),
  v.object({ kind: v.literal('open') }),
  v.object({ kind: v.literal('bot'), bot: v.pipe(v.string(), v.minLength(1), v.maxLength(40)) }),
]);
export type SeatWish = v.InferOutput<typeof SeatWish>;

/** Seconds. Live: a reserve and what each move adds to it. Async: the reserve is days. */
const seconds = (min: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(60 * 24 * 3600));
export const ClockWish = v.nullable(
  v.object({ kind: v.picklist(['live', 'async']), reserve: seconds(5), increment: seconds(0) }),
);
export type ClockWish = v.InferOutput<typeof ClockWish>;

export { UNDO };
export const LANGUAGES = ['en', 'pl', 'sk'] as const;
