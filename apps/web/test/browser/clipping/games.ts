import { type View as FirstView, tables as first } from '@ashtown/51st-state-2010';
import { type View as MasterView, tables as master } from '@ashtown/51st-state-master';
import { type View as ArmageddonView, tables as armageddon } from '@ashtown/armageddon';
import type { Match } from '@ashtown/engine';
import { type View as KingView, tables as king } from '@ashtown/king-of-new-york';
import { type View as MetroView, tables as metro } from '@ashtown/metro-2033';
import { type Arranged, around, momentOf, partsOf } from './arranged.ts';

/** Every card of every game in every place it can stand: hands of all sizes, rows, panels, banks and rows to take from. */

const HANDS = [14, 1, 9, 12, 2, 5, 11, 3, 7, 13, 4, 10, 6, 8];
/** How full a row of a State may well be. */
const ROW = 6;
/** How many cards lie in a row one drafts from, and enough of them in hands to have seen the fullest. */
const DRAFT = 5;
const DRAFTED = 45;

/** The first of the physical cards of each kind. */
const oneOfEach = (kinds: readonly unknown[]): number[] =>
  kinds.flatMap((kind, card) => (kind !== null && kinds.indexOf(kind) === card ? [card] : []));

function arrange<V>(
  game: string,
  question: string,
  from: number,
  change: (v: V, hand: number[], i: number) => void,
  cards: readonly number[],
): Arranged {
  const { match, view } = momentOf(game, question, from);
  const views = partsOf(cards, HANDS).map((hand, i) => {
    const copy = structuredClone(view) as V;
    change(copy, hand, i);
    return { name: `hand of ${hand.length} from ${hand[0]}`, view: copy };
  });
  return { match, views };
}

/** Places of a State, so many of each row, from a card on. */
function placed<P extends { no: number; card: number }>(
  plain: P,
  rows: readonly (readonly number[])[],
  from: number,
  n: number,
): P[] {
  return rows.flatMap((row) => around(row, from, n)).map((card, no) => ({ ...plain, no, card }));
}
const byRow = (cards: readonly number[], rowOf: (card: number) => number, rows: number): number[][] =>
  Array.from({ length: rows }, (_, row) => cards.filter((card) => rowOf(card) === row));

function masterSet(question: string, most?: number): Arranged {
  const cards = oneOfEach(master.site);
  const rows = byRow(cards, (card) => master.site[card]!.category, 3);
  const plain = { no: 0, card: 0, ruins: false, uses: 0, visited: false, shield: false, dented: false, stock: null };
  return arrange<MasterView>(
    '51st-state-master',
    question,
    40,
    (v, hand, i) => {
      if (v.display.length > 0) v.display = around(cards, DRAFT * i, DRAFT);
      for (const [seat, p] of v.players.entries()) {
        p.places = placed(plain, rows, ROW * (i + seat), ROW);
        p.built = p.places.length;
        p.deals = around(cards, 4 * i + seat, 5);
        p.tokens = p.tokens.map((_, g) => (g + i) % 13);
      }
      v.players[0]!.seen = [];
      v.players[0]!.hand = hand;
    },
    cards.slice(0, most),
  );
}

function firstEdition(question: string, most?: number): Arranged {
  const cards = oneOfEach(first.face);
  const sites = cards.filter((card) => first.site[card] !== null);
  const leaders = cards.filter((card) => first.leader[card] !== null);
  const rows = byRow(sites, (card) => first.site[card]!.layout, 3);
  const plain = { no: 0, card: 0, uses: 0, visitors: 0, ones: 0, twos: 0, stock: null };
  return arrange<FirstView>(
    '51st-state-2010',
    question,
    40,
    (v, hand, i) => {
      if (v.row.length > 0) v.row = around(cards, DRAFT * i, DRAFT);
      for (const [seat, p] of v.players.entries()) {
        p.places = placed(plain, rows, ROW * (i + seat), ROW);
        p.placed = p.places.length;
        p.spoils = around(sites, 4 * i + seat, 3);
        p.deals = around(sites, 7 * i + seat, 3).map((card) => ({ card, ones: 1, twos: 1 }));
        p.pool = p.pool.map((_, g) => (g + i) % 13);
        if (p.leader) p.leader = { ...p.leader, card: leaders[(i + seat) % leaders.length]! };
      }
      v.players[0]!.seen = [];
      v.players[0]!.hand = hand;
    },
    cards.slice(0, most),
  );
}

