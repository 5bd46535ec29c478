import type { Amount, Deed, Ref, Seat } from '@ashtown/engine';
import type { Bill, Pile, Site, Tables } from '../content/tables.ts';
import {
  COLOURS,
  CONQUEST,
  COOPERATION,
  type Colour,
  GOODS,
  type Good,
  HAND_LIMIT,
  HIRE_PRICE,
  INCORPORATION,
  REPLACED_VP,
  RESOURCES,
  type Sort,
  SWAP,
} from '../content/vocabulary.ts';
import { countType, handSize, placeOf, vpOn, workersFor } from '../rules/queries.ts';
import type { Answer, Picks, Place, PlayerView, Question, View } from '../state.ts';
import { asking } from './asked.ts';
import { LEADER, type Named, parseToken, type Read } from './notation.ts';
import { contactById } from './range.ts';
import { contentOf } from './stores.ts';

/** What is done. */
export const VERBS = [
  'take',
  'deck',
  'burn',
  'keep',
  'cash',
  'done',
  'conquer',
  'cooperate',
  'incorporate',
  'redevelop',
  'lead',
  'use',
  'visit',
  'hire',
  'swap',
  'deed',
  'pass',
  'drop',
  'store',
  'lay',
  'reach',
  'pay',
  'discard',
  'give',
  'replace',
  'with',
  'steal',
  'fill',
] as const;
export type Verb = (typeof VERBS)[number];

/** What can be done with a location in hand. */
export const USES = ['incorporate', 'cooperate', 'conquer', 'redevelop'] as const;
export type Use = (typeof USES)[number];

/** A card in play by its design; counted from 1 where its owner has several of the same name. */
export interface InPlay {
  readonly card: string;
  readonly nth: number | null;
}
/** Goods of one kind, from the pool or from a card. */
export interface Spent extends Amount {
  readonly what: Good;
  readonly from: InPlay | null;
}
/** A contact: a card with its price, or a token. */
export interface Piece {
  readonly id: string;
  readonly price: readonly Amount[] | null;
}

interface Of<V extends Verb> extends Deed {
  readonly verb: V;
}
interface WithCard<V extends Verb> extends Of<V> {
  readonly card: string;
}
/** With a place; null where a view does not have it any more. */
interface WithPlace<V extends Verb> extends Of<V> {
  readonly at: InPlay | null;
}

/**
 * What an answer is. Its price leaves out the card it is about, which goes where the verb says; what it gives is what comes
 * at once for certain, while `yields` is what a tucked card gives later.
 */
export type StateDeed =
  | Of<'deck' | 'done' | 'pass' | 'swap' | 'hire'>
  | WithCard<'take' | 'burn' | 'keep' | 'discard' | 'cash' | 'lead'>
  | (WithCard<'conquer' | 'cooperate'> & { readonly range: Range; readonly yields: Yield })
  | (WithCard<'incorporate'> & { readonly range: Range })
  | WithCard<'redevelop'>
  | (Of<'deed'> & { readonly card: string | null })
  | (WithPlace<'use'> & { readonly steals: boolean; readonly clears: readonly Amount[] })
  | (WithPlace<'visit'> & { readonly owner: Seat })
  | WithPlace<'store'>
  | (WithPlace<'lay'> & { readonly good: Good })
  | (WithPlace<'replace'> & { readonly vp: number })
  | (WithCard<'drop' | 'give'> & {
      readonly sort: Sort;
      readonly yields: Yield;
      readonly ones: number;
      readonly twos: number;
    })
  | (Of<'reach'> & { readonly pieces: readonly Piece[] })
  | (Of<'pay' | 'with'> & { readonly spent: readonly Spent[] })
  | (Of<'steal'> & { readonly from: Seat; readonly good: Good; readonly on: InPlay | null })
  | (Of<'fill'> & { readonly goods: readonly Amount[] });

/** What must be reached. */
export interface Range {
  readonly colour: Colour;
  readonly n: number;
}
/** What a tucked card gives in Production, or the room it makes (FS-14, FS-100). */
export interface Yield {
  readonly goods: readonly Amount[];
  readonly room: number;
}

