import { indexIn, type Seat } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { COLOURS, CONTACTS, GOODS } from '../content/vocabulary.ts';
import type { Answers, At, Question } from '../state.ts';

/** How answers are written and read. */

export interface Named {
  verb: string;
  /** A face, connections included, or −1. */
  f: number;
  seat: Seat;
  no: number;
  /** The number of a good, a colour or a contact, or −1. */
  i: number;
}

/** The texts of answers about a card, by its face. */
type ByFace<Q extends Question> = readonly Answers[Q][];

/** What the answers of one content are, made once: legal lists share them, and reading one back is a look into a table. */
export interface Texts {
  readonly construct: ByFace<'takeTurn'>;
  readonly redevelop: ByFace<'takeTurn'>;
  readonly deal: ByFace<'takeTurn'>;
  readonly raze: ByFace<'takeTurn'>;
  readonly play: ByFace<'takeTurn'>;
  readonly discard: ByFace<'discardCard'>;
  readonly spend: ByFace<'discardDeal'>;
  readonly gather: ByFace<'ownDeals'>;
  /** What an answer names. */
  read(answer: string): Named;
  /** Faces listed in the present call: a stamp per face, so that nothing has to be cleared. */
  readonly listed: Float64Array;
}

export function textsOf(t: Tables): Texts {
  /** `verb card` for every face. */
  const withCard = <A>(verb: string): readonly A[] =>
    Array.from({ length: t.faces }, (_, f) => `${verb} ${t.faceId(f)}` as A);
  const known = new Map<string, Named>();
  return {
    construct: withCard('construct'),
    redevelop: withCard('redevelop'),
    deal: withCard('deal'),
    raze: withCard('raze'),
    play: withCard('play'),
    discard: withCard('discard'),
    spend: withCard('spend'),
    gather: withCard('gather'),
    read(answer) {
      let named = known.get(answer);
      if (named === undefined) {
        named = parse(t, answer);
        known.set(answer, named);
      }
      return named;
    },
    listed: new Float64Array(t.faces),
  };
}

function parse(t: Tables, answer: string): Named {
  const [verb = '', ...rest] = answer.split(' ');
  const named: Named = { verb, f: -1, seat: -1, no: -1, i: -1 };
  for (const word of rest) {
    const f = t.faceNumber(word);
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
