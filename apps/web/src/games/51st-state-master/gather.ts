import {
  type Answer,
  COLOURS,
  type DeedWord,
  type Event,
  type Goods,
  type Outcome,
  type PaymentPart,
  type View,
} from '@ashtown/51st-state-master/board';
import type { Amount, Ref } from '@ashtown/engine';
import type { Offer } from '@ashtown/protocol';
import type { Gathered } from '../../table/board.ts';
import { GOOD_SIGNS } from '../51st-state-common/goods.ts';
import { about, buttonsBar, chosenIn, digitAmong } from '../51st-state-common/pointed.ts';
import { card, option, place, slot } from '../51st-state-common/refs.ts';
import type { Props } from './props.ts';
import { handOf } from './summary.ts';
import { deedOf, signed } from './uses.ts';

type Bar = Gathered<View, Answer, Event>;

/** More buttons than these have no room beside a question; the list has them all. */
const MOST = { desk: 5, phone: 3 } as const;
/** The room beside a question, in pixels. */
const ROOM = 420;
/** With more buttons than these each is narrow. */
const WIDE = 3;
const KEYS = 9;
const goodsOf = (amounts: readonly Amount[] = []): Goods => Object.fromEntries(amounts.map(({ what, n }) => [what, n]));

const UNKNOWN: Outcome = { pays: {}, gives: {}, open: false };

/** `Build 2🔘 → 5⭐`: what is done, what it costs and gives; `narrow` where it may need three lines. */
export function deedLabel(p: Props, pick: Answer, narrow = false): string {
  const t = p.words.board;
  const { verb, outcome = UNKNOWN } = deedOf(p, pick);
  const { pays, gives, open } = outcome;
  const gain = [signed(gives), open ? '…' : ''].filter(Boolean).join(' ');
  const price = [signed(pays), gain && `→ ${gain}`].filter(Boolean).join(' ');
  // Price and gain stay on one line below the deed.
  return `${t.deed[verb as DeedWord]} ${narrow ? price : price.replaceAll(' ', '\u00a0')}`;
}

/** `1👷 1🔩 (Scrap Metal)` */
const paymentLabel = (p: Props, parts: readonly PaymentPart[]): string =>
  parts.map(({ good, n, at }) => `${n}${GOOD_SIGNS[good]}${at ? ` (${p.words.card(at.card).name})` : ''}`).join(' ');

function labelOf(p: Props, pick: Answer, narrow: boolean): string {
  const t = p.words.board;
  const deed = deedOf(p, pick);
  if (deed.of === 'good' && (deed.verb === 'choose' || deed.verb === 'store')) return `1${GOOD_SIGNS[deed.good]}`;
  if (deed.of === 'payment') return paymentLabel(p, deed.parts);
  if (deed.verb === 'exchange') return `${signed(goodsOf(deed.price))} → …`;
  if (Object.hasOwn(t.deed, deed.verb)) return deedLabel(p, pick, narrow);
  return p.words.label(p.view, p.seat!, p.question!, pick);
}

/** How many buttons fit: about as wide as their longest word, or as half of their words. */
function fitting(labels: readonly string[]): number {
  let left = ROOM;
  const n = labels.findIndex((label) => {
    left -= 56 + 9 * Math.max(...label.split(/\s/).map((x) => x.length), label.length / 2);
    return left < 0;
  });
  return n < 0 ? labels.length : Math.max(1, n);
}

/** Some answers as buttons that the digits press. */
function buttons(p: Props, offers: readonly Offer[], note?: string): Bar {
  const labels = offers.map((o) => labelOf(p, o.pick as Answer, offers.length > WIDE));
  // What can be done with a thing is never cut short on a desk: labels of two lines have room.
  const most = p.question === 'takeTurn' ? MOST.desk : Math.min(MOST.desk, fitting(labels));
  const shown = offers.slice(0, p.compact ? MOST.phone : most);
  return buttonsBar(
    p,
    shown.map((o, i) => ({ pick: o.pick as Answer, label: labels[i]! })),
    note,
  );
}

const CONNECTIONS: readonly Ref[] = COLOURS.map((colour) => slot(`link.${colour}`));
/** What the digits choose while nothing is chosen: the cards of the hand, then what else can be used. */
export function keysOf(p: Props): readonly Ref[] {
  if (p.seat === null || p.question !== 'takeTurn') return [];
  const legal = (r: Ref) => p.standing(r) === 'legal';
  const ids = [...new Set(handOf(p.tables, p.view.players[p.seat]!).map(({ id }) => id))];
  const own = p.view.players[p.seat]!.places.map(({ no }) => place(p.seat!, no));
  return [...ids.map(card), ...own, ...CONNECTIONS].filter(legal).slice(0, KEYS);
}
/** The digit of a thing; on a phone there is none. */
export function digitOf(p: Props, ref: Ref): number | null {
  if (p.compact) return null;
  if (p.question !== 'takeTurn') return p.hotkey(ref);
  return chosenIn(p).length > 0 ? null : digitAmong(keysOf(p), ref);
}

const BARE = ['pass', 'shield'];
/** Answered by one of a few buttons with icons. */
const BUTTONS: readonly string[] = ['payment', 'exchangeGood', 'productionOption', 'storeGoods', 'repeatAction'];

/** The prompt bar of this game: uses with price and gain, payments and goods as icons. */
export function gather(p: Props): Bar | null {
  if (p.seat === null || p.question === null) return null;
  if (BUTTONS.includes(p.question)) return buttons(p, essentialFirst(p.offers));
  if (p.question !== 'takeTurn') return null;
  const chosen = chosenIn(p);
  if (chosen.length > 0) {
    const left = about(p.offers, chosen);
    const [thing] = chosen;
    return left.length > MOST.desk ? null : buttons(p, left, thing ? p.words.ref(thing) : '');
  }
  return {
    main: null,
    hint: '',
    note: p.words.board.turnHint,
    others: p.offers
      .filter((o) => BARE.includes(o.pick as string))
      .map((o) => ({ pick: o.pick as Answer, label: p.words.ref(option(o.pick as string)) })),
    keys: keysOf(p),
    toggle: (ref) => (ref.kind === 'card' ? p.hold(ref) : p.touch(ref)),
  };
}

/** What ends a question comes first, so that it is never left out. */
const essentialFirst = (offers: readonly Offer[]): readonly Offer[] => [
  ...offers.filter((o) => o.pick === 'all'),
  ...offers.filter((o) => o.pick === 'done' || o.pick === 'stop'),
  ...offers.filter((o) => !['all', 'done', 'stop'].includes(o.pick as string)),
];