function metro2033(): Arranged {
  const of = (category: number) =>
    metro.deck.filter((card, i) => metro.cards[card]!.category === category && metro.deck.indexOf(card) === i);
  const [resources, stations, threats, caravans, heroes] = [0, 1, 2, 3, 4].map(of) as number[][];
  const shields = [...resources!, ...threats!].filter((card) => metro.cards[card]!.shieldCost >= 0);
  return arrange<MetroView>(
    'metro-2033',
    'turnAction',
    60,
    (v, hand, i) => {
      for (const [seat, p] of v.players.entries()) {
        p.stations = around(stations!, 3 * (i + seat), 3);
        p.kept = p.stations.map((_, n) => n);
        p.resources = around(resources!, 6 * (i + seat), 6);
        p.shields = around(shields, 3 * (i + seat), 3);
        p.heroes = around(heroes!, 2 * (i + seat), 2);
      }
      v.players[0]!.hand = hand;
      v.players[0]!.since = hand.map(() => 0);
      v.bazaar = around([...resources!, ...caravans!, ...threats!], 5 * i, v.bazaar.length);
      // Every other time beside an attack.
      const gone = v.players.map((_, seat) => around(resources!, seat, 2));
      const fates = gone.map(({ length }) => length);
      v.attack = i % 2 === 0 ? null : { no: v.turn.no, by: 1, card: threats![i % threats!.length]!, fates, gone };
    },
    [...resources!, ...stations!, ...threats!, ...caravans!, ...heroes!],
  );
}

function armageddonTable(question: string, most?: number): Arranged {
  const buildings = armageddon.buildings.flatMap(({ level }, card) => (level > 0 ? [card] : []));
  const kinds = armageddon.equipment.map((_, kind) => kind);
  return arrange<ArmageddonView>(
    'armageddon',
    question,
    60,
    (v, hand, i) => {
      for (const [seat, p] of v.players.entries()) {
        p.city = p.city.map((had, site) => (had < 0 ? had : buildings[(site + 7 * (i + seat)) % buildings.length]!));
        p.open = around(kinds, i + seat, 4).sort((a, b) => a - b);
      }
      v.players[0]!.hand = hand.sort((a, b) => a - b);
      v.players[0]!.open = [];
      v.display = v.display.map((had, slot) => (had < 0 ? had : kinds[(slot + 3 * i) % kinds.length]!));
      v.offer = v.offer.map((had, slot) => (had < 0 ? had : buildings[(slot + 5 * i) % buildings.length]!));
    },
    [...kinds, ...kinds, ...kinds].slice(0, most),
  );
}

function kingOfNewYork(): Arranged {
  const { cardIds } = king;
  const keep = cardIds.filter((id) => king.cards[id]!.keep);
  return arrange<KingView>(
    'king-of-new-york',
    'rollOrStop',
    60,
    (v, part, i) => {
      for (const [seat, p] of v.players.entries()) {
        p.cards = seat === 0 ? part.map((n) => keep[n]!) : around(keep, 5 * (i + seat), 1 + ((i + seat) % 6));
        p.out = 0;
        [p.life, p.star, p.energy, p.web, p.jinx] = [10, 19, 12, 2, 2];
      }
      v.bank = v.bank.map((_, n) => cardIds[(3 * i + n) % cardIds.length]!);
    },
    keep.map((_, n) => n),
  );
}

export const GAMES: Readonly<Record<string, () => Arranged>> = {
  '51st-state-2010': () => firstEdition('main'),
  '51st-state-2010, lookout': () => firstEdition('pick', DRAFTED),
  '51st-state-master': () => masterSet('takeTurn'),
  '51st-state-master, draft': () => masterSet('draftPick', DRAFTED),
  'metro-2033': metro2033,
  armageddon: () => armageddonTable('placeBid'),
  'armageddon, cities': () => armageddonTable('cityAction', DRAFTED),
  'king-of-new-york': kingOfNewYork,
};

/** Events of another seat that bring each card to the stage. */
export const STAGED: Readonly<Record<string, () => { match: Match; events: readonly object[] }>> = {
  'metro-2033'() {
    const { match } = momentOf('metro-2033', 'turnAction', 60);
    const flipped = metro.factions.map(({ id }) => ({ t: 'flipped', seat: 1, card: id }));
    return { match, events: [...flipped, ...metro.cards.map(({ id }) => ({ t: 'notKept', seat: 1, card: id }))] };
  },
};
