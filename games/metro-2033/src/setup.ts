import { type Log, type Rng, rand, shuffle } from '@ashtown/engine';
import type { Tables } from './content/tables.ts';
import { BAZAAR_SIZE, MARKERS, START_MARKERS } from './content/vocabulary.ts';
import type { Rules } from './rules/index.ts';
import { EMPTY, type Event, NOBODY, type Options, type Player, SOURCES, type State } from './state.ts';

/** Section 2. All chance of the set-up is drawn at once, so that nothing random follows the choice of Factions (MET-23). */
export const setupOf =
  (t: Tables, rules: Rules) =>
  (seats: number, options: Options, rng: Rng, log: Log<Event> = null): State => {
    const random = options.factionAssignment === 'random';
    const roster = t.rosters[options.factionRoster].slice();
    if (random) shuffle(rng, roster); // MET-22
    const deck = shuffle(rng, t.deck.slice());
    const first = rand(rng, seats); // MET-31
    const s: State = {
      rng,
      ply: 0,
      stack: [{ t: 'deal' }],
      options: { ...options },
      players: Array.from({ length: seats }, (_, seat) => newPlayer(random ? roster[seat]! : NOBODY)),
      deck,
      decks: 1,
      bazaar: Array<number>(BAZAAR_SIZE).fill(EMPTY),
      discard: [],
      first,
      turn: { no: 0, seat: first },
      attack: null,
      winner: NOBODY,
    };
    log?.push({ t: 'began', seats, up: START_MARKERS, reserve: MARKERS - START_MARKERS });
    if (!random) for (let seat = seats - 1; seat >= 0; seat--) s.stack.push({ t: 'chooseFaction', seats: [seat] });
    else
      for (let seat = 0; seat < seats; seat++)
        log?.push({ t: 'faction', seat, faction: t.factions[roster[seat]!]!.id });
    rules.run(s, log);
    return s;
  };

const newPlayer = (faction: number): Player => ({
  faction,
  flipped: false, // MET-26
  up: START_MARKERS, // MET-27
  down: 0,
  reserve: MARKERS - START_MARKERS,
  hand: [],
  since: [],
  resources: [],
  shields: [],
  stations: [],
  kept: [],
  heroes: [],
  from: SOURCES.map((source) => (source === 'start' ? START_MARKERS : 0)),
});
