import type { Effect } from '../content/schema.ts';
import { componentsOf, type Tables } from '../content/tables.ts';
import { lineText } from './cards.ts';
import type { Language } from './language.ts';
import { namesOf } from './speak.ts';

/** How far a card, tile or space is known from the rulebook, in a sentence; null where there is none of that id. */
export function provenanceOf(t: Tables, l: Language, id: string): string | null {
  const found = componentsOf(t).find((card) => card.id === id);
  return found ? l.provenance[found.provenance] : null;
}

/** A part of a card's text by itself: one of its action lines, or an effect of a tile or a space. */
export function textParts(
  t: Tables,
  l: Language,
): { line(building: string, line: number): string; effect(e: Effect): string } {
  const names = namesOf(t, l);
  return {
    line(building, line) {
      const found = t.buildings[t.index.building.get(building) ?? -1]?.lines[line];
      return found ? lineText(l, names, found) : '';
    },
    effect: (e) => names.effect(e),
  };
}
