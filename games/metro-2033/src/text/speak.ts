import { amountIn, endingWords, type Ref, type Seat, titleOfDraws, type Who, type Words } from '@ashtown/engine';
import type { LineId } from '../advice/sheet.ts';
import type { Asked } from '../answers/asked.ts';
import type { MetroDeed } from '../answers/deed.ts';
import { isActive } from '../cards/effects.ts';
import type { Atom, Tables } from '../content/tables.ts';
import { CATEGORIES, TYPES } from '../content/vocabulary.ts';
import type { Answer, Event, Question, View } from '../state.ts';
import type { BoardText } from './board.ts';
import { capital, count } from './format.ts';
import type { Language } from './language.ts';
import { type Names, namesOf } from './names.ts';
import { tableText } from './table.ts';

/** What the game says in one language, and more than every game says. */
export interface MetroWords extends Words<Answer, Event, View> {
  /** How far the values of a card are known from the rulebook, in a sentence; null where there is no such card. */
  provenance(id: string): string | null;
  /** What the content calls things. */
  readonly names: Names;
  readonly board: BoardText;
}

/** What there is to say, as data. */
export interface Sayings {
  asked<Q extends Question>(v: View, seat: Seat, question: Q): Asked[Q];
  deed(v: View, seat: Seat, question: string, answer: Answer): MetroDeed;
}

const has = <K extends string>(record: Record<K, unknown>, id: string): id is K => Object.hasOwn(record, id);

const isOne = <K extends string>(ids: readonly K[], id: string): id is K => (ids as readonly string[]).includes(id);

/** A card's text, made from its parts. */
function cardText(l: Language, n: Names, atoms: readonly Atom[], cost: number | null, all: boolean): string {
  const { atom: clause, cost: costs, whenDiscarded } = l.cards;
  const say = (atom: Atom): string => (clause[atom.t] as (a: Atom, n: Names, all: boolean) => string)(atom, n, all);
  const active: readonly Atom[] = atoms.filter(isActive);
  const parts = cost === null ? [] : [costs(cost)];
  if (active.length > 0) parts.push(`${whenDiscarded} ${active.map(say).join('; ')}`);
  for (const atom of atoms) if (!active.includes(atom)) parts.push(say(atom));
  return parts.map((part) => `${capital(part)}.`).join(' ');
}

/** A thing by its name. `@2` after a slot says at whose place it is, which the name does not. */
function refName({ lang, names }: Language, n: Names, { kind, id }: Ref, who: Who): string {
  if (kind === 'player') return who(Number(id));
  if (kind === 'amount') return count(lang, 1, names.noun.marker);
  if (kind === 'option') return has(names.verb, id) ? names.verb[id] : id;
  const [place = '', card, more] = id.replace(/@\d$/, '').split('.');
  const piles = { deck: names.deck, discard: names.discardPile, ...names.zone };
  if (card === undefined) return has(piles, place) ? piles[place] : n.card(id);
  if (place === 'bazaar') return names.slot(Number(card));
  if (place === 'mission') return names.missionOf(card === 'faction' ? names.ownFaction : n.card(card));
  if (place === 'protection') return `${n.card(card)} (${names.protection})`;
  return more === undefined ? n.card(card) : `${n.card(card)} (${names.kept(Number(more))})`;
}

/** The words of the game in one language. Sentences are put together here, once for all of them. */
export const speak =
  (t: Tables, sayings: Sayings) =>
  (l: Language): MetroWords => {
    const n = namesOf(t, l.lang);
    const { names, ask, board } = l;
    const designOf = (id: string) => t.cards[t.cardOf.get(id) ?? -1] ?? t.factions[t.factionOf.get(id) ?? -1];
    return {
      name: n.game,
      pitch: names.pitch,
      prompt(v, seat, question) {
        const q = question as Question;
        return (ask.prompt[q] as (f: Asked[Question], n: Names) => string)(sayings.asked(v, seat, q), n);
      },
      asks(v, seat, question) {
        if (question === 'defend')
          return l.asks.defend.replace('{card}', n.card(sayings.asked(v, seat, 'defend').card));
        const isOver = question === 'turnAction' && sayings.asked(v, seat, 'turnAction').window === 2;
        return l.asks[isOver ? 'freeAction' : (question as Question)];
      },
      label(v, seat, question, answer) {
        const deed = sayings.deed(v, seat, question, answer);
        return (ask.label[deed.verb] as (d: MetroDeed, n: Names) => string)(deed, n);
      },
      event: (e, who) => (l.log[e.t] as (e: Event, who: Who, n: Names) => string | null)(e, who, n),
      why(w) {
        const say = has(ask.why, w.t) ? ask.why[w.t] : ask.why.notNow;
        return (say as (r: unknown) => string)(w);
      },
      ref: (r, who) => refName(l, n, r, who),
      card(id, options) {
        const card = designOf(id);
        const category = card ? ('category' in card ? CATEGORIES[card.category]! : 'faction') : '';
        const cost = card && 'cost' in card ? card.cost : null;
        const text = cardText(l, n, card?.atoms ?? [], cost, options?.hardAllSymbols === true);
        return { name: n.card(id), kind: n.category(category), text };
      },
      option: (id) => (has(names.option, id) ? names.option[id] : { name: id, help: '' }),
      phase: (id) => (has(names.phase, id) ? names.phase[id] : id),
      source: (id) => (has(names.source, id) ? names.source[id] : id),
      term: (id) => (has(names.term, id) ? names.term[id] : id),
      amount: (what, k) => amountIn(l.lang, k, names.sheet[what as LineId]),
      odds: {
        title: ({ n: left }) => titleOfDraws(l.lang, names.deck, count(l.lang, left, names.noun.card)),
        column: (_, k) => count(l.lang, k, names.noun.card),
        row: (_, what) => (isOne(TYPES, what) ? n.type(TYPES.indexOf(what)) : n.category(what)),
      },
      ending: (e, who) => endingWords(l.lang, l.ending, e, who, n.card),
      feat: (id) => (has(l.ending.feat, id) ? l.ending.feat[id] : id),
      table: (v, seat, who) => tableText(t, l, n, v, seat, who),
      provenance(id) {
        const card = designOf(id);
        return card ? l.cards.provenance[card.provenance] : null;
      },
      names: n,
      board,
    };
  };
