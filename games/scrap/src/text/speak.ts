import { amountIn, endingWords, type Who, type Words } from '@ashtown/engine';
import type { LineId } from '../advice/sheet.ts';
import { deedOf, type ScrapDeed } from '../answers/deed.ts';
import type { Tables } from '../content/tables.ts';
import { potIn } from '../rules/queries.ts';
import type { Answer, Event, Question, Reason, View } from '../state.ts';
import type { Language } from './language.ts';

const has = <K extends string>(record: Record<K, unknown>, id: string): id is K => Object.hasOwn(record, id);
const named = (record: Readonly<Record<string, string>>, id: string): string => (has(record, id) ? record[id]! : id);

/** The words of the game in one language. */
export function speak(t: Tables, l: Language): Words<Answer, Event, View> {
  return {
    name: l.name,
    pitch: l.pitch,
    prompt: (v, _seat, question) => l.prompt[question as Question](potIn(v)),
    asks: (v, _seat, question) => l.asks[question as Question](potIn(v)),
    label(v, seat, question, answer) {
      const deed = deedOf(v, seat, question, answer);
      return (l.button[deed.verb] as (d: ScrapDeed) => string)(deed);
    },
    event: (e, who) => (l.event[e.t] as (e: Event, who: Who) => string)(e, who),
    why: (w) => (l.reason[w.t as Reason['t']] as (r: unknown) => string)(w),
    ref: ({ kind, id }, who) =>
      kind === 'card' ? l.card(id) : kind === 'player' ? who(Number(id)) : kind === 'slot' ? l.deck : named(l.verb, id),
    card: (id) => ({ name: l.card(id), kind: l.kind, text: l.strength(id) }),
    cards: t.cards.map(String),
    option: (id) => (has(l.option, id) ? l.option[id] : { name: id, help: '' }),
    source: (id) => named(l.source, id),
    phase: (id) => named(l.phase, id),
    term: (id) => named(l.term, id),
    amount: (what, n) => amountIn(l.lang, n, l.sheet[what as LineId]),
    ending: (e, who) => endingWords(l.lang, l.ending, e, who),
  };
}
