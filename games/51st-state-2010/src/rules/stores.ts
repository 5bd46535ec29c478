import { contentOf, contentsFor } from '../answers/stores.ts';
import { shelfOf } from '../cards/effects.ts';
import { changePlace } from '../cards/pieces.ts';
import { amountsOf, type Tables } from '../content/tables.ts';
import { ANY, KEPT, KINDS, RESOURCES } from '../content/vocabulary.ts';
import type { Part } from './part.ts';
import { tellTurned } from './payment.ts';
import { placeOf } from './queries.ts';

/** Sets and stores (FS-162, FS-165). */
export function storesOf(t: Tables): Part<'lay' | 'store'> {
  const idOf = (card: number): string => t.id[card]!;

  return {
    lay(s, { seat, no, kind }, log) {
      const p = s.players[seat]!;
      const place = placeOf(p, no)!;
      const shelf = shelfOf(place);
      changePlace(p, no, { stock: shelf.with(kind, shelf[kind]! + 1) }); // FS-162
      log?.push({ t: 'laid', seat, no, card: idOf(place.card), kind: RESOURCES[kind]! });
    },

    store: {
      legal: (s, { no }, seat) => contentsFor(t, s.players[seat]!, placeOf(s.players[seat]!, no)!),
      take(s, { no }, seat, pick, log) {
        const p = s.players[seat]!;
        const { pool } = p;
        const place = placeOf(p, no)!;
        const shelf = shelfOf(place);
        const wanted = contentOf(pick);
        const before = log && pool.slice(0, KEPT);
        const turned = [0, 0, 0, 0];
        for (let k = 0; k < KINDS; k++) {
          const all = shelf[k]! + pool[k]!;
          pool[k] = Math.max(0, all - wanted[k]!);
          turned[k] = Math.max(0, wanted[k]! - all);
          pool[ANY]! -= turned[k]!; // FS-165
        }
        changePlace(p, no, { stock: shelf.map((n, g) => wanted[g] ?? n) });
        tellTurned(seat, turned, log);
        if (log && before)
          log.push({
            ...({ t: 'stored', seat, no, card: idOf(place.card), goods: amountsOf(wanted) } as const),
            was: amountsOf(shelf),
            pool: amountsOf(before.map((n, g) => n - pool[g]!)),
          });
      },
    },
  };
}
