import type { Seat } from '@ashtown/engine';
import { USES, type Use } from '../answers/deed.ts';
import { reachOf } from '../answers/range.ts';
import type { Pile, Tables } from '../content/tables.ts';
import { BASE_ROOM, CONQUEST, COOPERATION, GOODS, type Goods, INCORPORATION, VP1, VP2 } from '../content/vocabulary.ts';
import type { View } from '../state.ts';
import { accessible, countType, hasRoom, isFull, type Somebody, scoreOf, vpOn } from './queries.ts';

/** What a use of a location in hand lacks, apart from its price. */
export interface Lack {
  readonly use: Use;
  /** Range that is missing; 0 for a redevelopment. */
  readonly short: number;
  readonly roomless: boolean;
}

/** What follows from the rules for whoever looks at a table, without an answer being given. */
export interface Facts {
  /** The running score (FS-193). */
  scoreOf(p: Somebody): number;
  /** The points of the tokens on a card. */
  vpOn(x: { ones: number; twos: number }): number;
  /** How many tucked cards there are and how many there is room for; some room is for spoils alone. */
  roomOf(p: Somebody): { used: number; room: number };
  /** What the next Production brings without any choice: base, locations, deals. */
  forecastOf(p: Somebody): Goods;
  /** What each use of a location in hand lacks; empty for other cards. */
  lacksOf(v: View, seat: Seat, id: string): readonly Lack[];
}

const COLOUR_OF = { incorporate: INCORPORATION, cooperate: COOPERATION, conquer: CONQUEST } as const;

export const factsOf = (t: Tables): Facts => ({
  scoreOf,
  vpOn,

  roomOf(p) {
    let room = BASE_ROOM;
    for (const { card } of p.places) room += t.site[card]!.room + t.site[card]!.spoilsRoom;
    for (const { card } of p.deals) room += t.site[card]!.dealRoom;
    return { used: p.spoils.length + p.deals.length, room };
  },

  forecastOf(p) {
    const sum = GOODS.map(() => 0);
    const add = (pile: Pile, times: number, full: boolean) => {
      for (const [g, n] of pile) if (!full || (g !== VP1 && g !== VP2)) sum[g]! += n * times;
    };
    add(t.factions[p.faction]!.produce, 1, false);
    for (const place of p.places) {
      const { produce, per } = t.site[place.card]!;
      if (produce) add(produce, per ? countType(t, p, per) : 1, isFull(place));
    }
    for (const deal of p.deals) add(t.site[deal.card]!.deal, 1, isFull(deal));
    return Object.fromEntries(GOODS.flatMap((good, g) => (sum[g]! > 0 ? [[good, sum[g]!]] : [])));
  },

  lacksOf(v, seat, id) {
    const site = t.sites[t.faceOf(id)];
    if (!site) return [];
    const p = v.players[seat]!;
    const all = accessible(t, p);
    const room = { conquer: hasRoom(t, p, 'spoils'), cooperate: hasRoom(t, p, 'deal') };
    return USES.map((use) => ({
      use,
      short: use === 'redevelop' ? 0 : Math.max(0, site.distance - reachOf(t, p, all, COLOUR_OF[use])),
      roomless: (use === 'conquer' || use === 'cooperate') && !room[use],
    }));
  },
});
