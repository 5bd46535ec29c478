import { makeRng, pickOne, seedOf } from '@ashtown/engine';
import { addCard } from '../src/cards/effects.ts';
import {
  type CardId,
  type Event,
  game,
  STACKS_PER_BOROUGH,
  type State,
  TILES_PER_STACK,
  tables,
  UNITS,
} from '../src/index.ts';
import { optionsOf } from '../src/options.ts';

/** Every number of players, with and without the variant. */
export const TABLES = [2, 3, 4, 5, 6].flatMap((seats) =>
  [false, true].filter((advanced) => !advanced || seats > 4).map((advanced) => ({ seats, advanced })),
);

/** A table just set up; the first player is asked for a Monster. */
export const fresh = (seats: number, advanced = false, seed = 'box'): State =>
  game.setup(seats, optionsOf({ advanced }), makeRng(seedOf(`${seed} ${seats}`)));

/** Plays on at random, looking at what each answer did; at most so many answers. */
export function ramble(s: State, answers: number, look: (before: State, events: Event[]) => void = () => {}): void {
  const rng = makeRng(seedOf('ramble'));
  for (let i = 0; i < answers && game.asked(s).length > 0; i++) {
    const seat = game.asked(s)[0]!;
    const before = game.clone(s);
    const events: Event[] = [];
    game.apply(s, seat, pickOne(rng, game.legal(s, seat)), events);
    look(before, events);
  }
}

/**
 * Monsters that begin with nothing buy little, so some games begin later: with energy, three cards each, a stack
 * in ruins in every borough, and the two cards in the bank that may be bought least often (KNY-133).
 */
export function enrich(s: State): void {
  const cards = [...s.deck, ...s.bank].filter((id): id is CardId => id !== null && !tables.cards[id]!.needs);
  for (const p of s.players) {
    p.energy = 50;
    for (const id of cards.filter((id) => tables.cards[id]!.keep).slice(-3)) {
      cards.splice(cards.indexOf(id), 1);
      addCard(tables, p, id);
    }
  }
  s.bank = [...tables.cardIds.filter((id) => tables.cards[id]!.needs), cards.pop()!];
  s.deck = cards;
  for (let stack = 0; stack < s.height.length; stack += STACKS_PER_BOROUGH)
    for (let i = 0; i < TILES_PER_STACK; i++) {
      const at = stack * TILES_PER_STACK + i;
      const tile = s.tiles[at]!;
      s.tiles[at] = -1;
      s.height[stack]!--;
      s.razed[tile]!++;
      s.units[(stack / STACKS_PER_BOROUGH) * UNITS.length + tables.tiles[tile]!.unit]!++;
    }
}
