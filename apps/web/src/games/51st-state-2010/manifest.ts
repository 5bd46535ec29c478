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
  book: () => import('./book.tsx'),
  rulebook: {
    en: () => import('@ashtown/51st-state-2010/text/en/rules'),
    pl: () => import('@ashtown/51st-state-2010/text/pl/rules'),
    sk: () => import('@ashtown/51st-state-2010/text/sk/rules'),
  },
  rulings: () => import('@ashtown/51st-state-2010/text/rulings'),
  coach: {
    en: () => import('@ashtown/51st-state-2010/text/en/coach'),
    pl: () => import('@ashtown/51st-state-2010/text/pl/coach'),
    sk: () => import('@ashtown/51st-state-2010/text/sk/coach'),
  },
  terms: {
    all: () => import('./terms.tsx'),
    words: {
      en: () => import('@ashtown/51st-state-2010/text/en/terms'),
      pl: () => import('@ashtown/51st-state-2010/text/pl/terms'),
      sk: () => import('@ashtown/51st-state-2010/text/sk/terms'),
    },
  },
  lessons: {
    line: 'road',
    all: () => import('@ashtown/51st-state-2010/lessons'),
    words: {
      en: () => import('@ashtown/51st-state-2010/text/en/lessons'),
      pl: () => import('@ashtown/51st-state-2010/text/pl/lessons'),
      sk: () => import('@ashtown/51st-state-2010/text/sk/lessons'),
    },
  },
  poster: () => import('./Poster.tsx'),
} satisfies Manifest;
