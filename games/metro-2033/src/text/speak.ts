import type { Forms, Lang, OptionTexts, Ref, Seat, Who, Words } from '@ashtown/engine';
import type { Answers } from '../answers/index.ts';
import type { TERMS } from '../bot/index.ts';
import { isActive } from '../cards/effects.ts';
import type { Pick as Answer, Event, Options, Phase, Question, Reason, Source, View } from '../state.ts';
import type { Atom, Tables } from '../content/tables.ts';
import type { Provenance } from '../content/vocabulary.ts';
import { type Button, type Facts, factFinder } from '../answers/deed.ts';
import { capital, count, type Names, namesOf } from './names.ts';
import { tableText } from './table.ts';

/** What an answer does, as a word of its own: the first ref of a pick. */
export const VERBS = [
  'end',
  'play',
  'protect',
  'discard',
  'exchange',
  'mission',
  'tidy',
  'done',
  'cancel',
  'pay',
  'use',
  'keep',
  'defend',
  'guard',
  'decline',
  'lose',
  'none',
] as const;
type Verb = (typeof VERBS)[number];

type Of<U extends { t: string }, T> = Extract<U, { t: T }>;

/** Everything that differs between languages but the names, which come from the content. */
export interface Language {
  lang: Lang;
  pitch: string;
  noun: { marker: Forms; card: Forms };
  and: string;

  /** Clauses of a card's text; they begin small and have no full stop. */
  atom: { [T in Atom['t']]: (a: Of<Atom, T>, n: Names) => string };
  cost(n: number): string;
  /** Before the effects of an active card. */
  whenDiscarded: string;
  provenance: Record<Provenance, string>;

  event: { [T in Event['t']]: (e: Of<Event, T>, who: Who, n: Names) => string | null };
  prompt: { [Q in Question]: (f: Facts[Q], n: Names) => string };
  button: { [T in Button['t']]: (b: Of<Button, T>, n: Names) => string };
  reason: { [T in Reason['t']]: (r: Of<Reason, T>) => string };

  verb: Record<Verb, string>;
  deck: string;
  bazaar: string;
  slot(n: number): string;
  discardPile: string;
  /** Where markers lie, but for those on Stations. */
  zone: Record<'up' | 'down' | 'reserve', string>;
  /** After the name of a card that lies on its Protection side, and of a mission. */
  protection: string;
  missionOf(card: string): string;
  ownFaction: string;
  player(n: number): string;
  /** For the table in a terminal. */
  people(up: number, down: number, onStations: number): string;
  hand: string;
  known: string;
  flipped: string;
  kept(n: number): string;

  option: OptionTexts<Options>;
  source: Record<Source, string>;
  phase: Record<Phase, string>;
  term: Record<(typeof TERMS)[number], string>;
}

const has = <K extends string>(record: Record<K, unknown>, id: string): id is K => Object.hasOwn(record, id);

/** A card's text, made from its parts. */
function cardText(l: Language, n: Names, atoms: readonly Atom[], cost: number | null): string {
  const say = (atom: Atom): string => (l.atom[atom.t] as (a: Atom, n: Names) => string)(atom, n);
  const active: readonly Atom[] = atoms.filter(isActive);
  const parts = cost === null ? [] : [l.cost(cost)];
  if (active.length > 0) parts.push(`${l.whenDiscarded} ${active.map(say).join('; ')}`);
  for (const atom of atoms) if (!active.includes(atom)) parts.push(say(atom));
  return parts.map((part) => `${capital(part)}.`).join(' ');
}

/** A thing by its name. `@2` after a slot says at whose place it is, which the name does not. */
function refName(l: Language, n: Names, { kind, id }: Ref): string {
  if (kind === 'player') return l.player(Number(id) + 1);
  if (kind === 'amount') return count(l.lang, 1, l.noun.marker);
  if (kind === 'option') return has(l.verb, id) ? l.verb[id] : id;
  const [place = '', card, more] = id.replace(/@\d$/, '').split('.');
  const piles = { deck: l.deck, discard: l.discardPile, ...l.zone };
  if (card === undefined) return has(piles, place) ? piles[place] : n.card(id);
  if (place === 'bazaar') return l.slot(Number(card));
  if (place === 'mission') return l.missionOf(card === 'faction' ? l.ownFaction : n.card(card));
  if (place === 'protection') return `${n.card(card)} (${l.protection})`;
  return more === undefined ? n.card(card) : `${n.card(card)} (${l.kept(Number(more))})`;
}

/** The words of the game in one language. Sentences are put together here, once for all of them. */
export function speak(t: Tables, answers: Answers, l: Language): Words<Answer, Event, View> {
  const n = namesOf(t, l.lang);
  const { factsOf, buttonOf } = factFinder(t, answers);
  return {
    name: n.game,
    pitch: l.pitch,
    prompt(v: View, seat: Seat, question: string) {
      const q = question as Question;
      return (l.prompt[q] as (f: Facts[Question], n: Names) => string)(factsOf(v, seat, q), n);
    },
    label(v, seat, question, pick) {
      const b = buttonOf(v, seat, question as Question, pick);
      return (l.button[b.t] as (b: Button, n: Names) => string)(b, n);
    },
    event: (e, who) => (l.event[e.t] as (e: Event, who: Who, n: Names) => string | null)(e, who, n),
    why(w) {
      const say = has(l.reason, w.t) ? l.reason[w.t] : l.reason.notNow;
      return (say as (r: unknown) => string)(w);
    },
    ref: (r) => refName(l, n, r),
    card(id) {
      const card = t.cards[t.cardOf.get(id) ?? -1];
      const faction = t.factions[t.factionOf.get(id) ?? -1];
      const { atoms } = card ?? faction ?? { atoms: [] };
      const category = card ? CATEGORY_IDS[card.category]! : faction ? 'faction' : '';
      return {
        name: n.card(id),
        kind: n.category(category),
        text: cardText(l, n, atoms, card?.cost ?? null),
      };
    },
    option: (id) => (has(l.option, id) ? l.option[id] : { name: id, help: '' }),
    phase: (id) => (has(l.phase, id) ? l.phase[id] : id),
    source: (id) => (has(l.source, id) ? l.source[id] : id),
    term: (id) => (has(l.term, id) ? l.term[id] : id),
    table: (v, seat, who) => tableText(t, l, n, v, seat, who),
  };
}
const CATEGORY_IDS = ['resource', 'station', 'threat', 'caravan', 'hero'] as const;

/** How far the values of a card are known, in a sentence: for its page. */
export function provenanceText(t: Tables, l: Language, id: string): string | null {
  const card = t.cards[t.cardOf.get(id) ?? -1] ?? t.factions[t.factionOf.get(id) ?? -1];
  return card ? l.provenance[card.provenance] : null;
}
