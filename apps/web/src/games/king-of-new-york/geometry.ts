import type { Outer, Zone } from '@ashtown/king-of-new-york/board';

export type Point = readonly [x: number, y: number];
export type Box = readonly [x: number, y: number, w: number, h: number];

/** Where the things of a borough stand. Monsters stand in a row that grows to the left, or in a column. */
export interface Place {
  land: string;
  /** Around the land, for brackets. */
  box: Box;
  name: Point;
  /** The first of its three stacks. */
  stacks: Point;
  units: { x: number; y: number; right: number };
  monsters: { right: number; y: number; size: number; column?: true };
}

/** Manhattan's stacks and Units are spread over its zones: the first belongs to the lowest. */
type ZonePlace = Record<'name' | 'stack' | 'unit' | 'monster', Point> & { box: Box };

export interface Geometry {
  width: number;
  height: number;
  /** How large tiles and Units are drawn, those of Manhattan apart; 1 is 48 by 54. */
  tile: number;
  unit: number;
  zoneUnit: number;
  monster: number;
  font: number;
  /** From stack to stack. */
  step: number;
  shore: string | null;
  bridges: string;
  borders: string;
  /** The ways up from zone to zone. */
  arrows: string;
  manhattan: Pick<Place, 'land' | 'box'>;
  zones: Record<Zone, ZonePlace>;
  outer: Record<Outer, Place>;
}

export const DESK: Geometry = {
  width: 584,
  height: 424,
  tile: 1,
  unit: 1,
  zoneUnit: 0.86,
  monster: 50,
  font: 14,
  step: 60,
  shore: 'M212 0L204 60 196 140 192 200 176 250 120 268 60 262 0 274',
  bridges: 'M296 340L346 352M334 222L392 216M352 70L392 66M500 134V154M470 274V294M184 396C206 424 300 424 346 398',
  borders: 'M217 140H353M210 280H324',
  arrows: 'M268 135l7-10 7 10zM250 275l7-10 7 10z',
  manhattan: {
    land: 'M228 14L240 6H358L368 16 362 92 352 146 344 236 320 290 308 366 272 408 220 416 198 392 200 310 212 246 214 160 222 100z',
    box: [198, 6, 170, 410],
  },
  zones: {
    upper: { name: [238, 27], stack: [236, 64], unit: [313, 14], monster: [300, 64], box: [220, 10, 144, 124] },
    midtown: { name: [226, 164], stack: [224, 202], unit: [300, 152], monster: [288, 202], box: [212, 146, 138, 128] },
    lower: { name: [212, 305], stack: [212, 342], unit: [276, 291], monster: [262, 340], box: [200, 286, 118, 124] },
  },
  outer: {
    bronx: {
      land: 'M384 20L396 6H568L578 16V130L568 140H470L394 138 382 126z',
      box: [382, 6, 196, 134],
      name: [398, 24],
      stacks: [394, 34],
      units: { x: 394, y: 93, right: 572 },
      monsters: { right: 574, y: 90, size: 48 },
    },
    queens: {
      land: 'M388 158L400 146H568L578 156V270L568 280H420L388 276 378 264z',
      box: [378, 146, 200, 134],
      name: [402, 164],
      stacks: [394, 174],
      units: { x: 394, y: 233, right: 572 },
      monsters: { right: 574, y: 230, size: 48 },
    },
    brooklyn: {
      land: 'M332 312L352 292 376 286H568L578 296V410L568 420H350L332 406z',
      box: [332, 286, 246, 134],
      name: [372, 304],
      stacks: [348, 316],
      units: { x: 348, y: 374, right: 520 },
      monsters: { right: 576, y: 300, size: 52, column: true },
    },
    'staten-island': {
      land: 'M6 298L18 286H174L190 300V390L160 420H18L6 410z',
      box: [6, 286, 184, 134],
      name: [20, 306],
      stacks: [14, 318],
      units: { x: 14, y: 374, right: 184 },
      monsters: { right: 184, y: 371, size: 48 },
    },
  },
};

/** The outer boroughs of the phone's map are strips one below the other. */
const strip = (i: number, y = 3 + 75.5 * i): Place => ({
  land: `M120 ${y}H338L344 ${y + 6}V${y + 65}L338 ${y + 71}H114L108 ${y + 65}V${y + 12}z`,
  box: [108, y, 236, 71],
  name: [120, y + 15],
  stacks: [117, y + 25],
  units: { x: 259, y: y + 31, right: 342 },
  monsters: { right: 343, y: y - 2, size: 34 },
});

/** And so are the zones of its Manhattan. */
const zone = (y: number): ZonePlace => ({
  name: [10, y + 19],
  stack: [8, y + 50],
  unit: [66, y + 20],
  monster: [55, y + 56],
  box: [6, y + 5, 92, 95],
});

export const PHONE: Geometry = {
  width: 348,
  height: 306,
  tile: 0.8,
  unit: 0.84,
  zoneUnit: 0.68,
  monster: 40,
  font: 12.5,
  step: 47,
  shore: null,
  bridges: 'M92 40H114M92 116H114M92 190H114M92 264H114',
  borders: 'M4 103H100M4 203H100',
  arrows: 'M77 100l7-10 7 10zM77 200l7-10 7 10z',
  manhattan: { land: 'M10 3H94L100 11V286L86 303H18L4 291V11z', box: [4, 3, 96, 300] },
  zones: { upper: zone(0), midtown: zone(100), lower: zone(200) },
  outer: { bronx: strip(0), queens: strip(1), brooklyn: strip(2), 'staten-island': strip(3) },
};

/** Left edges of things in a row, closer together and smaller where there is little room. */
export function inRow(count: number, from: number, to: number, size: number): { size: number; xs: readonly number[] } {
  const room = to - from;
  const gap = 6;
  const wanted = count * size + (count - 1) * gap;
  const fit = wanted <= room ? size : Math.max(size * 0.62, (room - (count - 1) * 2) / count);
  const step = wanted <= room ? size + gap : count > 1 ? (room - fit) / (count - 1) : 0;
  return { size: fit, xs: Array.from({ length: count }, (_, i) => from + i * step) };
}

/** Where up to two Monsters of an outer borough stand: beside each other, or one below the other. */
export function stand(place: Place, count: number): { size: number; at: readonly Point[] } {
  const { right, y, size, column } = place.monsters;
  if (column) return { size, at: Array.from({ length: count }, (_, i) => [right - size, y + i * (size + 2)]) };
  const small = count > 1 ? size * 0.8 : size;
  return {
    size: small,
    at: Array.from({ length: count }, (_, i) => [right - small - (count - 1 - i) * small, y + size - small]),
  };
}
