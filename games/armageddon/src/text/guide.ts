import type { Plates } from './plates.ts';

/** Numbers of the game that its guide mentions. */
export interface Numbers {
  start: { vp: number; workers: number; leaders: number };
  figures: { marauder: number; worker: number; soldier: number; engineer: number; leader: number };
  /** Marauders arriving, by round; figures on each slot of the equipment display. */
  arrivals: readonly number[];
  slots: readonly number[];
  lastMarauder: number;
  homeless: number;
  fight: number;
}

export interface Part {
  title: string;
  text: readonly string[];
  rows?: readonly { term: string; text: string }[];
}

/** What the guide says in one language, in its order; names and numbers come from the game itself. */
export interface Guide {
  plates: Plates;
  parts(n: Numbers): readonly (Part & { id: string })[];
  damage: Part;
  equipment: Part;
  options: Part;
}
