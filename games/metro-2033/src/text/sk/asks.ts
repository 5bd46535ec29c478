import type { Language } from '../language.ts';

/** What somebody else decides; after a name and a colon. */
export const asks: Language['asks'] = {
  chooseFaction: 'vyberá si Frakciu',
  turnAction: 'vyberá akciu',
  exchange: 'vymieňa karty',
  tidy: 'upratuje karty',
  payment: 'vyberá, čo použiť',
  keepStation: 'ponechá si Stanicu?',
  draw: 'ťahá kartu',
  defend: 'bráni sa? Útočí {card}',
  loseStation: 'vyberá, o ktorú Stanicu príde',
  freePlay: 'zahrá kartu zadarmo?',
};
