import type { Language } from '../language.ts';

/** What somebody else decides; after a name and a colon. */
export const asks: Language['asks'] = {
  placeBid: 'umiestňuje ponuku',
  bidColour: 'počíta ponuku za zástenou',
  discardEquipment: 'odhadzuje vybavenie',
  takeEquipment: 'berie si kartu vybavenia',
  takeBuilding: 'berie si kartu budovy',
  placeBuilding: 'postaví, alebo sa budovy vzdá?',
  exchangeInPlace: 'vymení robotníka?',
  cityAction: 'vyberá akciu v meste',
  keepDrawn: 'vyberá, ktorú kartu si nechá',
  searchDeck: 'hľadá kartu v balíčku',
  returnHomeless: 'vyberá, kto odíde: málo ubytovania',
  homelessColour: 'vyberá, kto odíde: málo ubytovania',
  choosePrivateTile: 'vyberá súkromný dielik, ktorý sa ráta',
};
