import type { Amount, Deed, Hit, Ref, Seat } from '@ashtown/engine';
import type { Ability, Cost, Goods } from '../content/atoms.ts';
import type { Bill, CardId, FactionId, Pile, Site, Tables } from '../content/tables.ts';
import { COLOURS, type Colour, GOODS, type Good } from '../content/vocabulary.ts';
import { defenceOf, placeOf, playerAt } from '../rules/queries.ts';
import { type Answer, NONE, type Place, type Question, type View } from '../state.ts';
import { EXCHANGE_BILL, TAKE_BILL, VISIT_BILL } from './actions.ts';
import type { Named, Texts } from './index.ts';
import type { Outcome } from './outcome.ts';

/** What an answer does, as a word of its own: the first ref of an answer. */
export const VERBS = [
  'random',
  'drop',
  'claim',
  'none',
  'copy',
  'construct',
  'redevelop',
  'deal',
  'raze',
  'attack',
  'use',
  'convert',
  'exchange',
  'visit',
  'take',
  'play',
  'shield',
  'pass',
  'pay',
  'discard',
  'spend',
  'replace',
  'steal',
  'activate',
  'reset',
  'gather',
  'borrow',
  'again',
  'stop',
  'end',
  'protect',
  'yield',
  'store',
  'all',
  'done',
] as const;
export type Verb = (typeof VERBS)[number];

/** `draft`, `choose` and `found`: answers that name a card, a good or a faction and nothing else. */
interface Done extends Deed {
  readonly verb: Verb | 'draft' | 'choose' | 'found';
  /** What would come of it if it were answered now, tried out by the rules; only of actions of a turn. */
  readonly outcome?: Outcome;
}
/** Tokens of a payment that lie together: in the supply, or on a place. */
export interface PaymentPart {
  readonly good: Good;
  readonly n: number;
  readonly at: PlaceName | null;
}
/** A place as a sentence names it; `nth` where its State has several of one name. */
export interface PlaceName {
  readonly seat: Seat;
  readonly no: number;
  readonly card: CardId;
  readonly ruins: boolean;
  readonly nth: number | null;
}

/** What an answer of this game is, by what it is about. */
export type MasterDeed =
  | (Done & { readonly of: 'nothing' })
  /** `owner`: whose deal it is, where it is another's. */
  | (Done & { readonly of: 'cards'; readonly cards: readonly CardId[]; readonly owner: Seat | null })
  | (Done & { readonly of: 'place'; readonly place: PlaceName; readonly does: Ability })
  | (Done & { readonly of: 'good'; readonly good: Good; readonly owner: Seat | null })
  | (Done & { readonly of: 'payment'; readonly parts: readonly PaymentPart[] })
  | (Done & { readonly of: 'connection'; readonly colour: Colour; readonly card: CardId | null })
  | (Done & { readonly of: 'faction'; readonly faction: FactionId })
  /** Once more what was done: the action of a place, or the exchange of workers. */
  | (Done & { readonly of: 'again'; readonly does: Ability | null });

type Priced = Pick<Done, 'price' | 'gives' | 'hits'>;

const amountsOf = (goods: Goods | Cost): Amount[] => Object.entries(goods).map(([what, n]) => ({ what, n }));
const inPile = (pile: Pile): Amount[] => pile.map(([g, n]) => ({ what: GOODS[g]!, n }));
/** A bill in the words of a cost. */
export const priceOf = ({ need, any, cards, deals }: Bill): Amount[] => [
  ...inPile(need),
  ...(any > 0 ? [{ what: 'anyResource', n: any }] : []),
  ...(cards > 0 ? [{ what: 'card', n: cards }] : []),
  ...(deals > 0 ? [{ what: 'deal', n: deals }] : []),
];
const one = (what: Good): Amount[] => [{ what, n: 1 }];

