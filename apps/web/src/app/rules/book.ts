import type { Lang } from '@ashtown/engine';

/** A part of the rules: sentences, then rows of a term and what it means. */
export interface Section {
  id: string;
  title: string;
  text: readonly string[];
  rows?: readonly { term: string; text: string }[];
}

export interface CardLine {
  id: string;
  name: string;
  kind: string;
  text: string;
  /** As it is drawn and as it is said; null where it is never bought. */
  cost: { shown: string; said: string } | null;
  /** Below the text: how far the card is known, where that is not certain. */
  note?: string;
}

/** The rules of one game in one language, in our own words. */
export interface Book {
  sections: readonly Section[];
  cards: readonly CardLine[];
}

/** Each book is fetched with its page. */
export const BOOKS: Readonly<Record<string, (lang: Lang) => Promise<Book>>> = {
  armageddon: async (lang) => (await import('./armageddon/book.ts')).makeBook(lang),
  '51st-state-2010': async (lang) => (await import('./51st-state-2010/book.ts')).makeBook(lang),
  '51st-state-master': async (lang) => (await import('./51st-state-master/book.ts')).makeBook(lang),
  'king-of-new-york': async (lang) => (await import('./king-of-new-york/book.ts')).makeBook(lang),
  'metro-2033': async (lang) => (await import('./metro-2033/book.ts')).makeBook(lang),
};

/** Without accents and capitals, so that `muzeum` finds `Múzeum`. */
const fold = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'L').toLowerCase();

/** What of a book contains all the words that were typed. */
export function searchBook(book: Book, typed: string): Book {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const has = (...texts: readonly string[]) => {
    const all = fold(texts.join(' '));
    return words.every((word) => all.includes(word));
  };
  const sections = book.sections.flatMap((section) => {
    const { title, text, rows = [] } = section;
    if (has(title)) return [section];
    const found = {
      ...section,
      text: text.filter((x) => has(title, x)),
      rows: rows.filter((x) => has(title, x.term, x.text)),
    };
    return found.text.length + found.rows.length > 0 ? [found] : [];
  });
  return { sections, cards: book.cards.filter((x) => has(x.name, x.kind, x.text)) };
}

export const sizeOf = ({ sections, cards }: Book): number =>
  sections.reduce((sum, { text, rows = [] }) => sum + text.length + rows.length, 0) + cards.length;
