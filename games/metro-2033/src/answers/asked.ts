import type { Seat } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { EXCHANGE_SIZE, type Loss, NONE } from '../content/vocabulary.ts';
import { cardAt } from '../rules/places.ts';
import { keepPrice, targetOf } from '../rules/queries.ts';
import { FACTION, type Frame, type Question, type TargetCard, type View } from '../state.ts';

/** What each question is about, as data: its prompt needs no more. Cards are named by id. */
export interface Asked {
  chooseFaction: object;
  turnAction: { window: 1 | 2; up: number; down: number };
  exchange: { left: number };
  tidy: { cards: string[] };
  payment: { card: string; needs: number; cards: string[] };
  /** `bonus`: the type that is free for whoever keeps it. */
  keepStation: { card: string; price: number; bonus: number };
  draw: { n: number };
  /** `forced`: there is no way to decline, or no longer. */
  defend: { card: string; signs: number; by: Seat; loss: Loss; forced: boolean };
  loseStation: object;
  freePlay: object;
}

/** The frame that asks; the top one, or the nearest below in case a client looks at an older question. */
export function asking<Q extends Question>(v: View, question: Q): Partial<Extract<Frame, { t: Q }>> {
  for (let i = v.stack.length - 1; i >= 0; i--) {
    const f = v.stack[i]!;
    if (f.t === question) return f as Partial<Extract<Frame, { t: Q }>>;
  }
  return {};
}

/** The card of a mission, by its id. */
export const targetId = (t: Tables, v: View, seat: Seat, target: TargetCard | undefined): string =>
  (target === FACTION ? t.factions[v.players[seat]!.faction] : t.cards[target ?? NONE])?.id ?? '';

export function askedOf(t: Tables) {
  const idOf = (card: number | undefined): string => t.cards[card ?? NONE]?.id ?? '';

  const ASKED: { [Q in Question]: (v: View, seat: Seat) => Asked[Q] } = {
    chooseFaction: () => ({}),
    turnAction: (v, seat) => ({
      window: asking(v, 'turnAction').window ?? 1,
      up: v.players[seat]!.up,
      down: v.players[seat]!.down,
    }),
    exchange: (v) => ({ left: EXCHANGE_SIZE - (asking(v, 'exchange').cards?.length ?? 0) }),
    tidy: (v) => ({ cards: (asking(v, 'tidy').chosen ?? []).map((place) => idOf(cardAt(place))) }),
    payment(v, seat) {
      const { target, heroes = [], cards = [] } = asking(v, 'payment');
      const needs = target === undefined ? 0 : targetOf(t, v.players[seat]!, target).needs;
      return { card: targetId(t, v, seat, target), needs, cards: [...heroes, ...cards].map(idOf) };
    },
    keepStation(v, seat) {
      const { card } = asking(v, 'keepStation');
      const bonus = t.cards[card ?? NONE]?.target?.bonus ?? 0;
      return { card: idOf(card), price: keepPrice(v.players[seat]!), bonus };
    },
    draw: (v) => ({ n: asking(v, 'draw').n ?? 1 }),
    defend(v) {
      const { card = NONE, by = 0, cards = [] } = asking(v, 'defend');
      const atom = t.cards[card]?.atoms.find((a) => a.t === 'attack');
      const forced = v.options.hardForcedDefence || cards.length > 0;
      return { card: idOf(card), signs: atom?.signs ?? 0, by, loss: atom?.loss ?? 'oneStation', forced };
    },
    loseStation: () => ({}),
    freePlay: () => ({}),
  };

  return <Q extends Question>(v: View, seat: Seat, question: Q): Asked[Q] => ASKED[question](v, seat);
}