/** A place as sentences name it. */
export function placeNameOf(t: Tables, v: View, seat: Seat, place: Place): PlaceName {
  const twins = playerAt(v, seat).places.filter((x) => t.face[x.card] === t.face[place.card]);
  return {
    seat,
    no: place.no,
    card: t.id[place.card]!,
    ruins: place.ruins,
    nth: twins.length > 1 ? twins.indexOf(place) + 1 : null,
  };
}

const actionPrice = (site: Site): Priced =>
  site.bill === null
    ? {}
    : { price: priceOf(site.bill), ...(site.gain.length > 0 ? { gives: inPile(site.gain) } : {}) };

/** What an answer about a place costs and gives for certain. */
function atPlace(t: Tables, { verb, seat: owner }: Named, place: Place): Priced {
  const site = t.site[place.card]!;
  switch (verb) {
    case 'attack': {
      const hits: Hit[] = [{ seat: owner, what: 'location', n: 1 }];
      return { price: [{ what: 'red', n: defenceOf(t, place) }], gives: inPile(site.spoils), hits };
    }
    case 'use':
      return actionPrice(site);
    case 'visit':
      return {
        price: priceOf(VISIT_BILL),
        ...(site.does.t === 'produce' ? { gives: amountsOf(site.does.gain) } : {}),
      };
    case 'claim':
      return { hits: [{ seat: owner }] };
    case 'activate':
      return site.does.t === 'produce' ? { gives: amountsOf(site.does.gain) } : {};
    case 'protect':
      return { price: one('shield') };
    default:
      return {};
  }
}

/** What an answer about a card costs and gives for certain. */
function withCard(t: Tables, verb: string, f: number): Priced {
  const link = t.links[f - t.sites.length];
  if (link) return verb === 'play' ? { price: priceOf(link.bill), gives: inPile(link.gain) } : { price: one('card') };
  const site = t.sites[f]!;
  switch (verb) {
    case 'construct':
      return { price: [{ what: 'grey', n: site.distance }] };
    case 'deal':
      return { price: [{ what: 'blue', n: site.distance }], gives: inPile(site.deal) };
    case 'raze':
      return { price: [{ what: 'red', n: site.distance }], gives: inPile(site.spoils) };
    case 'redevelop':
      return { gives: one('vp') }; // FSM-91
    case 'discard':
      return { price: one('card') };
    case 'spend':
      return { price: [{ what: 'deal', n: 1 }] };
    case 'gather':
    case 'borrow':
      return { gives: inPile(site.deal) };
    default:
      return {};
  }
}

function paymentParts(t: Tables, v: View, seat: Seat, answer: string): PaymentPart[] {
  const parts = new Map<string, { good: Good; n: number; at: PlaceName | null }>();
  for (const word of answer.split(' ').slice(1)) {
    const [good, at] = word.split('@') as [Good, string | undefined];
    const place = at === undefined ? undefined : placeOf(v.players[seat]!, Number(at.split('.')[1]));
    const part = parts.get(word) ?? { good, n: 0, at: place ? placeNameOf(t, v, seat, place) : null };
    part.n++;
    parts.set(word, part);
  }
  return [...parts.values()];
}

/** What would be done once more. */
function repeated(t: Tables, v: View): Priced & { does: Ability | null } {
  const f = v.stack.at(-1);
  const place = f?.t === 'repeatAction' && f.again >= 0 ? placeOf(v.players[f.seats[0]]!, f.again) : undefined;
  if (!place) return { does: null, price: priceOf(EXCHANGE_BILL) };
  const site = t.site[place.card]!;
  return { does: site.does, ...actionPrice(site) };
}

