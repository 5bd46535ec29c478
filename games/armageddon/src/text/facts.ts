import type { Seat } from '@ashtown/engine';
import { parseAct } from '../answers/city.ts';
import { parseFigures } from '../answers/figures.ts';
import type { Effect } from '../content/schema.ts';
import type { Tables } from '../content/tables.ts';
import { AREAS, type Area, COLOURS, type Colour, FIGURES, POOL, RECRUIT } from '../content/vocabulary.ts';
import { housingOf, openly } from '../rules/queries.ts';
import { countFor } from '../rules/scoring.ts';
import type { Answer, Answers, Frame, Player, Question, View } from '../state.ts';

/** What a button says, as data: found once from the view, so that a language has words only. Cards are ids. */
export type Button =
  | { t: 'bid'; area: Area; figures: readonly number[] }
  | { t: 'bidByColour'; area: Area }
  | { t: 'number'; n: number; colour: Colour }
  | { t: 'discard'; card: string }
  | { t: 'slot'; slot: number; card: string; figures: readonly number[] }
  | { t: 'takeBuilding'; card: string; tile: string }
  | { t: 'site'; site: number; over: string | null }
  | { t: 'forfeit'; card: string }
  | { t: 'exchange'; at: Area | 'screen'; to: Colour }
  | { t: 'decline' }
  | { t: 'act'; card: string; effect: Effect; figures: readonly number[]; take: Colour | null; discard: string | null }
  | { t: 'extend'; figures: readonly number[] }
  | { t: 'repair'; figures: readonly number[] }
  | { t: 'end' }
  | { t: 'keep'; card: string }
  | { t: 'search'; card: string }
  | { t: 'homeless'; figures: readonly number[] }
  | { t: 'privateTile'; tile: string; vp: number };

/** What the prompt of each question has to tell. */
export interface Facts {
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
function asking<Q extends Question>(v: View, question: Q): Partial<Extract<Frame, { t: Q }>> {
  for (let i = v.stack.length - 1; i >= 0; i--) {
    const f = v.stack[i]!;
    if (f.t === question) return f as Partial<Extract<Frame, { t: Q }>>;
  }
  return {};
}

/** Reads the facts and the buttons of one game. */
export function factFinder(t: Tables) {
  const cardId = (b: number | undefined): string => t.buildings[b ?? 0]?.id ?? '';
  const tileId = (tile: number | undefined): string => t.tiles[tile ?? 0]?.id ?? '';

  const FACTS: { [Q in Question]: (v: View, seat: Seat) => Facts[Q] } = {
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
      return { card: cardId(card), tile: tileId(tile) };
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

  function actButton(v: View, seat: Seat, pick: Answers['cityAction']): Button {
    if (pick === 'end') return { t: 'end' };
    const act = parseAct(t, pick);
    const figures = act.payment;
    if (act.t !== 'act') return { t: act.t, figures };
    const b = v.players[seat]!.city[act.site]!;
    const { id, lines } = t.buildings[b]!;
    const { effect } = lines[act.line]!;
    const take = effect.t === 'exchange' ? COLOURS[act.arg]! : null;
    const discard = effect.t === 'swapSearch' ? t.equipment[act.arg]!.id : null;
    return { t: 'act', card: id, effect, figures, take, discard };
  }

  const BUTTONS: { [Q in Question]: (pick: Answers[Q], v: View, seat: Seat) => Button } = {
    placeBid(pick) {
      const cut = pick.indexOf(' ');
      const area = pick.slice(0, cut) as Area;
      const rest = pick.slice(cut + 1);
      return rest === 'by colour' ? { t: 'bidByColour', area } : { t: 'bid', area, figures: parseFigures(rest) };
    },
    bidColour: (n, v) => ({ t: 'number', n, colour: FACTS.bidColour(v, 0).colour }),
    discardEquipment: (card) => ({ t: 'discard', card }),
    takeEquipment(pick, v) {
      const slot = Number(pick.slice(5)) - 1;
      const figures = v.figures.slice(slot * FIGURES.length, (slot + 1) * FIGURES.length);
      return { t: 'slot', slot: slot + 1, card: t.equipment[v.display[slot]!]?.id ?? '', figures };
    },
    takeBuilding(card, v) {
      const slot = v.offer.indexOf(t.index.building.get(card)!);
      return { t: 'takeBuilding', card, tile: tileId(v.offerTiles[slot]) };
    },
    placeBuilding(pick, v, seat) {
      if (pick === 'forfeit') return { t: 'forfeit', card: FACTS.placeBuilding(v, seat).card };
      const site = Number(pick.slice(5));
      const over = v.players[seat]!.city[site - 1]!;
      return { t: 'site', site, over: over < 0 ? null : cardId(over) };
    },
    exchangeInPlace(pick) {
      if (pick === 'decline') return { t: 'decline' };
      const [at, to] = pick.split(' ') as [Area | 'screen', Colour];
      return { t: 'exchange', at, to };
    },
    cityAction: (pick, v, seat) => actButton(v, seat, pick),
    keepDrawn: (card) => ({ t: 'keep', card }),
    searchDeck: (card) => ({ t: 'search', card }),
    returnHomeless: (pick) => ({ t: 'homeless', figures: parseFigures(pick) }),
    homelessColour: (n, v) => ({ t: 'number', n, colour: FACTS.homelessColour(v, 0).colour }),
    choosePrivateTile(tile, v, seat) {
      const i = t.index.scoring.get(tile)!;
      const n = countFor(t, v.players[seat] as Player, i);
      return { t: 'privateTile', tile, vp: n * t.scoring[i]!.count.each };
    },
  };

  return {
    factsOf: <Q extends Question>(v: View, seat: Seat, question: Q): Facts[Q] => FACTS[question](v, seat),
    buttonOf: (v: View, seat: Seat, question: Question, pick: Answer): Button =>
      (BUTTONS[question] as (pick: Answer, v: View, seat: Seat) => Button)(pick, v, seat),
  };
}

/** Survivors of somebody in the open, by colour. */
export const inTheOpen = (p: View['players'][number]): number[] => COLOURS.map((_, c) => openly(p, c));
