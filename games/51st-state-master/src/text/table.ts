import type { Seat, Who } from '@ashtown/engine';
import { placeNameOf } from '../answers/deed.ts';
import { goodsOf, type Pile, type Tables } from '../content/tables.ts';
import { CATEGORIES, GOODS, TOKENS } from '../content/vocabulary.ts';
import { type Place, type Player, type PlayerView, RIVAL, type View } from '../state.ts';
import { placeName } from './label.ts';
import type { Language } from './language.ts';
import { cardName, goodsText } from './speak.ts';

/** The table in a few lines: the round, what lies open, then every State with its rows and deals. */
export function tableText(t: Tables, l: Language, v: View, seat: Seat | null, who: Who): string[] {
  const names = (cards: readonly (number | null)[]) =>
    cards.map((card) => (card === null ? '?' : cardName(t, l, t.id[card]!))).join(', ');
  const lines: string[] = [];
  if (v.round > 0) lines.push(`${l.table.round} ${v.round} · ${l.table.first}: ${who(v.first)}`);
  const faceUp = v.faceUp.filter((card) => card >= 0);
  if (faceUp.length > 0) lines.push(`${l.table.connections}: ${names(faceUp)}`);
  if (v.display.length > 0) lines.push(`${l.table.display}: ${names(v.display)}`);
  for (const [i, p] of v.players.entries()) {
    lines.push(`${who(i)}: ${headOf(t, l, p).join(' · ')}`);
    lines.push(...stateLines(t, l, v, i, p));
    const hand = [...p.seen, ...p.hand];
    if (hand.length > 0)
      lines.push(
        `  ${l.table.hand} (${hand.length}): ${i === seat ? names(hand) : names(p.seen.length > 0 ? hand : []) || '?'}`,
      );
  }
  if (v.solo)
    lines.push(`${l.rival}: ${v.solo.rival.vp} ${l.good.vp.one}`, ...stateLines(t, l, v, RIVAL, v.solo.rival));
  return lines;
}

const pileText = (l: Language, tokens: readonly number[]): string =>
  goodsText(l, goodsOf(tokens.slice(0, TOKENS).flatMap((n, g): Pile => (n > 0 ? [[g, n]] : []))));

function headOf(t: Tables, l: Language, p: PlayerView): string[] {
  const faction = t.factions[p.faction];
  const parts = [...(faction ? [faction.name[l.lang]] : []), `${p.vp} ${l.good[GOODS[13]].one}`];
  const supply = pileText(l, p.tokens);
  if (supply) parts.push(supply);
  const stored = pileText(l, p.stored);
  if (stored) parts.push(`${l.table.storage}: ${stored}`);
  if (p.passed) parts.push(l.table.passed);
  return parts;
}

function stateLines(t: Tables, l: Language, v: View, seat: Seat, p: Player | PlayerView): string[] {
  const lines: string[] = [];
  for (const [category, id] of CATEGORIES.entries()) {
    const row = p.places.filter((place) => t.site[place.card]!.category === category);
    if (row.length > 0)
      lines.push(`  ${l.category[id]}: ${row.map((place) => placeText(t, l, v, seat, place)).join(', ')}`);
  }
  if (p.deals.length > 0) {
    const sum = GOODS.map((_, g) => p.deals.filter((card) => t.site[card]!.dealGood === g).length);
    lines.push(`  ${l.table.deals}: ${goodsText(l, goodsOf(sum.flatMap((n, g): Pile => (n > 0 ? [[g, n]] : []))))}`);
  }
  return lines;
}

/** `Camp [2 workers] ▣`: stock in brackets, `▣` a shield, `×` a use or a visit. */
function placeText(t: Tables, l: Language, v: View, seat: Seat, place: Place): string {
  if (place.ruins) return l.table.ruins;
  const stock = place.stock ? pileText(l, place.stock) : '';
  const marks = `${place.shield ? ' ▣' : ''}${'×'.repeat(place.uses + (place.visited ? 1 : 0))}`;
  return `${placeName(t, l, placeNameOf(t, v, seat, place))}${stock ? ` [${stock}]` : ''}${marks}`;
}
