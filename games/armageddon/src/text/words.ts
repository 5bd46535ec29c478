import type { Forms, Lang, OptionTexts, Ref, Seat, Who, Words } from '@ashtown/engine';
import type { TERMS } from '../bot.ts';
import type { Box } from '../box.ts';
import type { Count, Effect, Passive, Worth } from '../content.ts';
import type { Pile } from '../refs.ts';
import type { Pick as Answer, Event, Options, Phase, Question, Reason, Source, View } from '../state.ts';
import {
  AREAS,
  type Area,
  COLOURS,
  type Colour,
  type Cost,
  type Figure,
  type Group,
  type Place,
  type Provenance,
  type Type,
} from '../vocabulary.ts';
import { cardOf } from './cards.ts';
import { type Button, type Facts, factFinder } from './facts.ts';
import { count } from './format.ts';
import { tableText } from './table.ts';

/** What an answer does, as a word of its own. */
export const VERBS = [
  'extend',
  'repair',
  'end',
  'forfeit',
  'decline',
  'take',
  'discard',
  'byColour',
  'nobody',
] as const;
export type Verb = (typeof VERBS)[number];

type Of<U extends { t: string }, T> = Extract<U, { t: T }>;
type Say<U extends { t: string }, X = object> = { [T in U['t']]: (x: Of<U, T>, more: X) => string };

/** Names of cards and tiles in one language, and lists of figures. */
export interface Names {
  card(id: string): string;
  effect(e: Effect): string;
  /** Counted by COLOURS: `2 workers, 1 leader`; or by FIGURES. */
  survivors(n: readonly number[]): string;
  figures(n: readonly number[]): string;
}

/** Numbers of the game that an effect's text needs beside its own. */
export interface Rates {
  /** VP for a marauder fought off. */
  fightVp: number;
}

/** Everything that differs between languages but the names of cards, which come from the content. */
export interface Language {
  lang: Lang;
  pitch: string;
  figure: Record<Figure, Forms>;
  survivor: Forms;
  nobody: string;
  card: Forms;
  vp: string;
  area: Record<Area, string>;
  /** Where a survivor is. */
  place: Record<Place | 'screen', string>;
  type: Record<Type, string>;
  group: Record<Group, string>;
  cost: Record<Cost, string>;
  /** Two of them together. */
  twice: Record<Cost, string>;
  and: string;
  or: string;

  /** Clauses of a text; they begin small and have no full stop. */
  effect: Say<Effect, Rates>;
  passive: Say<Passive, Names>;
  worth: Say<Worth>;
  counted: Say<Count>;
  /** An action line: who, how often, what. */
  line(cost: string, times: number, effect: string): string;
  perRound(vp: number): string;
  housing(n: number): string;
  noEffect: string;
  bonus(effect: string): string;
  penalty(effect: string): string;
  damageHere(effect: string): string;
  damageBeyond(effect: string): string;
  vehicles(same: readonly number[], mixed: readonly number[]): string;
  kind: {
    printed: string;
    level(n: number): string;
    equipment(n: number): string;
    tile: string;
    auction: string;
    scoring: string;
    damage: string;
  };
  placement: { hqUpgrade: string; watchtowerUpgrade: string };
  provenance: Record<Provenance, string>;

  event: { [T in Event['t']]: (e: Of<Event, T>, who: Who, n: Names) => string | null };
  prompt: { [Q in Question]: (f: Facts[Q], n: Names) => string };
  button: { [T in Button['t']]: (b: Of<Button, T>, n: Names) => string };
  reason: { [T in Reason['t']]: (r: Of<Reason, T>, n: Names) => string };

  verb: Record<Verb, string>;
  slot(n: number): string;
  /** A slot of the building display. */
  offer(n: number): string;
  pile: Record<Pile, string>;
  site(n: number): string;
  lineOf(site: number, line: number): string;
  player(n: number): string;
  /** For the table in a terminal. */
  table: {
    round(no: number, of: number): string;
    marauders(n: number): string;
    damage(n: number, of: number): string;
    housing(n: number): string;
    behind: string;
    hidden(least: number, most: number): string;
    hand: string;
    unknown(n: number): string;
    equipment: string;
    buildings: string;
    own: string;
    bag(n: number): string;
    midgame: string;
    final: string;
  };

