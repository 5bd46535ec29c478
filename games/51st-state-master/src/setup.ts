import { type Log, type Rng, shuffle } from '@ashtown/engine';
import type { Tables } from './content/tables.ts';
import { COLOURS, GOODS, TOKENS } from './content/vocabulary.ts';
import type { Rules } from './rules/index.ts';
import { type Event, NONE, type Options, type Player, SOURCES, type State } from './state.ts';

/** FSM-36, FSM-37: the cards of the match. */
export function deckOf(t: Tables, { expansion, bothExpansions }: Options): number[] {
  const { base, newera, winter } = t.setCards;
  if (bothExpansions) return [...base, ...newera, ...winter];
  return expansion === 'none' ? base.slice() : [...base, ...t.setCards[expansion]];
}

/** Section 2, and section 10 for one player. */
export const setupOf =
  (t: Tables, rules: Rules) =>
  (seats: number, options: Options, rng: Rng, log: Log<Event> = null): State => {
    const s = bareTable(t, seats, options, rng);
    s.deck = shuffle(rng, deckOf(t, options));
    s.links = COLOURS.map((_, colour) => shuffle(rng, t.linkCards[colour]!.slice()));
    s.stack.push({ t: 'deal' });
    if (options.factions === 'picked')
      for (let seat = seats - 1; seat >= 0; seat--) s.stack.push({ t: 'pickFaction', seats: [seat] });
    rules.run(s, log);
    return s;
  };

/** A table on which nothing lies and nobody is asked anything: no card anywhere, no faction chosen. */
export function bareTable(t: Tables, seats: number, options: Options, rng: Rng): State {
  return {
    rng,
    ply: 0,
    stack: [],
    options: {
      expansion: options.expansion,
      bothExpansions: options.bothExpansions,
      factions: options.factions,
      ruinsScore: options.ruinsScore,
      shipwreckUses: options.shipwreckUses,
      perProducedLate: options.perProducedLate,
      dealsScore: options.dealsScore,
      freePayment: options.freePayment,
    },
    round: 0,
    first: 0,
    players: Array.from({ length: seats }, newPlayer),
    solo: seats === 1 ? { rival: newPlayer(), pile: [], attacks: 0, succeeded: false } : null,
    deck: [],
    discard: [],
    shuffles: 0,
    shuffled: Array<number>(t.locations).fill(0),
    display: [],
    links: COLOURS.map(() => []),
    faceUp: COLOURS.map(() => NONE),
    spentLinks: COLOURS.map(() => []),
    limbo: NONE,
    claims: [],
    copies: [],
    ending: false,
    winners: null,
  };
}

const newPlayer = (): Player => ({
  faction: NONE,
  vp: 0,
  from: SOURCES.map(() => 0),
  tokens: Array<number>(TOKENS).fill(0),
  stored: Array<number>(TOKENS).fill(0),
  hand: [],
  seen: [],
  places: [],
  built: 0,
  deals: [],
  tally: GOODS.map(() => 0),
  converted: 0,
  passed: false,
});
