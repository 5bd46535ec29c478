import { makeReach, priceOf, readReach, waysToReach } from '../answers/range.ts';
import { takeFromHand } from '../cards/effects.ts';
import type { Tables } from '../content/tables.ts';
import type { Part } from './part.ts';
import { charge } from './payment.ts';
import { accessible } from './queries.ts';

/** Section 8. */
export function rangeOf(t: Tables): Part<'reach'> {
  return {
    reach: {
      legal(s, { colour }, seat) {
        const p = s.players[seat]!;
        return waysToReach(t, p, accessible(t, p), colour, t.site[s.limbo]!.distance).map(makeReach);
      },
      secret: (s, _, seat) => s.players[seat]!.hand.length > 0,
      take(s, _, seat, pick, log) {
        const p = s.players[seat]!;
        const { cards, tokens } = readReach(t, p, pick);
        for (const g of tokens) p.pool[g]!--; // FS-81
        for (const card of cards) {
          if (card.f < 0) p.exhausted |= 1 << card.colour;
          else s.spent.push(takeFromHand(t, p, card.f));
        }
        log?.push({ t: 'reached', seat, with: pick.split(' ').slice(1) });
        if (cards.length > 0) charge(t, s, seat, priceOf(cards), 0, log); // FS-80
      },
    },
  };
}
