import { type Story, story } from '@ashtown/testkit';
import {
  type Answer,
  broken,
  type CardId,
  type CardName,
  CONTACTS,
  type Event,
  type Position as GamePosition,
  GOODS,
  type Good,
  game,
  made,
  NONE,
  type Options,
  type Player,
  type State,
  tables,
} from '../src/index.ts';
import { DEFAULTS } from '../src/options.ts';
import { layOut } from '../src/position/parse.ts';

/** A position of the game, or one with scarce decks: the other cards are then nowhere, which no match knows. */
export interface Position extends GamePosition {
  /** Only these cards are left in the deck. */
  wholeDeck?: readonly CardName[];
}

const amountsOf = (list: readonly number[]) =>
  Object.fromEntries(GOODS.map((good, g) => [good, list[g] ?? 0])) as Record<Good, number>;
const ids = (cards: readonly number[]): CardId[] => cards.map((card) => tables.id[card]!);
const everybody = (s: State): Player[] => (s.solo ? [...s.players, s.solo.rival] : s.players);

const READ = {
  vp: (s: State) => s.players.map((p) => p.vp),
  tokens: (s: State) => s.players.map((p) => amountsOf(p.tokens)),
  stored: (s: State) => s.players.map((p) => amountsOf(p.stored)),
  tally: (s: State) => s.players.map((p) => amountsOf(p.tally)),
  /** The whole hand, what all have seen first. */
  hand: (s: State) => s.players.map((p) => ids([...p.seen, ...p.hand])),
  handSize: (s: State) => s.players.map((p) => p.seen.length + p.hand.length),
  hidden: (s: State) => s.players.map((p) => ids(p.hand)),
  seen: (s: State) => s.players.map((p) => ids(p.seen)),
  /** In the order of building; Ruins are `ruins`. */
  places: (s: State) => s.players.map((p) => p.places.map((x) => (x.ruins ? 'ruins' : tables.id[x.card]!))),
  stock: (s: State) => s.players.map((p) => p.places.map((x) => (x.stock ? amountsOf(x.stock) : null))),
  uses: (s: State) => s.players.map((p) => p.places.map((x) => x.uses)),
  visited: (s: State) => everybody(s).map((p) => p.places.map((x) => x.visited)),
  shield: (s: State) => s.players.map((p) => p.places.map((x) => x.shield)),
  deals: (s: State) => s.players.map((p) => ids(p.deals)),
  faction: (s: State) => s.players.map((p) => tables.factionIds[p.faction] ?? null),
  passed: (s: State) => everybody(s).map((p) => p.passed),
  converted: (s: State) => s.players.map((p) => CONTACTS.filter((_, i) => p.converted & (1 << i))),
  deckSize: (s: State) => s.deck.length,
  discard: (s: State) => ids(s.discard),
  display: (s: State) => ids(s.display),
  faceUp: (s: State) => s.faceUp.map((card) => (card === NONE ? null : tables.id[card]!)),
  spentLinks: (s: State) => s.spentLinks.map(ids),
  linkDecks: (s: State) => s.links.map((deck) => deck.length),
  round: (s: State) => s.round,
  first: (s: State) => s.first,
  ending: (s: State) => s.ending,
  winners: (s: State) => s.winners,
  rivalVp: (s: State) => s.solo?.rival.vp ?? null,
  rival: (s: State) => ids(s.solo?.rival.places.map((x) => x.card) ?? []),
  pile: (s: State) => ids(s.solo?.pile ?? []),
  attacks: (s: State) => s.solo?.attacks ?? null,
};
export type Told = Story<State, Answer, Event, typeof READ>;

/** Begins a story of 51st State: Master Set. */
export function given({ wholeDeck, ...position }: Position): Told {
  const { state, wrong } = layOut(tables, wholeDeck ? { ...position, deck: wholeDeck } : position);
  const scarce = wholeDeck ?? position.redDeck ?? position.blueDeck;
  const problem = wrong ? `${wrong.where}: ${wrong.expected}` : scarce ? undefined : broken(state)[0];
  if (problem) throw new Error(problem);
  if (wholeDeck) state.deck = state.deck.slice(state.deck.length - wholeDeck.length);
  return story(game, { state, begin: (s, log) => made.rules.run(s, log), read: READ });
}

export const optionsOf = (options: Partial<Options> = {}): Options => ({ ...DEFAULTS, ...options });
