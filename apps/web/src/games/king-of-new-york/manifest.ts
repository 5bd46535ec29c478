import { about } from '@ashtown/king-of-new-york/about';
import type { Manifest } from '../manifest.ts';

export const manifest = {
  about,
  rules: () => import('./rules.ts'),
  text: {
    en: () => import('@ashtown/king-of-new-york/text/en'),
    pl: () => import('@ashtown/king-of-new-york/text/pl'),
    sk: () => import('@ashtown/king-of-new-york/text/sk'),
  },
  board: () => import('./index.tsx'),
  book: () => import('./book.tsx'),
  rulebook: {
    en: () => import('@ashtown/king-of-new-york/text/en/rules'),
    pl: () => import('@ashtown/king-of-new-york/text/pl/rules'),
    sk: () => import('@ashtown/king-of-new-york/text/sk/rules'),
  },
  rulings: () => import('@ashtown/king-of-new-york/text/rulings'),
  lessons: {
    line: 'bridge',
    all: () => import('@ashtown/king-of-new-york/lessons'),
    words: {
      en: () => import('@ashtown/king-of-new-york/text/en/lessons'),
      pl: () => import('@ashtown/king-of-new-york/text/pl/lessons'),
      sk: () => import('@ashtown/king-of-new-york/text/sk/lessons'),
    },
  },
  coach: {
    en: () => import('@ashtown/king-of-new-york/text/en/coach'),
    pl: () => import('@ashtown/king-of-new-york/text/pl/coach'),
    sk: () => import('@ashtown/king-of-new-york/text/sk/coach'),
  },
  terms: {
    all: () => import('./terms.tsx'),
    words: {
      en: () => import('@ashtown/king-of-new-york/text/en/terms'),
      pl: () => import('@ashtown/king-of-new-york/text/pl/terms'),
      sk: () => import('@ashtown/king-of-new-york/text/sk/terms'),
    },
  },
  poster: () => import('./Poster.tsx'),
} satisfies Manifest;
