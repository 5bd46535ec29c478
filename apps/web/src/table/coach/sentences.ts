import type { Lang } from '@ashtown/engine';
import { createContext } from 'react';

/** What a coach says about each question of a game: it depends on nothing else, so it tells nothing that is hidden. */
export type Sentences = Readonly<Record<string, string>>;

export const SILENCE: Sentences = {};
const NOTHING = Promise.resolve(SILENCE);

/** Where the sentences of a game are fetched from, when first wanted: the same promise each time. */
export const Coaches = createContext<(game: string, lang: Lang) => Promise<Sentences>>(() => NOTHING);
