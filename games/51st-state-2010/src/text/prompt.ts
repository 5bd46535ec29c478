import type { Seat } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { COLOURS, type Colour, HAND_LIMIT } from '../content/vocabulary.ts';
import { placeOf } from '../queries.ts';
import type { Frame, Question, View } from '../state.ts';
import { costText } from './cards.ts';
import { cardName, type Language } from './speak.ts';

/** What a prompt may tell, as text and numbers; what does not belong to a question is empty. */
export interface Facts {
  /** The card in question. */
  card: string;
  /** A price. */
  cost: string;
  n: number;
  colour: Colour;
}

/** The frame that asks; the top one, or the nearest below in case a client looks at an older question. */
function asking<Q extends Question>(v: View, question: Q): Extract<Frame, { t: Q }> | undefined {
  for (let i = v.stack.length - 1; i >= 0; i--)
    if (v.stack[i]!.t === question) return v.stack[i] as Extract<Frame, { t: Q }>;
  return undefined;
}

export function factsOf(t: Tables, l: Language, v: View, seat: Seat, question: Question): Facts {
  const facts: Facts = { card: '', cost: '', n: 0, colour: 'universal' };
  const name = (card: number | undefined) => (card === undefined || card < 0 ? '' : cardName(t, l, t.id[card]!));
  const p = v.players[seat]!;
  switch (question) {
    case 'trim':
      return { ...facts, n: p.hand.length + p.seen.length - HAND_LIMIT };
    case 'pick':
      return { ...facts, n: (asking(v, question)?.n ?? 0) < v.players.length ? 1 : 2 };
    case 'reach': {
      const colour = COLOURS[asking(v, question)?.colour ?? 0]!;
      return { ...facts, card: name(v.limbo), n: t.site[v.limbo]?.distance ?? 0, colour };
    }
    case 'payment': {
      const bill = asking(v, question)?.bill;
      return { ...facts, cost: bill ? costText(l, bill, 0) : '' };
    }
    case 'replace':
    case 'method':
      return { ...facts, card: name(v.limbo) };
    case 'store':
      return { ...facts, card: name(placeOf(p, asking(v, question)?.no ?? -1)?.card) };
    default:
      return facts;
  }
}
