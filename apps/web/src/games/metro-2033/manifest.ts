import { about } from '@ashtown/metro-2033/about';
import type { Manifest } from '../manifest.ts';

export const manifest = {
  about,
  rules: () => import('./rules.ts'),
  board: () => import('./index.tsx'),
  book: () => import('./book/index.ts'),
  poster: () => import('./Poster.tsx'),
} satisfies Manifest;
