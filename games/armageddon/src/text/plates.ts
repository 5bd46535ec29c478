import type { PlatesWords } from '@ashtown/engine';

export type CardPart = 'type' | 'gives' | 'name' | 'action';
export type Step = 'preparation' | 'auction' | 'resolution' | 'completion';
export type Example = 'bids' | 'damage' | 'housing';

/** What the pictures of the guide say in one language. */
export type Plates = PlatesWords<CardPart, Step, Example>;
