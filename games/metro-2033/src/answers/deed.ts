import type { Amount, Deed, Ref, Seat } from '@ashtown/engine';
import type { Card, Tables } from '../content/tables.ts';
import { CARAVAN, HERO, NONE, THREAT } from '../content/vocabulary.ts';
import { cardAt, groupOf, markersAt, SHIELDS, STATIONS } from '../rules/places.ts';
import { coloured, keepPrice, priceFor, targetOf } from '../rules/queries.ts';
import { tidied } from '../rules/tidying.ts';
import { type Answer, FACTION, type Question, type TargetCard, type View } from '../state.ts';
import { asking, targetId } from './asked.ts';
import type { AnswersOf } from './index.ts';

type Amounts = readonly Amount[];
type Doing =
  | { verb: 'lead'; card: string }
  | { verb: 'end' }
  | { verb: 'play'; card: string; price: Amounts }
  | { verb: 'protect'; card: string; price: Amounts }
  /** `raised`: for the cost of the card alone; what a Caravan calls is among what it gives. */
  | { verb: 'discard'; card: string; raised: number; active: 'attack' | 'caravan' | null; gives: Amounts }
  | { verb: 'exchange' }
  | { verb: 'give'; card: string }
  /** `reward` as printed. */
  | { verb: 'mission'; card: string; reward: number; gives: Amounts }
  | { verb: 'tidy' }
  /** Chosen for tidying, which gives so much more once it is done: the markers on a Station, or markers that rise. */
  | {
      verb: 'put';
      card: string;
      protection: boolean;
      markers: number;
      raises: number;
      price: Amounts;
      gives: Amounts;
    }
  | { verb: 'done'; n: number; price: Amounts; gives: Amounts }
  | { verb: 'cancel' }
  | { verb: 'pay'; cards: string[]; value: number; needs: number; gives: Amounts }
  | { verb: 'use'; card: string; value: number }
  | { verb: 'keep'; price: Amounts; gives: Amounts }
  | { verb: 'release' }
  | { verb: 'take'; slot: number; card: string; gives: Amounts }
  | { verb: 'draw'; gives: Amounts }
  | { verb: 'defend'; cards: string[] }
  | { verb: 'guard'; card: string }
  | { verb: 'decline' }
  | { verb: 'lose'; card: string; markers: number; price: Amounts; gives: Amounts }
  | { verb: 'none' };

/**
 * What an answer is, as data, for words and boards alike. Cards are named by id; amounts are called as in the tellings: `up` and
 * `down` are markers above and below the Faction card, `kept` those on Stations, `score` is the total.
 */
export type MetroDeed = Doing & Deed;
export type Verb = MetroDeed['verb'];

const ONE_CARD: Amounts = [{ what: 'cards', n: 1 }];
/** Without what is nothing. */
const amounts = (by: Readonly<Record<string, number>>): Amounts =>
  Object.entries(by).flatMap(([what, n]) => (n === 0 ? [] : [{ what, n }]));

