import type { Forms, Lang, Ref, Seat, Who, Words } from '@ashtown/engine';
import type { Read } from '../answers/notation.ts';
import { DISCARD_ID, REDEVELOPMENT, ROW_ID } from '../answers/refs.ts';
import type { TermId } from '../bot/index.ts';
import type { Effect, LeaderEffect } from '../content/schema.ts';
import type { Contact, Faction, LeaderDesign, Site, Tables } from '../content/tables.ts';
import type { Colour, Good, Goods, Layout, Mode, Moment, Provenance, Sort, Type } from '../content/vocabulary.ts';
import {
  type Answer,
  type Event,
  PARTS,
  type Part,
  type Phase,
  type Question,
  type Reason,
  type Source,
  type View,
} from '../state.ts';
import { contactText, factionText, leaderText, siteKind, siteText } from './cards.ts';
import { amount, type Counted, goodName, goodsText, isGood } from './format.ts';
import { labelOf } from './label.ts';
import { type Facts, factsOf } from './prompt.ts';
import { tableText } from './table.ts';

/** What an answer does, as a word of its own: the first ref of a pick. */
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
  'nothing',
] as const;
export type Verb = (typeof VERBS)[number];

type Of<U extends { t: string }, T> = Extract<U, { t: T }>;
/** Where the texts of cards need words of their own; goods come as text already. */
export interface Say {
  goods(g: readonly { readonly kind: string }[]): string;
  cost(c: readonly { readonly kind: string }[], workers: number): string;
  type(t: Type): string;
  list(items: readonly string[]): string;
  resource(good: Good): string;
}
type Atoms<U extends { op: string }> = { [T in U['op']]: (x: Extract<U, { op: T }>, say: Say) => string };

/** What sentences about events are made with. */
export interface Saying {
  who: Who;
  card(id: string): string;
  cards(ids: readonly string[]): string;
  goods(g: Goods): string;
  src(src: string): string;
}

/** What the log says: a file of its own in each language. */
export interface LogWords {
  phase: Record<Phase, string>;
  event: { [T in Event['t']]: (e: Of<Event, T>, x: Saying) => string | null };
  src: Record<Part, string>;
}

/** Everything that differs between languages. */
export interface Language extends LogWords {
  lang: Lang;
  name: string;
  pitch: string;

  good: Record<Counted, Forms>;
  /** Contact tokens by colour; a value follows. */
  contact: Record<Colour, string>;
  vp: string;
  type: Record<Type, string>;
  layout: Record<Layout, string>;
  kind: Record<'fixedContact' | 'oneShotContact' | 'leader' | 'faction', string>;
  distance(n: number): string;
  sort: Record<Sort, string>;
  range(colour: Colour, n: number): string;

  and: string;
  or: string;
  /** How a card works, by its atoms (content.ts). Clauses begin small and have no full stop. */
  effect: Atoms<Effect>;
  leaderEffect: Atoms<LeaderEffect>;
  mode: Record<Mode, string>;
  moment: Record<Moment, (type: string) => string>;
  room(n: number, deals: boolean): string;
  label: Record<'production' | 'action' | 'placed' | 'spoils' | 'deal' | 'once' | 'discarded' | 'leaderAction', string>;
  provenance: Record<Provenance, string>;

  prompt: { [Q in Question]: (f: Facts) => string };
  verb: Record<Verb, string>;
  reason: { [T in Reason['t']]: (r: Of<Reason, T>, x: { who: Who; good(n: number, of: Good): string }) => string };
  /** For the table in a terminal. */
  table: Record<'turn' | 'first' | 'passed' | 'hand' | 'row' | 'deck' | 'discard' | 'exhausted' | 'base', string>;
  ofPlayer(place: string, owner: string): string;
  source: Record<Source, string>;
  term: Record<TermId, string>;
}

/** The card in an id: a tucked one says of which sort it is, `deal.pub`. */
const tuckedId = (id: string): RegExpExecArray | null => /^(spoils|deal)\.(.+)$/.exec(id);
const has = <K extends string>(record: Record<K, unknown>, id: string): id is K => Object.hasOwn(record, id);

