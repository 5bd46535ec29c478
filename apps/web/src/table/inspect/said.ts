import type { Scene } from '../scene.ts';
import type { TableText } from '../text/table-text.ts';

/** Something told in a few lines in the place of the inspector. */
export interface Said {
  title: string;
  lines: readonly string[];
}

/** Where am I: what is asked, and the table in words. */
export function sayWhere({ position, words }: Scene, text: TableText): Said {
  const { seat, question, view } = position;
  const prompt = seat !== null && question !== null ? [words.prompt(view, seat, question)] : [];
  return { title: text.where, lines: [...prompt, ...(words.table?.(view, seat) ?? [])] };
}
