import type { Seat, Who } from '@ashtown/engine';
import { inPlay } from '../answers/deed.ts';
import type { Tables } from '../content/tables.ts';
import { LAYOUTS } from '../content/vocabulary.ts';
import { scoreOf } from '../rules/queries.ts';
import type { PlayerView, View } from '../state.ts';
import { cardName } from './cards.ts';
import { goodsText, stockText } from './format.ts';
import { inPlayName } from './label.ts';
import type { Language } from './language.ts';

/** The table in a few lines: the turn, the row, then every player with locations, leader and tucked cards. */
export function tableText(t: Tables, l: Language, v: View, seat: Seat | null, who: Who): string[] {
  const names = (cards: readonly (number | null)[]) =>
    cards.map((card) => (card === null ? '?' : cardName(t, l, t.id[card]!))).join(', ');
  const lines = [
    `${l.table.turn} ${v.turn} · ${l.table.first}: ${who(v.first)} · ${l.table.deck} ${v.deck.length} · ${l.table.discard} ${v.discard.length}`,
  ];
  if (v.row.length > 0) lines.push(`${l.table.row}: ${names(v.row)}`);
  for (const [i, p] of v.players.entries()) {
    lines.push(`${who(i)}: ${headOf(t, l, p).join(' · ')}`);
    lines.push(...rows(t, l, p));
    const hand = [...p.seen, ...p.hand];
    if (hand.length > 0)
      lines.push(`  ${l.table.hand} (${hand.length}): ${i === seat || p.seen.length > 0 ? names(hand) : '?'}`);
  }
  return lines;
}

function headOf(t: Tables, l: Language, p: PlayerView): string[] {
  const { name, contacts } = t.factions[p.faction]!;
  const parts = [name[l.lang], `${scoreOf(p)} ${l.vp}`];
  const pool = stockText(l, p.pool);
  if (pool) parts.push(pool);
  const base = p.base.reduce((a, b) => a + b, 0);
  if (base > 0) parts.push(`${l.table.base}: ${base} ${l.vp}`);
  const used = contacts.filter((c) => p.exhausted & (1 << c.colour)).map((c) => c.name[l.lang]);
  if (used.length > 0) parts.push(`${l.table.exhausted}: ${used.join(', ')}`);
  if (p.passed) parts.push(l.table.passed);
  return parts;
}

const tokensText = (l: Language, x: { ones: number; twos: number }): string =>
  goodsText(l, { vp1: x.ones, vp2: x.twos });

/** In brackets what lies on a card. */
const marked = (
  l: Language,
  name: string,
  x: { ones: number; twos: number; stock?: readonly number[] | null },
): string => {
  const on = [x.stock ? stockText(l, x.stock) : '', tokensText(l, x)].filter((text) => text !== '');
  return on.length > 0 ? `${name} [${on.join(', ')}]` : name;
};

/** FS-112: production, features, actions; `×` is a use or a visit. */
function rows(t: Tables, l: Language, p: PlayerView): string[] {
  const lines: string[] = [];
  for (const [layout, id] of LAYOUTS.entries()) {
    const row = p.places.filter((place) => t.site[place.card]!.layout === layout);
    if (row.length === 0) continue;
    const texts = row.map((place) => {
      const visits = [...place.visitors.toString(2)].filter((bit) => bit === '1').length;
      return marked(l, inPlayName(t, l, inPlay(t, p, place)), place) + '×'.repeat(place.uses + visits);
    });
    lines.push(`  ${l.layout[id]}: ${texts.join(', ')}`);
  }
  if (p.leader) lines.push(`  ${l.kind.leader}: ${marked(l, cardName(t, l, t.id[p.leader.card]!), p.leader)}`);
  if (p.spoils.length > 0)
    lines.push(`  ${l.sort.spoils}: ${p.spoils.map((card) => cardName(t, l, t.id[card]!)).join(', ')}`);
  if (p.deals.length > 0)
    lines.push(`  ${l.sort.deal}: ${p.deals.map((d) => marked(l, cardName(t, l, t.id[d.card]!), d)).join(', ')}`);
  return lines;
}
