import type { Answer, CardId, Goods, MasterDeed, Outcome } from '@ashtown/51st-state-master/board';
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

type Asking = Pick<Props, 'game' | 'view' | 'seat' | 'question' | 'offers'>;

/** Trying out costs little, but a hand asks for all of it at every touch. */
const known = new WeakMap<Props['view'], Map<string, MasterDeed>>();
/** What an answer is, and what would come of it. */
export function deedOf({ game, view, seat, question }: Asking, answer: Answer): MasterDeed {
  const deeds = known.get(view) ?? new Map<string, MasterDeed>();
  known.set(view, deeds);
  const key = `${seat} ${question} ${answer}`;
  const deed = deeds.get(key) ?? game.deed(view, seat!, question!, answer);
  deeds.set(key, deed);
  return deed;
}

/** The uses of a location in the hand of whoever looks; the fourth only where it is possible. */
export function usesOf(p: Asking, id: CardId): readonly UseOf[] {
  if (p.seat === null) return [];
  const short = p.game.facts.shortOf(p.view.players[p.seat]!, id);
  return USES.flatMap((use): UseOf[] => {
    const answer = `${use} ${id}` as Answer;
    const offered = p.offers.some((o) => o.pick === answer);
    if (use === 'redevelop') return offered ? [{ use, outcome: deedOf(p, answer).outcome ?? null, short: 0 }] : [];
    return [{ use, outcome: offered ? (deedOf(p, answer).outcome ?? null) : null, short: short[CONTACT_OF[use]] }];
  });
}

/** `2🔘 1⭐` for a button. */
export const signed = (goods: Goods): string =>
  Object.entries(goods)
    .map(([id, n]) => `${n}${GOOD_SIGNS[id as keyof typeof GOOD_SIGNS] ?? ''}`)
    .join(' ');
