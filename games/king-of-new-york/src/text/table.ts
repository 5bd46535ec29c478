import type { Seat } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import {
  BOROUGHS,
  buildingOf,
  FACES,
  MANHATTAN,
  MONSTERS,
  NOWHERE,
  STACKS_PER_BOROUGH,
  TILES,
  TOKENS,
  UNITS,
  ZONES,
} from '../content/vocabulary.ts';
import { priceOf, topTile } from '../rules/queries.ts';
import type { Player, View } from '../state.ts';
import { count, tally, times } from './format.ts';
import type { Language, Say } from './language.ts';

/** The table in a few lines: the turn, the Monsters, the boroughs, the bank. */
export function tableText(t: Tables, l: Language, v: View, seat: Seat | null, say: Say): string[] {
  return [
    ...(v.turn.no > 0 ? [turnLine(l, v, say)] : []),
    ...v.players.map((_, i) => `${say.who(i)}: ${playerParts(l, v, i, say).join(' · ')}`),
    ...BOROUGHS.map((_, at) => boroughLine(l, v, at, say)),
    bankLine(t, l, v, say, seat === null ? null : v.players[seat]!),
  ];
}

function turnLine(l: Language, v: View, say: Say): string {
  const { no, seat, extra, subway, dice } = v.turn;
  const head = l.event.turn({ t: 'turn', seat, no, extra, subway }, say)!;
  const shown = tally(
    dice.map((face) => FACES[face]!),
    l.face,
  );
  return dice.length > 0 ? `${head} · ${shown}` : head;
}

function playerParts(l: Language, v: View, seat: Seat, say: Say): string[] {
  const p = v.players[seat]!;
  const parts: string[] = [];
  const monster = MONSTERS[p.monster];
  if (monster) parts.push(say.monster(monster));
  if (p.out > 0) return [...parts, `${p.star}★`, l.out];
  if (p.at !== NOWHERE) parts.push(p.at === MANHATTAN ? l.zone[ZONES[p.zone]!] : l.borough[BOROUGHS[p.at]!].name);
  parts.push(`${p.star}★ ${p.life}♥ ${p.energy}⚡`);
  if (v.superstar === seat) parts.push(l.special.superstar.name);
  if (v.statue === seat) parts.push(l.special.statue.name);
  for (const token of TOKENS) if (p[token] > 0) parts.push(count(l.lang, p[token], l.token[token]));
  if (p.cards.length > 0) parts.push(p.cards.map(say.card).join(', '));
  return parts;
}

function boroughLine(l: Language, v: View, at: number, say: Say): string {
  const here: string[] = [];
  for (let i = 0; i < STACKS_PER_BOROUGH; i++) {
    const stack = at * STACKS_PER_BOROUGH + i;
    const tile = TILES[topTile(v, stack)];
    if (!tile) continue;
    const name = `${l.building[buildingOf(tile)]} ${say.durability(tile)}`;
    here.push(v.height[stack]! > 1 ? `${name} (+${v.height[stack]! - 1})` : name);
  }
  UNITS.forEach((unit, u) => {
    const n = v.units[at * UNITS.length + u]!;
    if (n > 0) here.push(times(l.unit[unit], n));
  });
  return `${l.borough[BOROUGHS[at]!].name}: ${here.join(', ') || '–'}`;
}

function bankLine(t: Tables, l: Language, v: View, say: Say, buyer: Player | null): string {
  const cards = v.bank.flatMap((id) =>
    id === null ? [] : `${say.card(id)} ${buyer ? priceOf(t, buyer, id) : t.cards[id]!.cost}⚡`,
  );
  return `${l.pile.bank}: ${cards.join(', ') || '–'}`;
}
