import type { Answer, CardId, Goods, Outcome } from '@ashtown/51st-state-master/board';
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
const tried = new WeakMap<Props['view'], Map<string, Outcome | null>>();
/** What would come of an answer, as its deed says; null where it says nothing. */
export function outcomeOf({ game, view, seat, question }: Asking, answer: Answer): Outcome | null {
  const known = tried.get(view) ?? new Map<string, Outcome | null>();
  tried.set(view, known);
  const key = `${seat} ${answer}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const outcome = game.deed(view, seat!, question!, answer).outcome ?? null;
  known.set(key, outcome);
  return outcome;
}

/** The uses of a location in the hand of whoever looks; the fourth only where it is possible. */
export function usesOf(p: Asking, id: CardId): readonly UseOf[] {
  if (p.seat === null) return [];
  const short = p.game.facts.shortOf(p.view.players[p.seat]!, id);
  return USES.flatMap((use): UseOf[] => {
    const answer = `${use} ${id}` as Answer;
    const offered = p.offers.some((o) => o.pick === answer);
    if (use === 'redevelop') return offered ? [{ use, outcome: outcomeOf(p, answer), short: 0 }] : [];
    return [{ use, outcome: offered ? outcomeOf(p, answer) : null, short: short[CONTACT_OF[use]] }];
  });
}

/** `2🔘 1⭐` for a button. */
export const signed = (goods: Goods): string =>
  Object.entries(goods)
    .map(([id, n]) => `${n}${GOOD_SIGNS[id as keyof typeof GOOD_SIGNS] ?? ''}`)
    .join(' ');
