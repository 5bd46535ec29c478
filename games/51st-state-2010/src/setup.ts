import { type Log, type Rng, rand, type Seat, shuffle } from '@ashtown/engine';
import type { Tables } from './content/tables.ts';
import { STARTING_HAND, TOKENS } from './content/vocabulary.ts';
import type { Rules } from './rules/index.ts';
import { BASE_SOURCES, type Event, NONE, type Options, type Player, type State } from './state.ts';

/** FS-29. */
export const newPlayer = (faction: number): Player => ({
  faction,
  score: 0,
  base: BASE_SOURCES.map(() => 0),
  pool: Array<number>(TOKENS).fill(0),
  hand: [],
  seen: [],
  places: [],
  placed: 0,
  leader: null,
  spoils: [],
  deals: [],
  exhausted: 0,
  visits: 0,
  redeveloped: false,
  passed: false,
});

/** Section 3. */
export const setupOf =
  (t: Tables, rules: Rules) =>
  (seats: number, _: Options, rng: Rng, log: Log<Event> = null): State => {
    const factions = shuffle(
      rng,
      t.factions.map((_, i) => i),
    ); // FS-28
    const first: Seat = rand(rng, seats); // FS-31
    const deck = shuffle(
      rng,
      t.face.map((_, card) => card),
    );
    const players = Array.from({ length: seats }, (_, seat) => newPlayer(factions[seat]!));
    for (const p of players) for (let i = 0; i < STARTING_HAND; i++) p.hand.push(deck.pop()!); // FS-30
    const s: State = {
      rng,
      ply: 0,
      stack: [{ t: 'turn' }],
      turn: 0,
      first,
      players,
      deck,
      discard: [],
      shuffles: 0,
      shuffled: Array<number>(t.cards).fill(0),
      row: [],
      looked: [],
      limbo: NONE,
      spent: [],
      winners: null,
    };
    if (log) tellSetup(t, players, log);
    rules.run(s, log);
    return s;
  };

function tellSetup(t: Tables, players: readonly Player[], log: Event[]): void {
  for (const [seat, p] of players.entries()) log.push({ t: 'faction', seat, card: t.factions[p.faction]!.id });
  for (const [seat, { hand }] of players.entries())
    log.push({ t: 'drew', seat, n: hand.length, cards: hand.map((card) => t.id[card]!), src: 'start' });
}
