import {
  type Pick as Answer,
  type CardId,
  type Goods,
  type LocationId,
  type Outcome,
  outcome,
  shortOf,
  type View,
} from '@ashtown/catalog/51st-state-master';
import type { Seat } from '@ashtown/engine';
import { GOOD_SIGNS } from '../51st-state-common/goods.ts';
import type { Props } from './props.ts';

/** What can be done with a card of the hand. */
export const USES = ['construct', 'deal', 'raze', 'redevelop'] as const;
export type Use = (typeof USES)[number];
const CONTACT_OF = { construct: 'grey', deal: 'blue', raze: 'red' } as const;

export interface UseOf {
  use: Use;
  /** Null where it is not offered now. */
  outcome: Outcome | null;
  /** Contacts that are missing. */
  short: number;
}

/** Trying out costs little, but a hand asks for all of it at every touch. */
const tried = new WeakMap<View, Map<string, Outcome>>();
export function outcomeOf(v: View, seat: Seat, pick: Answer): Outcome {
  let known = tried.get(v);
  if (!known) {
    known = new Map();
    tried.set(v, known);
  }
  const key = `${seat} ${pick}`;
  let found = known.get(key);
  if (!found) {
    found = outcome(v, seat, pick);
    known.set(key, found);
  }
  return found;
}

const isOffered = (p: Pick<Props, 'offers'>, pick: string): boolean => p.offers.some((o) => o.pick === pick);

/** The uses of a location in the hand of whoever looks; the fourth only where it is possible. */
export function usesOf(p: Pick<Props, 'offers' | 'view' | 'seat'>, id: CardId): readonly UseOf[] {
  const { seat, view } = p;
  if (seat === null) return [];
  const short = shortOf(view.players[seat]!, id as LocationId);
  return USES.flatMap((use): UseOf[] => {
    const pick = `${use} ${id}` as Answer;
    const offered = isOffered(p, pick);
    if (use === 'redevelop' && !offered) return [];
    return [
      {
        use,
        outcome: offered ? outcomeOf(view, seat, pick) : null,
        short: use === 'redevelop' ? 0 : short[CONTACT_OF[use]],
      },
    ];
  });
}

/** `2🔘 1⭐` for a button. */
export const signed = (goods: Goods): string =>
  Object.entries(goods)
    .map(([id, n]) => `${n}${GOOD_SIGNS[id as keyof typeof GOOD_SIGNS] ?? ''}`)
    .join(' ');
