import type { CoachWords, Lang } from '@ashtown/engine';
import { manifestOf } from '../games/index.ts';
import { SILENCE } from '../table/coach/sentences.ts';
import { once } from './load.ts';

/** Fetched when first wanted. */
export const loadCoach = (game: string, lang: Lang): Promise<CoachWords> =>
  once(`coach ${game} ${lang}`, async () => (await manifestOf(game)?.coach?.[lang]())?.coach ?? SILENCE);
