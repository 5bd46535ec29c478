import type { Book, CardLine } from '../../games/book.ts';
import type { Loaded } from '../../table/scene.ts';
import { SHELL } from '../../text/index.ts';

/** What can be read of a game nobody has written a book for: what its options mean, and its cards by name. */
export function plainBook({ game, words, lang }: Loaded): Book {
  const rows = Object.keys(game.options).map((id) => {
    const { name, help } = words.option(id);
    return { term: name, text: help };
  });
  const collator = new Intl.Collator(lang);
  const cards = (words.cards ?? [])
    .map((id): CardLine => {
      const card = words.card(id);
      return { id, ...card, cost: null, group: card.kind };
    })
    .sort((a, b) => collator.compare(a.name, b.name));
  return {
    sections: [
      { id: 'goal', title: words.name, text: [words.pitch] },
      ...(rows.length > 0 ? [{ id: 'options', title: SHELL[lang].setup.options, text: [], rows }] : []),
    ],
    cards,
  };
}
