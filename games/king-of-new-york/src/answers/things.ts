import type { Ref, Seat } from '@ashtown/engine';
import type { Borough, CardId, Face, Special, Token, Unit, Zone } from '../content/vocabulary.ts';

/**
 * The things of the table as refs. Ids: `queens` a borough, `queens.1` a stack in it, `queens.jet` its Jets,
 * `manhattan.upper` a zone, `attack.0` the first die that shows ATTACK and `0` the first on the table,
 * whatever it shows, a card by its id, a Monster by its seat.
 */

export const card = (id: CardId | Special): Ref => ({ kind: 'card', id });
export const player = (seat: Seat): Ref => ({ kind: 'player', id: String(seat) });
export const option = (id: string): Ref => ({ kind: 'option', id });
export const amount = (n: number): Ref => ({ kind: 'amount', id: String(n) });
export const place = (at: Borough): Ref => ({ kind: 'slot', id: at });
export const stackIn = (at: Borough, i: number): Ref => ({ kind: 'slot', id: `${at}.${i}` });
export const unitsIn = (at: Borough, unit: Unit): Ref => ({ kind: 'slot', id: `${at}.${unit}` });
export const zoneOf = (zone: Zone): Ref => ({ kind: 'slot', id: `manhattan.${zone}` });
export const token = (id: Token | 'souvenir'): Ref => option(`token-${id}`);
export const die = (face: Face, n: number): Ref => ({ kind: 'die', id: `${face}.${n}` });
export const dieAt = (place: number): Ref => ({ kind: 'die', id: String(place) });

export const MANHATTAN = place('manhattan');
/** Beside the board. */
export const DECK: Ref = { kind: 'slot', id: 'deck' };
export const BANK: Ref = { kind: 'slot', id: 'bank' };
export const DISCARD: Ref = { kind: 'slot', id: 'discard' };
/** Where a card that is bought comes from. */
export const SHOP = { bank: BANK, discard: DISCARD, claim: DECK } as const;

/** Dice as they lie: each is the n-th, from 0, of those that show its face. */
export const diceOf = (faces: readonly Face[]): Ref[] =>
  faces.map((face, i) => die(face, faces.slice(0, i).filter((f) => f === face).length));
