import type { PlatesWords } from '@ashtown/engine';

export type CardPart = 'distance' | 'open' | 'ability' | 'spoils' | 'types' | 'name' | 'bonus' | 'deal';
export type Step = 'lookout' | 'production' | 'action' | 'cleanup';
export type Example = 'uses' | 'redevelop' | 'raze';

/** What the pictures of the guide say in one language. */
export type Plates = PlatesWords<CardPart, Step, Example>;
