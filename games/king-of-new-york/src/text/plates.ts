import type { PlatesWords } from '@ashtown/engine';

export type CardPart = 'cost' | 'name' | 'kind' | 'does';
export type Step = 'income' | 'roll' | 'resolve' | 'move' | 'buy' | 'end';
export type Example = 'destroy' | 'ouch' | 'flee';

/** What the pictures of the guide say in one language. */
export type Plates = PlatesWords<CardPart, Step, Example>;