export function deedOf(t: Tables, answers: AnswersOf, refs: (answer: Answer) => readonly Ref[]) {
  const idOf = (card: Card | undefined): string => t.cards[card ?? NONE]?.id ?? '';

  /** What Resources are worth for the mission that is paid for, with the Heroes among them and those used before. */
  function paidValue(v: View, cards: readonly Card[]): number {
    const { heroes = [] } = asking(v, 'payment');
    const all = [...heroes, ...cards];
    const doubled = all.reduce((bits, c) => (t.cards[c]!.category === HERO ? bits | (1 << t.cards[c]!.type) : bits), 0);
    return cards.reduce((sum, c) => sum + t.cards[c]!.amount * (doubled & (1 << t.cards[c]!.type) ? 2 : 1), 0);
  }

  /** MET-91, MET-92, MET-186; the last marker ends the game before anything rises. */
  function rewardOf(v: View, seat: Seat, target: TargetCard): Amounts {
    const p = v.players[seat]!;
    const score = Math.min(targetOf(t, p, target).reward, p.reserve);
    if (v.options.hardNoRelief) return amounts({ score, down: score });
    return amounts({ score, up: score + (score === p.reserve ? 0 : p.down) });
  }

  /** MET-74: the cost of the side that is up; a Station has its markers instead. */
  function worthTidying(place: number): number {
    const { cost, shieldCost } = t.cards[cardAt(place)]!;
    const group = groupOf(place);
    return group === STATIONS ? 0 : group === SHIELDS ? shieldCost : cost;
  }

  function doing(v: View, seat: Seat, question: Question, answer: Answer): Doing {
    if (question === 'chooseFaction') return { verb: 'lead', card: answer };
    const p = v.players[seat]!;
    const act = answers.actOf(answer);
    const { verb, card, cards } = act;
    const c = t.cards[card];
    const id = idOf(card);
    switch (verb) {
      case 'play': {
        const price = question === 'freePlay' ? 0 : priceFor(t, p, card);
        return { verb, card: id, price: amounts({ up: price }) };
      }
      case 'protect':
        return { verb, card: id, price: amounts({ up: question === 'freePlay' ? 0 : c!.shieldCost }) };
      case 'discard': {
        if (!c) return { verb: 'release' };
        const active = c.category === THREAT ? 'attack' : c.category === CARAVAN ? 'caravan' : null;
        const called = active === 'caravan' ? coloured(t, p, c.kind) : 0; // MET-135
        const up = Math.min(c.cost + called, p.down);
        return { verb, card: id, raised: Math.min(c.cost, p.down), active, gives: amounts({ up }) };
      }
      case 'exchange':
        return c ? { verb: 'give', card: id } : { verb };
      case 'mission': {
        const target = c ? card : FACTION;
        const { reward } = targetOf(t, p, target);
        return { verb, card: targetId(t, v, seat, target), reward, gives: rewardOf(v, seat, target) };
      }
      case 'tidy': {
        if (!c) return { verb };
        const place = answers.placeOf(act);
        const before = (asking(v, 'tidy').chosen ?? []).reduce((n, chosen) => n + worthTidying(chosen), 0);
        const raises = Math.min(worthTidying(place), Math.max(0, p.down - before)); // MET-37
        const markers = markersAt(place);
        const protection = groupOf(place) === SHIELDS;
        const price = amounts({ kept: markers });
        return { verb: 'put', card: id, protection, markers, raises, price, gives: amounts({ up: raises + markers }) };
      }
      case 'done': {
        const { chosen = [] } = asking(v, 'tidy');
        const { raised, back } = tidied(t, p, chosen);
        return { verb, n: chosen.length, price: amounts({ kept: back }), gives: amounts({ up: raised + back }) };
      }
      case 'pay': {
        const { target = FACTION } = asking(v, 'payment');
        const { needs } = targetOf(t, p, target);
        return { verb, cards: cards.map(idOf), value: paidValue(v, cards), needs, gives: rewardOf(v, seat, target) };
      }
      case 'use':
        return { verb, card: id, value: paidValue(v, cards) };
      case 'keep': {
        const kept = keepPrice(p);
        const down = v.options.hardNoRelief ? Math.min(kept, p.down) : 0; // MET-187
        return { verb, price: amounts({ up: kept - down, down }), gives: amounts({ kept }) };
      }
      case 'bazaar': {
        const slot = Number(answer.slice('bazaar '.length));
        return { verb: 'take', slot, card: idOf(v.bazaar[slot - 1]), gives: ONE_CARD };
      }
      case 'deck':
        return { verb: 'draw', gives: ONE_CARD };
      case 'defend':
        return { verb, cards: cards.map(idOf) };
      case 'guard':
        return { verb, card: id };
      case 'lose': {
        const { markers } = act;
        return { verb, card: id, markers, price: amounts({ kept: markers }), gives: amounts({ up: markers }) };
      }
      default:
        return { verb: verb as 'end' | 'cancel' | 'decline' | 'none' };
    }
  }

  return (v: View, seat: Seat, question: string, answer: Answer): MetroDeed => {
    const deed = doing(v, seat, question as Question, answer);
    const things = refs(answer).filter((ref) => ref.kind !== 'option');
    if (deed.verb === 'discard' && deed.active === 'attack')
      return { ...deed, things, hits: v.players.map((_, attacked) => ({ seat: attacked })) }; // MET-141
    return deed.verb === 'decline' ? { ...deed, things, hits: [{ seat }] } : { ...deed, things };
  };
}
