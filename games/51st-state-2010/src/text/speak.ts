import { endingWords, type Ref, type Seat, type Who, type Words } from '@ashtown/engine';
import type { LineId } from '../advice/sheet.ts';
import { askedOf } from '../answers/asked.ts';
import { type StateDeed, yieldOf } from '../answers/deed.ts';
import { DISCARD_ID, REDEVELOPMENT, ROW_ID } from '../answers/refs.ts';
import type { Tables } from '../content/tables.ts';
import type { Sort } from '../content/vocabulary.ts';
import { type Answer, type Event, PARTS, type Part, type Question, type View } from '../state.ts';
import { amountText, oddsWords } from './advice.ts';
import type { BoardText } from './board.ts';
import {
  cardName,
  contactText,
  costText,
  factionText,
  findDesign,
  leaderText,
  siteKind,
  siteText,
  yieldText,
} from './cards.ts';
import { amount, goodName, goodsText, isGood, small } from './format.ts';
import { labelText } from './label.ts';
import type { Excuse, Language, Prompted, Saying } from './language.ts';
import { tableText } from './table.ts';

/** The card in an id: a tucked one says of which sort it is, `deal.pub`. */
const tuckedId = (id: string): RegExpExecArray | null => /^(spoils|deal)\.(.+)$/.exec(id);
const has = <K extends string>(record: Record<K, unknown>, id: string): id is K => Object.hasOwn(record, id);

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
    if (no === 'score') return l.ofPlayer(l.term.score, who(Number(seat)));
    return l.ofPlayer(no === 'leader' ? l.kind.leader : l.place(Number(no) + 1), who(Number(seat)));
  }
  if (id === REDEVELOPMENT) return l.verb.redevelop;
  if (isGood(id)) return goodName(l, id);
  return has(l.verb, id) ? l.verb[id] : id;
}

/** What the game says in one language, and more than every game says. */
export interface StateWords extends Words<Answer, Event, View> {
  /** How far the values of a card are known, in a sentence; null where there is no such card. */
  provenance(id: string): string | null;
  readonly board: BoardText;
}

/** What an answer is, from a view. */
type Telling = (v: View, seat: Seat, question: string, answer: Answer) => StateDeed;

/** The words of the game in one language. Sentences are put together here, once for all of them. */
export const speak =
  (t: Tables, deed: Telling) =>
  (l: Language): StateWords => {
    const card = (id: string) => cardName(t, l, id);
    const isPart = (src: string): src is Part => (PARTS as readonly string[]).includes(src);
    const saying = (who: Who): Saying => ({
      who,
      card,
      cards: (ids) => ids.map(card).join(', '),
      goods: (g) => goodsText(l, g),
      goodsAcc: (g) => goodsText(l, g, l.accusative),
      src: (src) => (isPart(src) ? l.src[src] : card(src)),
      yield: (sort, id) => `${small(l.sort[sort])}: ${yieldText(l, yieldOf(t.sites[t.faceOf(id)]!, sort))}`,
    });
    return {
      name: l.name,
      pitch: l.pitch,
      prompt: (v: View, seat: Seat, question: string) =>
        l.prompt[question as Question](prompted(t, l, v, seat, question as Question)),
      asks: (_, __, question) => l.asks[question as Question],
      label: (v, seat, question, answer, who) => labelText(t, l, deed(v, seat, question, answer), who),
      event: (e, who) => (l.event[e.t] as (e: Event, x: Saying) => string | null)(e, saying(who)),
      why(w, who) {
        const say = has(l.reason, w.t) ? l.reason[w.t] : l.reason.notNow;
        const excuse: Excuse = { who, good: (n, of) => amount(l, of, n), noun: (n, of) => goodName(l, of, n) };
        return (say as (r: unknown, x: Excuse) => string)(w, excuse);
      },
      ref: (r, who) => refName(t, l, r, who),
      card: (id) => describe(t, l, id),
      cards: [...t.factions.flatMap((x) => [x.id, ...x.contacts.map((c) => c.id)]), ...t.faceIds],
      option: (id) => ({ name: id, help: '' }),
      source: (id) => (has(l.source, id) ? l.source[id] : id),
      phase: (id) => (has(l.phase, id) ? l.phase[id] : id),
      term: (id) => (has(l.term, id) ? l.term[id] : id),
      amount: (what, n) => amountText(l, what as LineId, n),
      odds: oddsWords(l),
      ending: (e, who) => endingWords(l.lang, l.ending, e, who),
      feat: (id) => (has(l.ending.feat, id) ? l.ending.feat[id] : id),
      table: (v, seat, who) => tableText(t, l, v, seat, who),
      provenance: (id) => provenanceText(t, l, id),
      board: l.board,
    };
  };

function describe(t: Tables, l: Language, id: string): { name: string; kind: string; text: string } {
  const design = findDesign(t, tuckedId(id)?.[2] ?? id);
  if (!design) return { name: id, kind: '', text: '' };
  const name = design.name[l.lang];
  if ('mask' in design) return { name, kind: siteKind(l, design), text: siteText(l, design) };
  if ('contacts' in design) return { name, kind: l.kind.faction, text: factionText(l, design) };
  if ('deed' in design) return { name, kind: l.kind.leader, text: leaderText(l, design) };
  return { name, kind: l.kind[design.f < 0 ? 'fixedContact' : 'oneShotContact'], text: contactText(l, design) };
}

function prompted(t: Tables, l: Language, v: View, seat: Seat, question: Question): Prompted {
  const { card, bill, n, colour } = askedOf(t, v, seat, question);
  return {
    card: card === null ? '' : cardName(t, l, card),
    cost: bill === null ? '' : costText(l, bill, 0),
    range: l.range(colour, n),
    n,
  };
}

/** How far the values of a card are known; null where there is no such card. */
function provenanceText(t: Tables, l: Language, id: string): string | null {
  const design = findDesign(t, id);
  return design ? l.provenance[design.provenance] : null;
}
