import type { Language } from '../language.ts';

/** What somebody else decides; after a name and a colon. */
export const asks: Language['asks'] = {
  placeBid: 'places a bid',
  bidColour: 'counts a bid behind the screen',
  discardEquipment: 'discards equipment',
  takeEquipment: 'takes an equipment card',
  takeBuilding: 'takes a building card',
  placeBuilding: 'builds, or forfeits the building?',
  exchangeInPlace: 'exchanges a worker?',
  cityAction: 'chooses an action in the city',
  keepDrawn: 'chooses a card to keep',
  searchDeck: 'searches the deck for a card',
  returnHomeless: 'chooses who leaves: too little housing',
  homelessColour: 'chooses who leaves: too little housing',
  choosePrivateTile: 'chooses the private tile that counts',
};
