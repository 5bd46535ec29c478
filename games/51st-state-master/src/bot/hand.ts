import type { Somebody } from '../rules/queries.ts';
import { builtWorth } from './engine.ts';
import { type Mind, worthOf } from './worth.ts';

/** What the cards in a hand are worth before anything is paid for them. */

/** What each card in hand would be worth once built, those everybody has seen first; 0 for what is no location, or unknown. */
export function builtWorths(m: Mind, p: Somebody, rounds: number, spare: readonly number[]): number[] {
  const built: number[] = [];
  for (let k = 0; k < 2; k++) {
    const cards = k === 0 ? p.seen : p.hand;
    for (let i = 0; i < cards.length; i++) {
      const site = cards[i] === null ? undefined : m.t.site[cards[i]!];
      built.push(site === undefined ? 0 : builtWorth(m, p, site, rounds, spare));
    }
  }
  return built;
}

/** A card in hand: the best it may become, which is not yet paid for. */
function handWorth(m: Mind, card: number, rounds: number, built: number): number {
  const { hand } = m.w;
  const site = m.t.site[card];
  if (site === undefined) return hand.connection * worthOf(m.t.link[card - m.t.locations]!.gain, m.toSpend);
  const { distance, f } = site;
  const build = built - hand.distance.build * distance;
  const deal = m.worth[f]!.deal * (rounds + hand.dealAtOnce) - hand.distance.deal * distance;
  const raze = m.worth[f]!.spoils - hand.distance.raze * distance;
  return hand.card + hand.best * Math.max(build, deal, raze, 0);
}

export function handOf(m: Mind, p: Somebody, rounds: number, built: readonly number[]): number {
  const { unknown, enough, beyond } = m.w.hand;
  let sum = 0;
  let n = 0;
  for (let k = 0; k < 2; k++) {
    const cards = k === 0 ? p.seen : p.hand;
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i]!;
      sum += card === null ? unknown : handWorth(m, card, rounds, built[n]!);
      n++;
    }
  }
  return n > enough ? (sum * (enough + beyond * (n - enough))) / n : sum;
}
