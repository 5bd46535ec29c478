import type { Outer, Zone } from '@ashtown/king-of-new-york/board';

export type Point = readonly [x: number, y: number];
export type Box = readonly [x: number, y: number, w: number, h: number];

/** Where the things of a borough stand. Monsters stand in a row that grows to the left. */
export interface Place {
  land: string;
  /** Around the land, for brackets. */
  box: Box;
  name: Point;
  /** The first of its three stacks. */
  stacks: Point;
  units: { x: number; y: number; right: number };
  souvenir: Point;
  monsters: { right: number; y: number; size: number };
  /** From stack to stack, where that differs from the other boroughs. */
  step?: number;
}

/** Manhattan's stacks and Units are spread over its zones: the first belongs to the lowest. `places` is their upper edge. */
type ZonePlace = Record<'name' | 'stack' | 'unit', Point> & { places: number; box: Box };

/** The two lanes up through Manhattan: where they stand, how large their places are, and where their names are. */
export interface Lanes {
  xs: readonly [number, number];
  size: number;
  label: { y: number; w: number; h: number; font: number };
  /** There is room to say that a lane is closed. */
  word: boolean;
}

export interface Geometry {
  width: number;
  height: number;
  /** How large tiles and Units are drawn, those of Manhattan apart; 1 is 48 by 54. */
  tile: number;
  unit: number;
  zoneUnit: number;
  font: number;
  souvenir: number;
  /** From stack to stack. */
  step: number;
  shore: string | null;
  bridges: string;
  borders: string;
  /** Where the lanes lead over a border. */
  arrows: readonly number[];
  lanes: Lanes;
  manhattan: Pick<Place, 'land' | 'box' | 'souvenir'>;
  zones: Record<Zone, ZonePlace>;
  outer: Record<Outer, Place>;
}

export const DESK: Geometry = {
  width: 606,
  height: 446,
  tile: 1,
  unit: 1,
  zoneUnit: 0.84,
  font: 14,
  souvenir: 14,
  step: 60,
  shore: 'M150 0L146 60 142 140 144 230 136 268 92 284 40 278 0 288',
  bridges: 'M356 352L386 360M356 214L386 214M356 70L386 66M500 146V162M500 294V312M176 416C190 440 200 440 212 420',
  borders: 'M153 149H359M172 294H359',
  arrows: [149, 294],
  lanes: { xs: [266, 313], size: 44, label: { y: 14, w: 36, h: 20, font: 14 }, word: true },
  manhattan: {
    land: 'M152 18L164 6H352L364 18V428L352 440H204L190 428V306L152 268z',
    box: [152, 6, 212, 434],
    souvenir: [343, 302],
  },
  zones: {
    upper: { name: [164, 28], stack: [160, 74], unit: [220, 89], places: 82, box: [154, 10, 206, 136] },
    midtown: { name: [164, 173], stack: [160, 220], unit: [220, 235], places: 227, box: [154, 152, 206, 138] },
    lower: { name: [200, 318], stack: [199, 343], unit: [201, 402], places: 370, box: [192, 298, 168, 138] },
  },
  outer: {
    bronx: {
      land: 'M378 18L390 6H592L602 16V140L592 150H388L376 138z',
      box: [376, 6, 226, 144],
      name: [392, 26],
      stacks: [388, 40],
      units: { x: 388, y: 101, right: 596 },
      souvenir: [586, 14],
      monsters: { right: 600, y: 99, size: 48 },
    },
    queens: {
      land: 'M378 168L390 156H592L602 166V290L592 300H388L376 288z',
      box: [376, 156, 226, 144],
      name: [392, 176],
      stacks: [388, 190],
      units: { x: 388, y: 251, right: 596 },
      souvenir: [586, 164],
      monsters: { right: 600, y: 249, size: 48 },
    },
    brooklyn: {
      land: 'M378 318L390 306H592L602 316V430L592 440H388L376 428z',
      box: [376, 306, 226, 134],
      name: [392, 325],
      stacks: [388, 335],
      units: { x: 388, y: 394, right: 596 },
      souvenir: [586, 313],
      monsters: { right: 600, y: 391, size: 48 },
    },
    'staten-island': {
      land: 'M6 310L18 300H170L182 312V428L170 440H18L6 430z',
      box: [6, 300, 176, 140],
      name: [18, 319],
      stacks: [12, 333],
      units: { x: 12, y: 392, right: 180 },
      souvenir: [166, 307],
      monsters: { right: 181, y: 390, size: 48 },
      step: 56,
    },
  },
};

/** The outer boroughs of the phone's map are strips one below the other. */
const strip = (i: number, y = 3 + 75.5 * i): Place => ({
  land: `M150 ${y}H338L344 ${y + 6}V${y + 65}L338 ${y + 71}H144L138 ${y + 65}V${y + 12}z`,
  box: [138, y, 206, 71],
  name: [148, y + 15],
  stacks: [143, y + 27],
  units: { x: 271, y: y + 35, right: 341 },
  souvenir: [248, y + 5],
  monsters: { right: 343, y: y - 3, size: 33 },
});

/** And so are the zones of its Manhattan. */
const zone = (y: number): ZonePlace => ({
  name: [8, y + 19],
  stack: [8, y + 54],
  unit: [76, y + 24],
  places: y + 58,
  box: [6, y + 5, 122, 95],
});

export const PHONE: Geometry = {
  width: 348,
  height: 306,
  tile: 0.76,
  unit: 0.76,
  zoneUnit: 0.68,
  font: 12.5,
  souvenir: 11,
  step: 43,
  shore: null,
  bridges: 'M122 40H144M122 116H144M122 190H144M122 264H144',
  borders: 'M4 103H130M4 203H130',
  arrows: [103, 203],
  lanes: { xs: [54, 93], size: 35, label: { y: 6, w: 25, h: 15, font: 12 }, word: false },
  manhattan: { land: 'M10 3H124L130 11V290L118 303H16L4 291V11z', box: [4, 3, 126, 300], souvenir: [115, 210] },
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

/** Where up to two Monsters of an outer borough stand: beside each other. */
export function stand(place: Place, count: number): { size: number; at: readonly Point[] } {
  const { right, y, size } = place.monsters;
  const small = count > 1 ? size * 0.8 : size;
  return {
    size: small,
    at: Array.from({ length: count }, (_, i) => [right - small - (count - 1 - i) * small, y + size - small]),
  };
}
