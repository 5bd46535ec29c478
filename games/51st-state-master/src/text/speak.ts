import {
  type Amount,
  amountIn,
  type CardWords,
  endingWords,
  type Options as GivenOptions,
  type Ref,
  titleOfDraws,
  type Who,
  type Words,
} from '@ashtown/engine';
import { askedOf } from '../answers/asked.ts';
import type { MasterDeed } from '../answers/deed.ts';
import type { Goods } from '../content/atoms.ts';
import type { CardId, Tables } from '../content/tables.ts';
import type { Colour, Good, Token, Type } from '../content/vocabulary.ts';
import { type Answer, type Event, type Question, RIVAL, type View } from '../state.ts';
import type { BoardText } from './board.ts';
import { connectionText, factionText, locationKind, locationText } from './cards.ts';
import { amounts, type Counted, isGood } from './format.ts';
import { labelOf } from './label.ts';
import type { Language, Saying } from './language.ts';
import { tableText } from './table.ts';

const has = <K extends string>(record: Record<K, unknown>, id: string): id is K => Object.hasOwn(record, id);

export const cardName = (t: Tables, l: Language, id: string): string => {
  const f = t.faceNumber(id);
  return f < 0 ? id : (t.sites[f] ?? t.links[f - t.sites.length]!).name[l.lang];
};
export const factionName = (t: Tables, l: Language, id: string): string =>
  t.factions.find((faction) => faction.id === id)?.name[l.lang] ?? id;
export const goodName = (l: Language, good: Good): string => l.good[good].one;
export const goodsText = (l: Language, goods: Goods): string => amounts(l.lang, l.good, goods);
/** Amounts in words, in the order of the goods. */
export const said = (l: Language, list: readonly Amount[] = []): string =>
  amounts(l.lang, l.good, Object.fromEntries(list.map(({ what, n }) => [what, n])));
/** The virtual opponent has a name of its own. */
export const seatName = (l: Language, who: Who): Who => {
  return (seat) => (seat === RIVAL ? l.rival : who(seat));
};

/** A card that lies on a board as a deal. */
const ON_DEALS = /^deal\./;

function refName(t: Tables, l: Language, { kind, id }: Ref, who: Who): string {
  if (kind === 'player') return who(Number(id));
  if (kind === 'card') return cardName(t, l, id.replace(ON_DEALS, ''));
  if (kind === 'slot') {
    const [seat = '', no = ''] = id.split('.');
    if (has(l.pile, seat)) return l.pile[seat];
    if (seat === 'link') return l.kind.connection[no as Colour];
    if (seat === 'board') return `${l.verb.convert}: ${goodName(l, no as Good)}`;
    if (has(l.verb, seat)) return `${l.verb[seat]}: ${cardName(t, l, no)}`;
    const name = no === 'score' ? l.term.vp : isGood(no) ? goodName(l, no) : l.place(Number(no) + 1);
    return l.ofPlayer(name, who(Number(seat)));
  }
  if (has(l.pile, id)) return l.pile[id];
  if (has(l.verb, id)) return l.verb[id];
  return isGood(id) ? goodName(l, id) : factionName(t, l, id);
}

function cardWords(t: Tables, l: Language, id: string, options?: GivenOptions): CardWords {
  const f = t.faceNumber(id);
  const site = t.sites[f];
  if (site) return { name: site.name[l.lang], kind: locationKind(l, site), text: locationText(l, site, options) };
  const link = t.links[f - t.sites.length];
  if (link)
    return {
      name: link.name[l.lang],
      kind: l.kind.connection[link.colour === 0 ? 'red' : 'blue'],
      text: connectionText(l, link),
    };
  const faction = t.factions.find((x) => x.id === id);
  if (faction) return { name: faction.name[l.lang], kind: l.kind.faction, text: factionText(l, faction) };
  return { name: id, kind: '', text: '' };
}

/** A sentence about a card whose figures are not beyond doubt; null for all others. */
function provenanceOf(t: Tables, l: Language, id: string): string | null {
  if (has(l.doubted, id)) return l.doubted[id]!;
  return t.sites[t.faceNumber(id)]?.provenance === 'one-source' ? l.oneSource : null;
}

/** What the game says in one language, on its board as well. */
export interface MasterWords extends Words<Answer, Event, View> {
  /** How far the figures of a card are known, in a sentence; null where they are beyond doubt. */
  provenance(id: CardId): string | null;
  readonly board: BoardText;
}

/** The words of the game in one language. Sentences are put together here, once for all of them. */
export const speakOf =
  (t: Tables, deed: (v: View, seat: number, question: string, answer: Answer) => MasterDeed) =>
  (l: Language): MasterWords => {
    const saying = (who: Who): Saying => ({
      who: seatName(l, who),
      card: (id) => cardName(t, l, id),
      faction: (id) => factionName(t, l, id),
      goods: (g) => goodsText(l, g),
      goodsAcc: (g) => amounts(l.lang, l.accusative, g),
      src: (src) => (has(l.src, src) ? l.src[src] : cardName(t, l, src)),
    });
    return {
      name: l.name,
      pitch: l.pitch,
      prompt(v, seat, question) {
        const q = question as Question;
        const { card, price, n } = askedOf(t, v, seat, q);
        return l.prompt[q]({ card: card === null ? '' : cardName(t, l, card), cost: said(l, price), n });
      },
      asks: (_, __, question) => l.asks[question as Question],
      label: (v, seat, question, answer, who) => labelOf(t, l, seat, deed(v, seat, question, answer), seatName(l, who)),
      event: (e, who) => (l.event[e.t] as (e: Event, x: Saying) => string | null)(e, saying(who)),
      why(w, who) {
        const say = has(l.reason, w.t) ? l.reason[w.t] : l.reason.notNow;
        const token = (n: number, of: Token) => amounts(l.lang, l.good, { [of]: n });
        return (say as (r: unknown, x: object) => string)(w, { who: seatName(l, who), token });
      },
      ref: (r, who) => refName(t, l, r, seatName(l, who)),
      card: (id, options) => cardWords(t, l, id.replace(ON_DEALS, ''), options),
      option: (id) => (has(l.option, id) ? l.option[id] : { name: id, help: '' }),
      source: (id) => (has(l.source, id) ? l.source[id] : id),
      phase: (id) => (has(l.phase, id) ? l.phase[id] : id),
      term: (id) => (has(l.term, id) ? l.term[id] : id),
      amount: (what, n) => amountIn(l.lang, n, what === 'location' ? l.location : l.good[what as Counted]),
      odds: {
        title: ({ n }) => titleOfDraws(l.lang, l.pile.deck, amountIn(l.lang, n, l.good.card)),
        column: (_, n) => amountIn(l.lang, n, l.good.card),
        row: (_, what) => l.type[what as Type],
      },
      ending: (e, who) => ({
        ...endingWords(l.lang, l.ending, e, who, (id) => cardName(t, l, id)),
        ...(e.rival && { rival: l.rival, grades: Object.values(l.grade) }),
      }),
      feat: (id) => (has(l.ending.feat, id) ? l.ending.feat[id] : id),
      provenance: (id) => provenanceOf(t, l, id),
      board: l.board,
      table: (v, seat, who) => tableText(t, l, v, seat, seatName(l, who)),
    };
  };
