import { difference, type Referee } from '@ashtown/testkit';
import { game, SOURCES, type State, tables } from '../../src/index.ts';
import { EQUIPMENT, TILES } from './content.ts';
import { Flow } from './round.ts';
import { faultOfSetup } from './setup.ts';
import { AREAS, COLOURS, count, FIGURES, type Id, once, PLACES } from './words.ts';

const named = (list: readonly number[], kinds: readonly { id: string }[]): (Id | null)[] =>
  list.map((i) => (i < 0 ? null : kinds[i]!.id));
const numbers = <T>(kinds: readonly T[], list: readonly T[]): number[] => kinds.map((x) => count(list, x));
const parts = (list: readonly number[], length: number): number[][] =>
  Array.from({ length: list.length / length }, (_, i) => list.slice(i * length, (i + 1) * length));

const EQUIPMENT_IDS = [...EQUIPMENT.keys()];
const TILE_IDS = [...TILES.keys()];
const LINES = Array.from({ length: 8 }, (_, site) => [`${site + 1}.1`, `${site + 1}.2`]).flat();

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
      from: p.from,
      tracks: [p.marauders, p.damage],
      figures: [p.screen, ...parts(p.placed, COLOURS.length), [0, 0, 0, p.aside]],
      city: named(p.city, tables.buildings),
      under: p.under.map((x) => `${Math.floor(x / 100) + 1} ${tables.buildings[x % 100]!.id}`).sort(),
      used: p.used,
      fought: p.fought,
      houses: named([p.houses], tables.tiles)[0],
      hand: named(p.hand, tables.equipment),
      look: named(p.look, tables.equipment),
      tiles: named(p.tiles, tables.scoring),
      chosen: named([p.chosen], tables.scoring)[0],
    })),
    bag: s.bag,
    deck: named(s.deck, tables.equipment),
    display: named(s.display, tables.equipment),
    shown: parts(s.figures, FIGURES.length),
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
      figures: s.gone.figures,
      equipment: s.gone.equipment,
      tiles: s.gone.tiles,
      buildings: named(s.gone.buildings, tables.buildings),
      auction: named(s.gone.auction, tables.auction),
      scoring: named(s.gone.scoring, tables.scoring),
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
      from: SOURCES.map((source) => side.from[source] ?? 0),
      tracks: [side.marauders, side.damage],
      figures: PLACES.map((place) => numbers(COLOURS, side.figures[place])),
      city: side.visible(),
      under: side.sites.flatMap((site, i) => site.slice(0, -1).map((id) => `${i + 1} ${id}`)).sort(),
      used: numbers(LINES, side.used),
      fought: side.fought,
      houses: side.houses,
      hand: side.hand.toSorted((a, b) => EQUIPMENT_IDS.indexOf(a) - EQUIPMENT_IDS.indexOf(b)),
      look: side.look,
      tiles: side.tiles,
      chosen: side.chosen,
    })),
    bag: numbers(FIGURES, flow.bag),
    deck: flow.deck,
    display: flow.display,
    shown: flow.shown.map((figures) => numbers(FIGURES, figures)),
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
      figures: numbers(FIGURES, flow.box.figures),
      equipment: numbers(EQUIPMENT_IDS, flow.box.equipment),
      tiles: numbers(TILE_IDS, flow.box.tiles),
      buildings: flow.box.buildings,
      auction: flow.box.auction,
      scoring: flow.box.scoring,
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
    differs: (now) => difference(tableOf(now), reckoned(flow)),
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