type Design = Site | Contact | LeaderDesign | Faction;
/** Any card by its id, bases included. */
export function findDesign(t: Tables, id: string): Design | undefined {
  const f = t.faceOf(id);
  if (f >= 0) return t.sites[f] ?? [...t.shots, ...t.leaders].find((x) => x.f === f);
  return [...t.factions, ...t.factions.flatMap((x) => x.contacts)].find((x) => x.id === id);
}
export const cardName = (t: Tables, l: Language, id: string): string => findDesign(t, id)?.name[l.lang] ?? id;

function refName(t: Tables, l: Language, { kind, id }: Ref, who: Who): string {
  if (kind === 'player') return who(Number(id));
  if (kind === 'card') {
    const tucked = tuckedId(id);
    return tucked ? `${l.sort[tucked[1] as Sort]}: ${cardName(t, l, tucked[2]!)}` : cardName(t, l, id);
  }
  if (id === ROW_ID) return l.table.row;
  if (id === DISCARD_ID) return l.table.discard;
  if (kind === 'slot') {
    const [seat = '', no = ''] = id.split('.');
    if (has(l.verb, seat)) return `${l.verb[seat]}: ${cardName(t, l, no)}`;
    if (isGood(no)) return l.ofPlayer(goodName(l, no), who(Number(seat)));
    return l.ofPlayer(no === 'leader' ? l.kind.leader : `№ ${Number(no) + 1}`, who(Number(seat)));
  }
  if (id === REDEVELOPMENT) return l.verb.redevelop;
  if (isGood(id)) return goodName(l, id);
  return has(l.verb, id) ? l.verb[id] : id;
}

/** The words of the game in one language. Sentences are put together here, once for all of them. */
export function speak(t: Tables, read: Read, l: Language): Words<Answer, Event, View> {
  const card = (id: string) => cardName(t, l, id);
  const isPart = (src: string): src is Part => (PARTS as readonly string[]).includes(src);
  const saying = (who: Who): Saying => ({
    who,
    card,
    cards: (ids) => ids.map(card).join(', '),
    goods: (g) => goodsText(l, g),
    src: (src) => (isPart(src) ? l.src[src] : card(src)),
  });
  return {
    name: l.name,
    pitch: l.pitch,
    prompt: (v: View, seat: Seat, question: string) =>
      l.prompt[question as Question](factsOf(t, l, v, seat, question as Question)),
    label: (v, seat, question, pick, who) => labelOf(t, read, l, v, seat, question as Question, pick, who),
    event: (e, who) => (l.event[e.t] as (e: Event, x: Saying) => string | null)(e, saying(who)),
    why(w, who) {
      const say = has(l.reason, w.t) ? l.reason[w.t] : l.reason.notNow;
      return (say as (r: unknown, x: object) => string)(w, { who, good: (n: number, of: Good) => amount(l, of, n) });
    },
    ref: (r, who) => refName(t, l, r, who),
    card: (id) => describe(t, l, id),
    cards: [...t.factions.flatMap((x) => [x.id, ...x.contacts.map((c) => c.id)]), ...t.faceIds],
    option: (id) => ({ name: id, help: '' }),
    source: (id) => (has(l.source, id) ? l.source[id] : id),
    phase: (id) => (has(l.phase, id) ? l.phase[id] : id),
    term: (id) => (has(l.term, id) ? l.term[id] : id),
    table: (v, seat, who) => tableText(t, l, v, seat, who),
  };
}

function describe(t: Tables, l: Language, id: string): { name: string; kind: string; text: string } {
  const design = findDesign(t, tuckedId(id)?.[2] ?? id);
  if (!design) return { name: id, kind: '', text: '' };
  const name = design.name[l.lang];
  if ('mask' in design) return { name, kind: siteKind(l, design), text: siteText(l, design) };
  if ('contacts' in design) return { name, kind: l.kind.faction, text: factionText(l, design) };
  if ('deed' in design) return { name, kind: l.kind.leader, text: leaderText(l, design) };
  return { name, kind: l.kind[design.f < 0 ? 'fixedContact' : 'oneShotContact'], text: contactText(l, design) };
}

/** How far the values of a card are known; null where there is no such card. */
export function provenanceText(t: Tables, l: Language, id: string): string | null {
  const design = findDesign(t, id);
  return design ? l.provenance[design.provenance] : null;
}
