import type { Seat, Who } from '@ashtown/engine';
import { CATEGORIES, FACTION_IDS, GOODS, TOKENS } from '../board.ts';
import { goodsOf, ID_OF, type Pile, SITE } from '../cards.ts';
import { type Place, type Player, type PlayerView, RIVAL, type View } from '../state.ts';
import { placeName } from './labels.ts';
import { cardName, goodsText, type Language } from './words.ts';

/** The table in a few lines: the round, what lies open, then every State with its rows and deals. */
export function tableText(l: Language, v: View, seat: Seat | null, who: Who): string[] {
  const names = (cards: readonly (number | null)[]) =>
    cards.map((card) => (card === null ? '?' : cardName(l, ID_OF[card]!))).join(', ');
  const lines: string[] = [];
  if (v.round > 0) lines.push(`${l.table.round} ${v.round} · ${l.table.first}: ${who(v.first)}`);
  const faceUp = v.faceUp.filter((card) => card >= 0);
  if (faceUp.length > 0) lines.push(`${l.table.connections}: ${names(faceUp)}`);
  if (v.display.length > 0) lines.push(`${l.table.display}: ${names(v.display)}`);
  for (const [i, p] of v.players.entries()) {
    lines.push(`${who(i)}: ${headOf(l, p).join(' · ')}`);
    lines.push(...stateLines(l, v, i, p));
    const hand = [...p.seen, ...p.hand];
    if (hand.length > 0)
      lines.push(
        `  ${l.table.hand} (${hand.length}): ${i === seat ? names(hand) : names(p.seen.length > 0 ? hand : []) || '?'}`,
      );
  }
  if (v.solo) lines.push(`${l.rival}: ${v.solo.rival.vp} ${l.good.vp.one}`, ...stateLines(l, v, RIVAL, v.solo.rival));
  return lines;
}

const pileText = (l: Language, tokens: readonly number[]): string =>
  goodsText(l, goodsOf(tokens.slice(0, TOKENS).flatMap((n, g): Pile => (n > 0 ? [[g, n]] : []))));

function headOf(l: Language, p: PlayerView): string[] {
  const faction = FACTION_IDS[p.faction];
  const parts = [...(faction ? [l.faction[faction]] : []), `${p.vp} ${l.good[GOODS[13]].one}`];
  const supply = pileText(l, p.tokens);
  if (supply) parts.push(supply);
  const stored = pileText(l, p.stored);
  if (stored) parts.push(`${l.table.storage}: ${stored}`);
  if (p.passed) parts.push(l.table.passed);
  return parts;
}

function stateLines(l: Language, v: View, seat: Seat, p: Player | PlayerView): string[] {
  const lines: string[] = [];
  for (const [category, id] of CATEGORIES.entries()) {
    const row = p.places.filter((place) => SITE[place.card]!.category === category);
    if (row.length > 0)
      lines.push(`  ${l.category[id]}: ${row.map((place) => placeText(l, v, seat, place)).join(', ')}`);
  }
  if (p.deals.length > 0) {
    const sum = GOODS.map((_, g) => p.deals.filter((card) => SITE[card]!.dealGood === g).length);
    lines.push(`  ${l.table.deals}: ${goodsText(l, goodsOf(sum.flatMap((n, g): Pile => (n > 0 ? [[g, n]] : []))))}`);
  }
  return lines;
}

/** `Camp [2 workers] ▣`: stock in brackets, `▣` a shield, `×` a use or a visit. */
function placeText(l: Language, v: View, seat: Seat, place: Place): string {
  if (place.ruins) return l.table.ruins;
  const stock = place.stock ? pileText(l, place.stock) : '';
  const marks = `${place.shield ? ' ▣' : ''}${'×'.repeat(place.uses + (place.visited ? 1 : 0))}`;
  return `${placeName(l, v, seat, place)}${stock ? ` [${stock}]` : ''}${marks}`;
}
