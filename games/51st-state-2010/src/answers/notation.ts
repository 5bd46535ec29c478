import { indexIn, type Seat } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { GOODS, SORTS, type Sort } from '../content/vocabulary.ts';
import type { At, Holder } from '../state.ts';

/** Answers as texts, each made once: legal lists share them, and reading one back is a look into a table. */

export interface Named {
  verb: string;
  /** A face of the deck, or −1. */
  f: number;
  seat: Seat;
  /** The number of a place; −1 for none, LEADER for a leader. */
  no: number;
  /** The number of a good, or −1. */
  g: number;
  sort: Sort | null;
  /** VP tokens on a deal. */
  ones: number;
  twos: number;
}

/** Where the number of a place is expected and a leader is meant. */
export const LEADER = -2;
export const placeId = (seat: Seat, no: number): At => `${seat}.${no}`;
const holderId = (seat: Seat, no: number): Holder => (no === LEADER ? `${seat}.leader` : placeId(seat, no));

const PLACE = /^(\d+)\.(\d+|leader)$/;
const TOKENS_ON_DEAL = /^[12]+$/;

/** `scrap`, or `scrap@0.3` where it lies on a card. */
export function parseToken(word: string): { g: number; no: number } {
  const [good = '', at] = word.split('@');
  const [, , no] = (at && PLACE.exec(at)) || [];
  return { g: indexIn(GOODS, good), no: no === undefined ? -1 : no === 'leader' ? LEADER : Number(no) };
}
export const makeToken = (g: number, seat: Seat, no: number): string =>
  no === -1 ? GOODS[g]! : `${GOODS[g]}@${holderId(seat, no)}`;

export type Read = (pick: string) => Named;

/** Reads what an answer names. */
export function readerOf(t: Tables): Read {
  const made = new Map<string, Named>();
  return (pick) => {
    let named = made.get(pick);
    if (named === undefined) {
      named = parse(t, pick);
      made.set(pick, named);
    }
    return named;
  };
}

function parse(t: Tables, pick: string): Named {
  const [verb = '', ...rest] = pick.split(' ');
  const named: Named = { verb, f: -1, seat: -1, no: -1, g: -1, sort: null, ones: 0, twos: 0 };
  for (const word of rest) {
    const at = PLACE.exec(word);
    const f = t.faceOf(word);
    if (f >= 0) named.f = f;
    else if (at) {
      named.seat = Number(at[1]);
      named.no = at[2] === 'leader' ? LEADER : Number(at[2]);
    } else if (SORTS.includes(word as Sort)) named.sort = word as Sort;
    else if (named.sort !== null && TOKENS_ON_DEAL.test(word)) {
      named.ones = word.split('1').length - 1;
      named.twos = word.split('2').length - 1;
    } else if (/^\d+$/.test(word)) named.seat = Number(word);
    else {
      const token = parseToken(word);
      named.g = token.g;
      if (token.no !== -1) named.no = token.no;
    }
  }
  return named;
}

/** `verb card` for every face. */
export const withCard = <T>(t: Tables, verb: string): readonly T[] => t.faceIds.map((id) => `${verb} ${id}` as T);

/** `drop spoils pub`, `drop deal church 11`. */
export const tuckedText = (id: string, sort: Sort, ones: number, twos: number): string =>
  ones + twos === 0 ? `${sort} ${id}` : `${sort} ${id} ${'1'.repeat(ones)}${'2'.repeat(twos)}`;

const MOST_SEATS = 4;

/** `verb seat.no`, made when first asked for. */
export function withPlace<T>(verb: string): (seat: Seat, no: number) => T {
  const made: T[] = [];
  return (seat, no) => {
    const i = no * MOST_SEATS + seat;
    while (made.length <= i)
      made.push(`${verb} ${placeId(made.length % MOST_SEATS, Math.floor(made.length / MOST_SEATS))}` as T);
    return made[i]!;
  };
}
