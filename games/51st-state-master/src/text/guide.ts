import type { Plates } from './plates.ts';

/** The parts of the guide, in the order they are read. */
export const PARTS = [
  'goal',
  'goods',
  'card',
  'setup',
  'round',
  'lookout',
  'production',
  'turn',
  'building',
  'paying',
  'opponents',
  'cleanup',
  'end',
  'solo',
  'options',
  'rulings',
] as const;
export type PartId = (typeof PARTS)[number];

export interface Part {
  title: string;
  text: readonly string[];
  rows?: readonly { term: string; text: string }[];
}

/** What the guide says in one language; goods, factions and cards are added from the game itself. */
export type Guide = Readonly<Record<PartId, Part>> & { readonly plates: Plates };
