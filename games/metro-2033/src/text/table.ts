import type { Seat, Who } from '@ashtown/engine';
import type { Card, Tables } from '../content/tables.ts';
import { MARKERS } from '../content/vocabulary.ts';
import { priceFor, totalOf } from '../rules/queries.ts';
import { OPEN, type View } from '../state.ts';
import { tally } from './format.ts';
import type { Language } from './language.ts';
import type { Names } from './names.ts';

type Seen = View['players'][number];

/** The table in a few lines: the turn, the players, the bazaar with what its cards cost to play, the piles, the own hand. */
export function tableText(t: Tables, l: Language, n: Names, v: View, seat: Seat | null, who: Who): string[] {
  const own = seat === null ? null : v.players[seat]!;
  const name = (card: Card): string => n.card(t.cards[card]!.id);
  const priced = (card: Card): string => (own ? `${name(card)} (${priceFor(t, own, card)})` : name(card));
  const bazaar = v.bazaar.map((card) => (card < 0 ? '–' : priced(card))).join(', ');
  const lines = [
    ...(v.turn.no > 0 ? [l.log.turn({ t: 'turn', seat: v.turn.seat, no: v.turn.no }, who, n)!] : []),
    ...v.players.map((p, i) => `${who(i)}: ${playerParts(t, l, n, p, i === seat).join(' · ')}`),
    `${l.names.bazaar}: ${bazaar} · ${l.names.deck}: ${v.deck.length} · ${l.names.discardPile}: ${v.discard.length}`,
  ];
  if (own && own.hand.length > 0)
    lines.push(`${l.names.hand}: ${own.hand.flatMap((card) => (card === null ? [] : priced(card))).join(', ')}`);
  return lines;
}

function playerParts(t: Tables, l: Language, n: Names, p: Seen, own: boolean): string[] {
  const name = (card: Card): string => n.card(t.cards[card]!.id);
  const all = (cards: readonly Card[]): string => tally(cards.map(name));
  const parts: string[] = [];
  const faction = t.factions[p.faction];
  if (faction) parts.push(p.flipped ? `${n.card(faction.id)} (${l.names.flipped})` : n.card(faction.id));
  const onStations = p.kept.reduce((sum, x) => sum + x, 0);
  parts.push(`${totalOf(p)}/${MARKERS}`, l.names.people(p.up, p.down, onStations));
  if (p.resources.length > 0) parts.push(all(p.resources));
  if (p.shields.length > 0) parts.push(`${l.names.protection}: ${all(p.shields)}`);
  if (p.heroes.length > 0) parts.push(all(p.heroes));
  if (p.stations.length > 0)
    parts.push(
      tally(p.stations.map((card, i) => (p.kept[i]! > 0 ? `${name(card)} (${l.names.kept(p.kept[i]!)})` : name(card)))),
    );
  const known = p.hand.flatMap((card, i) => (card !== null && p.since[i] === OPEN ? [name(card)] : []));
  if (!own && known.length > 0) parts.push(`${l.names.known}: ${tally(known)}`);
  return parts;
}
