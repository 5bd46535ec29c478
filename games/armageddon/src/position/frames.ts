import { schema } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { AREAS, type Area, COLOURS, type Colour } from '../content/vocabulary.ts';
import type { Frame } from '../state.ts';
import { allOf, bySeat, countFigures, type Survivors, seatIn, survivors, writeFigures } from './parts.ts';

/** What a field of a frame holds. */
type Kind = 'one' | 'some' | 'seat' | 'area' | 'colour' | 'building' | 'tile' | 'survivors' | 'count';

type Told<K, T> = K extends 'card' | 'tile'
  ? string
  : K extends 'area'
    ? Area
    : K extends 'colour'
      ? Colour
      : K extends 'bid' | 'figures'
        ? Survivors
        : T;
type Written<F> = F extends Frame ? { [K in keyof F]: Told<K, F[K]> } : never;
/** A frame with the names of things instead of their numbers: `{ t: 'bonus', area: 'city' }`. */
export type WrittenFrame = Written<Frame>;

type FieldsOf<T> = Exclude<keyof Extract<Frame, { t: T }>, 't' | 'got'>;
const SHAPES: { readonly [T in Frame['t']]: { readonly [K in FieldsOf<T>]: Kind } } = {
  round: {},
  twoHousesLeave: {},
  arrivals: {},
  roundMarker: {},
  damageTracks: {},
  equipment: {},
  buildings: {},
  auction: {},
  bidding: {},
  placeBid: { seats: 'one' },
  bidColour: { seats: 'one', area: 'area', colour: 'colour', bid: 'survivors' },
  bonus: { area: 'area' },
  penalty: { area: 'area' },
  loseEquipment: { seat: 'seat' },
  discardEquipment: { seats: 'one' },
  exploration: {},
  explore: { seat: 'seat' },
  takeEquipment: { seats: 'one' },
  construction: {},
  takeBuilding: { seats: 'one' },
  placeBuilding: { seats: 'one', card: 'building', tile: 'tile' },
  tile: { seat: 'seat', tile: 'tile' },
  exchangeInPlace: { seats: 'one' },
  city: {},
  cityTurn: { seat: 'seat' },
  cityAction: { seats: 'one' },
  keepDrawn: { seats: 'one' },
  searchDeck: { seats: 'one' },
  retrieve: {},
  marauderDamage: {},
  housing: {},
  house: { seat: 'seat' },
  returnHomeless: { seats: 'one', n: 'count' },
  homelessColour: { seats: 'one', n: 'count', colour: 'colour', figures: 'survivors' },
  income: {},
  roundEnd: {},
  midgame: {},
  final: {},
  choosePrivateTile: { seats: 'some' },
  scoreEquipment: {},
  lastDamage: {},
  lastMarauders: {},
  verdict: {},
};
const NAMES = Object.keys(SHAPES) as Frame['t'][];
const kindsOf = (t: Frame['t']): [string, Kind][] => Object.entries(SHAPES[t]);

/** How a number of the box is told, and read again; what is not listed is told as it is. */
const writers = (t: Tables): Partial<Record<Kind, (x: never) => unknown>> => ({
  area: (area: number) => AREAS[area],
  colour: (colour: number) => COLOURS[colour],
  building: (card: number) => t.buildings[card]!.id,
  tile: (tile: number) => t.tiles[tile]!.id,
  survivors: (n: readonly number[]) => writeFigures(COLOURS, n),
});
const readers = (t: Tables): Partial<Record<Kind, (x: never) => unknown>> => ({
  area: (area: Area) => AREAS.indexOf(area),
  colour: (colour: Colour) => COLOURS.indexOf(colour),
  building: (card: string) => t.index.building.get(card),
  tile: (tile: string) => t.index.tile.get(tile),
  survivors: (text: Survivors) => countFigures(COLOURS, text),
});

function turned(f: { t: Frame['t'] }, by: Partial<Record<Kind, (x: never) => unknown>>): unknown {
  const fields = f as unknown as Record<string, never>;
  const other: Record<string, unknown> = { ...f };
  for (const [name, kind] of kindsOf(f.t)) other[name] = by[kind]?.(fields[name]!) ?? fields[name];
  return other;
}

export const writeFrame = (t: Tables, f: Frame): WrittenFrame => turned(f, writers(t)) as WrittenFrame;
export const readFrame = (t: Tables, f: WrittenFrame): Frame => turned(f, readers(t)) as Frame;

/** Whether something is a frame that names seats and things there are. */
export function frameSchema(t: Tables, seats: number): schema.Schema<WrittenFrame> {
  const seat = seatIn(seats);
  const kinds: Record<Kind, schema.Schema<unknown>> = {
    one: schema.listOf(seat, 1, 1),
    some: allOf(schema.listOf(seat, 2, seats), (list) => new Set(list).size === list.length, 'different seats'),
    seat,
    area: schema.oneOf(AREAS),
    colour: schema.oneOf(COLOURS),
    building: schema.oneOf(t.buildings.map(({ id }) => id)),
    tile: schema.oneOf(t.tiles.map(({ id }) => id)),
    survivors: survivors(COLOURS),
    count: schema.whole(1, 99),
  };
  const got = bySeat(seats, schema.oneOf(t.scoring.map(({ id }) => id)));
  const shapes = new Map(
    NAMES.map((t) => {
      const must = Object.fromEntries(kindsOf(t).map(([name, kind]) => [name, kinds[kind]]));
      const may = t === 'choosePrivateTile' ? { got } : {};
      return [t, schema.fields({ t: schema.oneOf([t]), ...must }, may)] as const;
    }),
  );
  const named = schema.oneOf(NAMES);
  return (x, where) => {
    const t = typeof x === 'object' && x !== null && Object.hasOwn(x, 't') ? (x as { t: unknown }).t : undefined;
    return named(t, `${where}.t`) ?? shapes.get(t as Frame['t'])!(x, where);
  };
}
