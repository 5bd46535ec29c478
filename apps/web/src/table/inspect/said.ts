import type { Hint } from '@ashtown/protocol';
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

/** What a bot would do, and what it is better for. */
export function sayHint({ position, words }: Scene, { pick, why }: Hint, text: TableText): Said {
  const { seat, question, view } = position;
  const label = words.label(view, seat!, question!, pick);
  const reasons = why.map(({ id }) => (id === 'result' ? text.hint.wins : words.term(id)));
  const because = reasons.length > 0 ? [text.hint.better, ...reasons.map((x) => `• ${x}`)] : [text.hint.equal];
  return { title: text.hint.title, lines: [text.hint.would(label), ...because] };
}
