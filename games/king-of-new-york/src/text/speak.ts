import type { Forms, Lang, Ref, Seat, Who, Words } from '@ashtown/engine';
import { type Button, buttonOf, type Facts, factsOf } from '../answers/deed.ts';
import type { TermId } from '../bot/index.ts';
import {
  CARD_IDS,
  CARDS,
  type CardId,
  type Condition,
  cardOf,
  type Effect,
  type Mod,
  type Moment,
} from '../content/cards.ts';
import {
  BOROUGHS,
  type Borough,
  FACES,
  type Face,
  MONSTERS,
  type MonsterId,
  type Res,
  TILES,
  type Tile,
  UNITS,
  type Unit,
  ZONES,
  type Zone,
} from '../content/vocabulary.ts';
import {
  type Answer,
  type Event,
  type Phase,
  type Question,
  type Reason,
  type Source,
  SPECIALS,
  type Special,
  type Src,
  type Token,
  type View,
} from '../state.ts';
import { cardText } from './cards.ts';
import { capital } from './format.ts';
import { tableText } from './table.ts';

/** Places beside the board that cards come from and go to. */
export const PILES = ['deck', 'bank', 'discard'] as const;
export type Pile = (typeof PILES)[number];

/** What an answer does, as a word of its own: the first ref of a pick. */
export const VERBS = [
  'stop',
  'stay',
  'up',
  'pass',
  'yes',
  'no',
  'finish',
  'sweep',
  'reroll',
  'buy',
  'salvage',
  'building',
  'unit',
  'reach',
  'send',
  'fresh',
  'ride',
  'shed',
  'keep',
  'discard',
  'turn',
  'done',
] as const;
type Verb = (typeof VERBS)[number];

/** When a trigger works: its moment, or destroying any kind of Unit. */
export type LeadIn = Moment | 'unit';

type Of<U extends { t: string }, T> = Extract<U, { t: T }>;
type Say<U extends { t: string }> = { [T in U['t']]: (x: Of<U, T>) => string };

/** Everything that differs between languages. Clauses begin small and have no full stop; `speak` makes sentences. */
export interface Language {
  lang: Lang;
  name: string;
  pitch: string;

  card: Record<CardId, string>;
  special: Record<Special, { name: string; text: string }>;
  kind: { keep: string; discard: string; special: string };
  monster: Record<MonsterId, string>;
  borough: Record<Borough, { name: string; at: string; to: string; from: string }>;
  zone: Record<Zone, string>;
  face: Record<Face, string>;
  tile: Record<Tile, string>;
  unit: Record<Unit, string>;
  token: Record<Token | 'souvenir', Forms>;
  noun: Record<'die' | 'reroll' | 'point' | 'damage', Forms>;

  /** Joins clauses: `a, b and c`, and `a, then b`. */
  and: string;
  or: string;
  next: string;
  /** The verbs before an amount; gains with the same verb share it. */
  gain: Record<Res, string>;
  /** `on` is the moment of the trigger, null when the card is bought. */
  effect: { [T in Exclude<Effect['t'], 'gain' | 'symbols'>]: (e: Of<Effect, T>, on: Moment | null) => string };
  symbols(n: number, face: Face): string;
  /** Around the symbols that a card adds. */
  add(symbols: string): string;
  /** After a gain that comes on top of the reward of something destroyed. */
  extra: string;
  mod: Say<Mod>;
  /** With the comma that belongs before the main clause, if any. */
  moment: Record<LeadIn, string>;
  condition: Say<Condition>;
  bought: string;
  needs: Record<'jet' | 'tank', string>;
  moveFee(n: number): string;
  nearby(places: string, n: number): string;

  event: { [T in Event['t']]: (e: Of<Event, T>, who: Who) => string | null };
  src: Record<Exclude<Src, CardId | Face | Tile | Unit>, string>;
  prompt: { [Q in Question]: (f: Facts[Q]) => string };
  button: Say<Button>;
  reason: { [T in Reason['t']]: (r: Of<Reason, T>) => string };

