import type { PlatesWords } from '@ashtown/engine';

export type CardPart = 'cost' | 'line' | 'name' | 'mission' | 'bonus';
export type Step = 'before' | 'action' | 'draw' | 'after';
export type Example = 'pay' | 'raise' | 'attack';

/** What the pictures of the guide say in one language. */
export type Plates = PlatesWords<CardPart, Step, Example>;
