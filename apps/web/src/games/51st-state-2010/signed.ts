import { type Answer, GOODS, type Good, type Pile, type StateDeed } from '@ashtown/51st-state-2010/board';
import type { Amount } from '@ashtown/engine';
import { option } from '../../kit/index.ts';
import { GOOD_SIGNS } from '../51st-state-common/tokens.tsx';
import { rangeOf, tokenOf, toneOfColour } from './look.ts';
import type { Props } from './props.ts';

/** Answers in short, with signs that are drawn as tokens: for the buttons of the prompt bar. */

const SIGNS: Readonly<Record<string, string>> = GOOD_SIGNS;
const signOf = (id: Good): string => {
  const sign = SIGNS[tokenOf(id)] ?? '';
  const range = rangeOf(id);
  return range === null ? sign : `${sign}${range}`;
};
const amount = (id: Good, n: number): string => (rangeOf(id) === null ? `${n}${signOf(id)}` : signOf(id).repeat(n));
/** `2🔩 1⭐` */
export const signed = (pile: Pile): string => pile.map(([g, n]) => amount(GOODS[g]!, n)).join(' ');
/** The same of what a deed says; a resource of any kind has the sign of the universal one. */
const told = (amounts: readonly Amount[] = []): string =>
  amounts.map(({ what, n }) => amount(what === 'resource' ? 'any' : (what as Good), n)).join(' ');
/** Price and gain stay on one line below the verb. */
const tight = (text: string): string => text.replaceAll(' ', '\u00a0');
const gains = (price: string, gain: string): string => tight([price, gain && `→ ${gain}`].filter(Boolean).join(' '));

/** What a price takes from the pool; cards are asked for by themselves. */
const fromPool = (price: readonly Amount[] = []): readonly Amount[] =>
  price.filter(({ what }) => !BESIDES.includes(what));
const BESIDES: readonly string[] = ['card', 'spoils', 'deal', 'either'];

/** `🔴2 → 3⛽`: what a use takes and brings. */
export function worthOf(d: StateDeed): string {
  switch (d.verb) {
    case 'conquer':
    case 'cooperate':
      return gains(rangeSign(d), told(d.yields.goods));
    case 'incorporate':
      return gains(rangeSign(d), told(d.gives));
    default:
      return gains('', told(d.gives));
  }
}
const rangeSign = ({ range }: Extract<StateDeed, { range: unknown }>): string =>
  `${SIGNS[toneOfColour(range.colour)]}${range.n}`;

export const deedOf = (p: Props, answer: Answer): StateDeed => p.game.deed(p.view, p.seat!, p.question!, answer);

/** An answer for a button; the game's own words where there is no shorter way. */
export function shortLabel(p: Props, answer: Answer): string {
  const t = p.words.board;
  const d = deedOf(p, answer);
  const name = (id: string): string => p.words.card(id).name;
  switch (d.verb) {
    case 'incorporate':
    case 'cooperate':
    case 'conquer':
    case 'redevelop':
      return `${t.deed[d.verb]} ${worthOf(d)}`;
    case 'use':
      return `${t.deed.use} ${gains(told(fromPool(d.price)), d.steals ? '…' : told(d.gives))}`;
    case 'visit':
      return `${t.deed.visit} ${gains(told(d.price), told(d.gives))}`;
    case 'hire':
    case 'swap':
      return gains(told(d.price), told(d.gives));
    case 'lay':
      return `${t.deed.lay} 1${signOf(d.good)}`;
    case 'store':
    case 'drop':
    case 'deed':
    case 'lead':
      return t.deed[d.verb];
    case 'cash':
      return `${t.deed.cash} ${gains('', told(d.gives))}`;
    case 'reach':
      return d.pieces
        .map(({ id, price }) => (price ? [name(id), tight(told(price))].filter(Boolean).join(' ') : signOf(id as Good)))
        .join(' + ');
    case 'pay':
    case 'with':
      return d.spent.map(({ what, n, from }) => `${amount(what, n)}${from ? ` (${name(from.card)})` : ''}`).join(' ');
    case 'deck':
    case 'done':
    case 'pass':
      return p.words.ref(option(d.verb));
    default:
      return p.words.label(p.view, p.seat!, p.question!, answer);
  }
}
