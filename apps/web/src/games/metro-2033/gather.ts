import type { Ref } from '@ashtown/engine';
import type { Answer, Event, View } from '@ashtown/metro-2033/board';
import { buttonsBar, card } from '../../kit/index.ts';
import type { Act, Gathered } from '../../table/board.ts';
import { activeSign } from './CardFace.tsx';
import { chosenCard, handOf } from './Hand.tsx';
import type { Props } from './props.ts';
import { bestPayment, designOf, does, figureOf, offerOf, usesOf } from './summary.ts';

type Shown = Gathered<View, Answer, Event>;
type Button = Act<View, Answer, Event>;
const act = (pick: unknown, label?: string): Button => ({ pick: pick as Answer, ...(label ? { label } : {}) });
const deedOf = (p: Props, pick: unknown) =>
  p.seat === null || p.question === null ? null : p.game.deed(p.view, p.seat, p.question, pick as Answer);

/** A main button, and things on the table whose digits touch them. */
const bar = (p: Props, main: Button | null, keys: readonly Ref[], others: readonly Button[] = []): Shown => ({
  main,
  hint: '',
  others,
  keys,
  toggle: (ref) => p.touch(ref),
});

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
  const ids = handOf(me).map((x) => designOf(p, x.card).id);
  const isUsable = (id: string) => usesOf(p.offers, id).length > 0;
  if (!ids.some(isUsable)) return null;
  const chosen = chosenCard(p);
  if (chosen === null)
    return {
      ...bar(p, null, ids.map(card), bare(p)),
      toggle(ref: Ref) {
        if (!isUsable(ref.id)) return p.touch(ref);
        p.setDraft(ref.id);
        p.inspect(ref);
      },
    };
  const { id } = designOf(p, chosen);
  const uses = usesOf(p.offers, id).map((use) => ({
    pick: offerOf(p.offers, use, id)!.pick as Answer,
    label: text.labelFor(
      use,
      figureOf(p, chosen, use) ?? 0,
      use === 'discard' ? activeSign(designOf(p, chosen)) : null,
    ),
  }));
  const shown: Shown = buttonsBar(p, uses, text.stock(me.up, me.down));
  const [main, ...others] = shown.others;
  return { ...shown, main: main ?? null, others, title: text.doWith(p.words.card(id).name) };
}

/** The easiest payment that uses what was pointed at; its cards are marked on the table. */
function ofPayment(p: Props): Shown | null {
  const best = bestPayment(p.offers, (r) => p.standing(r) === 'chosen');
  const deed = best && deedOf(p, best.pick);
  if (deed?.verb !== 'pay') return null;
  const slots = p.offers.flatMap((o) => o.refs).filter((r) => r.kind === 'slot');
  const keys = [...new Map(slots.map((r) => [r.id, r])).values()];
  return bar(p, act(best!.pick, p.words.board.pay(deed.value, deed.needs)), keys);
}

/** Repel with one card, with another, or not at all. */
function ofDefence(p: Props): Shown | null {
  const text = p.words.board;
  const [first, ...rest] = p.offers.filter((o) => does(o, 'defend'));
  if (!first || p.offers.length < 2) return null;
  const names = (pick: unknown): string => {
    const deed = deedOf(p, pick);
    return deed?.verb === 'defend' ? deed.cards.map((id) => p.words.card(id).name).join(', ') : '';
  };
  const decline = p.offers.filter((o) => does(o, 'decline'));
  const few = rest.length <= (p.size === 'phone' ? 0 : 2);
  return bar(
    p,
    act(first.pick, text.repelWith(names(first.pick))),
    [first, ...rest, ...decline].map((o) => o.refs.at(-1)!),
    [...(few ? rest.map((o) => act(o.pick, names(o.pick))) : []), ...decline.map((o) => act(o.pick, text.decline))],
  );
}

/** The bazaar is pointed at; the deck is always the main button. */
function ofDraw(p: Props): Shown | null {
  const deck = p.offers.find((o) => does(o, 'deck'));
  if (!deck || p.offers.length < 2) return null;
  return bar(
    p,
    act(deck.pick, p.words.board.topCard),
    p.offers.flatMap((o) => o.refs),
  );
}

/** What the prompt bar shows for a question that is answered on the table. */
export function gather(p: Props): Shown | null {
  if (p.question === 'turnAction' || p.question === 'freePlay') return ofHand(p);
  if (p.question === 'payment') return ofPayment(p);
  if (p.question === 'defend') return ofDefence(p);
  return p.question === 'draw' ? ofDraw(p) : null;
}
