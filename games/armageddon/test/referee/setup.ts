import { difference } from '@ashtown/testkit';
import type { State } from '../../src/index.ts';
import { AUCTION_TILES, BUILDINGS, EQUIPMENT, json, PRINTED_SITES, SCORING_TILES, TILES } from './content.ts';
import { Table } from './table.ts';
import { type Figure, type Id, inOrder } from './words.ts';

const copiesOf = (kinds: ReadonlyMap<Id, { id: Id; copies?: number }>): Id[] =>
  [...kinds].flatMap(([id, { copies = 1 }]) => Array<Id>(copies).fill(id)).sort();
const levelOf = (level: number): Id[] =>
  [...BUILDINGS.values()].flatMap((card) => (card.level === level ? [card.id] : [])).sort();
const sorted = (...lists: readonly (readonly (Id | null)[])[]): Id[] => lists.flat().map(String).sort();
const all = (figure: Figure, n: number): Figure[] => Array<Figure>(n).fill(figure);

/** What is wrong with a table before its first bid (sections 4 and 6), whatever chance has done; null: nothing. */
export function faultOfSetup(s: State): string | null {
  const table = new Table(s);
  const { sides } = table;
  const players = sides.length;
  const [figuresFor3, tilesLeft] = players === 3 ? [json.survivors, 2] : [[], 0]; // ARM-42, ARM-43
  const arrivals = json.tracks.rounds.arrivals[s.options.roundTrack][0];
  const slots = json.tracks.equipmentDisplay.survivorsPerSlot.slice(0, players);
  const most = json.tracks.equipmentDisplay.firstRoundMaraudersPerCard;
  const onTable = [...table.bag, ...table.shown.flat(), ...sides.flatMap((side) => side.survivors())];
  const is = {
    figures: inOrder([...onTable, ...table.box.figures]),
    boxed: inOrder(table.box.figures),
    equipment: sorted(table.deck, table.display),
    level1: sorted(table.levels[1]!, table.offer),
    level2: sorted(table.levels[2]!),
    tiles: sorted(table.tiles, table.offerTiles),
    auction: sorted(table.auction, table.auctionStack),
    scoring: sorted(table.common, table.unseen, ...sides.map((side) => side.tiles)),
    sizes: [table.auction, table.common, table.unseen, table.display, table.offer].map((list) => list.length),
    sides: sides.map((side) => [
      side.marauders,
      side.damage,
      inOrder(side.survivors()),
      side.visible(),
      side.hand,
      side.tiles.length,
    ]),
    shown: table.shown.map((figures) => figures.length),
    crowds: table.shown.filter((figures) => figures.filter((x) => x === 'marauder').length > most).length,
  };
  const should = {
    figures: inOrder(json.survivors.flatMap(({ id, total }) => all(id as Figure, total))), // ARM-3
    boxed: inOrder(figuresFor3.flatMap(({ id, boxed3p }) => all(id as Figure, boxed3p))),
    equipment: copiesOf(EQUIPMENT), // ARM-35
    level1: levelOf(1), // ARM-71
    level2: levelOf(2),
    tiles: copiesOf(TILES),
    auction: copiesOf(AUCTION_TILES),
    scoring: copiesOf(SCORING_TILES),
    sizes: [3, 2, tilesLeft, players, players], // ARM-33, ARM-34, ARM-44
    // ARM-12, ARM-36, ARM-37, ARM-54: on space 3 of the damage track nothing happens.
    sides: sides.map(() => [
      arrivals,
      json.tracks.damage.startSpace,
      inOrder<Figure>([...all('worker', 5), 'leader']),
      PRINTED_SITES,
      [],
      2,
    ]),
    shown: slots, // ARM-66
    crowds: 0, // ARM-67
  };
  return difference(is, should, 'set-up');
}
