import type { Lang } from '@ashtown/engine';
import type { Glossary, Term } from './glossary.ts';

/** A piece of a sentence: plain words, or a term as it stands there. */
export interface Piece {
  text: string;
  term: string | null;
}

/** Endings of words: English has few of them, the others bend every word. */
const ENDING: Readonly<Record<Lang, string>> = {
  en: '(?:e?s|e?d|e|ing|ions?|ments?)?',
  pl: '\\p{L}{0,4}',
  sk: '\\p{L}{0,4}',
};
const BENT = /[aeiouyąęáéíóúýôäćť]$/u;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The unbent beginning of a word; a short one does not bend. */
const stemOf = (word: string, lang: Lang): string =>
  lang === 'en' || word.length < 5 ? escaped(word) : escaped(word.replace(BENT, ''));

/** As it stands in sentences. A small first letter may be a capital there; a capital is part of the term. */
function patternOf({ word, found }: Term, lang: Lang): string {
  const stems =
    found ??
    word
      .split(' ')
      .map((part) => stemOf(part, lang))
      .join(' ');
  const begun = stems.replaceAll(
    /(^|\|)(\p{Ll})/gu,
    (_, before, letter) => `${before}[${letter}${letter.toUpperCase()}]`,
  );
  return `(?:${begun.replaceAll(' ', `${ENDING[lang]} `)})${ENDING[lang]}`;
}

/** Cuts sentences at the terms of a glossary, whole words only; of two terms the longer one. */
export function cutAtTerms({ terms, lang }: Glossary): (text: string) => readonly Piece[] {
  const marked = terms.filter((x) => !x.common).toSorted((a, b) => b.word.length - a.word.length);
  if (marked.length === 0) return (text) => [{ text, term: null }];
  const ways = marked.map((x) => `(${patternOf(x, lang)})`).join('|');
  const found = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${ways})(?![\\p{L}\\p{N}])`, 'gu');
  return (text) => {
    const pieces: Piece[] = [];
    let end = 0;
    for (const match of text.matchAll(found)) {
      const which = match.slice(1).findIndex((x) => x !== undefined);
      if (match.index > end) pieces.push({ text: text.slice(end, match.index), term: null });
      pieces.push({ text: match[0], term: marked[which]!.id });
      end = match.index + match[0].length;
    }
    if (end < text.length) pieces.push({ text: text.slice(end), term: null });
    return pieces;
  };
}
