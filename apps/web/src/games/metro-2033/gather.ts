import type { Ref } from '@ashtown/engine';
import type { Answer, Event, Use, View } from '@ashtown/metro-2033/board';
import { card, option } from '../../kit/index.ts';
import type { Act, Gathered } from '../../table/board.ts';
import { chosenCard, handOf } from './Hand.tsx';
import type { Props } from './props.ts';
import { bestPayment, designOf, does, figureOf, offerOf, usesOf } from './summary.ts';

type Shown = Gathered<View, Answer, Event>;
type Button = Act<View, Answer, Event>;
const act = (pick: unknown, label?: string): Button => ({ pick: pick as Answer, ...(label ? { label } : {}) });
const deedOf = (p: Props, pick: unknown) =>
  p.seat === null || p.question === null ? null : p.game.deed(p.view, p.seat, p.question, pick as Answer);

/** What is about no card: shorter than the game says it, so that the question has room. */
function bare(p: Props): Button[] {
  const text = p.words.board;
  const short: Readonly<Record<string, string>> = { exchange: text.exchange, tidy: text.tidy };
  return p.offers.filter((o) => o.refs.every((r) => r.kind === 'option')).map((o) => act(o.pick, short[o.refs[0]!.id]));
}

/** A hand card first, then what is done with it: digits choose both. A phone has its own row of uses. */
function ofHand(p: Props): Shown | null {
  if (p.size === 'phone' || p.seat === null || p.offers.length < 2) return null;
  const me = p.view.players[p.seat]!;
  const text = p.words.board;
  const cards = handOf(me).map((pile) => pile.card);
  const usable = cards.filter((x) => usesOf(p.offers, designOf(p, x).id).length > 0);
  if (usable.length === 0) return null;
  const chosen = chosenCard(p);
  if (chosen === null)
    return {
      main: null,
      hint: '',
      others: bare(p),
      keys: cards.map((x) => card(designOf(p, x).id)),
      toggle(ref: Ref) {
        if (usable.some((x) => designOf(p, x).id === ref.id)) {
          p.setDraft(ref.id);
          p.inspect(ref);
        } else p.touch(ref);
      },
    };
  const { id } = designOf(p, chosen);
  const uses = usesOf(p.offers, id);
  const label = (use: Use) => text.labelFor(use, figureOf(p, chosen, use) ?? 0);
  const [first, ...rest] = uses.map((use) => act(offerOf(p.offers, use, id)!.pick, label(use)));
  return {
    main: first ?? null,
    hint: '',
    title: text.doWith(p.words.card(id).name),
    note: text.stock(me.up, me.down),
    others: rest.map((x, i) => ({ ...x, digit: i + 2 })),
    keys: uses.map(option),
    toggle: (ref) => p.answer(offerOf(p.offers, ref.id as Use, id)!.pick as Answer),
  };
}

/** The easiest payment that uses what was pointed at; its cards are marked on the table. */
function ofPayment(p: Props): Shown | null {
  const best = bestPayment(p.offers, (r) => p.standing(r) === 'chosen');
  const deed = best && deedOf(p, best.pick);
  if (deed?.verb !== 'pay') return null;
  const refs = p.offers.flatMap((o) => o.refs).filter((r) => r.kind === 'slot');
  const keys = refs.filter((r, i) => refs.findIndex((x) => x.id === r.id) === i);
  return {
    main: act(best!.pick, p.words.board.pay(deed.value, deed.needs)),
    hint: '',
    others: [],
    keys,
    toggle: (ref) => p.touch(ref),
  };
}

/** Repel with one card, with another, or not at all. */
function ofDefence(p: Props): Shown | null {
  const text = p.words.board;
  const ways = p.offers.filter((o) => does(o, 'defend'));
  if (ways.length === 0 || p.offers.length < 2) return null;
  const names = (pick: unknown): string => {
    const deed = deedOf(p, pick);
    return deed?.verb === 'defend' ? deed.cards.map((id) => p.words.card(id).name).join(', ') : '';
  };
  const [first, ...rest] = ways.map((o, i) => act(o.pick, i === 0 ? text.repelWith(names(o.pick)) : names(o.pick)));
  const room = p.size === 'phone' ? 0 : 2;
  const decline = p.offers.filter((o) => does(o, 'decline')).map((o) => act(o.pick, text.decline));
  const picks = [...ways, ...p.offers.filter((o) => does(o, 'decline'))];
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
  const deck = p.offers.find((o) => does(o, 'deck'));
  if (!deck || p.offers.length < 2) return null;
  return {
    main: act(deck.pick, p.words.board.topCard),
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
