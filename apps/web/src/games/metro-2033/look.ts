import { CARAVAN, type Card, HERO, KINDS, RESOURCE, STATION, THREAT, TYPES } from '@ashtown/metro-2033/board';
import type { Props } from './props.ts';
import type { SignId } from './signs.ts';
import { designOf, kindOf } from './summary.ts';

export const SHAPES = ['resource', 'station', 'threat', 'caravan', 'hero'] as const;

/** The colour of a card: by kind, by mission, or by what it is. */
export function toneOf(p: Pick<Props, 'tables'>, card: Card): 'peaceful' | 'military' | 'trade' | 'threat' | 'hero' {
  const c = designOf(p, card);
  if (c.category === STATION) return kindOf(c.target!);
  if (c.category === THREAT) return 'threat';
  return c.category === HERO ? 'hero' : KINDS[c.kind]!;
}

/** The sign in its picture. */
export function glyphOf(p: Pick<Props, 'tables'>, card: Card): SignId {
  const { category, type } = designOf(p, card);
  if (category === RESOURCE) return TYPES[type]!;
  if (category === CARAVAN) return 'caravan';
  return category === THREAT ? 'monster' : category === HERO ? 'hero' : 'flag';
}
