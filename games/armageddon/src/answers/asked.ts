import type { Seat } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { AREAS, type Area, COLOURS, type Colour, POOL, RECRUIT } from '../content/vocabulary.ts';
import { housingOf } from '../rules/queries.ts';
import type { Frame, Question, View } from '../state.ts';

/** What each question is about, as data: its prompt needs no more. Cards are ids, survivors counted by COLOURS. */
export interface Asked {
  placeBid: { areas: readonly Area[]; figures: readonly number[] };
  bidColour: { area: Area; colour: Colour; so: readonly number[] };
  discardEquipment: { cards: number };
  takeEquipment: object;
  takeBuilding: object;
  placeBuilding: { card: string; tile: string };
  exchangeInPlace: object;
  cityAction: { figures: readonly number[] };
  keepDrawn: { cards: number };
  searchDeck: { cards: number };
  returnHomeless: { n: number; housing: number; vp: number };
  homelessColour: { n: number; colour: Colour; so: readonly number[] };
  choosePrivateTile: object;
}

const N = COLOURS.length;
const NONE: readonly number[] = [0, 0, 0, 0];

/** The frame that asks; the top one, or the nearest below in case a client looks at an older question. */
export function asking<Q extends Question>(v: View, question: Q): Partial<Extract<Frame, { t: Q }>> {
  for (let i = v.stack.length - 1; i >= 0; i--) {
    const f = v.stack[i]!;
    if (f.t === question) return f as Partial<Extract<Frame, { t: Q }>>;
  }
  return {};
}

/** What somebody is asked, from what they see. */
export function askedOf(t: Tables) {
  const ASKED: { [Q in Question]: (v: View, seat: Seat) => Asked[Q] } = {
    placeBid: (v, seat) => ({
      areas: AREAS.filter((_, area) => !v.order[area]!.includes(seat)),
      figures: v.players[seat]!.screen ?? NONE,
    }),
    bidColour(v) {
      const { area = 0, colour = 0, bid = NONE } = asking(v, 'bidColour');
      return { area: AREAS[area]!, colour: COLOURS[colour]!, so: bid };
    },
    discardEquipment: (v, seat) => ({ cards: v.players[seat]!.hand.length }),
    takeEquipment: () => ({}),
    takeBuilding: () => ({}),
    placeBuilding(v) {
      const { card, tile } = asking(v, 'placeBuilding');
      return { card: t.buildings[card ?? 0]?.id ?? '', tile: t.tiles[tile ?? 0]?.id ?? '' };
    },
    exchangeInPlace: () => ({}),
    cityAction(v, seat) {
      const { placed } = v.players[seat]!;
      return { figures: COLOURS.map((_, c) => placed[POOL * N + c]! + placed[RECRUIT * N + c]!) };
    },
    keepDrawn: (v, seat) => ({ cards: v.players[seat]!.look.length }),
    searchDeck: (v) => ({ cards: v.deck.length }),
    returnHomeless: (v, seat) => ({
      n: asking(v, 'returnHomeless').n ?? 0,
      housing: housingOf(t, v.players[seat]!),
      vp: -t.homeless,
    }),
    homelessColour(v) {
      const { n = 0, colour = 0, figures = NONE } = asking(v, 'homelessColour');
      return { n, colour: COLOURS[colour]!, so: figures };
    },
    choosePrivateTile: () => ({}),
  };
  return <Q extends Question>(v: View, seat: Seat, question: Q): Asked[Q] => ASKED[question](v, seat);
}
