import { defaultOptions, type Log, makeRng, type Seat, seedOf } from '@ashtown/engine';
import { type Story, story } from '@ashtown/testkit';
import type { Answer, Event, Frame, Options, Position, State } from '../src/index.ts';
import * as metro from '../src/index.ts';

/** Stories with the cards the game comes with, or with others. */
export function tellerOf({ game, tables: t }: Pick<typeof metro.made, 'game' | 'tables'>) {
  const ids = (cards: readonly number[]): string[] => cards.map((card) => t.cards[card]?.id ?? '');

  const READ = {
    up: (s: State) => s.players.map((p) => p.up),
    down: (s: State) => s.players.map((p) => p.down),
    reserve: (s: State) => s.players.map((p) => p.reserve),
    total: (s: State) => s.players.map((p) => 10 - p.reserve),
    hand: (s: State) => s.players.map((p) => ids(p.hand)),
    handSize: (s: State) => s.players.map((p) => p.hand.length),
    resources: (s: State) => s.players.map((p) => ids(p.resources)),
    shields: (s: State) => s.players.map((p) => ids(p.shields)),
    stations: (s: State) =>
      s.players.map((p) => p.stations.map((c, i) => `${t.cards[c]!.id}${p.kept[i]! > 0 ? ` ${p.kept[i]}` : ''}`)),
    heroes: (s: State) => s.players.map((p) => ids(p.heroes)),
    flipped: (s: State) => s.players.map((p) => p.flipped),
    faction: (s: State) => s.players.map((p) => t.factions[p.faction]?.id ?? null),
    bazaar: (s: State) => ids(s.bazaar),
    discard: (s: State) => ids(s.discard),
    deckSize: (s: State) => s.deck.length,
    decks: (s: State) => s.decks,
    /** The next card. */
    top: (s: State) => t.cards[s.deck.at(-1) ?? -1]?.id ?? null,
    turn: (s: State) => s.turn.seat,
    turnNo: (s: State) => s.turn.no,
    window: (s: State) => {
      const f = s.stack.at(-1);
      return f?.t === 'turnAction' ? f.window : null;
    },
    attack: (s: State) => s.attack,
    winner: (s: State) => s.winner,
  };

  /** Begins a story of Metro 2033, at a position told as people would. */
  return function given(position: Position): Story<State, Answer, Event, typeof READ> {
    const begun: Event[] = [];
    const read = game.parsePosition(position, begun);
    if (!read.ok) throw new Error(`no such position: ${JSON.stringify(read.problem)}`);
    return story(game, { state: read.state, begin: (_, log) => log.push(...begun), read: READ });
  };
}

export const given = tellerOf(metro.made);

/** A table just set up by the game itself. */
export function fresh(seats: number, options: Partial<Options> = {}, seed = 'box', log: Log<Event> = null): State {
  const all = { ...defaultOptions(metro.game), ...options } as unknown as Options;
  return metro.game.setup(seats, all, makeRng(seedOf(`${seed} ${seats}`)), log);
}

/** All kinds of switches together. */
export const HARD: Partial<Options> = {
  hardAllSymbols: true,
  hardExhaustion: true,
  hardNoRelief: true,
  hardForcedDefence: true,
};

/** Exchanges three cards, named in the order of the content. */
export function swap(s: ReturnType<typeof given>, seat: Seat, ...ids: string[]): ReturnType<typeof given> {
  s.answer(seat, 'exchange');
  for (const id of ids) s.answer(seat, `exchange ${id}`);
  return s;
}

export type { Frame, Position };
