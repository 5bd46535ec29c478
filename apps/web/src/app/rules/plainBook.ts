import type { Book, CardLine } from '../../games/book.ts';
import type { Loaded } from '../../table/scene.ts';

/** What the shell calls the parts. */
export interface Titles {
  options: string;
}

/** What can be read of a game nobody has written a book for: what its options mean, and its cards by name. */
export function plainBook({ game, words, lang }: Loaded, titles: Titles): Book {
  const rows = Object.keys(game.options).map((id) => {
    const { name, help } = words.option(id);
    return { term: name, text: help };
  });
  const collator = new Intl.Collator(lang);
  const cards = (words.cards ?? [])
    .map((id): CardLine => ({ id, ...words.card(id), cost: null }))
    .sort((a, b) => collator.compare(a.name, b.name));
  return {
    sections: [
      { id: 'goal', title: words.name, text: [words.pitch] },
      ...(rows.length > 0 ? [{ id: 'options', title: titles.options, text: [], rows }] : []),
    ],
    cards,
  };
}
