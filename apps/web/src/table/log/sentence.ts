import type { Lang } from '@ashtown/engine';

/** A sentence of the game below or behind the name it begins with: that need not be said again. Null where it begins otherwise. */
export function withoutName(text: string, name: string): string | null {
  if (name === '' || !text.startsWith(name)) return null;
  const rest = text.slice(name.length);
  return /^:? \S/.test(rest) ? rest.replace(/^:? /, '') : null;
}

export const capital = (text: string, lang: Lang): string => {
  const [first = ''] = text;
  return first.toLocaleUpperCase(lang) + text.slice(first.length);
};

/** Sentences that follow each other in one paragraph. */
export const closed = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);
