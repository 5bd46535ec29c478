import type { Lang, Seat } from '@ashtown/engine';
import { sumsOf } from '../../story/chapters.ts';
import { aboutOf, isPayment, type Line } from '../../story/lines.ts';

/** A sentence of the game below or behind the name it begins with: that need not be said again. Null where it begins otherwise. */
export function withoutName(text: string, name: string): string | null {
  if (name === '' || !text.startsWith(name)) return null;
  const rest = text.slice(name.length);
  return /^:? \S/.test(rest) ? rest.replace(/^:? /, '') : null;
}

/** The name as it stands before the rest of a sentence: `Anna`, or `Anna:`. */
export const headOf = (text: string, name: string): string => (text.startsWith(`${name}:`) ? `${name}:` : name);

export const capital = (text: string, lang: Lang): string => {
  const [first = ''] = text;
  return first.toLocaleUpperCase(lang) + text.slice(first.length);
};

/** Sentences that follow each other in one paragraph. */
export const closed = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** The signs of a game for what is counted. */
export type Amounts = Readonly<Record<string, string>>;

/** `+2🧱 +1⭐`, of what the game has signs for; null where that is nothing. */
export function signsOf(lines: readonly Line[], seat: Seat, amounts: Amounts = {}): string | null {
  const sums = sumsOf(lines, seat).filter(({ what }) => amounts[what] !== undefined);
  return sums.map(({ what, n }) => `${n < 0 ? '−' : '+'}${Math.abs(n)}${amounts[what]}`).join(' ') || null;
}

/**
 * What a sentence that only pays or gains goods says in words, and the same in signs, with what follows it; null where it
 * says more.
 */
export function inSigns(line: Line, text: string, amounts: Amounts = {}): Signed | null {
  const about = aboutOf(line);
  const signs = typeof about === 'number' ? signsOf([line], about, amounts) : null;
  if (signs === null || line.telling.delta?.some(({ what }) => amounts[what] === undefined)) return null;
  if (isPayment(line))
    return line.telling.about.some(({ kind }) => kind === 'card') ? null : { words: text, signs, rest: '' };
  const [, words = '', rest = ''] = text.match(/^(\+[^()]*)( \([^()]*\)\.?)$/) ?? [];
  return words && !signs.includes('−') ? { words, signs, rest } : null;
}

export interface Signed {
  words: string;
  signs: string;
  rest: string;
}
