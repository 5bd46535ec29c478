import { endingWords, type Ref, type Seat, type Who, type Words } from '@ashtown/engine';
import type { LineId } from '../advice/sheet.ts';
import { type Asked, askedOf } from '../answers/asked.ts';
import { type ArmageddonDeed, deedOf } from '../answers/deed.ts';
import { refsOf } from '../answers/refs.ts';
import type { Effect } from '../content/schema.ts';
import { componentsOf, type Tables } from '../content/tables.ts';
import { AREAS, type Area, COLOURS, type Colour, type Figure } from '../content/vocabulary.ts';
import type { Answer, Event, Question, View } from '../state.ts';
import { amountText, oddsWords } from './advice.ts';
import type { BoardText } from './board.ts';
import { cardOf, lineText } from './cards.ts';
import { count } from './format.ts';
import type { Language, Names, Rates } from './language.ts';
import { tableText } from './table.ts';

const has = <K extends string>(record: Record<K, unknown>, id: string): id is K => Object.hasOwn(record, id);

export function namesOf(t: Tables, l: Language): Names {
  const names = new Map(componentsOf(t).map((card) => [card.id, card.name[l.lang]]));
  const counted = (n: readonly number[], kinds: readonly Figure[]) =>
    kinds.flatMap((kind, i) => (n[i]! > 0 ? [count(l.lang, n[i]!, l.figure[kind])] : [])).join(', ') || l.nobody;
  return {
    card: (id) => names.get(id) ?? id,
    effect: (e) => (l.effect[e.t] as (e: Effect, rates: Rates) => string)(e, t),
    survivors: (n) => counted(n, COLOURS),
    figures: (n) => counted([...n.slice(1), n[0]!], [...COLOURS, 'marauder']),
  };
}

function refName(l: Language, n: Names, { kind, id }: Ref, who: Who): string {
  if (kind === 'player') return who(Number(id));
  if (kind === 'card') return n.card(id);
  const [first = '', second, third] = id.split('.');
  if (first === 'slot') return l.slot(Number(second));
  if (first === 'offer') return l.offer(Number(second));
  if (first === 'site') return l.site(Number(second));
  if (first === 'line') return l.lineOf(Number(second), Number(third));
  if (second === 'of' && third !== undefined) {
    const own = first === 'damage' || first === 'marauders' ? l.board[first] : refName(l, n, { kind, id: first }, who);
    return `${own} [${who(Number(third))}]`;
  }
  if (first === 'take' && second !== undefined)
    return `${l.verb.take}: ${refName(l, n, { kind: 'amount', id: second }, who)}`;
  if (has(l.place, id)) return (AREAS as readonly string[]).includes(id) ? l.area[id as Area] : l.place[id];
  if (kind === 'slot' && has(l.pile, id)) return l.pile[id];
  const [figure = '', times = '1'] = first.split('*');
  if (has(l.figure, figure)) return count(l.lang, Number(times), l.figure[figure as Colour]);
  return has(l.verb, id) ? l.verb[id] : id;
}

/** What this game says beside what every game does. */
export interface ArmageddonWords extends Words<Answer, Event, View> {
  /** How far a card, tile or space is known from the rulebook, in a sentence; null where there is none of that id. */
  provenance(id: string): string | null;
  /** A part of a card's text by itself: one of its action lines, or an effect of a tile or a space. */
  line(building: string, line: number): string;
  effect(e: Effect): string;
  readonly board: BoardText;
}

/** The words of the game in one language. Sentences are put together here, once for all of them. */
export function speak(t: Tables, l: Language): ArmageddonWords {
  const names = namesOf(t, l);
  const asked = askedOf(t);
  const deed = deedOf(t, refsOf(t));
  return {
    name: t.names[l.lang],
    pitch: l.pitch,
    prompt(v: View, seat: Seat, question: string) {
      const q = question as Question;
      return (l.prompt[q] as (f: Asked[Question], n: Names) => string)(asked(v, seat, q), names);
    },
    asks: (_, __, question) => l.asks[question as Question],
    label(v, seat, question, answer) {
      const done = deed(v, seat, question, answer);
      return (l.button[done.verb] as (d: ArmageddonDeed, n: Names) => string)(done, names);
    },
    event: (e, who) => (l.event[e.t] as (e: Event, who: Who, n: Names) => string | null)(e, who, names),
    why(w) {
      const say = has(l.reason, w.t) ? l.reason[w.t] : l.reason.notNow;
      return (say as (r: unknown, n: Names) => string)(w, names);
    },
    ref: (r, who) => refName(l, names, r, who),
    card: (id) => cardOf(l, t, names, id),
    option: (id) => (has(l.option, id) ? l.option[id] : { name: id, help: '' }),
    phase: (id) => (has(l.phase, id) ? l.phase[id] : id),
    source: (id) => (has(l.source, id) ? l.source[id] : id),
    term: (id) => (has(l.term, id) ? l.term[id] : id),
    amount: (what, n) => amountText(l, what as LineId, n),
    odds: oddsWords(l),
    ending: (e, who) => endingWords(l.lang, l.ending, e, who),
    feat: (id) => (has(l.ending.feat, id) ? l.ending.feat[id] : id),
    provenance(id) {
      const found = componentsOf(t).find((card) => card.id === id);
      return found ? l.provenance[found.provenance] : null;
    },
    line(building, line) {
      const found = t.buildings[t.index.building.get(building) ?? -1]?.lines[line];
      return found ? lineText(l, names, found) : '';
    },
    effect: names.effect,
    board: l.board,
    table: (v, seat, who) => tableText(l, t, names, v, seat, who),
  };
}
