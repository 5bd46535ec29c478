import type { Forms, Lang, OptionTexts, Ref, Seat, Who, Words } from '@ashtown/engine';
import {
  type Category,
  type Colour,
  type ConnectionId,
  FACTION_IDS,
  FACTIONS,
  type FactionId,
  type Good,
  type Token,
  type Type,
} from '../board.ts';
import type { TermId } from '../bot.ts';
import {
  type Ability,
  type Bonus,
  type CardId,
  type Effect,
  faceNumber,
  type Goods,
  LINKS,
  type LocationId,
  SITES,
} from '../cards.ts';
import {
  type Pick as Answer,
  type Event,
  type Options,
  type Phase,
  type Question,
  type Reason,
  RIVAL,
  type Source,
  type Src,
  type View,
} from '../state.ts';
import { connectionText, factionText, locationKind, locationText } from './cards.ts';
import { amounts, type Counted, isGood } from './format.ts';
import { labelOf } from './labels.ts';
import { type Facts, factsOf } from './prompts.ts';
import { tableText } from './table.ts';

/** What an answer does, as a word of its own: the first ref of a pick. */
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

/** Where cards lie that are nobody's; tellings name them. */
export const PILES = ['deck', 'discard-pile', 'display', 'attacks', 'links'] as const;
export type Pile = (typeof PILES)[number];

type Of<U extends { t: string }, T> = Extract<U, { t: T }>;
/** Where the texts of cards need words of their own; goods come as text already. */
export interface Say {
  goods(g: Goods): string;
  type(t: Type): string;
  count(n: number, of: Counted): string;
}
type Atoms<U extends { t: string }> = { [T in U['t']]: (x: Of<U, T>, say: Say) => string };

/** What sentences about events are made with. */
export interface Saying {
  who: Who;
  card(id: CardId): string;
  goods(g: Goods): string;
  src(src: Src): string;
}

/** Everything that differs between languages. */
export interface Language {
  lang: Lang;
  name: string;
  pitch: string;

  location: Record<LocationId, string>;
  connection: Record<ConnectionId, string>;
  faction: Record<FactionId, string>;
  /** The virtual opponent. */
  rival: string;
  /** After a number; the name of a good alone is the form for one. */
  good: Record<Counted, Forms>;
  type: Record<Type, string>;
  category: Record<Category, string>;
  open: string;
  colour: Record<Colour, string>;
  kind: { connection: Record<Colour, string>; faction: string; distance(n: number): string; noType: string };

  and: string;
  or: string;
  /** How a location works, by its atoms (cards/atoms.ts). Clauses begin small and have no full stop. */
  ability: Atoms<Exclude<Ability, { t: 'none' | 'action' }>>;
  effect: Atoms<Effect>;
  uses(n: number): string;
  bonus: Atoms<Bonus>;
  ownShield: string;
  label: Record<'production' | 'action' | 'bonus' | 'spoils' | 'deal' | 'once' | 'exchange', string>;

  event: { [T in Event['t']]: (e: Of<Event, T>, x: Saying) => string | null };
  src: Record<Exclude<Src, CardId>, string>;
  prompt: { [Q in Question]: (f: Facts) => string };
  verb: Record<Verb, string>;
  reason: { [T in Reason['t']]: (r: Of<Reason, T>, x: { who: Who; token(n: number, of: Token): string }) => string };
  /** For the table in a terminal. */
  table: Record<
    'round' | 'first' | 'passed' | 'hand' | 'deals' | 'ruins' | 'display' | 'connections' | 'storage',
    string
  >;
  player(n: number): string;
  ofPlayer(place: string, owner: string): string;
  option: OptionTexts<Options>;
  source: Record<Source, string>;
  phase: Record<Phase, string>;
  pile: Record<Pile, string>;
  term: Record<TermId, string>;
  grade: Record<1 | 2 | 3 | 4 | 5, string>;
}

const has = <K extends string>(record: Record<K, unknown>, id: string): id is K => Object.hasOwn(record, id);

