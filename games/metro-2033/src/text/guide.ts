import type { Options } from '../state.ts';
import type { Plates } from './plates.ts';

export interface Part {
  title: string;
  text: readonly string[];
  rows?: readonly { term: string; text: string }[];
}

/** What the guide says in one language; names and numbers of cards come from the game itself. */
export interface Guide {
  plates: Plates;
  goal: Part;
  cards: Part;
  markers: Part;
  turn: Part;
  drawing: Part;
  missions: Part;
  stations: Part;
  tidying: Part;
  protection: Part;
  caravans: Part;
  attack: Part;
  winning: Part;
  options: { title: string; text: readonly string[]; more: Readonly<Record<keyof Options, string>> };
  rulings: Part;
  known: Part;
  /** What a card of the draw deck costs, and that of a Faction, which is never paid. */
  cost(n: number): string;
  copies(n: number): string;
}
