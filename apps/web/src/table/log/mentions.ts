import type { Ref } from '@ashtown/engine';

interface Names {
  card(id: string): { name: string };
}

/** A piece of a sentence: words, or the name of a card. */
export interface Part {
  key: string;
  text: string;
  card: string | null;
  /** What stands before and after a name without a space, such as brackets: no line may end in between. */
  before?: string;
  after?: string;
}

/** A line of the log with the names of the cards it is about apart, so that they can be inspected. */
export function mentions(text: string, about: readonly Ref[], words: Names): readonly Part[] {
  let parts: Part[] = [{ key: '0', text, card: null }];
  const cards = about.filter(({ kind }) => kind === 'card').map(({ id }) => ({ id, name: words.card(id).name }));
  // A longer name first: it may contain a shorter one.
  for (const { id, name } of cards.sort((a, b) => b.name.length - a.name.length))
    parts = parts.flatMap((part) => {
      const at = part.card === null ? part.text.indexOf(name) : -1;
      if (at < 0) return part;
      return [
        { key: `${part.key}a`, text: part.text.slice(0, at), card: null },
        { key: `${part.key}b`, text: name, card: id },
        { key: `${part.key}c`, text: part.text.slice(at + name.length), card: null },
      ].filter((x) => x.text !== '');
    });
  return glued(parts);
}

/** Gives the names the signs that cling to them. */
function glued(parts: readonly Part[]): Part[] {
  return parts.flatMap((part, i) => {
    if (part.card !== null) {
      const before = parts[i - 1]?.text.match(CLINGS_BEFORE)?.[0] ?? '';
      const after = parts[i + 1]?.text.match(CLINGS_AFTER)?.[0] ?? '';
      return { ...part, before, after };
    }
    let { text } = part;
    if (parts[i + 1]) text = text.replace(CLINGS_BEFORE, '');
    if (parts[i - 1]) text = text.replace(CLINGS_AFTER, '');
    return text === '' ? [] : { ...part, text };
  });
}
const CLINGS_BEFORE = /[([„“"]+$/;
const CLINGS_AFTER = /^[)\]”".,:;!?]+/;
