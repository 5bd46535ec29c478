import {
  type Answer,
  COLOURS,
  type Cost,
  type DeedWord,
  type Goods,
  type MasterDeed,
  type Outcome,
  type PaymentPart,
  REDEVELOP_COST,
} from '@ashtown/51st-state-master/board';
import type { Amount } from '@ashtown/engine';
import { option } from '../../kit/index.ts';
import type { Use } from '../51st-state-common/props.ts';
import { goodsText } from '../51st-state-common/summary.ts';
import { GOOD_SIGNS } from '../51st-state-common/tokens.tsx';
import { partsOf } from './look.ts';
import type { Props } from './props.ts';

/** Answers in short, with signs that are drawn as tokens: for the buttons of the prompt bar and the uses of cards. */

/** `2🔘 1⭐` */
const signed = (goods: Goods): string =>
  Object.entries(goods)
    .map(([id, n]) => `${n}${GOOD_SIGNS[id as keyof typeof GOOD_SIGNS] ?? ''}`)
    .join(' ');
const goodsOf = (amounts: readonly Amount[] = []): Goods => Object.fromEntries(amounts.map(({ what, n }) => [what, n]));

type Asking = Pick<Props, 'game' | 'view' | 'seat' | 'question'>;
/** Trying out costs little, but a hand asks for all of it at every touch. */
const known = new WeakMap<Props['view'], Map<string, MasterDeed>>();
/** What an answer is, and what would come of it. */
function deedOf({ game, view, seat, question }: Asking, answer: Answer): MasterDeed {
  const deeds = known.get(view) ?? new Map<string, MasterDeed>();
  known.set(view, deeds);
  const key = `${seat} ${question} ${answer}`;
  const deed = deeds.get(key) ?? game.deed(view, seat!, question!, answer);
  deeds.set(key, deed);
  return deed;
}

const UNKNOWN: Outcome = { pays: {}, gives: {}, open: false };

/** `Build 2🔘 → 5⭐`: what is done, what it costs and gives; `narrow` where it may need three lines. */
function deedLabel(p: Props, { verb, outcome = UNKNOWN }: MasterDeed, narrow: boolean): string {
  const { pays, gives, open } = outcome;
  const gain = [signed(gives), open ? '…' : ''].filter(Boolean).join(' ');
  const price = [signed(pays), gain && `→ ${gain}`].filter(Boolean).join(' ');
  // Price and gain stay on one line below the deed.
  return `${p.words.board.deed[verb as DeedWord]} ${narrow ? price : price.replaceAll(' ', '\u00a0')}`;
}

/** `1👷 1🔩 (Scrap Metal)` */
const paymentLabel = (p: Props, parts: readonly PaymentPart[]): string =>
  parts.map(({ good, n, at }) => `${n}${GOOD_SIGNS[good]}${at ? ` (${p.words.card(at.card).name})` : ''}`).join(' ');

const BARE: readonly string[] = ['pass', 'shield'];

/** An answer for a button; the game's own words where there is no shorter way. */
export function shortLabel(p: Props, pick: Answer, narrow = false): string {
  if (BARE.includes(pick)) return p.words.ref(option(pick));
  const deed = deedOf(p, pick);
  if (deed.of === 'good' && (deed.verb === 'choose' || deed.verb === 'store')) return `1${GOOD_SIGNS[deed.good]}`;
  if (deed.of === 'payment') return paymentLabel(p, deed.parts);
  if (deed.verb === 'exchange') return `${signed(goodsOf(deed.price))} → …`;
  if (Object.hasOwn(p.words.board.deed, deed.verb)) return deedLabel(p, deed, narrow);
  return p.words.label(p.view, p.seat!, p.question!, pick);
}

/** What a use in hand is drawn as, and the contacts it takes. */
const USES = [
  { use: 'construct', mark: 'build', tone: 'grey' },
  { use: 'deal', mark: 'deal', tone: 'blue' },
  { use: 'raze', mark: 'raze', tone: 'red' },
  { use: 'redevelop', mark: 'redevelop', tone: 'brick' },
] as const satisfies readonly (Pick<Use, 'mark' | 'tone'> & { use: DeedWord })[];

const priceOf = (cost: Goods | Cost): Use['price'] =>
  partsOf(cost).flatMap((x) => (x.t === 'good' ? { good: x.id, n: x.n ?? 1 } : []));

type Answered = Pick<Use, 'can' | 'says' | 'worth' | 'pick'>;
/** An answer about a card in hand, with what it costs and gives; or what is missing for it. */
function answered(p: Props, pick: Answer, why: string): Answered {
  const t = p.words.board;
  if (!p.offers.some((o) => o.pick === pick)) return { pick, can: false, says: why, worth: why };
  const { pays, gives, open } = deedOf(p, pick).outcome ?? UNKNOWN;
  const says = `${t.cost} ${goodsText(p, pays)}, ${t.gives} ${open ? t.chosenLater : goodsText(p, gives)}`;
  return { pick, can: true, says, worth: `${signed(pays)} → ${open ? t.chosenLater : signed(gives) || t.nothing}` };
}

/** The uses of a card in the hand of whoever looks, with price and gain: four of a location, one of a connection. */
export function usesOf(p: Props, id: string): readonly Use[] {
  const t = p.words.board;
  const site = p.tables.sites[p.tables.faceNumber(id)];
  if (!site) {
    const link = p.tables.links.find((x) => x.id === id);
    if (!link) return [];
    const tone = COLOURS[link.colour]!;
    return [
      { use: 'play', mark: 'play', tone, price: priceOf(link.cost), short: 0, ...answered(p, `play ${id}`, '–') },
    ];
  }
  const lacks = p.game.facts.shortOf(p.view.players[p.seat!]!, id);
  return USES.map(({ use, mark, tone }): Use => {
    const short = tone === 'brick' ? 0 : lacks[tone];
    const price = priceOf(tone === 'brick' ? REDEVELOP_COST : { [tone]: site.distance });
    return { use, mark, tone, price, short, ...answered(p, `${use} ${id}`, short > 0 ? t.short(short) : '–') };
  });
}
