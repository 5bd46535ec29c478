import { creditBase, gain, ON_LEADER, release, stockUp } from '../cards/effects.ts';
import { goodsOf, type Tables } from '../content/tables.ts';
import { REPLACED_VP } from '../content/vocabulary.ts';
import { NONE } from '../state.ts';
import type { Part } from './part.ts';
import { vpOn } from './queries.ts';

/** Section 13. */
export function leadersOf(t: Tables): Part<'lead' | 'deed'> {
  const idOf = (card: number): string => t.id[card]!;

  return {
    lead(s, { seat }, log) {
      const p = s.players[seat]!;
      const card = s.limbo;
      s.limbo = NONE;
      const old = p.leader;
      log?.push({ t: 'led', seat, card: idOf(card), old: old && idOf(old.card), vp: old ? vpOn(old) : 0 });
      if (old !== null) {
        release(t, p, seat, old, log); // FS-130
        creditBase(s, seat, REPLACED_VP + vpOn(old), 'leaderChange', 'leaderChange', log); // FS-129
        s.discard.push(old.card);
      }
      const { stock, id } = t.leader[card]!;
      p.leader = { card, ones: 0, twos: 0, stock: stockUp(stock) }; // FS-131
      if (stock.length > 0) log?.push({ t: 'stocked', seat, card: id, spot: { on: 'leader' }, goods: goodsOf(stock) });
    },

    deed(s, { seat }, log) {
      const leader = s.players[seat]!.leader!;
      const { deedGain, id } = t.leader[leader.card]!;
      gain(t, s, seat, deedGain, 1, id, ON_LEADER, log); // FS-139
    },
  };
}