  option: OptionTexts<Options>;
  source: Record<Source, string>;
  phase: Record<Phase, string>;
  term: Record<(typeof TERMS)[number], string>;
}

const has = <K extends string>(record: Record<K, unknown>, id: string): id is K => Object.hasOwn(record, id);

export function namesOf(l: Language, box: Box): Names {
  const all = [...box.buildings, ...box.equipment, ...box.tiles, ...box.auction, ...box.scoring, ...box.damage];
  const names = new Map(all.map((card) => [card.id, card.name[l.lang]]));
  const counted = (n: readonly number[], kinds: readonly Figure[]) =>
    kinds.flatMap((kind, i) => (n[i]! > 0 ? [count(l.lang, n[i]!, l.figure[kind])] : [])).join(', ') || l.nobody;
  return {
    card: (id) => names.get(id) ?? id,
    effect: (e) => (l.effect[e.t] as (e: Effect, rates: Rates) => string)(e, box),
    survivors: (n) => counted(n, COLOURS),
    figures: (n) => counted([...n.slice(1), n[0]!], [...COLOURS, 'marauder']),
  };
}

function refName(l: Language, n: Names, { kind, id }: Ref): string {
  if (kind === 'player') return l.player(Number(id) + 1);
  if (kind === 'card') return n.card(id);
  const [first = '', second, third] = id.split('.');
  if (first === 'slot') return l.slot(Number(second));
  if (first === 'offer') return l.offer(Number(second));
  if (first === 'site') return l.site(Number(second));
  if (first === 'line') return l.lineOf(Number(second), Number(third));
  if (first === 'take' && second !== undefined)
    return `${l.verb.take}: ${refName(l, n, { kind: 'amount', id: second })}`;
  if (has(l.place, id)) return (AREAS as readonly string[]).includes(id) ? l.area[id as Area] : l.place[id];
  if (kind === 'slot' && has(l.pile, id)) return l.pile[id];
  const [figure = '', times = '1'] = first.split('*');
  if (has(l.figure, figure)) return count(l.lang, Number(times), l.figure[figure as Colour]);
  return has(l.verb, id) ? l.verb[id] : id;
}

/** The words of the game in one language. Sentences are put together here, once for all of them. */
export function speak(l: Language, box: Box): Words<Answer, Event, View> {
  const names = namesOf(l, box);
  const { factsOf, buttonOf } = factFinder(box);
  return {
    name: box.names[l.lang],
    pitch: l.pitch,
    prompt(v: View, seat: Seat, question: string) {
      const q = question as Question;
      return (l.prompt[q] as (f: Facts[Question], n: Names) => string)(factsOf(v, seat, q), names);
    },
    label(v, seat, question, pick) {
      const b = buttonOf(v, seat, question as Question, pick);
      return (l.button[b.t] as (b: Button, n: Names) => string)(b, names);
    },
    event: (e, who) => (l.event[e.t] as (e: Event, who: Who, n: Names) => string | null)(e, who, names),
    why(w) {
      const say = has(l.reason, w.t) ? l.reason[w.t] : l.reason.notNow;
      return (say as (r: unknown, n: Names) => string)(w, names);
    },
    ref: (r) => refName(l, names, r),
    card: (id) => cardOf(l, box, names, id),
    option: (id) => (has(l.option, id) ? l.option[id] : { name: id, help: '' }),
    phase: (id) => (has(l.phase, id) ? l.phase[id] : id),
    source: (id) => (has(l.source, id) ? l.source[id] : id),
    term: (id) => (has(l.term, id) ? l.term[id] : id),
    table: (v, seat, who) => tableText(l, box, names, v, seat, who),
  };
}
