import type { Language } from '../language.ts';

/** What somebody else decides; after a name and a colon. */
export const asks: Language['asks'] = {
  placeBid: 'składa ofertę',
  bidColour: 'liczy ofertę za zasłonką',
  discardEquipment: 'odrzuca wyposażenie',
  takeEquipment: 'bierze kartę wyposażenia',
  takeBuilding: 'bierze kartę budynku',
  placeBuilding: 'buduje czy rezygnuje z karty?',
  exchangeInPlace: 'wymienia robotnika?',
  cityAction: 'wybiera akcję w mieście',
  keepDrawn: 'wybiera kartę do zatrzymania',
  searchDeck: 'przeszukuje talię',
  returnHomeless: 'wybiera, kto odchodzi (za mało mieszkań)',
  homelessColour: 'wybiera, kto odchodzi (za mało mieszkań)',
  choosePrivateTile: 'wybiera prywatny żeton punktacji do policzenia',
};
