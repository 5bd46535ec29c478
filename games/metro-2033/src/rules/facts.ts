import type { Seat } from '@ashtown/engine';
import type { Card, Tables } from '../content/tables.ts';
import { HERO, MISSION_KINDS, MISSIONS, type MissionKind, type Use } from '../content/vocabulary.ts';
import { FACTION, type TargetCard, type View } from '../state.ts';
import { placeFor, slotOf } from './places.ts';
import {
  clockwise,
  isPlayable,
  isShield,
  keepPrice,
  priceFor,
  type Tableau,
  targetOf,
  totalOf,
  worth,
} from './queries.ts';

/** A mission that is still open. */
export interface Mission {
  target: TargetCard;
  /** As in the ref `mission.<id>`. */
  id: string;
  kind: MissionKind;
  needs: number;
  reward: number;
  /** What the Resources in play are worth for it without, and with the Heroes in play. */
  plain: number;
  have: number;
}

/** What follows from the rules for whoever looks at a table, without an answer being given. */
export interface Facts {
  /** All markers of a player, wherever they lie. */
  totalOf(p: Tableau): number;
  /** What a card costs a player on its main side now. */
  priceFor(p: Tableau, card: Card): number;
  /** What a card of the hand is ever good for. */
  usesOf(card: Card): readonly Use[];
  /**
   * The missions of a player still open: the Faction's first, then those of the Stations. That of a Station about which it
   * is asked whether it is kept is completed (MET-96).
   */
  missionsOf(v: View, seat: Seat): readonly Mission[];
  /** What it takes to keep the next Station. */
  keepPrice(p: Tableau): number;
  /** The seats in the order of an attack. */
  attackOrder(v: View): readonly Seat[];
  /** The slots of the cards a seat has chosen already in a question that goes card by card, copies one by one. */
  chosenBy(v: View, seat: Seat): readonly string[];
}

export function factsOf(t: Tables): Facts {
  const USES: readonly (readonly Use[])[] = t.cards.map((_, card) => [
    ...(isPlayable(t, card) ? (['play'] as const) : []),
    ...(isShield(t, card) ? (['protect'] as const) : []),
    'discard',
  ]);
  const lies = (card: Card, shield: boolean): string => slotOf(t, placeFor(t, card, shield, 0));

  function missionOf(p: Tableau, target: TargetCard): Mission {
    const { accepts, needs, reward } = targetOf(t, p, target);
    return {
      target,
      id: target === FACTION ? 'faction' : t.cards[target]!.id,
      kind: MISSION_KINDS.find((kind) => MISSIONS[kind] === accepts)!,
      needs,
      reward,
      plain: worth(t, { ...p, heroes: [] }, accepts),
      have: worth(t, p, accepts),
    };
  }

  return {
    totalOf,
    priceFor: (p, card) => priceFor(t, p, card),
    usesOf: (card) => USES[card]!,
    missionsOf(v, seat) {
      const p = v.players[seat]!;
      const asked = v.stack.find((f) => f.t === 'keepStation' && f.seats[0] === seat);
      const done =
        asked?.t === 'keepStation' ? p.stations.findIndex((x, i) => x === asked.card && p.kept[i] === 0) : -1;
      const open = p.stations.filter((_, i) => p.kept[i] === 0 && i !== done).map((card) => missionOf(p, card));
      return p.flipped || p.faction < 0 ? open : [missionOf(p, FACTION), ...open];
    },
    keepPrice,
    attackOrder: (v) => v.players.map((_, nth) => clockwise(v, v.attack?.by ?? v.turn.seat, nth)),
    chosenBy(v, seat) {
      const f = v.stack.at(-1);
      if (!f || !('seats' in f) || f.seats[0] !== seat) return [];
      if (f.t === 'tidy') return f.chosen.map((place) => slotOf(t, place));
      if (f.t === 'payment') return [...f.heroes, ...f.cards].map((card) => lies(card, false));
      return f.t === 'defend' ? f.cards.map((card) => lies(card, t.cards[card]!.category !== HERO)) : [];
    },
  };
}