/** A pile so many times, in its order. */
export function amountsIn(pile: Pile, times = 1): Amount[] {
  const sum = new Map<Good, number>();
  for (const [g, n] of pile) sum.set(GOODS[g]!, (sum.get(GOODS[g]!) ?? 0) + times * n);
  return [...sum].flatMap(([what, n]) => some(what, n));
}

/** A bill with so many more workers: workers, resources by kind and of any kind, cards, a tucked card. */
export const priceIn = (bill: Bill, workers = 0): Amount[] => [
  ...some('worker', workers + bill.workers),
  ...RESOURCES.flatMap((kind, k) => some(kind, bill.need[k]!)),
  ...some('resource', bill.any),
  ...some('card', bill.cards),
  ...some(bill.tucked ?? '', bill.tucked === null ? 0 : 1),
];
const some = (what: string, n: number): Amount[] => (n > 0 ? [{ what, n }] : []);

export const yieldOf = (site: Site, sort: Sort): Yield =>
  sort === 'spoils' ? { goods: amountsIn(site.spoils), room: 0 } : { goods: amountsIn(site.deal), room: site.dealRoom };

/** Where a player has several locations of one name, they are counted. */
export function inPlay(t: Tables, p: PlayerView, place: Place): InPlay {
  const twins = p.places.filter((x) => t.face[x.card] === t.face[place.card]);
  return { card: t.id[place.card]!, nth: twins.length > 1 ? twins.indexOf(place) + 1 : null };
}

/** The card a token lies on. */
function holderOf(t: Tables, p: PlayerView, no: number): InPlay | null {
  if (no === -1) return null;
  if (no === LEADER) return p.leader && { card: t.id[p.leader.card]!, nth: null };
  const place = placeOf(p, no);
  return place ? inPlay(t, p, place) : null;
}

/** Tells answers. */
export function deedOf(t: Tables, read: Read, refs: (answer: Answer) => readonly Ref[]) {
  return (v: View, seat: Seat, question: string, answer: Answer): StateDeed => {
    const things = refs(answer).slice(1);
    const words = answer.split(' ').slice(1);
    const p = v.players[seat]!;
    const named = read(answer);
    switch (question as Question) {
      case 'reach':
        return reach(t, p, words, things);
      case 'payment':
        return { verb: 'pay', things, ...spending(t, p, words, asking(v, 'payment')?.lay !== true) };
      case 'method':
        return { verb: 'with', things, ...spending(t, p, words, true) };
      case 'store':
        return { verb: 'fill', things, goods: amountsIn(contentOf(answer as Picks['store']).map((n, g) => [g, n])) };
      case 'steal': {
        const { g, no } = parseToken(words[1]!);
        const { seat: from } = named;
        const [good, on] = [GOODS[g]!, holderOf(t, v.players[from]!, no)];
        return {
          verb: 'steal',
          things,
          from,
          good,
          on,
          gives: some(good, 1),
          hits: [{ seat: from, what: good, n: 1 }],
        };
      }
    }
    const verb = named.verb as Verb;
    switch (verb) {
      case 'use':
      case 'visit':
      case 'store':
      case 'lay':
      case 'replace':
        return withPlace(t, v, verb, named, things);
      case 'drop':
      case 'give': {
        const { f, ones, twos } = named;
        const sort = named.sort!;
        return { verb, things, card: t.faceIds[f]!, sort, ones, twos, yields: yieldOf(t.sites[f]!, sort) };
      }
      case 'conquer':
      case 'cooperate':
      case 'incorporate':
      case 'redevelop':
        return useOf(t.sites[named.f]!, verb, things);
      case 'take':
      case 'keep': {
        const fits = verb === 'keep' || handSize(p) < HAND_LIMIT; // FS-45
        return { verb, things, card: t.faceIds[named.f]!, gives: some('card', fits ? 1 : 0) };
      }
      case 'burn':
      case 'discard':
        return { verb, things, card: t.faceIds[named.f]! };
      case 'cash':
        return { verb, things, card: t.faceIds[named.f]!, gives: amountsIn(t.sites[named.f]!.spoils) };
      case 'lead':
        return lead(t, p, named.f, things);
      case 'hire':
        return { verb, things, price: some('worker', HIRE_PRICE), gives: some(GOODS[named.g]!, 1) };
      case 'swap':
        return { verb, things, price: some('card', SWAP.discard), gives: some('card', SWAP.draw) };
      case 'deed': {
        const leader = p.leader && t.leader[p.leader.card]!;
        if (!leader) return { verb, things, card: null };
        return { verb, things, card: leader.id, price: some('card', leader.deed), gives: amountsIn(leader.deedGain) };
      }
      case 'deck':
        return { verb, things, gives: some('card', handSize(p) < HAND_LIMIT ? 1 : 0) };
      default:
        return { verb: verb as 'done' | 'pass', things };
    }
  };
}

