import { type Pick as Answer, COLOURS, type Event, ID_OF, type View } from '@ashtown/catalog/51st-state-master';
import type { Ref } from '@ashtown/engine';
import type { Offer } from '@ashtown/protocol';
import type { Act, Gathered } from '../../table/board.ts';
import { refKey } from '../../table/choice.ts';
import { GOOD_SIGNS } from '../51st-state-common/goods.ts';
import { card, option, type Props, place, slot } from './props.ts';
import { handOf } from './summary.ts';
import { boardText, type Deed } from './text/index.ts';
import { outcomeOf, signed } from './uses.ts';

type Bar = Gathered<View, Answer, Event>;
type Button = Act<View, Answer, Event>;

/** More buttons than these have no room beside a question; the list has them all. */
const MOST = { desk: 5, phone: 3 } as const;
/** The room beside a question, in pixels. */
const ROOM = 420;
/** With more buttons than these each is narrow. */
const WIDE = 3;
const KEYS = 9;
const isSign = (id: string): id is keyof typeof GOOD_SIGNS => Object.hasOwn(GOOD_SIGNS, id);

/** What has been pointed at so far, as far as an answer is about it. */
function chosenIn(p: Props): Ref[] {
  const found = new Map<string, Ref>();
  for (const o of p.offers) for (const r of o.refs) if (p.standing(r) === 'chosen') found.set(refKey(r), r);
  return [...found.values()];
}

/** `Build 2🔘 → 5⭐`: what is done, what it costs and gives; `narrow` where it may need three lines. */
export function deedLabel(p: Props, pick: Answer, narrow = false): string {
  const t = boardText(p.lang);
  const deed = pick.split(' ')[0] as Deed;
  const { pays, gives, open } = outcomeOf(p.view, p.seat!, pick);
  const gain = [signed(gives), open ? '…' : ''].filter(Boolean).join(' ');
  const price = [signed(pays), gain && `→ ${gain}`].filter(Boolean).join(' ');
  // Price and gain stay on one line below the deed.
  return `${t.deed[deed]} ${narrow ? price : price.replaceAll(' ', '\u00a0')}`;
}

/** `1👷 1🔩 (Scrap Metal)` */
function paymentLabel(p: Props, pick: Answer): string {
  const parts = new Map<string, number>();
  for (const x of pick.split(' ').slice(1)) parts.set(x, (parts.get(x) ?? 0) + 1);
  return [...parts]
    .map(([x, n]) => {
      const [good = '', at] = x.split('@');
      const found = at && p.view.players[p.seat!]!.places.find((q) => q.no === Number(at.split('.')[1]));
      return `${n}${isSign(good) ? GOOD_SIGNS[good] : good}${found ? ` (${p.words.card(ID_OF[found.card]!).name})` : ''}`;
    })
    .join(' ');
}

function labelOf(p: Props, pick: Answer, narrow: boolean): string {
  const t = boardText(p.lang);
  const [verb = '', good = ''] = pick.split(' ');
  if (isSign(pick)) return `1${GOOD_SIGNS[pick]}`;
  if (verb === 'store' && isSign(good)) return `1${GOOD_SIGNS[good]}`;
  if (verb === 'pay') return paymentLabel(p, pick);
  if (pick === 'exchange') return `2${GOOD_SIGNS.worker} → …`;
  if (Object.hasOwn(t.deed, verb)) return deedLabel(p, pick, narrow);
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
  return {
    main: null,
    hint: '',
    ...(note === undefined ? {} : { note }),
    others: shown.map((o, i): Button => ({ pick: o.pick as Answer, label: labels[i]!, digit: i + 1 })),
    keys: shown.map((_, i) => ({ kind: 'amount', id: String(i) })),
    toggle(ref) {
      const offer = shown[Number(ref.id)];
      if (offer) p.answer(offer.pick as Answer);
    },
  };
}

const CONNECTIONS: readonly Ref[] = COLOURS.map((colour) => slot(`link.${colour}`));
/** What the digits choose while nothing is chosen: the cards of the hand, then what else can be used. */
export function keysOf(p: Props): readonly Ref[] {
  if (p.seat === null || p.question !== 'takeTurn') return [];
  const legal = (r: Ref) => p.standing(r) === 'legal';
  const ids = [...new Set(handOf(p.view.players[p.seat]!).map(({ id }) => id))];
  const own = p.view.players[p.seat]!.places.map(({ no }) => place(p.seat!, no));
  return [...ids.map(card), ...own, ...CONNECTIONS].filter(legal).slice(0, KEYS);
}
/** The digit of a thing; on a phone there is none. */
export function digitOf(p: Props, ref: Ref): number | null {
  if (p.compact) return null;
  if (p.question !== 'takeTurn') return p.hotkey(ref);
  const at = chosenIn(p).length > 0 ? -1 : keysOf(p).findIndex((r) => r.kind === ref.kind && r.id === ref.id);
  return at < 0 ? null : at + 1;
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
    const left = p.offers.filter((o) => chosen.every((r) => o.refs.some((x) => refKey(x) === refKey(r))));
    const [thing] = chosen;
    return left.length > MOST.desk ? null : buttons(p, left, thing ? p.words.ref(thing) : '');
  }
  return {
    main: null,
    hint: '',
    note: boardText(p.lang).turnHint,
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
