import type { PlatesWords } from '@ashtown/engine';

export type CardPart = 'distance' | 'open' | 'ability' | 'spoils' | 'types' | 'name' | 'deal';
export type Step = 'lookout' | 'production' | 'actions' | 'scoring' | 'cleanup';
export type Example = 'range' | 'redevelopment' | 'score';

/** What the pictures of the guide say in one language. */
export type Plates = PlatesWords<CardPart, Step, Example>;
