import type { Card, Tables } from './content/tables.ts';
import { HAND_SIZE, HERO, MARKERS, RESOURCE, START_MARKERS, STATION, THREAT } from './content/vocabulary.ts';
import { totalOf } from './rules/queries.ts';
import { EMPTY, NOBODY, OPEN, type Player, type State } from './state.ts';

/** What must hold at every state and does not, in words: limits of the rules, and components made or lost. */
export function brokenOf(t: Tables): (s: State) => readonly string[] {
  const count = new Int32Array(t.cards.length);
  const see = (cards: readonly Card[]): void => {
    for (let i = 0; i < cards.length; i++) if (cards[i] !== EMPTY) count[cards[i]!]!++;
  };
  return (s) => {
    const found: string[] = [];
    count.fill(0);
    see(s.deck);
    see(s.discard);
    see(s.bazaar);
    let full = 0;
    for (let seat = 0; seat < s.players.length; seat++) {
      const p = s.players[seat]!;
      const wrong = wrongMarkers(s, p) ?? wrongHand(s, p) ?? wrongTableau(t, p) ?? wrongFaction(s, seat);
      if (wrong !== null) found.push(`${wrong} of ${seat}`);
      if (p.reserve === 0) full++;
      see(p.hand);
      see(p.resources);
      see(p.shields);
      see(p.stations);
      see(p.heroes);
    }
    if (full !== (s.winner === NOBODY ? 0 : 1)) found.push('MET-175 one winner, with all markers');
    else if (full === 1 && s.players[s.winner]!.reserve !== 0) found.push('MET-173 the winner has all markers');
    if (s.attack !== null && t.cards[s.attack.card]!.category !== THREAT) found.push('MET-139 attack');
    for (let card = 0; card < count.length; card++)
      if (count[card] !== t.cards[card]!.copies)
        found.push(`MET-20 ${t.cards[card]!.id}: ${count[card]} of ${t.cards[card]!.copies}`);
    return found;
  };
}

function wrongMarkers(s: State, p: Player): string | null {
  let onStations = 0;
  for (let i = 0; i < p.kept.length; i++) {
    if (p.kept[i]! < 0) return 'MET-36 markers';
    onStations += p.kept[i]!;
  }
  if (p.up < 0 || p.down < 0 || p.reserve < 0) return 'MET-36 markers';
  if (p.up + p.down + onStations + p.reserve !== MARKERS) return 'MET-20 markers';
  if (totalOf(p) < START_MARKERS) return 'MET-39 total';
  let sources = 0;
  for (let i = 0; i < p.from.length; i++) {
    if (p.from[i]! < 0) return 'sources';
    sources += p.from[i]!;
  }
  if (sources !== totalOf(p)) return 'sources';
  return p.from[1]! > 0 && !p.flipped && s.winner === NOBODY ? 'MET-93 Faction' : null;
}

function wrongHand(s: State, p: Player): string | null {
  if (p.hand.length > HAND_SIZE) return `MET-20 hand: ${p.hand.length}`;
  if (p.since.length !== p.hand.length) return 'lists';
  for (let i = 0; i < p.since.length; i++) if (p.since[i]! < OPEN || p.since[i]! > s.decks) return 'decks';
  return isSorted(p.hand) ? null : 'order';
}

/** Every card in play in a place for its category (MET-44, MET-45), and all lists in ascending order. */
function wrongTableau(t: Tables, p: Player): string | null {
  if (p.kept.length !== p.stations.length) return 'lists';
  if (!isSorted(p.resources) || !isSorted(p.shields) || !isSorted(p.stations) || !isSorted(p.heroes)) return 'order';
  if (!areAll(t, p.resources, RESOURCE) || !areAll(t, p.stations, STATION) || !areAll(t, p.heroes, HERO))
    return 'MET-44 tableau';
  for (let i = 0; i < p.shields.length; i++) {
    const { category, shieldCost } = t.cards[p.shields[i]!]!;
    if (shieldCost < 0 || (category !== RESOURCE && category !== THREAT)) return 'MET-45 Protection';
  }
  return null;
}

function wrongFaction(s: State, seat: number): string | null {
  const { faction } = s.players[seat]!;
  for (let other = 0; other < seat; other++)
    if (faction !== NOBODY && s.players[other]!.faction === faction) return 'MET-22 Faction';
  return null;
}

function isSorted(list: readonly number[]): boolean {
  for (let i = 1; i < list.length; i++) if (list[i - 1]! > list[i]!) return false;
  return true;
}

function areAll(t: Tables, cards: readonly Card[], category: number): boolean {
  for (let i = 0; i < cards.length; i++) if (t.cards[cards[i]!]!.category !== category) return false;
  return true;
}
