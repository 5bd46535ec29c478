import type { Seat } from '@ashtown/engine';
import type { Answers } from './index.ts';
import { cardAt, groupOf, markersAt, SHIELDS, STATIONS } from '../rules/places.ts';
import { cheapTypes, freeTypes, keepPrice, priceOf, targetOf } from '../rules/queries.ts';
import { FACTION, type Frame, type Pick, type Question, type View } from '../state.ts';
import { NONE, type Tables } from '../content/tables.ts';
import { CARAVAN, EXCHANGE_SIZE, HERO, type Loss, THREAT } from '../content/vocabulary.ts';

/** What a button says, as data: found once from the view, so that a language has words only. Cards are named by id. */
export type Button =
  | { t: 'faction'; card: string }
  | { t: 'end' }
  | { t: 'play'; card: string; price: number }
  | { t: 'protect'; card: string; price: number }
  | { t: 'discard'; card: string; raised: number; active: 'attack' | 'caravan' | null }
  | { t: 'exchange' }
  | { t: 'give'; card: string }
  | { t: 'mission'; card: string; reward: number }
  | { t: 'tidy' }
  | { t: 'put'; card: string; protection: boolean; markers: number; raises: number }
  | { t: 'done'; n: number }
  | { t: 'cancel' }
  | { t: 'pay'; cards: string[]; value: number; needs: number }
  | { t: 'use'; card: string; value: number }
  | { t: 'keep'; price: number }
  | { t: 'notKeep' }
  | { t: 'bazaar'; slot: number; card: string }
  | { t: 'deck' }
  | { t: 'defend'; cards: string[] }
  | { t: 'guard'; card: string }
  | { t: 'decline' }
  | { t: 'lose'; card: string; markers: number }
  | { t: 'none' };

/** What the prompt of each question has to tell. */
export interface Facts {
  chooseFaction: object;
  turnAction: { window: 1 | 2; up: number; down: number };
  exchange: { left: number };
  tidy: { cards: string[] };
  payment: { card: string; needs: number; cards: string[] };
  keepStation: { card: string; price: number };
  draw: { n: number };
  /** `forced`: there is no way to decline, or no longer. */
  defend: { card: string; signs: number; by: Seat; loss: Loss; forced: boolean };
  loseStation: object;
  freePlay: object;
}

/** The frame that asks; the top one, or the nearest below in case a client looks at an older question. */
function asking<Q extends Question>(v: View, question: Q): Partial<Extract<Frame, { t: Q }>> {
  for (let i = v.stack.length - 1; i >= 0; i--) {
    const f = v.stack[i]!;
    if (f.t === question) return f as Partial<Extract<Frame, { t: Q }>>;
  }
  return {};
}

export function factFinder(t: Tables, answers: Answers) {
  const idOf = (card: number | undefined): string => t.cards[card ?? NONE]?.id ?? '';
  const targetId = (v: View, seat: Seat, target: number | undefined): string =>
    target === FACTION ? (t.factions[v.players[seat]!.faction]?.id ?? '') : idOf(target);

  const FACTS: { [Q in Question]: (v: View, seat: Seat) => Facts[Q] } = {
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
      return { card: targetId(v, seat, target), needs, cards: [...heroes, ...cards].map(idOf) };
    },
    keepStation: (v, seat) => ({ card: idOf(asking(v, 'keepStation').card), price: keepPrice(v.players[seat]!) }),
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

  function amounts(v: View, cards: readonly number[]): number {
    const { heroes = [] } = asking(v, 'payment');
    const all = [...heroes, ...cards];
    const doubled = all.reduce((bits, c) => (t.cards[c]!.category === HERO ? bits | (1 << t.cards[c]!.type) : bits), 0);
    return cards.reduce((sum, c) => sum + t.cards[c]!.amount * (doubled & (1 << t.cards[c]!.type) ? 2 : 1), 0);
  }

  /** MET-74: the cost of the side that is up; a Station has its markers instead. */
  function worthTidying(place: number): number {
    const { cost, shieldCost } = t.cards[cardAt(place)]!;
    const group = groupOf(place);
    return group === STATIONS ? 0 : group === SHIELDS ? shieldCost : cost;
  }

  function buttonOf(v: View, seat: Seat, question: Question, pick: Pick): Button {
    if (question === 'chooseFaction') return { t: 'faction', card: pick };
    const p = v.players[seat]!;
    const act = answers.actOf(pick);
    const { verb, card, cards, markers } = act;
    const c = t.cards[card];
    const id = idOf(card);
    switch (verb) {
      case 'play': {
        const price = question === 'freePlay' ? 0 : priceOf(t, p, card, freeTypes(t, p), cheapTypes(t, p));
        return { t: 'play', card: id, price };
      }
      case 'protect':
        return { t: 'protect', card: id, price: question === 'freePlay' ? 0 : c!.shieldCost };
      case 'discard': {
        if (!c) return { t: 'notKeep' };
        const active = c.category === THREAT ? 'attack' : c.category === CARAVAN ? 'caravan' : null;
        return { t: 'discard', card: id, raised: Math.min(c.cost, p.down), active };
      }
      case 'exchange':
        return c ? { t: 'give', card: id } : { t: 'exchange' };
      case 'mission': {
        const target = c ? card : FACTION;
        return { t: 'mission', card: targetId(v, seat, target), reward: targetOf(t, p, target).reward };
      }
      case 'tidy': {
        if (!c) return { t: 'tidy' };
        const place = answers.placeOf(act);
        const before = (asking(v, 'tidy').chosen ?? []).reduce((n, chosen) => n + worthTidying(chosen), 0);
        const raises = Math.min(worthTidying(place), Math.max(0, p.down - before)); // MET-37
        return { t: 'put', card: id, protection: groupOf(place) === SHIELDS, markers: markersAt(place), raises };
      }
      case 'done':
        return { t: 'done', n: asking(v, 'tidy').chosen?.length ?? 0 };
      case 'pay':
        return { t: 'pay', cards: cards.map(idOf), value: amounts(v, cards), needs: FACTS.payment(v, seat).needs };
      case 'use':
        return { t: 'use', card: id, value: amounts(v, cards) };
      case 'keep':
        return { t: 'keep', price: keepPrice(p) };
      case 'bazaar': {
        const slot = Number(pick.slice('bazaar '.length));
        return { t: 'bazaar', slot, card: idOf(v.bazaar[slot - 1]) };
      }
      case 'defend':
        return { t: 'defend', cards: cards.map(idOf) };
      case 'guard':
        return { t: 'guard', card: id };
      case 'lose':
        return { t: 'lose', card: id, markers };
      default:
        return { t: verb as 'end' | 'cancel' | 'deck' | 'decline' | 'none' };
    }
  }

  return {
    factsOf: <Q extends Question>(v: View, seat: Seat, question: Q): Facts[Q] => FACTS[question](v, seat),
    buttonOf,
  };
}
