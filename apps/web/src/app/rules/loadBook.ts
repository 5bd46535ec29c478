import type { Book } from '../../games/book.ts';
import { manifestOf } from '../../games/index.ts';
import { once } from '../../load/load.ts';
import type { Loaded } from '../../table/scene.ts';
import { plainBook } from './plainBook.ts';

/** Each book is fetched when it is first opened. */
export const loadBook = (game: string, loaded: Loaded): Promise<Book> =>
  once(`book ${game} ${loaded.lang}`, async () => {
    const made = await manifestOf(game)?.book?.();
    return made ? made.makeBook(loaded.lang, loaded) : plainBook(loaded);
  });
