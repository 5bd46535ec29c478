import { indexIn } from '@ashtown/engine';
import { COLOURS, type Figure } from '../content/vocabulary.ts';

export const NOBODY = 'nobody';

/** ARM-184: drawn as a recruit it goes straight back into the bag. */
export const goesBack = (figure: Figure): boolean => figure === 'worker' || figure === 'marauder';

/** Survivors by colour as text: `worker*2 leader`, or `nobody`. */
export function makeFigures(n: readonly number[]): string {
  let text = '';
  for (let c = 0; c < COLOURS.length; c++)
    if (n[c]! > 0) text += `${text === '' ? '' : ' '}${COLOURS[c]}${n[c]! > 1 ? `*${n[c]}` : ''}`;
  return text === '' ? NOBODY : text;
}

const PARSED = new Map<string, readonly number[]>();

/** The inverse of `makeFigures`, for text it has made; the list is shared and must not be changed. */
export function parseFigures(text: string): readonly number[] {
  const known = PARSED.get(text);
  if (known) return known;
  const n = [0, 0, 0, 0];
  if (text !== NOBODY)
    for (const part of text.split(' ')) {
      const [name, times] = part.split('*');
      n[indexIn(COLOURS, name)] = times === undefined ? 1 : Number(times);
    }
  PARSED.set(text, n);
  return n;
}

export const sum = (n: readonly number[]): number => {
  let all = 0;
  for (let i = 0; i < n.length; i++) all += n[i]!;
  return all;
};
