import { makeRng, type Seat, seedOf } from '@ashtown/engine';
import { type Story, story } from '@ashtown/testkit';
import {
  type CardId,
  COLOURS,
  CONTACTS,
  type Contact,
  type Event,
  FACTION_IDS,
  type FactionId,
  type Frame,
  GOODS,
  type Good,
  game,
  ID_OF,
  isConnection,
  linkOf,
  NONE,
  type Options,
  type Pick,
  type Place,
  type Player,
  RIVAL,
  SITE,
  SOURCES,
  type State,
  type Token,
} from '../src/index.ts';
import { rules } from '../src/rules.ts';
import { deckOf, newPlayer } from '../src/setup.ts';

type BySeat<T> = Readonly<Record<Seat, T>>;
type Amounts = { readonly [G in Good]?: number };
/** A place in a State: a card, or a card with what lies on it. */
export type Standing =
  | CardId
  | ({ card: CardId; stock?: { readonly [T in Token]?: number } } & Partial<Omit<Place, 'card' | 'no' | 'stock'>>);

/**
 * A position, told as people would: only what matters. Hands, States and supplies are empty unless told; only in the Action
 * phase the others have two workers, or they would have nothing to do and the round would be over.
 */
export interface Position {
  seats?: number;
  options?: Partial<Options>;
  round?: number;
  first?: Seat;
  /** Whose turn it is. */
  turn?: Seat;
  /** Where the round is taken up. */
  from?: 'round' | 'lookout' | 'production' | 'turn' | 'roundEnd';
  /** Unless told, in the order of FACTION_IDS. */
  factions?: BySeat<FactionId>;
  vp?: BySeat<number>;
  tokens?: BySeat<Amounts>;
  stored?: BySeat<Amounts>;
  tally?: BySeat<Amounts>;
  /** Cards in hand nobody else has seen, and cards everybody has. */
  hand?: BySeat<readonly CardId[]>;
  seen?: BySeat<readonly CardId[]>;
  places?: BySeat<readonly Standing[]>;
  deals?: BySeat<readonly CardId[]>;
  converted?: BySeat<readonly Contact[]>;
  passed?: readonly Seat[];
  /** The next cards, the first one first; the others follow in the order of the tables. */
  deck?: readonly CardId[];
  /** Only these cards are left in the deck. */
  wholeDeck?: readonly CardId[];
  discard?: readonly CardId[];
  red?: CardId;
  blue?: CardId;
  /** Only these connections are left in the decks. */
  redDeck?: readonly CardId[];
  blueDeck?: readonly CardId[];
  spentRed?: readonly CardId[];
  spentBlue?: readonly CardId[];
  /** Solo: what lies before the virtual opponent, and what it has done this round. */
  rival?: { places?: readonly Standing[]; vp?: number; passed?: boolean; attacks?: number; succeeded?: boolean };
  ending?: boolean;
  rigged?: readonly number[];
}

const amountsOf = (list: readonly number[]) =>
  Object.fromEntries(GOODS.map((good, g) => [good, list[g] ?? 0])) as Record<Good, number>;
const fill = (list: number[], amounts: Amounts = {}): void => {
  for (const [good, n] of Object.entries(amounts)) list[GOODS.indexOf(good as Good)] = n;
};
const ids = (cards: readonly number[]): CardId[] => cards.map((card) => ID_OF[card]!);
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
  places: (s: State) => s.players.map((p) => p.places.map((x) => (x.ruins ? 'ruins' : ID_OF[x.card]!))),
  stock: (s: State) => s.players.map((p) => p.places.map((x) => (x.stock ? amountsOf(x.stock) : null))),
  uses: (s: State) => s.players.map((p) => p.places.map((x) => x.uses)),
  visited: (s: State) => everybody(s).map((p) => p.places.map((x) => x.visited)),
  shield: (s: State) => s.players.map((p) => p.places.map((x) => x.shield)),
  deals: (s: State) => s.players.map((p) => ids(p.deals)),
  faction: (s: State) => s.players.map((p) => FACTION_IDS[p.faction] ?? null),
  passed: (s: State) => everybody(s).map((p) => p.passed),
  converted: (s: State) => s.players.map((p) => CONTACTS.filter((_, i) => p.converted & (1 << i))),
  deckSize: (s: State) => s.deck.length,
  discard: (s: State) => ids(s.discard),
  display: (s: State) => ids(s.display),
  faceUp: (s: State) => s.faceUp.map((card) => (card === NONE ? null : ID_OF[card]!)),
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
export type Told = Story<State, Pick, Event, typeof READ>;

