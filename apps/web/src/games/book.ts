import type { Numbered } from '../table/cited/numbered.ts';

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

/** Without accents and capitals, so that `muzeum` finds `Múzeum`. */
const fold = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'L').toLowerCase();

/** Whether all the words that were typed are in some texts. */
function finder(typed: string): (...texts: readonly string[]) => boolean {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  return (...texts) => {
    const all = fold(texts.join(' '));
    return words.every((word) => all.includes(word));
  };
}

/** The numbered rules that contain what was typed: a number, or words. */
export function searchRules({ chapters, ours }: Numbered, typed: string): Numbered {
  const has = finder(typed);
  const found = chapters.map(({ title, rules }) => ({
    title,
    rules: Object.fromEntries(Object.entries(rules).filter(([id, text]) => has(title, id, text))),
  }));
  return { chapters: found.filter(({ rules }) => Object.keys(rules).length > 0), ours };
}

/** What of a book contains all the words that were typed. */
export function searchBook(book: Book, typed: string): Book {
  const has = finder(typed);
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
