import { rngWords, schema } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import {
  AREAS,
  COLOURS,
  FIGURES,
  LINES,
  PLAYERS,
  PRIVATE_TILES,
  ROUND_TRACKS,
  ROUNDS,
  SITES,
} from '../content/vocabulary.ts';
import { SOURCES } from '../state.ts';
import { frameSchema } from './frames.ts';
import { allOf, bySeat, either, pairOf, recordOf, seatIn, survivors } from './parts.ts';

const { whole, listOf, oneOf, orNull, fields } = schema;

const MANY = 99;
const CLOCK = whole(0, 1_000_000);
const yes = oneOf([true, false]);
const upTo = (n: number): string[] => Array.from({ length: n }, (_, i) => String(i + 1));
const SITE_NAMES = upTo(SITES);
const LINE_NAMES = SITE_NAMES.flatMap((site) => upTo(LINES).map((line) => `${site}.${line}`));

const made = new WeakMap<Tables, Map<number, schema.Schema<unknown>>>();

/** The schema for as many seats as the position says. */
export function positionSchema(t: Tables, given: unknown): schema.Schema<unknown> {
  const told = typeof given === 'object' && given !== null && Object.hasOwn(given, 'seats');
  const seats = told ? (given as { seats: unknown }).seats : PLAYERS[0];
  const n = seats === PLAYERS[1] ? PLAYERS[1] : PLAYERS[0];
  const known = made.get(t) ?? new Map<number, schema.Schema<unknown>>();
  made.set(t, known);
  const found = known.get(n) ?? shape(t, n);
  known.set(n, found);
  return found;
}

const idsOf = (all: readonly { id: string }[]): schema.Schema<string> => oneOf(all.map(({ id }) => id));

function shape(t: Tables, n: number): schema.Schema<unknown> {
  const each = <T>(item: schema.Schema<T>) => bySeat(n, item);
  const seat = seatIn(n);
  const count = whole(0, MANY);
  const range = pairOf(count, count);
  const people = survivors(COLOURS);
  const figures = survivors(FIGURES);
  const equipment = idsOf(t.equipment);
  const building = idsOf(t.buildings);
  const tile = idsOf(t.tiles);
  const scoring = idsOf(t.scoring);
  const auction = idsOf(t.auction);
  const list = <T>(item: schema.Schema<T>) => listOf(item, 0, MANY);
  const seats = listOf(seat, 0, n);
  const houses = idsOf(t.tiles.filter(({ effect }) => effect.t === 'temporaryHousing'));
  return fields(
    {},
    {
      seats: oneOf(PLAYERS),
      options: fields(
        {},
        {
          'repair.workersPerStep': oneOf([1, 2]),
          pickOrder: oneOf(['descendingBids', 'topToBottom']),
          roundTrack: oneOf(ROUND_TRACKS),
          openSurvivors: yes,
        },
      ),
      round: whole(0, ROUNDS),
      start: seat,
      run: list(frameSchema(t, n)),
      over: yes,
      ply: CLOCK,
      rng: rngWords,
      rigged: listOf(whole(0, 1_000_000), 0, 1000),
      vp: each(whole(0, 9999)),
      from: each(recordOf(SOURCES.slice(1), whole(-9999, 9999))),
      markers: allOf(listOf(seat, n, n), (all) => new Set(all).size === n, 'every seat once'),
      arrived: each(CLOCK),
      clock: CLOCK,
      marauders: each(whole(0, t.last)),
      damage: each(whole(1, t.damage.length)),
      aside: seats,
      screen: each(people),
      pool: each(people),
      recruits: each(people),
      spent: each(people),
      bids: recordOf(AREAS, listOf(pairOf(seat, people), 0, n)),
      city: each(recordOf(SITE_NAMES, orNull(building))),
      under: each(list(pairOf(whole(1, SITES), building))),
      used: each(recordOf(LINE_NAMES, count)),
      fought: each(count),
      houses: listOf(either(seat, pairOf(seat, houses)), 0, n),
      hand: each(list(equipment)),
      open: each(list(equipment)),
      look: each(list(equipment)),
      tiles: each(listOf(scoring, PRIVATE_TILES, PRIVATE_TILES)),
      chosen: each(scoring),
      bounds: each(recordOf([...COLOURS, 'all'], range)),
      counted: scoring,
      match: each(range),
      memory: each(
        fields(
          {},
          {
            sure: recordOf(
              t.equipment.map(({ id }) => id),
              count,
            ),
            drawn: each(count),
            spied: list(pairOf(seat, equipment)),
          },
        ),
      ),
      display: listOf(orNull(pairOf(equipment, figures)), 0, n),
      offer: listOf(orNull(pairOf(building, tile)), 0, n),
      auction: listOf(auction, AREAS.length, AREAS.length),
      auctionStack: list(auction),
      common: pairOf(orNull(scoring), orNull(scoring)),
      unseen: list(scoring),
      deck: list(equipment),
      only: yes,
      seen: each(list(whole(1, MANY))),
      level1: list(building),
      level2: list(building),
      tileStack: list(tile),
      bag: figures,
      gone: fields({}, { buildings: list(building), auction: list(auction), scoring: list(scoring) }),
    },
  );
}
