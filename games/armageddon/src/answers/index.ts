import type { Tables } from '../content/tables.ts';
import type { Answers } from '../state.ts';

/** The kinds in a list of cards, each once. */
export function kindsIn(t: Tables, cards: readonly number[]): string[] {
  const picks: string[] = [];
  const seen: number[] = [];
  for (const kind of cards)
    if (!seen.includes(kind)) {
      seen.push(kind);
      picks.push(t.equipment[kind]!.id);
    }
  return picks;
}

export const searchable = (t: Tables, sure: readonly number[]): string[] =>
  t.equipment.flatMap((e, kind) => (sure[kind]! > 0 ? [e.id] : []));

const filled = (display: readonly number[]): number => {
  let mask = 0;
  for (let slot = 0; slot < display.length; slot++) if (display[slot]! >= 0) mask |= 1 << slot;
  return mask;
};

const SLOTS: readonly (readonly Answers['takeEquipment'][])[] = Array.from({ length: 16 }, (_, mask) =>
  [0, 1, 2, 3].flatMap((slot) => (mask & (1 << slot) ? [`slot ${slot + 1}` as const] : [])),
);

const PLACES_FOR = new Map<number, readonly Answers['placeBuilding'][]>();

export function placesFor(sites: readonly number[]): readonly Answers['placeBuilding'][] {
  let mask = 0;
  for (const site of sites) mask |= 1 << site;
  let picks = PLACES_FOR.get(mask);
  if (!picks) {
    picks = [...sites.map((site) => `site ${site + 1}` as const), 'forfeit'];
    PLACES_FOR.set(mask, picks);
  }
  return picks;
}

/** ARM-107: the slots that still hold a card. */
export const slotsOf = (display: readonly number[]): readonly Answers['takeEquipment'][] => SLOTS[filled(display)]!;
