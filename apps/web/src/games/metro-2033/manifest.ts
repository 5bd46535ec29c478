import { about } from '@ashtown/metro-2033/about';
import type { Manifest } from '../manifest.ts';

export const manifest = {
  about,
  rules: () => import('./rules.ts'),
  text: {
    en: () => import('@ashtown/metro-2033/text/en'),
    pl: () => import('@ashtown/metro-2033/text/pl'),
    sk: () => import('@ashtown/metro-2033/text/sk'),
  },
  board: () => import('./index.tsx'),
  book: () => import('./book.tsx'),
  rulebook: {
    en: () => import('@ashtown/metro-2033/text/en/rules'),
    pl: () => import('@ashtown/metro-2033/text/pl/rules'),
    sk: () => import('@ashtown/metro-2033/text/sk/rules'),
  },
  rulings: () => import('@ashtown/metro-2033/text/rulings'),
  coach: {
    en: () => import('@ashtown/metro-2033/text/en/coach'),
    pl: () => import('@ashtown/metro-2033/text/pl/coach'),
    sk: () => import('@ashtown/metro-2033/text/sk/coach'),
  },
  terms: {
    all: () => import('./terms.tsx'),
    words: {
      en: () => import('@ashtown/metro-2033/text/en/terms'),
      pl: () => import('@ashtown/metro-2033/text/pl/terms'),
      sk: () => import('@ashtown/metro-2033/text/sk/terms'),
    },
  },
  lessons: {
    line: 'rails',
    all: () => import('@ashtown/metro-2033/lessons'),
    words: {
      en: () => import('@ashtown/metro-2033/text/en/lessons'),
      pl: () => import('@ashtown/metro-2033/text/pl/lessons'),
      sk: () => import('@ashtown/metro-2033/text/sk/lessons'),
    },
  },
  poster: () => import('./Poster.tsx'),
} satisfies Manifest;
