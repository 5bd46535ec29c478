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
  book: () => import('./book.tsx'),
  rulebook: {
    en: () => import('@ashtown/armageddon/text/en/rules'),
    pl: () => import('@ashtown/armageddon/text/pl/rules'),
    sk: () => import('@ashtown/armageddon/text/sk/rules'),
  },
  rulings: () => import('@ashtown/armageddon/text/rulings'),
  coach: {
    en: () => import('@ashtown/armageddon/text/en/coach'),
    pl: () => import('@ashtown/armageddon/text/pl/coach'),
    sk: () => import('@ashtown/armageddon/text/sk/coach'),
  },
  terms: {
    all: () => import('./terms.tsx'),
    words: {
      en: () => import('@ashtown/armageddon/text/en/terms'),
      pl: () => import('@ashtown/armageddon/text/pl/terms'),
      sk: () => import('@ashtown/armageddon/text/sk/terms'),
    },
  },
  lessons: {
    line: 'wall',
    all: () => import('@ashtown/armageddon/lessons'),
    words: {
      en: () => import('@ashtown/armageddon/text/en/lessons'),
      pl: () => import('@ashtown/armageddon/text/pl/lessons'),
      sk: () => import('@ashtown/armageddon/text/sk/lessons'),
    },
  },
  poster: () => import('./Poster.tsx'),
} satisfies Manifest;
