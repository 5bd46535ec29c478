import { defaultOptions, makeRng, type Seat, seedOf } from '@ashtown/engine';
import { type Story, story } from '@ashtown/testkit';
import type { build } from '../src/build.ts';
import * as metro from '../src/index.ts';
import { type Event, type Frame, type Options, type Pick, SOURCES, type State } from '../src/index.ts';
import { addStation, addToHand, insert } from '../src/piles.ts';

type BySeat<T> = Readonly<Record<Seat, T>>;
type Ids = readonly string[];

/** A position, told as people would: only what matters. The rest is quiet: 5 markers above, hands of harmless Resources. */
export interface Position {
  seats?: number;
  options?: Partial<Options>;
  /** Whose turn it is, and where it is taken up. */
  turn?: Seat;
  from?: 'turn' | 'window 2';
  factions?: BySeat<string>;
  flipped?: readonly Seat[];
  /** What is neither above nor below nor on a Station is in the reserve. */
  up?: BySeat<number>;
  down?: BySeat<number>;
  /** Filled up to five with harmless Resources, except for the seats in `short`. */
  hand?: BySeat<Ids>;
  short?: readonly Seat[];
  resources?: BySeat<Ids>;
  shields?: BySeat<Ids>;
  /** With the markers on them: `['sta-lubyanka', 'sta-kurskaya 1']`. */
  stations?: BySeat<Ids>;
  heroes?: BySeat<Ids>;
  bazaar?: readonly (string | null)[];
  /** The next cards, the first one first; the others follow. */
  deck?: Ids;
  /** Only these are left in the deck; the others lie in the discard pile. */
  wholeDeck?: Ids;
  discard?: Ids;
  /** Only these lie there; whatever is left over is out of sight, in the tableau of the last seat. */
  wholeDiscard?: Ids;
}

type Built = Pick2<ReturnType<typeof build>, 'game' | 'tables' | 'rules'>;
type Pick2<T, K extends keyof T> = { [P in K]: T[P] };

/** Stories with the cards the game comes with, or with others. */
export function tellerOf({ game, tables: t, rules }: Built) {
  const cardOf = (id: string): number => {
    const card = t.cardOf.get(id);
    if (card === undefined) throw new Error(`no card ${id}`);
    return card;
  };
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

  function build(position: Position): State {
    const { seats = 2, turn = 0, short = [] } = position;
    const options = { ...defaultOptions(game), ...position.options } as unknown as Options;
    const s = game.setup(seats, options, makeRng(seedOf('given')));
    s.stack.length = 0;
    s.ply = 0;
    s.decks = 1;
    s.first = turn;
    s.turn = { no: 0, seat: turn };
    const left = t.cards.map(({ copies }) => copies);
    const take = (id: string): number => {
      const card = cardOf(id);
      if (--left[card]! < 0) throw new Error(`no ${id} is left`);
      return card;
    };
    const named = (list: Ids | undefined): number[] => (list ?? []).map(take);
    for (const [seat, p] of s.players.entries()) {
      Object.assign(p, { hand: [], since: [], resources: [], shields: [], stations: [], kept: [], heroes: [] });
      const faction = position.factions?.[seat];
      p.faction = faction ? t.factionOf.get(faction)! : t.rosters.default[seat]!;
      p.flipped = position.flipped?.includes(seat) ?? false;
      for (const card of named(position.hand?.[seat])) addToHand(p, card, 1);
      for (const card of named(position.resources?.[seat])) insert(p.resources, card);
      for (const card of named(position.shields?.[seat])) insert(p.shields, card);
      for (const card of named(position.heroes?.[seat])) insert(p.heroes, card);
      for (const text of position.stations?.[seat] ?? []) {
        const [id = '', markers = '0'] = text.split(' ');
        addStation(p, take(id), Number(markers));
      }
      p.up = position.up?.[seat] ?? 5;
      p.down = position.down?.[seat] ?? 0;
      p.reserve = 10 - p.up - p.down - p.kept.reduce((sum, n) => sum + n, 0);
      p.from = SOURCES.map((source) => (source === 'start' ? 10 - p.reserve : 0));
    }
    const bazaar = (position.bazaar ?? []).map((id) => (id === null ? -1 : take(id)));
    const discard = named(position.wholeDiscard ?? position.discard);
    const next = named(position.wholeDeck ?? position.deck);
    const harmless = (): number => {
      const card = left.findIndex((n, i) => n > 0 && t.cards[i]!.shieldCost < 0 && t.cards[i]!.category === 0);
      return take(t.cards[card]!.id);
    };
    for (const [seat, p] of s.players.entries())
      if (!short.includes(seat)) while (p.hand.length < 5) addToHand(p, harmless(), 1);
    while (bazaar.length < 3) bazaar.push(harmless());
    const rest = t.cards.flatMap((_, card) => Array<number>(left[card]!).fill(card));
    s.bazaar = bazaar;
    s.discard = discard;
    s.deck = (position.wholeDeck ? next : [...next, ...rest]).reverse();
    if (position.wholeDeck && !position.wholeDiscard) s.discard.push(...rest);
    if (position.wholeDeck && position.wholeDiscard) hide(s, rest);
    return s;
  }

  /** Out of sight for stories about an empty supply. */
  function hide(s: State, cards: readonly number[]): void {
    const p = s.players.at(-1)!;
    for (const card of cards) {
      const { category, shieldCost } = t.cards[card]!;
      if (category === 1) addStation(p, card, 0);
      else if (category === 4) insert(p.heroes, card);
      else if (category === 0) insert(p.resources, card);
      else if (shieldCost >= 0) insert(p.shields, card);
      else s.discard.push(card); // Threats without a Protection side and Caravans cannot be in play
    }
  }

  /** Begins a story of Metro 2033. */
  return function given(position: Position): Story<State, Pick, Event, typeof READ> {
    const { from = 'turn', turn = 0 } = position;
    return story(game, {
      state: build(position),
      begin(s, log) {
        if (from === 'turn') s.stack.push({ t: 'turn', seat: turn });
        else {
          s.turn.no = 1;
          s.stack.push({ t: 'turnAction', seats: [turn], window: 2, tidied: false });
        }
        rules.run(s, log);
      },
      read: READ,
    });
  };
}

export const given = tellerOf(metro);

/** A table just set up by the game itself. */
export function fresh(seats: number, options: Partial<Options> = {}, seed = 'box'): State {
  const all = { ...defaultOptions(metro.game), ...options } as unknown as Options;
  return metro.game.setup(seats, all, makeRng(seedOf(`${seed} ${seats}`)));
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

export type { Frame };