/** Begins a story of 51st State: Master Set. */
export function given(position: Position): Told {
  const { from = 'turn' } = position;
  return story(game, {
    state: build(position),
    ...(position.rigged ? { rigged: position.rigged } : {}),
    begin(s, log) {
      const rest: Frame[] = [{ t: 'lookout' }, { t: 'production' }, { t: 'action' }, { t: 'roundEnd' }];
      const turn: Frame = { t: 'turn', seat: position.turn ?? s.first };
      const frames: Record<NonNullable<Position['from']>, Frame[]> = {
        round: [{ t: 'round' }],
        lookout: rest,
        production: rest.slice(1),
        turn: [turn, { t: 'roundEnd' }],
        roundEnd: [{ t: 'roundEnd' }],
      };
      s.stack.push(...frames[from].reverse());
      rules.run(s, log);
    },
    read: READ,
  });
}

export const optionsOf = (options: Partial<Options> = {}): Options => ({
  expansion: 'none',
  bothExpansions: false,
  factions: 'random',
  ruinsScore: false,
  shipwreckUses: 2,
  perProducedLate: 'tally',
  ...options,
});

/** Hands out physical cards by face. */
function dealer() {
  const used = new Set<number>();
  return {
    used,
    take(id: CardId): number {
      const card = ID_OF.findIndex((other, i) => other === id && !used.has(i));
      if (card < 0) throw new Error(`no ${id} is left`);
      used.add(card);
      return card;
    },
  };
}

function build(position: Position): State {
  const { seats = 2, first = 0 } = position;
  const s = game.setup(seats, optionsOf(position.options), makeRng(seedOf('given')));
  const { used, take } = dealer();
  const all = (cards: readonly CardId[] = []) => cards.map(take);
  s.stack.length = 0;
  s.ply = 0;
  s.round = position.round ?? (position.from === 'round' ? 0 : 1);
  s.first = first;
  s.players = s.players.map((_, seat) => buildPlayer(position, seat, take));
  if (s.solo) {
    const { places = [], vp = 0, passed = false, attacks = 0, succeeded = false } = position.rival ?? {};
    const rival = newPlayer();
    Object.assign(rival, { vp, passed, places: stand(places, take), built: places.length });
    rival.from[SOURCES.indexOf('attacks')] = vp;
    s.solo = { rival, pile: [], attacks, succeeded };
  }
  s.ending = position.ending ?? false;
  s.discard = all(position.discard);
  s.display = [];
  s.faceUp = [position.red ? take(position.red) : NONE, position.blue ? take(position.blue) : NONE];
  s.spentLinks = [all(position.spentRed), all(position.spentBlue)];
  const linkDecks = [position.redDeck, position.blueDeck].map((deck) => (deck ? all(deck).reverse() : null));
  const top = all(position.wholeDeck ?? position.deck);
  const rest = position.wholeDeck ? [] : deckOf(s.options).filter((card) => !used.has(card));
  s.deck = [...top, ...rest].reverse();
  s.links = COLOURS.map(
    (_, colour) =>
      linkDecks[colour] ??
      ID_OF.flatMap((__, card) =>
        isConnection(card) && linkOf(card).colour === colour && !used.has(card) ? [card] : [],
      ),
  );
  return s;
}

function buildPlayer(position: Position, seat: Seat, take: (id: CardId) => number): Player {
  const p = newPlayer();
  p.faction = FACTION_IDS.indexOf(position.factions?.[seat] ?? FACTION_IDS[seat]!);
  p.vp = position.vp?.[seat] ?? 0;
  p.from[SOURCES.indexOf('actions')] = p.vp;
  const { from = 'turn', first = 0, turn = first } = position;
  fill(p.tokens, position.tokens?.[seat] ?? (from === 'turn' && seat !== turn ? { worker: 2 } : {}));
  fill(p.stored, position.stored?.[seat]);
  fill(p.tally, position.tally?.[seat]);
  p.places = stand(position.places?.[seat] ?? [], take);
  p.built = p.places.length;
  p.hand = (position.hand?.[seat] ?? []).map(take);
  p.seen = (position.seen?.[seat] ?? []).map(take);
  p.deals = (position.deals?.[seat] ?? []).map(take);
  for (const contact of position.converted?.[seat] ?? []) p.converted |= 1 << CONTACTS.indexOf(contact);
  p.passed = position.passed?.includes(seat) ?? false;
  return p;
}

/** Stock cards carry what they began with, unless told. */
function stand(places: readonly Standing[], take: (id: CardId) => number): Place[] {
  return places.map((x, no) => {
    const { card: id, stock, ...more } = typeof x === 'string' ? { card: x } : x;
    const card = take(id);
    const site = SITE[card]!;
    const place: Place = {
      no,
      card,
      ruins: false,
      uses: 0,
      visited: false,
      shield: false,
      dented: false,
      stock: null,
      ...more,
    };
    if (site.bonus?.t === 'stock' && !place.ruins) {
      place.stock = Array<number>(12).fill(0);
      fill(place.stock, stock ?? site.bonus.goods);
    }
    return place;
  });
}

export { RIVAL };
