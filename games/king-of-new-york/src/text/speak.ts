import {
  type Options as AnyOptions,
  amountIn,
  endingWords,
  type Forms,
  type Ref,
  type Seat,
  type Who,
  type Words,
} from '@ashtown/engine';
import type { ThrowId } from '../advice/odds.ts';
import type { LineId } from '../advice/sheet.ts';
import { type Asked, askedOf } from '../answers/asked.ts';
import type { DeedOf, KingDeed } from '../answers/deed.ts';
import type { Tables } from '../content/tables.ts';
import {
  BOROUGHS,
  buildingOf,
  FACES,
  type Face,
  MONSTERS,
  type MonsterId,
  PILES,
  SPECIALS,
  TILES,
  type Tile,
  UNITS,
  type Unit,
  VERBS,
  ZONES,
} from '../content/vocabulary.ts';
import { mostLife, type Options, optionsOf } from '../options.ts';
import type { Answer, Event, Question, Reason, Src, View } from '../state.ts';
import type { BoardText } from './board.ts';
import { cardText } from './cards.ts';
import { capital, count, SIGN } from './format.ts';
import type { Language, Say } from './language.ts';
import { tableText } from './table.ts';

const has = <K extends string>(record: Record<K, unknown>, id: string): id is K => Object.hasOwn(record, id);
const isOne = <K extends string>(ids: readonly K[], id: string): id is K => (ids as readonly string[]).includes(id);

/** All that sentences about one content need, in one language. */
function sayOf(t: Tables, l: Language): (who: Who, options?: Partial<Options>) => Say {
  const card = (id: string): string => t.cardNames[id]?.[l.lang] ?? id;
  const fixed = {
    card,
    sole: (power: keyof Tables['sole']) => card(t.sole[power]),
    monster: (id: MonsterId) => t.monsterNames[id][l.lang],
    src(src: Src): string {
      if (isOne(FACES, src)) return l.face[src];
      if (isOne(TILES, src)) return l.building[buildingOf(src)];
      if (isOne(UNITS, src)) return l.unit[src];
      return has(l.src, src) ? l.src[src] : card(src);
    },
    unitOf: (tile: Tile) => UNITS[t.tiles[TILES.indexOf(tile)]!.unit]!,
    durability: (of: Tile | Unit) =>
      (isOne(UNITS, of) ? t.units[UNITS.indexOf(of)]! : t.tiles[TILES.indexOf(of)]!).durability,
    figures: t.figures,
  };
  return (who, options = {}) => ({ ...fixed, who, maxLife: mostLife(t, optionsOf(options)) });
}

function refName(t: Tables, l: Language, { kind, id }: Ref, who: Who): string {
  if (kind === 'amount') return id;
  if (kind === 'player') return who(Number(id));
  const card = t.cardNames[id];
  if (card) return card[l.lang];
  if (isOne(SPECIALS, id)) return l.special[id].name;
  if (isOne(MONSTERS, id)) return t.monsterNames[id][l.lang];
  if (kind === 'slot' && isOne(PILES, id)) return l.pile[id];
  const [first = '', second] = id.split('.');
  if (isOne(BOROUGHS, first)) {
    const place = l.borough[first].name;
    if (second === undefined) return place;
    if (isOne(ZONES, second)) return l.zone[second];
    return `${place}, ${isOne(UNITS, second) ? l.unit[second] : l.stack(Number(second) + 1)}`;
  }
  if (isOne(FACES, first)) return l.face[first];
  if (isOne(UNITS, first)) return capital(l.unit[first]);
  if (isOne(VERBS, first)) return l.verb[first];
  const token = id.replace(/^token-/, '');
  return has(l.token, token) ? capital(l.token[token].one) : id;
}

/** The sign or the noun behind the number on a sheet. */
const countedAs = (l: Language, what: LineId): Forms | string =>
  what === 'cards' ? l.noun.card : what === 'star' || what === 'energy' || what === 'life' ? SIGN[what] : l.token[what];

const nobody: Who = String;

/** What the game says in one language, and more than every game says. */
export interface KingWords extends Words<Answer, Event, View> {
  /** What the board says beside it. */
  readonly board: BoardText;
}

/** The words of a content in one language. Sentences are put together here, once for all languages. */
export const speak =
  (t: Tables, deedOf: DeedOf) =>
  (l: Language): KingWords => {
    const say = sayOf(t, l);
    return {
      name: l.name,
      pitch: l.pitch(t.figures),
      board: l.board,
      prompt(v: View, seat: Seat, question: string, who) {
        const q = question as Question;
        return (l.prompt[q] as (f: Asked[Question], say: Say) => string)(askedOf(t, v, seat, q), say(who, v.options));
      },
      asks: (_, __, question) => l.asks[question as Question],
      label(v, seat, question, answer, who) {
        const deed = deedOf(v, seat, question, answer);
        return (l.deed[deed.verb] as (d: KingDeed, say: Say) => string)(deed, say(who, v.options));
      },
      event: (e, who) => (l.event[e.t] as (e: Event, say: Say) => string | null)(e, say(who)),
      why(w, who) {
        const reason = has(l.reason, w.t) ? l.reason[w.t] : l.reason.notNow;
        return (reason as (r: Reason, say: Say) => string)(w as unknown as Reason, say(who));
      },
      ref: (r, who) => refName(t, l, r, who),
      card(id, options) {
        const at = say(nobody, options as (AnyOptions & Partial<Options>) | undefined);
        const card = t.cards[id];
        if (card)
          return { name: at.card(id), kind: card.keep ? l.kind.keep : l.kind.discard, text: cardText(l, card, at) };
        if (isOne(SPECIALS, id))
          return { name: l.special[id].name, kind: l.kind.special, text: l.special[id].text(at) };
        return { name: id, kind: '', text: '' };
      },
      cards: [...t.cardIds, ...SPECIALS],
      option: (id) => (has(l.option, id) ? l.option[id] : { name: id, help: '' }),
      source: (id) => (has(l.source, id) ? l.source[id] : id),
      phase: (id) => (has(l.phase, id) ? l.phase[id] : id),
      term: (id) => (has(l.term, id) ? l.term[id] : id),
      amount: (what, n) => amountIn(l.lang, n, countedAs(l, what as LineId)),
      odds: {
        title: ({ of, n }) => l.odds[of as ThrowId](count(l.lang, n, l.noun.die)),
        column: (_, n) => `${n}+`,
        row: (_, what) => l.face[what as Face],
      },
      ending: (e, who) => endingWords(l.lang, l.ending, e, who, (id) => t.cardNames[id]?.[l.lang] ?? id),
      feat: (id) => (has(l.ending.feat, id) ? l.ending.feat[id] : id),
      table: (v, seat, who) => tableText(t, l, v, seat, say(who, v.options)),
    };
  };
