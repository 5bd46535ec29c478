import { amountIn } from '@ashtown/engine';
import type { Coach } from '../coach.ts';

const ACTION = { one: 'akciu', few: 'akcie', many: 'akcie', other: 'akcií' };

export const coach: Coach = {
  questions: {
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
  },
  answers: {
    repair: 'Oprava posunie žetón poškodenia o 1 políčko doľava. Prejdené políčka pôsobia v každej Príprave.',
    extend: 'Dvaja preživší postavia raz za hru rozšírenie. Dáva ubytovanie 2 a každé kolo akciu za 2 VB.',
    exchange: 'Z robotníka sa môže stať vojak alebo inžinier. Mnohé akcie ich vyžadujú.',
    forfeit: 'Budova, ktorej sa vzdáte, ide do škatule. Stará potom zostane odkrytá.',
  },
  hurts: {
    penalty: 'Najmenšia ponuka dostane trest, z rovnakých posledná. Stačil by jeden preživší navyše.',
    marauders: 'Do mesta prišli plienitelia. Každý, kto zostane do Dokončenia, spôsobí poškodenie: odrážajte ich.',
    damage: 'Každý plieniteľ na počítadle posunul žetón poškodenia. Prejdené políčka pôsobia v každej Príprave.',
    crowded: 'Máte málo ubytovania. Každý preživší bez domova ide do vrecka a stojí vás 2 VB.',
    leaderLost: 'Pre poškodenie váš vodca v tomto kole vypadne. Vráti sa po oprave.',
  },
  blunders: {
    endedWithPoints: (n) => `Ak teraz skončíte, nevyužijete ${amountIn('sk', n, ACTION)}, hoci by ešte priniesli VB.`,
    bidNothingLast: () => 'Všetky ponuky sú tu 0, takže jeden preživší by získal odmenu.',
    heldBack: () => 'Toto je vaša posledná ponuka: kto zostane za zástenou, v tomto kole nič neurobí.',
    wastedBid: () =>
      'V jednej oblasti by stačilo menej, nech ostatní ešte ponúknu čokoľvek. Kto tam nie je potrebný, príde nazmar.',
    bidEverything: () => 'Pre ostatné oblasti by nikto nezostal.',
    builtOver: () => 'Máte lepšie stavenisko: tam by budova nezakryla nič alebo niečo horšie rovnakého typu.',
    gaveAway: () => 'Táto budova mestu len pridá: je stavenisko, kde nezakryje nič alebo niečo horšie rovnakého typu.',
    sentLeader: () => 'Vodca môže zastúpiť ktoréhokoľvek preživšieho. Nech odíde radšej niekto iný.',
    extendedForNothing: () => 'Rozšírenie už nič neprinesie: nemá ho kto využiť a ubytovanie stačí pre všetkých.',
    trainedForNothing: () => 'Koho získate, už nič neurobí, a robotník, ktorého sa vzdáte, by ešte bodoval.',
    leftMarauders: () =>
      'Teraz sa môžete zbaviť viacerých plieniteľov a tí, čo zostanú, stoja viac, než toto prinesie.',
    didLess: () => 'Tento preživší má lepšiu akciu a miesta je tam dosť pre všetkých, ktorí ju môžu použiť.',
    spentAbler: () => 'Toto dokáže aj iný preživší, ktorý inak dokáže menej. Ponechajte si toho, kto dokáže viac.',
    misplacedLeader: () =>
      'Kde sa preživší len počítajú, každý znamená toľko ako vodca. Ponechajte si vodcu pre oblasť Mesto.',
    misplacedSoldier: () =>
      'Kde sa preživší len počítajú, každý znamená toľko ako vojak. V oblasti Mesto vojak odrazí viac plieniteľov.',
  },
};
