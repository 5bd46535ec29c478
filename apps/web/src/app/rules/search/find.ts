import type { Lang } from '@ashtown/engine';

export const KINDS = ['rule', 'term', 'card', 'passage'] as const;
export type Kind = (typeof KINDS)[number];

/** Something to be found, in one language. */
export interface Entry {
  kind: Kind;
  /** A rule's number, the id of a term or a card, the section of a passage. */
  id: string;
  lang: Lang;
  title: string;
  text: string;
  /** The chapter or kind it belongs to. */
  where: string;
}

/** What was found, in the language of the reader; `also` in the one it was found in, where that is another. */
export interface Hit {
  entry: Entry;
  also: Entry | null;
}

/** All entries with what is looked through, folded words with a space before each; `key` is the same in every language. */
export interface Index {
  readonly entries: readonly (Entry & { readonly key: string; readonly heading: string; readonly body: string })[];
}

/** Where a book has it: what its address ends with. */
export const placeOf = ({ kind, id }: Pick<Entry, 'kind' | 'id'>): string =>
  kind === 'rule' || kind === 'passage' ? id : `${kind}-${id}`;

/** Without accents and capitals, letter by letter, so that `muzeum` finds `Múzeum` and places stay the same. */
export const fold = (text: string): string =>
  text.toLowerCase().replaceAll(/[\u00df-\u024f]/g, (x) => (x === 'ł' ? 'l' : x.normalize('NFD')[0]!));

const spaced = (text: string): string => ` ${fold(text).replaceAll(/[^\p{L}\p{N}]/gu, ' ')}`;

/** A passage is told by its words alone. */
const keyOf = ({ kind, id, lang, text }: Entry): string =>
  kind === 'passage' ? `${kind} ${id} ${lang} ${text}` : `${kind} ${id}`;

export const makeIndex = (entries: readonly Entry[]): Index => ({
  entries: entries.map((x) => ({
    ...x,
    key: keyOf(x),
    heading: spaced(x.kind === 'rule' ? `${x.id} ${x.title}` : x.title),
    body: spaced(x.text),
  })),
});

export const wordsOf = (typed: string): readonly string[] => fold(typed).match(/[\p{L}\p{N}]+/gu) ?? [];

const NUMBER = /^\s*(?:\p{L}{2,4}[\s-]*)?(\d{1,3})\s*$/u;

/** How well an entry fits, the least the best; null where a word is missing. `words`: with a space before each. */
function fit(x: Index['entries'][number], words: readonly string[], number: string | null): number | null {
  const { heading, body } = x;
  let below = 0;
  for (const word of words) {
    if (heading.includes(word)) continue;
    if (!body.includes(word)) return null;
    below++;
  }
  if (number !== null && x.kind === 'rule' && x.id.endsWith(number)) return 0;
  if (below > 0) return below === words.length ? 4 : 3;
  return heading.trimEnd() === words.join('') ? 1 : 2;
}

/** Everything that has all the words that were typed, in whatever language they are, the best first. */
export function find({ entries }: Index, typed: string, lang: Lang): readonly Hit[] {
  const words = wordsOf(typed).map((word) => ` ${word}`);
  if (words.length === 0) return [];
  const number = NUMBER.exec(typed)?.[1];
  const best = new Map<string, { entry: Entry; rank: number }>();
  for (const x of entries) {
    const rank = fit(x, words, number === undefined ? null : `-${number}`);
    if (rank === null) continue;
    const own = rank + (x.lang === lang ? 0 : 0.5);
    const before = best.get(x.key);
    if (!before || own < before.rank) best.set(x.key, { entry: x, rank: own });
  }
  const mine = new Map(entries.flatMap((x) => (x.lang === lang && best.has(x.key) ? [[x.key, x]] : [])));
  return [...best]
    .sort(([, a], [, b]) => a.rank - b.rank || KINDS.indexOf(a.entry.kind) - KINDS.indexOf(b.entry.kind))
    .map(([key, { entry }]) => {
      const own = mine.get(key) ?? entry;
      return { entry: own, also: own.lang === entry.lang ? null : entry };
    });
}

/** A text cut where words that were looked for begin, to the end of each: every other piece is one of them. */
export function cutAtWords(text: string, words: readonly string[]): readonly string[] {
  const folded = spaced(text);
  const pieces: string[] = [];
  let end = 0;
  for (const { index } of folded.matchAll(/ (?=\p{L}|\p{N})/gu)) {
    if (!words.some((word) => folded.startsWith(word, index + 1))) continue;
    const stop = /[^\p{L}\p{N}]/u.exec(folded.slice(index + 1))?.index ?? folded.length;
    // Places in the folded text are one further on: it begins with a space.
    pieces.push(text.slice(end, index), text.slice(index, index + stop));
    end = index + stop;
  }
  return [...pieces, text.slice(end)];
}
