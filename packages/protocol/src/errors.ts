/**
 * Every refusal carries one of these. The first four are the host's word on an answer; the next ones on taking back;
 * the rest are about tables, messages and limits.
 */
export const CODES = [
  'not-asked',
  'illegal',
  'stale',
  'over',
  'never',
  'nothing',
  'barrier',
  'open',
  'declined',
  'bad-message',
  'too-large',
  'too-fast',
  'version',
  'no-token',
  'no-table',
  'no-seat',
  'seat-taken',
  'not-yours',
  'not-host',
  'not-in-lobby',
  'not-playing',
  'not-over',
  'seats-open',
  'unknown-game',
  'bad-seats',
  'bad-options',
  'too-many-tables',
  'too-many-connections',
  'no-timeout',
  'not-away',
  'no-motion',
  'muted',
  'removed',
  'not-admitted',
  'no-hint',
  'no-past',
  'replaced',
  'host-only',
  'old-page',
  'not-found',
  'method',
  'unavailable',
  'broken',
] as const;
export type Code = (typeof CODES)[number];

/** `detail` names what was expected, in English, for whoever writes a client; a person is told in words by `code`. */
export interface Problem {
  code: Code;
  detail?: string;
}