/** Answers of one word: a card, a good, a faction, or a verb. */
function alone(t: Tables, v: View, question: Question, answer: string, things: readonly Ref[]): MasterDeed {
  if (question === 'draftPick' || question === 'soloPick')
    return { of: 'cards', verb: 'draft', things, cards: [answer], owner: null };
  if (question === 'exchangeGood' || question === 'productionOption') {
    const good = answer as Good;
    return {
      of: 'good',
      verb: 'choose',
      things,
      good,
      owner: null,
      ...(question === 'exchangeGood' ? { gives: one(good) } : {}),
    };
  }
  if (question === 'pickFaction' && answer !== 'random')
    return { of: 'faction', verb: 'found', things, faction: answer };
  const verb = answer as Verb;
  if (verb === 'again') return { of: 'again', verb, things: [], ...repeated(t, v) };
  return { of: 'nothing', verb, things: [], ...(verb === 'exchange' ? { price: priceOf(EXCHANGE_BILL) } : {}) };
}

/** What an answer is, from what the asked seat sees. */
export const deedOf =
  (t: Tables, a: Texts, refs: (answer: Answer) => readonly Ref[]) =>
  (v: View, seat: Seat, question: string, answer: Answer): MasterDeed => {
    const all = refs(answer);
    const named = a.read(answer);
    if (named.verb === answer) return alone(t, v, question as Question, answer, all);
    const verb = named.verb as Verb;
    const things = all.slice(1);
    if (verb === 'pay') {
      const parts = paymentParts(t, v, seat, answer);
      return { of: 'payment', verb, things, parts, price: parts.map(({ good, n }) => ({ what: good, n })) };
    }
    if (verb === 'drop')
      return {
        of: 'cards',
        verb,
        things,
        cards: answer.split(' ').slice(1),
        owner: null,
        price: [{ what: 'card', n: 2 }],
      };
    const place = named.no >= 0 ? placeOf(playerAt(v, named.seat), named.no) : undefined;
    if (place) {
      const { does } = t.site[place.card]!;
      return {
        of: 'place',
        verb,
        things,
        place: placeNameOf(t, v, named.seat, place),
        does,
        ...atPlace(t, named, place),
      };
    }
    if (named.f >= 0) {
      const owner = verb === 'borrow' ? named.seat : null;
      return { of: 'cards', verb, things, cards: [t.faceId(named.f)], owner, ...withCard(t, verb, named.f) };
    }
    return aboutGood(t, v, seat, verb, named, things);
  };

function aboutGood(
  t: Tables,
  v: View,
  seat: Seat,
  verb: Verb,
  { i, seat: owner }: Named,
  things: readonly Ref[],
): MasterDeed {
  if (verb === 'convert') {
    const { contact, bill, gain } = t.factions[v.players[seat]!.faction]!.conversions[i]!;
    return { of: 'good', verb, things, good: contact, owner: null, price: priceOf(bill), gives: inPile(gain) };
  }
  if (verb === 'take') {
    const card = v.faceUp[i]!;
    const id = card === NONE ? null : t.id[card]!;
    return {
      of: 'connection',
      verb,
      things,
      colour: COLOURS[i]!,
      card: id,
      price: priceOf(TAKE_BILL),
      gives: one('card'),
    };
  }
  const good = GOODS[i]!;
  if (verb !== 'steal') return { of: 'good', verb, things, good, owner: null };
  return { of: 'good', verb, things, good, owner, gives: one(good), hits: [{ seat: owner, what: good, n: 1 }] };
}

/** Actions whose outcome is worth trying out before they are chosen. */
const TRIED: readonly string[] = ['takeTurn', 'repeatAction'] satisfies readonly Question[];
const FREE: readonly string[] = ['pass', 'shield', 'stop'] satisfies readonly Verb[];

/** The same with what would come of it, where that can be known. */
export const triedDeedOf =
  (deed: ReturnType<typeof deedOf>, outcome: (v: View, seat: Seat, answer: Answer) => Outcome) =>
  (v: View, seat: Seat, question: string, answer: Answer): MasterDeed => {
    const found = deed(v, seat, question, answer);
    if (!TRIED.includes(question) || FREE.includes(found.verb)) return found;
    return { ...found, outcome: outcome(v, seat, answer) };
  };
