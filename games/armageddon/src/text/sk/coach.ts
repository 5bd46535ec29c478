import type { Question } from '../../state.ts';

export const coach: Readonly<Record<Question, string>> = {
  placeBid: 'Jedna ponuka v každej oblasti. Pozrite na ponuky, ktoré tam už sú: najmenšia dostane trest z dielika.',
  bidColour: 'Ponuku dávate farbu po farbe a každý sa počíta za jedného. Vojaci a inžinieri sa zídu v meste.',
  discardEquipment: 'Jedna karta vybavenia ide do škatule. Vyberte takú, ktorá nedopĺňa žiadnu sadu.',
  takeEquipment:
    'Kartu beriete so všetkými na nej. Porovnajte preživších, plieniteľov a svoje ubytovanie, potom samu kartu.',
  takeBuilding: 'Pozrite na ubytovanie, extra akcie a VB, aj na dielik pri karte. Stavia sa hneď.',
  placeBuilding: 'Prázdne stavenisko nič nezakryje. Na obsadenom sa stará budova prestane počítať.',
  exchangeInPlace: 'Z robotníka sa stane vojak alebo inžinier. V oblasti Mesto môže vykonať akciu ešte v tomto kole.',
  cityAction:
    'Každý preživší vykoná akciu raz. Porovnajte VB s plieniteľmi, ktorí v Dokončení spôsobia poškodenie, a s opravou.',
  keepDrawn: 'Ponecháte si jednu z týchto kariet. Ktorá doplní sadu alebo sa hodí k bodovacím dielikom?',
  searchDeck: 'Vezmete si ľubovoľnú kartu z balíčka. Hľadajte tú, ktorá doplní sadu.',
  returnHomeless: 'Preživší bez domova idú do vrecka a stratíte za nich VB. Najľahšie sa dajú nahradiť robotníci.',
  homelessColour: 'Farbu po farbe vyberáte, kto odíde. Najľahšie sa dajú nahradiť robotníci.',
  choosePrivateTile: 'Počíta sa len jeden vlastný bodovací dielik. Vyberte ten, ktorý teraz prinesie viac VB.',
};
