import type { Command } from '@ashtown/protocol';

/**
 * What strangers' wishes cost, in points: one is about a tenth of a millisecond of the main thread. A socket, and the
 * address behind it, have so many points a second (`rateConnection`, `rateAddress`); requests have their own (`rateHttp`).
 */

/** Whatever is not listed costs `ORDINARY`: it writes to the disk once and tells the table. */
const COMMANDS: Partial<Record<Command['t'], number>> = {
  ping: 1,
  chat: 2,
  start: 10,
  rematch: 20,
  look: 10,
  past: 15,
  undo: 15,
  hint: 30,
  chances: 30,
};
const ORDINARY = 3;
/** Each answer of a turn is tried in other worlds before it is taken back. */
const WHOLE_TURN = 60;

/** Taken before a message is looked at, as part of its price. */
export const UNREAD = 1;
/** Frames of a socket that are no message: pings and pongs. */
export const FRAME = 1;
export const UPGRADE = 20;
export const HELLO = 30;

export const priceOf = (command: Command): number =>
  command.t === 'undo' && command.all ? WHOLE_TURN : (COMMANDS[command.t] ?? ORDINARY);

/** By method and route; whatever is not listed, such as a file of the client, costs 1. */
const REQUESTS: Readonly<Record<string, number>> = {
  'GET /api/tables': 10,
  'POST /api/tables': 20,
  'GET /api/tables/:id': 5,
  'GET /api/tables/:id/match': 30,
  'GET /api/codes/:code': 10,
  'GET /api/contents/:id': 30,
  'GET /api/host': 20,
  'GET /api/host/backups/:name': 30,
  'POST /api/host/backups': 100,
  'POST /api/host/rules': 20,
  'GET /health': 2,
  'GET /metrics': 20,
};

export const requestPrice = (method: string, route: string | undefined): number =>
  REQUESTS[`${method === 'HEAD' ? 'GET' : method} ${route}`] ?? 1;