const COLOUR_OF = { conquer: CONQUEST, cooperate: COOPERATION, incorporate: INCORPORATION } as const;

/** One use of a location in hand. What else comes with it depends on the other cards. */
function useOf(site: Site, verb: Use, things: readonly Ref[]): StateDeed {
  const placed = site.produce !== null && site.per === 0 ? site.produce : [];
  const card = site.id;
  if (verb === 'redevelop') return { verb, things, card, gives: [...some('vp1', REPLACED_VP), ...amountsIn(placed)] };
  const range: Range = { colour: COLOURS[COLOUR_OF[verb]]!, n: site.distance };
  if (verb === 'incorporate') return { verb, things, card, range, gives: [...some('vp1', 1), ...amountsIn(placed)] };
  const sort: Sort = verb === 'conquer' ? 'spoils' : 'deal';
  return { verb, things, card, range, gives: some(sort, 1), yields: yieldOf(site, sort) };
}

/** FS-126 to FS-131. */
function lead(t: Tables, { leader }: PlayerView, f: number, things: readonly Ref[]): StateDeed {
  const { id, stock } = t.leaders.find((x) => x.f === f)!;
  const price = some('weapon', leader === null ? 0 : 1);
  return {
    verb: 'lead',
    things,
    card: id,
    price,
    gives: [...amountsIn(stock), ...some('vp1', leader === null ? 1 : REPLACED_VP)],
  };
}

type AtPlace = 'use' | 'visit' | 'store' | 'lay' | 'replace';
function withPlace(
  t: Tables,
  v: View,
  verb: AtPlace,
  { seat: owner, no, g }: Named,
  things: readonly Ref[],
): StateDeed {
  const q = v.players[owner]!;
  const place = placeOf(q, no);
  const at = place ? inPlay(t, q, place) : null;
  const site = place && t.site[place.card]!;
  switch (verb) {
    case 'use': {
      if (!place || !site?.act) return { verb, things, at, steals: false, clears: [] };
      const { act, set } = site;
      const clears = amountsIn((set ?? []).map((n, k) => [k, n]));
      const price = priceIn(act.bill, workersFor(t, place));
      return { verb, things, at, steals: act.op === 'STEAL', clears, price, gives: amountsIn(act.gain) };
    }
    case 'visit': {
      if (!site) return { verb, things, at, owner };
      const times = site.per === 0 ? 1 : countType(t, q, site.per);
      return { verb, things, at, owner, price: some('worker', 1), gives: amountsIn(site.produce ?? [], times) };
    }
    case 'lay':
      return { verb, things, at, good: GOODS[g]! };
    case 'replace':
      return { verb, things, at, vp: place ? vpOn(place) : 0 };
    default:
      return { verb, things, at };
  }
}

/** Contacts and their prices, paid together (FS-80). */
function reach(t: Tables, p: PlayerView, ids: readonly string[], things: readonly Ref[]): StateDeed {
  const pieces = ids.map((id): Piece => {
    const contact = contactById(t, p, id);
    return { id, price: contact ? priceIn(contact.bill) : null };
  });
  const sum = new Map<string, number>();
  for (const { id, price } of pieces)
    for (const { what, n } of price ?? some(id, 1)) sum.set(what, (sum.get(what) ?? 0) + n);
  return { verb: 'reach', things, pieces, price: [...sum].map(([what, n]) => ({ what, n })) };
}

/** Token by token, equal ones together. What is laid on a card stays one's own and is no price. */
function spending(t: Tables, p: PlayerView, words: readonly string[], gone: boolean) {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const spent = [...counts].map(([word, n]): Spent => {
    const { g, no } = parseToken(word);
    return { what: GOODS[g]!, n, from: holderOf(t, p, no) };
  });
  return { spent, ...(gone ? { price: spent.map(({ what, n }) => ({ what, n })) } : {}) };
}
