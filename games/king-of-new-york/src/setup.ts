import { type Log, type Rng, shuffle } from '@ashtown/engine';
import type { Tables } from './content/tables.ts';
import { BANK_SIZE, BOROUGHS, NOWHERE, STACKS, TILES_PER_STACK, UNITS } from './content/vocabulary.ts';
import { copyOptions, startLife } from './options.ts';
import type { Rules } from './rules/index.ts';
import { newTurn } from './rules/turn.ts';
import { type Event, NOBODY, type Options, type Player, SOURCES, type State } from './state.ts';

/** KNY-16 to KNY-23. */
export const setupOf =
  (t: Tables, rules: Rules) =>
  (seats: number, options: Options, rng: Rng, log: Log<Event> = null): State => {
    const tiles = shuffle(
      rng,
      t.tiles.flatMap(({ count }, tile) => Array<number>(count).fill(tile)),
    );
    const deck = shuffle(rng, t.cardIds.slice());
    const players = Array.from({ length: seats }, () => newPlayer(startLife(t, options)));
    const s: State = {
      rng,
      ply: 0,
      stack: [{ t: 'firstPlayer' }],
      options: copyOptions(options),
      players,
      tiles,
      height: Array<number>(STACKS).fill(TILES_PER_STACK),
      razed: t.tiles.map(() => 0),
      units: Array<number>(BOROUGHS.length * UNITS.length).fill(0),
      fresh: Array<number>(BOROUGHS.length * UNITS.length).fill(0),
      bank: Array.from({ length: BANK_SIZE }, () => deck.pop()!),
      deck,
      discard: [],
      limbo: null,
      superstar: NOBODY,
      statue: NOBODY,
      claims: [],
      queue: [],
      closed: false,
      turn: newTurn(seats, 0, 0, 0, false, false),
      winners: null,
    };
    for (let seat = seats - 1; seat >= 0; seat--) s.stack.push({ t: 'chooseMonster', seats: [seat] });
    s.bank.forEach((card, slot) => {
      log?.push({ t: 'turnedUp', card: card!, slot });
    });
    rules.run(s, log);
    return s;
  };

const newPlayer = (life: number): Player => ({
  monster: -1,
  life,
  star: 0,
  energy: 0,
  at: NOWHERE,
  zone: 0,
  space: 0,
  cards: [],
  web: 0,
  jinx: 0,
  carapace: 0,
  souvenirs: 0,
  from: SOURCES.map(() => 0),
  out: 0,
});
