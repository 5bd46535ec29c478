import { about } from '@ashtown/51st-state-master/about';
import type { Manifest } from '../manifest.ts';

export const manifest = {
  about,
  rules: () => import('./rules.ts'),
  text: {
    en: () => import('@ashtown/51st-state-master/text/en'),
    pl: () => import('@ashtown/51st-state-master/text/pl'),
    sk: () => import('@ashtown/51st-state-master/text/sk'),
  },
  board: () => import('./index.tsx'),
  book: () => import('./book.tsx'),
  rulebook: {
    en: () => import('@ashtown/51st-state-master/text/en/rules'),
    pl: () => import('@ashtown/51st-state-master/text/pl/rules'),
    sk: () => import('@ashtown/51st-state-master/text/sk/rules'),
  },
  rulings: () => import('@ashtown/51st-state-master/text/rulings'),
  coach: {
    en: () => import('@ashtown/51st-state-master/text/en/coach'),
    pl: () => import('@ashtown/51st-state-master/text/pl/coach'),
    sk: () => import('@ashtown/51st-state-master/text/sk/coach'),
  },
  terms: {
    all: () => import('./terms.tsx'),
    words: {
      en: () => import('@ashtown/51st-state-master/text/en/terms'),
      pl: () => import('@ashtown/51st-state-master/text/pl/terms'),
      sk: () => import('@ashtown/51st-state-master/text/sk/terms'),
    },
  },
  lessons: {
    line: 'road',
    all: () => import('@ashtown/51st-state-master/lessons'),
    words: {
      en: () => import('@ashtown/51st-state-master/text/en/lessons'),
      pl: () => import('@ashtown/51st-state-master/text/pl/lessons'),
      sk: () => import('@ashtown/51st-state-master/text/sk/lessons'),
    },
  },
  poster: () => import('./Poster.tsx'),
} satisfies Manifest;
