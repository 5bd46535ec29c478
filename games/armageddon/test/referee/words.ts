/** The words of rules.md: figures, places, and what lines, tiles and spaces do. */

export const FIGURES = ['marauder', 'worker', 'soldier', 'engineer', 'leader'] as const;
export type Figure = (typeof FIGURES)[number];
export const COLOURS = ['worker', 'soldier', 'engineer', 'leader'] as const;
export type Colour = (typeof COLOURS)[number];
export const AREAS = ['exploration', 'construction', 'city'] as const;
export type Area = (typeof AREAS)[number];
export const PLACES = ['screen', ...AREAS, 'pool', 'spent', 'recruit', 'aside'] as const;
export type Place = (typeof PLACES)[number];
export type Cost = 'worker' | 'soldier' | 'engineer' | 'engineerOrSoldier' | 'any';
export type Id = string;

/** The fields are those of whichever effect it is. */
export interface Effect {
  t: string;
  amount: number;
  spaces: number;
  vp: number;
  each: number;
  vpEach: number;
  buildingType: string;
  draw: number;
  vpOtherwise: number;
}
export interface Passive {
  t: string;
  buildingType: string;
  amount: number;
  each: number;
  building: Id;
  perMarauder: number;
  firstPerRound: number;
}

export const count = <T>(list: readonly T[], x: T): number => list.filter((y) => y === x).length;
export const once = <T>(list: readonly T[]): T[] => [...new Set(list)];
export const inOrder = <T extends Figure>(list: readonly T[]): T[] =>
  [...list].sort((a, b) => FIGURES.indexOf(a) - FIGURES.indexOf(b));
export function take<T>(list: T[], x: T): T {
  const i = list.indexOf(x);
  if (i < 0) throw new Error(`no ${x} among ${list}`);
  list.splice(i, 1);
  return x;
}

/** Survivors as answers name them: `worker*2 leader`. */
export function written(figures: readonly Figure[]): string {
  const parts = once(inOrder(figures)).map((x) => (count(figures, x) > 1 ? `${x}*${count(figures, x)}` : x));
  return parts.join(' ') || 'nobody';
}
export function read(text: string): Colour[] {
  if (text === 'nobody') return [];
  return text.split(' ').flatMap((part) => {
    const [colour, times = '1'] = part.split('*');
    return Array<Colour>(Number(times)).fill(colour as Colour);
  });
}

/** Every multiset made of some of these figures. */
export function multisets(figures: readonly Colour[]): Colour[][] {
  let sets: Colour[][] = [[]];
  for (const colour of COLOURS)
    sets = sets.flatMap((set) =>
      Array.from({ length: count(figures, colour) + 1 }, (_, n) => [...set, ...Array<Colour>(n).fill(colour)]),
    );
  return sets;
}

/** Every multiset of so many of these figures. */
export const multisetsOf = (figures: readonly Colour[], size: number): Colour[][] =>
  multisets(figures).filter((set) => set.length === size);

/** Every order of these things. */
export function orders<T>(list: readonly T[]): T[][] {
  if (list.length === 0) return [[]];
  return list.flatMap((x, i) => orders(list.toSpliced(i, 1)).map((rest) => [x, ...rest]));
}
