import { builtWorth, type Somebody } from './bot-engine.ts';
import { TO_SPEND, WORTH, worthOf } from './bot-worth.ts';
import { linkOf, SITE } from './cards.ts';

/** What the cards in a hand are worth before anything is paid for them. */

/** A card in hand: the best it may become, which is not yet paid for. */
function handWorth(p: Somebody, card: number, rounds: number, spare: readonly number[]): number {
  const site = SITE[card];
  if (site === undefined) return 0.8 * worthOf(linkOf(card).gain, TO_SPEND);
  const { distance, f } = site;
  const build = builtWorth(p, site, rounds, spare) - 0.6 * distance;
  const deal = WORTH[f]!.deal * (rounds + 0.5) - 0.45 * distance;
  const raze = WORTH[f]!.spoils - 0.4 * distance;
  return 0.25 + 0.3 * Math.max(build, deal, raze, 0);
}
/** What an unknown card is worth. */
const UNKNOWN = 0.8;

export function handOf(p: Somebody, rounds: number, spare: readonly number[]): number {
  let sum = 0;
  let n = 0;
  for (let k = 0; k < 2; k++) {
    const cards = k === 0 ? p.seen : p.hand;
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i]!;
      sum += card === null ? UNKNOWN : handWorth(p, card, rounds, spare);
      n++;
    }
  }
  return n > 6 ? (sum * (6 + 0.35 * (n - 6))) / n : sum;
}
