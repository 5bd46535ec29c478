import { about } from '@ashtown/51st-state-2010/about';
import type { Manifest } from '../manifest.ts';

export const manifest = {
  about,
  rules: () => import('./rules.ts'),
  text: {
    en: () => import('@ashtown/51st-state-2010/text/en'),
    pl: () => import('@ashtown/51st-state-2010/text/pl'),
    sk: () => import('@ashtown/51st-state-2010/text/sk'),
  },
  board: () => import('./index.tsx'),
  book: () => import('./book.ts'),
  rulebook: {
    en: () => import('@ashtown/51st-state-2010/text/en/rules'),
    pl: () => import('@ashtown/51st-state-2010/text/pl/rules'),
    sk: () => import('@ashtown/51st-state-2010/text/sk/rules'),
  },
  rulings: () => import('@ashtown/51st-state-2010/text/rulings'),
  poster: () => import('./Poster.tsx'),
} satisfies Manifest;
