import type { AnyGame, SeatInfo } from '@ashtown/engine';
import { toy } from '@ashtown/testkit';
import { create, type Host, type NewMatch, type Opened } from '../src/index.ts';

export const SEED = '00112233445566778899aabbccddeeff';

export const ANNA: SeatInfo = { name: 'Anna', kind: 'human' };
export const BOLEK: SeatInfo = { name: 'Bolek', kind: 'human' };
export const GREEDY: SeatInfo = { name: 'Robot', kind: 'bot', bot: 'greedy' };

/** A host that must open. */
export function host(opened: Opened): Host {
  if (!opened.ok) throw new Error(`${opened.problem} at ${opened.where}: ${opened.expected}`);
  return opened.host;
}

export const sit = (game: AnyGame = toy, more: Partial<NewMatch> = {}): Host =>
  host(create({ game, seats: [ANNA, BOLEK], seed: SEED, ...more }));

/** The asked seat answers; with no answer named, its first one. */
export function answer(h: Host, pick?: unknown, seat = h.show(null).asked[0]!): void {
  const shown = h.show(seat);
  const given = h.answer(seat, shown.ply, pick ?? h.offers(seat)[0]!.pick);
  if (!given.ok) throw new Error(`seat ${seat}: ${given.why}`);
}

export function answerAll(h: Host, ...picks: unknown[]): void {
  for (const pick of picks) answer(h, pick);
}

export function playToTheEnd(h: Host): void {
  while (h.show(null).asked.length > 0) answer(h);
}

/** All a host knows, in a form that can be compared. */
export const everything = (h: Host): string =>
  JSON.stringify([h.export(), ...[...h.seats.keys(), null].map((seat) => [h.show(seat), h.log(seat)])]);
