import { type Log, type Rng, shuffle } from '@ashtown/engine';
import type { Tables } from './content/tables.ts';
import type { Rules } from './rules/index.ts';
import type { Event, Options, State } from './state.ts';

/** SCR-2. */
export const setupOf =
  (t: Tables, rules: Rules) =>
  (seats: number, options: Options, rng: Rng, log: Log<Event> = null): State => {
    const deck = shuffle(rng, t.cards.slice());
    const players = Array.from({ length: seats }, () => ({ hand: deck.splice(-t.hand), banked: 0 }));
    const s: State = {
      rng,
      ply: 0,
      stack: [{ t: 'round', n: 1 }],
      options: { ...options },
      round: 0,
      deck,
      discard: [],
      players,
      over: false,
    };
    for (const [seat, { hand }] of players.entries()) for (const card of hand) log?.push({ t: 'drew', seat, card });
    rules.run(s, log);
    return s;
  };
