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
  book: () => import('./book.ts'),
  rulebook: {
    en: () => import('@ashtown/metro-2033/text/en/rules'),
    pl: () => import('@ashtown/metro-2033/text/pl/rules'),
    sk: () => import('@ashtown/metro-2033/text/sk/rules'),
  },
  rulings: () => import('@ashtown/metro-2033/text/rulings'),
  poster: () => import('./Poster.tsx'),
} satisfies Manifest;