export const cardName = (l: Language, id: string): string => {
  const f = faceNumber(id);
  if (f < 0) return id;
  return f < SITES.length ? l.location[SITES[f]!.id] : l.connection[LINKS[f - SITES.length]!.id];
};
export const goodName = (l: Language, good: Good): string => l.good[good].one;
export const goodsText = (l: Language, goods: Goods): string => amounts(l.lang, l.good, goods);
export const seatName = (l: Language, who: Who): Who => {
  return (seat) => (seat === RIVAL ? l.rival : who(seat));
};

/** A card that lies on a board as a deal. */
const ON_DEALS = /^deal\./;

function refName(l: Language, { kind, id }: Ref): string {
  if (kind === 'player') return Number(id) === RIVAL ? l.rival : l.player(Number(id) + 1);
  if (kind === 'card') return cardName(l, id.replace(ON_DEALS, ''));
  if (kind === 'slot') {
    const [seat = '', no = ''] = id.split('.');
    if (has(l.pile, seat)) return l.pile[seat];
    if (seat === 'link') return l.kind.connection[no as Colour];
    if (seat === 'board') return `${l.verb.convert}: ${goodName(l, no as Good)}`;
    if (has(l.verb, seat)) return `${l.verb[seat]}: ${cardName(l, no)}`;
    if (isGood(no)) return l.ofPlayer(goodName(l, no), l.player(Number(seat) + 1));
    return l.ofPlayer(`№ ${Number(no) + 1}`, Number(seat) === RIVAL ? l.rival : l.player(Number(seat) + 1));
  }
  if (has(l.pile, id)) return l.pile[id];
  if (has(l.verb, id)) return l.verb[id];
  if (has(l.faction, id)) return l.faction[id];
  return isGood(id) ? goodName(l, id) : id;
}

/** The words of the game in one language. Sentences are put together here, once for all of them. */
export function speak(l: Language): Words<Answer, Event, View> {
  const saying = (who: Who): Saying => ({
    who: seatName(l, who),
    card: (id) => cardName(l, id),
    goods: (g) => goodsText(l, g),
    src: (src) => (has(l.src, src) ? l.src[src] : cardName(l, src)),
  });
  return {
    name: l.name,
    pitch: l.pitch,
    prompt: (v: View, seat: Seat, question: string) =>
      l.prompt[question as Question](factsOf(l, v, seat, question as Question)),
    label: (v, seat, question, pick) => labelOf(l, v, seat, question as Question, pick),
    event: (e, who) => (l.event[e.t] as (e: Event, x: Saying) => string | null)(e, saying(who)),
    why(w, who) {
      const say = has(l.reason, w.t) ? l.reason[w.t] : l.reason.notNow;
      const token = (n: number, of: Token) => amounts(l.lang, l.good, { [of]: n });
      return (say as (r: unknown, x: object) => string)(w, { who: seatName(l, who), token });
    },
    ref: (r) => refName(l, r),
    card(named) {
      const id = named.replace(ON_DEALS, '');
      const f = faceNumber(id);
      if (f >= SITES.length) {
        const link = LINKS[f - SITES.length]!;
        return {
          name: l.connection[link.id],
          kind: l.kind.connection[link.colour === 0 ? 'red' : 'blue'],
          text: connectionText(l, link),
        };
      }
      if (f >= 0) return { name: cardName(l, id), kind: locationKind(l, SITES[f]!), text: locationText(l, SITES[f]!) };
      const faction = FACTION_IDS.find((x) => x === id);
      if (faction) return { name: l.faction[faction], kind: l.kind.faction, text: factionText(l, FACTIONS[faction]) };
      return { name: id, kind: '', text: '' };
    },
    option: (id) => (has(l.option, id) ? l.option[id] : { name: id, help: '' }),
    source: (id) => (has(l.source, id) ? l.source[id] : id),
    phase: (id) => (has(l.phase, id) ? l.phase[id] : id),
    term: (id) => (has(l.term, id) ? l.term[id] : id),
    table: (v, seat, who) => tableText(l, v, seat, seatName(l, who)),
  };
}
