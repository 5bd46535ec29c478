import type { Seat } from '@ashtown/engine';
import { goodsOf, type Tables } from '../content/tables.ts';
import { placeOf } from '../rules/queries.ts';
import { type Frame, NONE, type Question, type View } from '../state.ts';
import { amounts } from './format.ts';
import type { Language } from './language.ts';
import { cardName } from './speak.ts';

/** What a prompt may tell, as text and numbers; what does not belong to a question is empty. */
export interface Facts {
  /** The card in question. */
  card: string;
  /** A price. */
  cost: string;
  n: number;
}

/** The frame that asks; the top one, or the nearest below in case a client looks at an older question. */
function asking<Q extends Question>(v: View, question: Q): Extract<Frame, { t: Q }> | undefined {
  for (let i = v.stack.length - 1; i >= 0; i--)
    if (v.stack[i]!.t === question) return v.stack[i] as Extract<Frame, { t: Q }>;
  return undefined;
}

export function factsOf(t: Tables, l: Language, v: View, seat: Seat, question: Question): Facts {
  const facts: Facts = { card: '', cost: '', n: 0 };
  const name = (card: number | undefined) => (card === undefined || card < 0 ? '' : cardName(t, l, t.id[card]!));
  const place = (no: number | undefined) => name(placeOf(v.players[seat]!, no ?? NONE)?.card);
  switch (question) {
    case 'draftPick':
      return { ...facts, n: (asking(v, question)?.draft ?? 0) + 1 };
    case 'productionOption':
      return { ...facts, card: name(asking(v, question)?.card) };
    case 'copySource':
      return { ...facts, card: place(asking(v, question)?.no) };
    case 'payment': {
      const [bill] = asking(v, question)?.bills ?? [];
      const cost = bill ? { ...goodsOf(bill.need), ...(bill.any > 0 ? { anyResource: bill.any } : {}) } : {};
      return { ...facts, cost: amounts(l.lang, l.good, cost) };
    }
    case 'redevelopOld':
      return { ...facts, card: name(v.limbo) };
    case 'resetTargets':
    case 'ownDeals':
      return { ...facts, n: asking(v, question)?.left ?? 0 };
    case 'repeatAction':
      return { ...facts, card: place(asking(v, question)?.again) };
    case 'soloTarget':
      return { ...facts, card: name(v.solo?.pile.at(-1)) };
    default:
      return facts;
  }
}
