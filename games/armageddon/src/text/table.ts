import type { Seat, Who } from '@ashtown/engine';
import { sum } from '../answers/figures.ts';
import type { Tables } from '../content/tables.ts';
import { AREAS, COLOURS, FIGURES, ROUNDS } from '../content/vocabulary.ts';
import { housingOf, openly } from '../rules/queries.ts';
import { LEAST, MOST, type Seen, type View } from '../state.ts';
import type { Language, Names } from './language.ts';

const N = COLOURS.length;

/** The table in a few lines: the round, what is on offer, the bids, the players and their cities. */
export function tableText(l: Language, t: Tables, n: Names, v: View, seat: Seat | null, who: Who): string[] {
  return [
    roundLine(l, t, n, v),
    ...displayLines(l, t, n, v),
    ...bidLines(l, t, n, v, who),
    ...v.players.flatMap((p, i) => playerLines(l, t, n, p, who(i))),
    ...(seat === null ? [] : [ownLine(l, t, n, v.players[seat]!)]),
  ];
}

function roundLine(l: Language, t: Tables, n: Names, v: View): string {
  const [midgame, final] = v.common as [number, number];
  const parts = [l.table.round(v.round, ROUNDS), l.table.bag(v.bagSize)];
  if (midgame >= 0) parts.push(`${l.table.midgame}: ${n.card(t.scoring[midgame]!.id)}`);
  if (final >= 0) parts.push(`${l.table.final}: ${n.card(t.scoring[final]!.id)}`);
  return parts.join(' · ');
}

function displayLines(l: Language, t: Tables, n: Names, v: View): string[] {
  const cards = v.display.flatMap((kind, slot) => {
    if (kind < 0) return [];
    const figures = v.figures.slice(slot * FIGURES.length, (slot + 1) * FIGURES.length);
    return [`${slot + 1} ${n.card(t.equipment[kind]!.id)} (${n.figures(figures)})`];
  });
  const buildings = v.offer.flatMap((card, slot) =>
    card < 0 ? [] : [`${n.card(t.buildings[card]!.id)} + ${n.card(t.tiles[v.offerTiles[slot]!]!.id)}`],
  );
  return [
    ...(cards.length > 0 ? [`${l.table.equipment}: ${cards.join(' · ')}`] : []),
    ...(buildings.length > 0 ? [`${l.table.buildings}: ${buildings.join(' · ')}`] : []),
  ];
}

function bidLines(l: Language, t: Tables, n: Names, v: View, who: Who): string[] {
  if (v.order.every((order) => order.length === 0)) return [];
  return AREAS.map((area, i) => {
    const bids = v.order[i]!.map((seat) => {
      const { placed } = v.players[seat]!;
      return `${who(seat)} ${n.survivors(placed.slice(i * N, i * N + N))}`;
    });
    return `${l.area[area]} [${n.card(t.auction[v.auction[i]!]!.id)}]: ${bids.join(' · ') || '–'}`;
  });
}

function playerLines(l: Language, t: Tables, n: Names, p: Seen, name: string): string[] {
  const open = inTheOpen(p);
  const behind = p.screen
    ? n.survivors(p.screen)
    : l.table.hidden(Math.max(0, p.bounds[LEAST]! - sum(open)), Math.max(0, p.bounds[MOST]! - sum(open)));
  const known = p.hand.flatMap((kind) => (kind === null ? [] : [n.card(t.equipment[kind]!.id)]));
  const unknown = p.hand.length - known.length;
  const hand = [...known, ...(unknown > 0 ? [l.table.unknown(unknown)] : [])];
  const city = p.city.flatMap((b) => (b < 0 ? [] : [n.card(t.buildings[b]!.id)]));
  return [
    `${name}: ${[
      `${p.vp} ${l.vp}`,
      l.table.marauders(p.marauders),
      l.table.damage(p.damage, t.damage.length),
      l.table.housing(housingOf(t, p)),
      `${l.table.behind}: ${behind}`,
    ].join(' · ')}`,
    `    ${city.join(', ')}`,
    ...(hand.length > 0 ? [`    ${l.table.hand}: ${hand.join(', ')}`] : []),
  ];
}

function ownLine(l: Language, t: Tables, n: Names, p: Seen): string {
  const tiles = p.tiles.flatMap((tile) => (tile === null ? [] : [n.card(t.scoring[tile]!.id)]));
  return `${l.table.own}: ${tiles.join(', ')}`;
}

/** Survivors of somebody in the open, by colour. */
const inTheOpen = (p: Seen): number[] => COLOURS.map((_, c) => openly(p, c));
