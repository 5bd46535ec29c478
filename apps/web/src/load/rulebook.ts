import type { Lang } from '@ashtown/engine';
import { manifestOf } from '../games/index.ts';
import { NO_RULES, type Numbered } from '../table/cited/numbered.ts';
import { once } from './load.ts';

/** Fetched when first wanted. */
export const loadRulebook = (game: string, lang: Lang): Promise<Numbered> =>
  once(`rulebook ${game} ${lang}`, async () => {
    const manifest = manifestOf(game);
    if (!manifest?.rulebook) return NO_RULES;
    const [{ rules }, rulings] = await Promise.all([manifest.rulebook[lang](), manifest.rulings?.()]);
    return { chapters: rules, ours: new Set(rulings?.RULINGS) };
  });
