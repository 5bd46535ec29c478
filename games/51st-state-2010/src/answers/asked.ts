import type { Seat } from '@ashtown/engine';
import type { Bill, Tables } from '../content/tables.ts';
import { COLOURS, type Colour, HAND_LIMIT } from '../content/vocabulary.ts';
import { handSize, placeOf } from '../rules/queries.ts';
import type { Frame, Question, View } from '../state.ts';

/** What a question is about; what does not belong to it is null or 0. */
export interface Asked {
  /** The card in question. */
  readonly card: string | null;
  /** A price. */
  readonly bill: Bill | null;
  readonly n: number;
  readonly colour: Colour;
}

/** The frame that asks; the top one, or the nearest below in case a client looks at an older question. */
export function asking<Q extends Question>(v: View, question: Q): Extract<Frame, { t: Q }> | undefined {
  for (let i = v.stack.length - 1; i >= 0; i--)
    if (v.stack[i]!.t === question) return v.stack[i] as Extract<Frame, { t: Q }>;
  return undefined;
}

const NOTHING: Asked = { card: null, bill: null, n: 0, colour: 'universal' };

export function askedOf(t: Tables, v: View, seat: Seat, question: Question): Asked {
  const id = (card: number | undefined) => (card === undefined || card < 0 ? null : t.id[card]!);
  const p = v.players[seat]!;
  switch (question) {
    case 'trim':
      return { ...NOTHING, n: handSize(p) - HAND_LIMIT };
    case 'pick':
      return { ...NOTHING, n: (asking(v, question)?.n ?? 0) < v.players.length ? 1 : 2 };
    case 'reach': {
      const colour = COLOURS[asking(v, question)?.colour ?? 0]!;
      return { ...NOTHING, card: id(v.limbo), n: t.site[v.limbo]?.distance ?? 0, colour };
    }
    case 'payment':
      return { ...NOTHING, bill: asking(v, question)?.bill ?? null };
    case 'replace':
    case 'method':
      return { ...NOTHING, card: id(v.limbo) };
    case 'store':
      return { ...NOTHING, card: id(placeOf(p, asking(v, question)?.no ?? -1)?.card) };
    default:
      return NOTHING;
  }
}
