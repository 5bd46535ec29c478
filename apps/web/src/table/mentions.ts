import type { AnyWords } from '@ashtown/catalog';

/** A piece of a sentence: words, or the name of a card. */
export interface Part {
  key: string;
  text: string;
  card: string | null;
}

/** The cards an event is about: whatever text in it is the id of something the game can describe. */
function cardsIn(event: unknown, words: AnyWords): { id: string; name: string }[] {
  if (typeof event !== 'object' || event === null) return [];
  return Object.entries(event).flatMap(([key, id]) => {
    if (key === 't' || typeof id !== 'string') return [];
    const { name, text } = words.card(id);
    return text === '' ? [] : { id, name };
  });
}

/** A line of the log with the names of its cards apart, so that they can be inspected. */
export function mentions(text: string, event: unknown, words: AnyWords): readonly Part[] {
  let parts: Part[] = [{ key: '0', text, card: null }];
  for (const { id, name } of cardsIn(event, words))
    parts = parts.flatMap((part) => {
      const at = part.card === null ? part.text.indexOf(name) : -1;
      if (at < 0) return part;
      return [
        { key: `${part.key}a`, text: part.text.slice(0, at), card: null },
        { key: `${part.key}b`, text: name, card: id },
        { key: `${part.key}c`, text: part.text.slice(at + name.length), card: null },
      ].filter((x) => x.text !== '');
    });
  return parts;
}
