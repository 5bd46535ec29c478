import type { Language } from '../language.ts';

/** What somebody else decides; after a name and a colon. */
export const asks: Language['asks'] = {
  chooseFaction: 'wybiera Frakcję',
  turnAction: 'wybiera akcję',
  freeAction: 'wykonuje darmowe akcje albo kończy turę',
  exchange: 'wymienia karty',
  tidy: 'wybiera karty do Porządkowania',
  payment: 'wybiera, czego użyć',
  keepStation: 'zatrzymuje Stację?',
  draw: 'wybiera kartę do dobrania',
  defend: 'broni się? Atakuje {card}',
  loseStation: 'wybiera Stację, którą traci',
  freePlay: 'zagrywa kartę za darmo?',
};
