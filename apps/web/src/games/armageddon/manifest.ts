import { about } from '@ashtown/armageddon/about';
import type { Manifest } from '../manifest.ts';

export const manifest = {
  about,
  rules: () => import('./rules.ts'),
  text: {
    en: () => import('@ashtown/armageddon/text/en'),
    pl: () => import('@ashtown/armageddon/text/pl'),
    sk: () => import('@ashtown/armageddon/text/sk'),
  },
  board: () => import('./index.tsx'),
  book: () => import('./book.ts'),
  rulebook: {
    en: () => import('@ashtown/armageddon/text/en/rules'),
    pl: () => import('@ashtown/armageddon/text/pl/rules'),
    sk: () => import('@ashtown/armageddon/text/sk/rules'),
  },
  rulings: () => import('@ashtown/armageddon/text/rulings'),
  poster: () => import('./Poster.tsx'),
} satisfies Manifest;
