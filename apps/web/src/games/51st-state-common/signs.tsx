import type { ReactNode } from 'react';
import { Good } from './Good.tsx';
import { GOOD_SIGNS, type GoodId } from './goods.ts';

/** The signs of goods in sentences and on buttons, drawn as their tokens. */
export const signs: Readonly<Record<string, ReactNode>> = Object.fromEntries(
  Object.entries(GOOD_SIGNS).map(([id, sign]) => [sign, <Good key={id} id={id as GoodId} size={18} />]),
);
