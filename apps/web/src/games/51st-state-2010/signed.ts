import type { Pick as Answer } from '@ashtown/catalog/51st-state-2010';
import { GOODS, type Good, type Pile, parseToken, placeOf, tables, workersFor } from '@ashtown/catalog/51st-state-2010';
import { GOOD_SIGNS } from '../51st-state-common/goods.ts';
import { option } from '../51st-state-common/refs.ts';
import { contactOf, rangeOf, tokenOf, toneOf } from './look.ts';
import type { Props } from './props.ts';
import { toneOfUse, type Use } from './summary.ts';
import { boardText, type Deed } from './text/index.ts';

/** Answers in short, with signs that are drawn as tokens: for the buttons of the prompt bar. */

const signOf = (id: Good): string => {
  const sign = (GOOD_SIGNS as Readonly<Record<string, string>>)[tokenOf(id)] ?? '';
  const range = rangeOf(id);
  return range === null ? sign : `${sign}${range}`;
};
const amount = (id: Good, n: number): string => (rangeOf(id) === null ? `${n}${signOf(id)}` : signOf(id).repeat(n));
/** `2🔩 1⭐` */
export const signed = (pile: Pile): string => pile.map(([g, n]) => amount(GOODS[g]!, n)).join(' ');
/** Price and gain stay on one line below the deed. */
const tight = (text: string): string => text.replaceAll(' ', '\u00a0');
const gains = (price: string, gain: string): string => tight([price, gain && `→ ${gain}`].filter(Boolean).join(' '));

const RANGE_SIGNS = (use: Use): string => {
  const colour = toneOfUse(use);
  return colour === null ? '' : (GOOD_SIGNS as Readonly<Record<string, string>>)[toneOf(colour)]!;
};

/** `🔴2 → 3⛽`: what a use takes and brings. */
export function worthOf(use: Use, id: string): string {
  const site = tables.sites[tables.faceOf(id)]!;
  const price = `${RANGE_SIGNS(use)}${site.distance}`;
  const at = site.produce && site.per === 0 ? ` ${signed(site.produce)}` : '';
  return {
    incorporate: () => gains(price, `1⭐${at}`),
    cooperate: () => gains(price, signed(site.deal)),
    conquer: () => gains(price, signed(site.spoils)),
    redevelop: () => gains('', `2⭐${at}`),
  }[use]();
}

function tokensLabel(p: Props, tokens: readonly string[]): string {
  const parts = new Map<string, number>();
  for (const x of tokens) parts.set(x, (parts.get(x) ?? 0) + 1);
  const q = p.view.players[p.seat!]!;
  return [...parts]
    .map(([x, n]) => {
      const { g, no } = parseToken(x);
      const on = no === -1 ? undefined : (placeOf(q, no)?.card ?? q.leader?.card);
      return `${amount(GOODS[g]!, n)}${on === undefined ? '' : ` (${p.words.card(tables.id[on]!).name})`}`;
    })
    .join(' ');
}

function reachLabel(p: Props, pieces: readonly string[]): string {
  return pieces
    .map((id) => {
      const contact = contactOf(id);
      if (!contact) return signOf(id as Good);
      const { bill } = contact;
      const price = [
        ...bill.need.map((n, k) => (n > 0 ? amount(GOODS[k]!, n) : '')),
        bill.any > 0 ? amount('any', bill.any) : '',
        bill.cards > 0 ? amount('card', bill.cards) : '',
      ].filter(Boolean);
      return [p.words.card(id).name, tight(price.join(' '))].filter(Boolean).join(' ');
    })
    .join(' + ');
}

function placeLabel(p: Props, deed: 'use' | 'visit', at: string): string {
  const [seat, no] = at.split('.').map(Number) as [number, number];
  const place = placeOf(p.view.players[seat]!, no)!;
  const site = tables.site[place.card]!;
  const t = boardText(p.lang);
  if (deed === 'visit') return `${t.deed.visit} ${gains('1👷', site.per ? '…' : signed(site.produce!))}`;
  const { bill, gain, op } = site.act!;
  const price = [
    `${workersFor(tables, place) + bill.workers}👷`,
    ...bill.need.map((n, k) => (n > 0 ? amount(GOODS[k]!, n) : '')),
    bill.any > 0 ? amount('any', bill.any) : '',
  ].filter(Boolean);
  return `${t.deed.use} ${gains(price.join(' '), op === 'STEAL' ? '…' : signed(gain))}`;
}

/** An answer for a button; the game's own words where there is no shorter way. */
export function shortLabel(p: Props, pick: Answer): string {
  const t = boardText(p.lang);
  const [verb = '', ...rest] = pick.split(' ');
  switch (verb as Deed | 'pay' | 'reach' | 'with') {
    case 'incorporate':
    case 'cooperate':
    case 'conquer':
    case 'redevelop':
      return `${t.deed[verb as Use]} ${worthOf(verb as Use, rest[0]!)}`;
    case 'use':
    case 'visit':
      return placeLabel(p, verb as 'use' | 'visit', rest[0]!);
    case 'hire':
      return tight(`2👷 → 1${signOf(rest[0] as Good)}`);
    case 'lay':
      return `${t.deed.lay} 1${signOf(rest[0] as Good)}`;
    case 'store':
    case 'drop':
    case 'deed':
    case 'lead':
      return t.deed[verb as Deed];
    case 'swap':
      return tight('2🃏 → 1🃏');
    case 'cash':
      return `${t.deed.cash} ${gains('', signed(tables.sites[tables.faceOf(rest[0]!)]!.spoils))}`;
    case 'reach':
      return reachLabel(p, rest);
    case 'pay':
    case 'with':
      return tokensLabel(p, rest);
    default:
      return rest.length === 0 ? p.words.ref(option(verb)) : p.words.label(p.view, p.seat!, p.question!, pick);
  }
}
