import { totalOf } from './queries.ts';
import { EMPTY, NOBODY, OPEN, type Player, type State } from './state.ts';
import type { Card, Tables } from './tables.ts';
import { CARAVAN, HAND_SIZE, HERO, MARKERS, RESOURCE, START_MARKERS, STATION, THREAT } from './vocabulary.ts';

type Must = (ok: boolean, what: string) => void;

const isSorted = (list: readonly number[]): boolean => list.every((x, i) => i === 0 || list[i - 1]! <= x);

/** What must hold at every state and does not, in words: limits of the rules, and components made or lost. */
export const brokenOf =
  (t: Tables) =>
  (s: State): readonly string[] => {
    const found: string[] = [];
    const must: Must = (ok, what) => {
      if (!ok) found.push(what);
    };
    for (const [seat, p] of s.players.entries()) checkPlayer(t, s, p, `of ${seat}`, must);
    const factions = s.players.map((p) => p.faction).filter((faction) => faction !== NOBODY);
    must(new Set(factions).size === factions.length, 'MET-22 a Faction led by two');
    const full = s.players.filter((p) => p.reserve === 0);
    must(full.length === (s.winner === NOBODY ? 0 : 1), 'MET-175 one winner, with all markers');
    must(s.winner === NOBODY || s.players[s.winner]!.reserve === 0, 'MET-173 the winner has all markers');
    checkCards(t, s, must);
    return found;
  };

function checkPlayer(t: Tables, s: State, p: Player, of: string, must: Must): void {
  const category = (card: Card): number => t.cards[card]!.category;
  const onStations = p.kept.reduce((sum, n) => sum + n, 0);
  must(p.up + p.down + onStations + p.reserve === MARKERS, `MET-20 markers ${of}`);
  must(p.up >= 0 && p.down >= 0 && p.reserve >= 0 && p.kept.every((n) => n >= 0), `MET-36 markers ${of}`);
  must(totalOf(p) >= START_MARKERS, `MET-39 total ${of}`);
  must(p.from.reduce((sum, n) => sum + n, 0) === totalOf(p), `sources ${of}`);
  must(p.from[1] === 0 || p.flipped || s.winner >= 0, `MET-93 Faction ${of}`);
  must(p.hand.length <= HAND_SIZE, `MET-20 hand ${of}: ${p.hand.length}`);
  must(p.since.length === p.hand.length && p.kept.length === p.stations.length, `lists ${of}`);
  must(
    p.since.every((deck) => deck >= OPEN && deck <= s.decks),
    `decks ${of}`,
  );
  must([p.hand, p.resources, p.shields, p.stations, p.heroes].every(isSorted), `order ${of}`);
  must(
    p.resources.every((card) => category(card) === RESOURCE) &&
      p.stations.every((card) => category(card) === STATION) &&
      p.heroes.every((card) => category(card) === HERO),
    `MET-44 tableau ${of}`,
  );
  must(
    p.shields.every((card) => t.cards[card]!.shieldCost >= 0 && [RESOURCE, THREAT].includes(category(card))),
    `MET-45 Protection ${of}`,
  );
  must(![...p.resources, ...p.stations, ...p.heroes].some((card) => category(card) === CARAVAN), `MET-45 ${of}`);
}

/** MET-20: each card in exactly one place. */
function checkCards(t: Tables, s: State, must: Must): void {
  const count = t.cards.map(() => 0);
  const see = (cards: readonly Card[]): void => {
    for (const card of cards) if (card !== EMPTY) count[card]!++;
  };
  see(s.deck);
  see(s.discard);
  see(s.bazaar);
  for (const p of s.players) for (const list of [p.hand, p.resources, p.shields, p.stations, p.heroes]) see(list);
  for (const [card, { id, copies }] of t.cards.entries())
    must(count[card] === copies, `MET-20 ${id}: ${count[card]} of ${copies}`);
}