  verb: Record<Verb, string>;
  /** For the table in a terminal. */
  pile: Record<Pile, string>;
  out: string;
  stack(n: number): string;
  player(n: number): string;
  option: { advanced: { name: string; help: string } };
  source: Record<Source, string>;
  phase: Record<Phase, string>;
  term: Record<TermId, string>;
}

const has = <K extends string>(record: Record<K, unknown>, id: string): id is K => Object.hasOwn(record, id);
const isOne = <K extends string>(ids: readonly K[], id: string): id is K => (ids as readonly string[]).includes(id);

/** What a gain or a loss comes from. */
export function srcName(l: Pick<Language, 'card' | 'face' | 'tile' | 'unit' | 'src'>, src: Src): string {
  if (has(l.card, src)) return l.card[src];
  if (isOne(FACES, src)) return l.face[src];
  if (isOne(TILES, src)) return l.tile[src];
  if (isOne(UNITS, src)) return l.unit[src];
  return l.src[src];
}

function refName(l: Language, { kind, id }: Ref): string {
  if (kind === 'amount') return id;
  if (kind === 'player') return l.player(Number(id) + 1);
  if (has(l.card, id)) return l.card[id];
  if (isOne(SPECIALS, id)) return l.special[id].name;
  if (isOne(MONSTERS, id)) return l.monster[id];
  if (kind === 'slot' && isOne(PILES, id)) return l.pile[id];
  const [first = '', second] = id.split('.');
  if (isOne(BOROUGHS, first)) {
    const place = l.borough[first].name;
    if (second === undefined) return place;
    if (isOne(ZONES, second)) return l.zone[second];
    return `${place}, ${isOne(UNITS, second) ? l.unit[second] : l.stack(Number(second) + 1)}`;
  }
  if (isOne(FACES, first)) return l.face[first];
  if (isOne(UNITS, first)) return l.unit[first];
  if (isOne(VERBS, first)) return l.verb[first];
  const token = id.replace(/^token-/, '');
  return has(l.token, token) ? capital(l.token[token].one) : id;
}

/** The words of the game in one language. Sentences are put together here, once for all of them. */
export function speak(l: Language): Words<Answer, Event, View> {
  return {
    name: l.name,
    pitch: l.pitch,
    prompt(v: View, seat: Seat, question: string) {
      const q = question as Question;
      return (l.prompt[q] as (f: Facts[Question]) => string)(factsOf(v, seat, q));
    },
    label(v, seat, question, pick) {
      const b = buttonOf(v, seat, question as Question, pick);
      return (l.button[b.t] as (b: Button) => string)(b);
    },
    event: (e, who) => (l.event[e.t] as (e: Event, who: Who) => string | null)(e, who),
    why(w) {
      const say = has(l.reason, w.t) ? l.reason[w.t] : l.reason.notNow;
      return (say as (r: unknown) => string)(w);
    },
    ref: (r) => refName(l, r),
    card(id) {
      if (has(CARDS, id))
        return {
          name: l.card[id],
          kind: cardOf(id).keep ? l.kind.keep : l.kind.discard,
          text: cardText(l, cardOf(id)),
        };
      if (isOne(SPECIALS, id)) return { ...l.special[id], kind: l.kind.special };
      return { name: id, kind: '', text: '' };
    },
    cards: [...CARD_IDS, ...SPECIALS],
    option: (id) => (has(l.option, id) ? l.option[id] : { name: id, help: '' }),
    source: (id) => (has(l.source, id) ? l.source[id] : id),
    phase: (id) => (has(l.phase, id) ? l.phase[id] : id),
    term: (id) => (has(l.term, id) ? l.term[id] : id),
    table: (v, seat, who) => tableText(l, v, seat, who),
  };
}
