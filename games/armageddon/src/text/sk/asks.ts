import type { Language } from '../language.ts';

/** What somebody else decides; after a name and a colon. */
export const asks: Language['asks'] = {
  placeBid: 'dáva ponuku',
  bidColour: 'počíta ponuku za zástenou',
  discardEquipment: 'odhadzuje vybavenie',
  takeEquipment: 'vyberá si kartu vybavenia',
  takeBuilding: 'vyberá si kartu budovy',
  placeBuilding: 'stavia, alebo sa karty vzdáva?',
  exchangeInPlace: 'vymieňa robotníka?',
  cityAction: 'vyberá akciu v meste',
  keepDrawn: 'vyberá, ktorú kartu si ponechá',
  searchDeck: 'prehľadáva balíček',
  returnHomeless: 'vyberá, kto odíde (málo jednotiek ubytovania)',
  homelessColour: 'vyberá, kto odíde (málo jednotiek ubytovania)',
  choosePrivateTile: 'vyberá vlastný bodovací dielik, ktorý sa vyhodnotí',
};
