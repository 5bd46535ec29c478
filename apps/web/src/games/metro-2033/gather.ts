import { type Pick as Answer, type Event, tables, targetOf, type View } from '@ashtown/catalog/metro-2033';
import type { Ref } from '@ashtown/engine';
import type { Act, Gathered } from '../../table/board.ts';
import { chosenCard, handOf } from './Hand.tsx';
import { card, option, type Props } from './props.ts';
import { bestPayment, cardsIn, designOf, figureOf, paidBy, type Use, usesOf } from './summary.ts';
import { boardText } from './text/index.ts';

type Shown = Gathered<View, Answer, Event>;
type Button = Act<View, Answer, Event>;
const act = (pick: unknown, label?: string): Button => ({ pick: pick as Answer, ...(label ? { label } : {}) });
/** What is about no card: shorter than the game says it, so that the question has room. */
function bare(p: Props): Button[] {
  const text = boardText(p.lang);
  const short: Readonly<Record<string, string>> = { exchange: text.exchange, tidy: text.tidy };
  return p.offers
    .filter((o) => o.refs.every((r) => r.kind === 'option'))
    .map((o) => act(o.pick, short[String(o.pick)]));
}

/** A hand card first, then what is done with it: digits choose both. A phone has its own row of uses. */
function ofHand(p: Props): Shown | null {
  if (p.compact || p.seat === null || p.offers.length < 2) return null;
  const me = p.view.players[p.seat]!;
  const text = boardText(p.lang);
  const cards = handOf(me).map((pile) => pile.card);
  const usable = cards.filter((x) => usesOf(p.offers, designOf(x).id).length > 0);
  if (usable.length === 0) return null;
  const chosen = chosenCard(p);
  if (chosen === null)
    return {
      main: null,
      hint: '',
      others: bare(p),
      keys: cards.map((x) => card(designOf(x).id)),
      toggle(ref: Ref) {
        if (usable.some((x) => designOf(x).id === ref.id)) {
          p.setDraft(ref.id);
          p.inspect(ref);
        } else p.touch(ref);
      },
    };
  const { id } = designOf(chosen);
  const uses = usesOf(p.offers, id);
  const label = (use: Use) => text.labelFor(use, figureOf(me, chosen, use, p.question === 'freePlay') ?? 0);
  const [first, ...rest] = uses.map((use) => act(`${use} ${id}`, label(use)));
  return {
    main: first ?? null,
    hint: '',
    title: text.doWith(p.words.card(id).name),
    note: text.stock(me.up, me.down),
    others: rest.map((x, i) => ({ ...x, digit: i + 2 })),
    keys: uses.map(option),
    toggle: (ref) => p.answer(`${ref.id} ${id}` as Answer),
  };
}

/** The easiest payment that uses what was pointed at; its cards are marked on the table. */
function ofPayment(p: Props): Shown | null {
  const best = bestPayment(p.offers, (r) => p.standing(r) === 'chosen');
  const frame = p.view.stack.at(-1);
  if (!best || p.seat === null || frame?.t !== 'payment') return null;
  const { needs } = targetOf(tables, p.view.players[p.seat]!, frame.target);
  const value = paidBy(cardsIn(String(best.pick)));
  const refs = p.offers.flatMap((o) => o.refs).filter((r) => r.kind === 'slot');
  const keys = refs.filter((r, i) => refs.findIndex((x) => x.id === r.id) === i);
  return {
    main: act(best.pick, boardText(p.lang).pay(value, needs)),
    hint: '',
    others: [],
    keys,
    toggle: (ref) => p.touch(ref),
  };
}

/** Repel with one card, with another, or not at all. */
function ofDefence(p: Props): Shown | null {
  const text = boardText(p.lang);
  const ways = p.offers.filter((o) => String(o.pick).startsWith('defend '));
  if (ways.length === 0 || p.offers.length < 2) return null;
  const names = (pick: unknown) =>
    cardsIn(String(pick))
      .map((x) => designOf(x).name[p.lang])
      .join(', ');
  const [first, ...rest] = ways.map((o, i) => act(o.pick, i === 0 ? text.repelWith(names(o.pick)) : names(o.pick)));
  const room = p.compact ? 0 : 2;
  const decline = p.offers.filter((o) => o.pick === 'decline').map((o) => act(o.pick, text.decline));
  const picks = [...ways, ...p.offers.filter((o) => o.pick === 'decline')];
  return {
    main: first ?? null,
    hint: '',
    others: [...rest.slice(0, rest.length > room ? 0 : room), ...decline],
    keys: picks.map((o) => o.refs.at(-1)!),
    toggle: (ref) => p.touch(ref),
  };
}

/** The bazaar is pointed at; the deck is always the main button. */
function ofDraw(p: Props): Shown | null {
  const deck = p.offers.find((o) => o.pick === 'deck');
  if (!deck || p.offers.length < 2) return null;
  return {
    main: act('deck', boardText(p.lang).topCard),
    hint: '',
    others: [],
    keys: [...p.offers.flatMap((o) => o.refs)],
    toggle: (ref) => p.touch(ref),
  };
}

/** What the prompt bar shows for a question that is answered on the table. */
export function gather(p: Props): Shown | null {
  if (p.question === 'turnAction' || p.question === 'freePlay') return ofHand(p);
  if (p.question === 'payment') return ofPayment(p);
  if (p.question === 'defend') return ofDefence(p);
  return p.question === 'draw' ? ofDraw(p) : null;
}
