import type { Language } from '../language.ts';

/** What somebody else decides; after a name and a colon. */
export const asks: Language['asks'] = {
  chooseFaction: 'vyberá si frakciu',
  turnAction: 'vyberá akciu',
  freeAction: 'vykonáva voľné akcie alebo končí ťah',
  exchange: 'vymieňa karty',
  tidy: 'vyberá karty na upratovanie',
  payment: 'vyberá, čo použiť',
  keepStation: 'ponechá si stanicu?',
  draw: 'vyberá si kartu na potiahnutie',
  defend: 'bráni sa? Útočí {card}',
  loseStation: 'vyberá stanicu, ktorú stratí',
  freePlay: 'zahrá kartu zadarmo?',
};
