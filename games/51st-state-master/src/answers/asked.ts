import type { Amount, Seat } from '@ashtown/engine';
import type { CardId, Tables } from '../content/tables.ts';
import { placeOf } from '../rules/queries.ts';
import { type Frame, NONE, type Question, type View } from '../state.ts';
import { priceOf } from './deed.ts';

/** What a question is about, as data; what does not belong to it is empty. */
export interface Asked {
  /** The card in question. */
  card: CardId | null;
  price: readonly Amount[];
  n: number;
}

/** The frame that asks; the top one, or the nearest below in case a client looks at an older question. */
function asking<Q extends Question>(v: View, question: Q): Extract<Frame, { t: Q }> | undefined {
  for (let i = v.stack.length - 1; i >= 0; i--)
    if (v.stack[i]!.t === question) return v.stack[i] as Extract<Frame, { t: Q }>;
  return undefined;
}

export function askedOf(t: Tables, v: View, seat: Seat, question: Question): Asked {
  const asked: Asked = { card: null, price: [], n: 0 };
  const id = (card: number | undefined) => (card === undefined || card < 0 ? null : t.id[card]!);
  const place = (no: number | undefined) => id(placeOf(v.players[seat]!, no ?? NONE)?.card);
  switch (question) {
    case 'draftPick':
      return { ...asked, n: (asking(v, question)?.draft ?? 0) + 1 };
    case 'productionOption':
      return { ...asked, card: id(asking(v, question)?.card) };
    case 'copySource':
      return { ...asked, card: place(asking(v, question)?.no) };
    case 'payment': {
      const [bill] = asking(v, question)?.bills ?? [];
      return { ...asked, price: bill ? priceOf({ ...bill, cards: 0, deals: 0 }) : [] }; // cards and deals are asked for apart
    }
    case 'redevelopOld':
      return { ...asked, card: id(v.limbo) };
    case 'resetTargets':
    case 'ownDeals':
      return { ...asked, n: asking(v, question)?.left ?? 0 };
    case 'repeatAction':
      return { ...asked, card: place(asking(v, question)?.again) };
    case 'soloTarget':
      return { ...asked, card: id(v.solo?.pile.at(-1)) };
    default:
      return asked;
  }
}
