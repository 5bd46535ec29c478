import { indexIn, type Seat } from '@ashtown/engine';
import { COLOURS, CONTACTS, GOODS } from './board.ts';
import { FACES, faceId, faceNumber } from './cards.ts';
import type { At } from './state.ts';

/** Answers as texts, each made once: legal lists share them, and reading one back is a look into a table. */

export interface Named {
  verb: string;
  /** A face, connections included, or −1. */
  f: number;
  seat: Seat;
  no: number;
  /** The number of a good, a colour or a contact, or −1. */
  i: number;
}

const READ = new Map<string, Named>();

/** What an answer names. */
export function read(pick: string): Named {
  let named = READ.get(pick);
  if (named === undefined) {
    named = parse(pick);
    READ.set(pick, named);
  }
  return named;
}

function parse(pick: string): Named {
  const [verb = '', ...rest] = pick.split(' ');
  const named: Named = { verb, f: -1, seat: -1, no: -1, i: -1 };
  for (const word of rest) {
    const f = faceNumber(word);
    const at = /^(\d+)\.(\d+)$/.exec(word);
    if (f >= 0) named.f = f;
    else if (at) {
      named.seat = Number(at[1]);
      named.no = Number(at[2]);
    } else if (/^\d+$/.test(word)) named.seat = Number(word);
    else if (verb === 'convert') named.i = indexIn(CONTACTS, word);
    else if (verb === 'take') named.i = indexIn(COLOURS, word);
    else named.i = indexIn(GOODS, word);
  }
  return named;
}

/** `verb card` for every face. */
export const withCard = <T>(verb: string): readonly T[] =>
  Array.from({ length: FACES }, (_, f) => `${verb} ${faceId(f)}` as T);

const MOST_SEATS = 5;
export const placeId = (seat: Seat, no: number): At => `${seat}.${no}`;

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
