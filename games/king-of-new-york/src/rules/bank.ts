import { type Log, shuffle } from '@ashtown/engine';
import { CARD_IDS, type CardId, cardOf } from '../content/cards.ts';
import { SWEEP_PRICE } from '../content/vocabulary.ts';
import { canPay, findMod, mayBuy, priceOf, salvagePrice } from '../queries.ts';
import type { Answers, Event, Player, State } from '../state.ts';

const FINISH = Object.freeze(['finish'] as const);
const words = <V extends string>(verb: V) =>
  Object.fromEntries(CARD_IDS.map((id) => [id, `${verb} ${id}`])) as Record<CardId, `${V} ${CardId}`>;
const BUY = words('buy');
const SALVAGE = words('salvage');
const DISCARD = words('discard');

/** KNY-131: everything the buyer can pay for now. */
export function purchases(s: State, p: Player): readonly Answers['buyStep'][] {
  const salvage = findMod(p, 'salvage');
  const poor = p.energy === 0 && p.cards.length === 0;
  if (poor && !s.bank.some((id) => id !== null && cardOf(id).cost <= 1)) return FINISH;
  const picks: Answers['buyStep'][] = ['finish'];
  for (const id of s.bank) if (id !== null && mayBuy(s, id) && canPay(p, priceOf(p, id))) picks.push(BUY[id]);
  if (salvage)
    for (const id of s.discard)
      if (cardOf(id).keep && canPay(p, salvagePrice(id, salvage.less))) picks.push(SALVAGE[id]);
  if (canPay(p, SWEEP_PRICE) && s.bank.some((id) => id !== null)) picks.push('sweep'); // KNY-136
  return picks;
}

export const keepsToDiscard = (p: Player): readonly Answers['teslaCannonDiscard'][] => p.cards.map((id) => DISCARD[id]);

export const slotOf = (s: State, card: CardId): number => s.bank.indexOf(card);

/** The next card of the deck; the discard pile becomes a new deck when it is empty (KNY-138). */
export function draw(s: State, log: Log<Event>): CardId | null {
  if (s.deck.length === 0 && s.discard.length > 0) {
    s.deck = shuffle(s.rng, s.discard);
    s.discard = [];
    log?.push({ t: 'reshuffled' });
  }
  return s.deck.pop() ?? null;
}
