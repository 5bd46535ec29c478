import { firstDifference, type Referee } from '@ashtown/testkit';
import { game, SOURCES, STATIONS, type State, tables } from '../../src/index.ts';
import { Flow } from './round.ts';
import { faultOfSetup } from './setup.ts';
import { AREAS, COLOURS, FIGURES, type Figure, type Id, once, PLACES, written } from './words.ts';

type Kinds = readonly { id: string }[];
const named = (list: readonly number[], kinds: Kinds): (Id | null)[] => list.map((i) => kinds[i]?.id ?? null);
const counted = (numbers: readonly number[], names: readonly string[]): string[] =>
  names.flatMap((name, i) => Array<string>(numbers[i]!).fill(name));
const sorted = (list: readonly (string | null)[]): string[] => list.map(String).sort();

const figuresOf = (n: readonly number[]): string => written(counted(n, COLOURS) as Figure[]);
const bagOf = (n: readonly number[]): string => written(counted(n, FIGURES) as Figure[]);

/** What lies on the table, in the words both can say. */
function tableOf(s: State): object {
  const result = game.result(s);
  const stacks = once(s.players.map((p) => p.vp)).sort((a, b) => a - b);
  return {
    round: s.round,
    start: s.start,
    stacks: stacks.map((vp) => {
      const tied = [...s.players.keys()].filter((seat) => s.players[seat]!.vp === vp);
      return [vp, ...tied.sort((a, b) => s.players[a]!.arrived - s.players[b]!.arrived)];
    }),
    sides: s.players.map((p) => ({
      from: Object.fromEntries(SOURCES.flatMap((source, i) => (p.from[i] ? [[source, p.from[i]]] : []))),
      tracks: [p.marauders, p.damage],
      figures: {
        screen: figuresOf(p.screen),
        ...Object.fromEntries(
          STATIONS.map((place, i) => [place, figuresOf(p.placed.slice(i * COLOURS.length, (i + 1) * COLOURS.length))]),
        ),
        aside: figuresOf([0, 0, 0, p.aside]),
      },
      city: named(p.city, tables.buildings),
      under: sorted(p.under.map((x) => `${Math.floor(x / 100) + 1} ${tables.buildings[x % 100]!.id}`)),
      used: sorted(p.used.flatMap((n, i) => Array<string>(n).fill(`${Math.floor(i / 2) + 1}.${(i % 2) + 1}`))),
      fought: p.fought,
      houses: tables.tiles[p.houses]?.id ?? null,
      hand: sorted(named(p.hand, tables.equipment)),
      look: named(p.look, tables.equipment),
      tiles: named(p.tiles, tables.scoring),
      chosen: tables.scoring[p.chosen]?.id ?? null,
    })),
    bag: bagOf(s.bag),
    deck: named(s.deck, tables.equipment),
    display: named(s.display, tables.equipment),
    shown: s.display.map((_, slot) => bagOf(s.figures.slice(slot * FIGURES.length, (slot + 1) * FIGURES.length))),
    levels: [named(s.level1, tables.buildings), named(s.level2, tables.buildings)],
    offer: named(s.offer, tables.buildings),
    offerTiles: named(s.offerTiles, tables.tiles),
    tilesLeft: named(s.tiles, tables.tiles),
    auction: named(s.auction, tables.auction),
    auctionStack: named(s.auctionStack, tables.auction),
    common: named(s.common, tables.scoring),
    unseen: named(s.unseen, tables.scoring),
    bids: s.order,
    box: {
      figures: bagOf(s.gone.figures),
      equipment: sorted(s.gone.equipment.flatMap((n, i) => Array<string>(n).fill(tables.equipment[i]!.id))),
      tiles: sorted(s.gone.tiles.flatMap((n, i) => Array<string>(n).fill(tables.tiles[i]!.id))),
      buildings: sorted(named(s.gone.buildings, tables.buildings)),
      auction: sorted(named(s.gone.auction, tables.auction)),
      scoring: sorted(named(s.gone.scoring, tables.scoring)),
    },
    rng: s.rng.w,
    result: result?.map(({ rank, score, share }) => ({ rank, score, share })) ?? null,
  };
}

function reckoned(flow: Flow): object {
  return {
    round: flow.round,
    start: flow.start,
    stacks: [...flow.track].sort(([a], [b]) => a - b).map(([vp, stack]) => [vp, ...stack]),
    sides: flow.sides.map((side) => ({
      from: Object.fromEntries(SOURCES.flatMap((source) => (side.from[source] ? [[source, side.from[source]]] : []))),
      tracks: [side.marauders, side.damage],
      figures: Object.fromEntries(PLACES.map((place) => [place, written(side.figures[place])])),
      city: side.visible(),
      under: sorted(side.sites.flatMap((site, i) => site.slice(0, -1).map((id) => `${i + 1} ${id}`))),
      used: sorted(side.used),
      fought: side.fought,
      houses: side.houses,
      hand: sorted(side.hand),
      look: side.look,
      tiles: side.tiles,
      chosen: side.chosen,
    })),
    bag: written(flow.bag),
    deck: flow.deck,
    display: flow.display,
    shown: flow.shown.map(written),
    levels: [flow.levels[1], flow.levels[2]],
    offer: flow.offer,
    offerTiles: flow.offerTiles,
    tilesLeft: flow.tiles,
    auction: flow.auction,
    auctionStack: flow.auctionStack,
    common: flow.common,
    unseen: flow.unseen,
    bids: AREAS.map((area) => flow.bids[area]),
    box: {
      figures: written(flow.box.figures),
      equipment: sorted(flow.box.equipment),
      tiles: sorted(flow.box.tiles),
      buildings: sorted(flow.box.buildings),
      auction: sorted(flow.box.auction),
      scoring: sorted(flow.box.scoring),
    },
    rng: flow.rng.w,
    result: flow.over ? flow.result() : null,
  };
}

/** From a table on which pieces were moved before the first bid: nothing is asked about how it was set up. */
export function makeRefereeOf(s: State): Referee<State> {
  const flow = new Flow(s);
  return {
    game: () => flow.game() as ReturnType<Referee<State>['game']>,
    differs: (now) => firstDifference(tableOf(now), reckoned(flow)),
  };
}

export function makeReferee(s: State): Referee<State> {
  const referee = makeRefereeOf(s);
  let wrong = faultOfSetup(s);
  return {
    game: referee.game,
    differs(now) {
      const first = wrong;
      wrong = null;
      return first ?? referee.differs(now);
    },
  };
}
