import type { Face } from '../content/vocabulary.ts';
import type { Plates } from './plates.ts';

type Kind = 'high-rise' | 'hospital' | 'power-plant';

/** What the guide says in one language; names and numbers come from the game itself. */
export interface Guide {
  plates: Plates;
  goal: { title: string; text: readonly string[] };
  setup: { title: string; text: readonly string[] };
  turn: { title: string; text: readonly string[]; steps: readonly { term: string; text: string }[] };
  symbols: { title: string; text: readonly string[]; face: Record<Face, string> };
  manhattan: {
    title: string;
    text: readonly string[];
    zones: readonly [string, string, string];
    zone(star: number, energy: number): string;
  };
  city: {
    title: string;
    text: readonly string[];
    kind: Record<Kind, string>;
    /** A Building of some durability: what it brings and what it turns into. */
    building(name: string, durability: number): string;
    pays(reward: string, unit: string): string;
    unit(durability: number, reward: string): string;
  };
  cards: { title: string; text: readonly string[]; sweep: string; cost(n: number): string };
  damage: { title: string; text: readonly string[] };
  winning: { title: string; text: readonly string[] };
  variant: { title: string; text: readonly string[] };
}
