import type { Guide } from '../guide.ts';
import { count } from './names.ts';
import { plates } from './plates.ts';

/** Accusative. */
const worker4 = { one: 'robotníka', few: 'robotníkov', many: 'robotníka', other: 'robotníkov' };
const leader4 = { one: 'vodcu', few: 'vodcov', many: 'vodcu', other: 'vodcov' };

export const guide: Guide = {
  plates,
  parts: (n) => [
    {
      id: 'goal',
      title: 'Cieľ hry',
      text: [
        `Hra je pre 3 alebo 4 hráčov. Šesť kôl vediete mesto preživších. Na začiatku máte ${n.start.vp} VB (víťazné body), ${count(n.start.workers, worker4)} a ${count(n.start.leaders, leader4)}. Vyhráva, kto má na konci najviac VB; pri remíze ten, kto má viac kariet vybavenia, a ak remíza trvá, víťazstvo je spoločné.`,
        'VB prinášajú akcie, boje, budovy, dieliky a nazbierané vybavenie. Za poškodenia, plieniteľov a preživších bez domova body strácate. Nikto neklesne pod 0 VB.',
      ],
    },
    {
      id: 'pieces',
      title: 'Preživší a plienitelia',
      text: ['Všetko vykonávajú preživší. Koho ponúknete alebo použijete, vráti sa na konci kola za zástenu.'],
      rows: [
        {
          term: 'Robotníci',
          text: `V hre ich je ${n.figures.worker}. Opravujú, robia jednoduché práce a dajú sa vycvičiť.`,
        },
        { term: 'Vojaci', text: `V hre ich je ${n.figures.soldier}. Sú najlepší proti plieniteľom.` },
        { term: 'Inžinieri', text: `V hre ich je ${n.figures.engineer}. Opravujú a obsluhujú vedecké budovy.` },
        {
          term: 'Vodcovia',
          text: 'Na začiatku má každý jedného. Vodca je žolík: pri každej akcii môže zastúpiť ľubovoľného preživšieho.',
        },
        {
          term: 'Plienitelia',
          text: `V hre ich je ${n.figures.marauder}. Nepatria nikomu; počíta sa, kde stojí vaša figúrka na počítadle plieniteľov, od 0 do ${n.lastMarauder}.`,
        },
      ],
    },
    {
      id: 'round',
      title: 'Kolo',
      text: ['Šesť kôl po štyroch fázach. Po treťom je priebežné bodovanie, po šiestom záverečné.'],
      rows: [
        {
          term: '1. Príprava',
          text: 'Prichádzajú plienitelia, vyriešia sa počítadlá poškodení, vykladajú sa nové karty. Nikto o ničom nerozhoduje.',
        },
        { term: '2. Dražba', text: 'Každý dá ponuku v každej z troch oblastí; potom odmeny a tresty.' },
        { term: '3. Vyriešenie', text: 'Berie sa vybavenie, stavajú sa budovy, preživší vykonávajú akcie v mestách.' },
        {
          term: '4. Dokončenie',
          text: 'Preživší sa vrátia, plienitelia spôsobia poškodenie, každý preživší potrebuje jednotku ubytovania, budovy dávajú VB.',
        },
      ],
    },
    {
      id: 'preparation',
      title: 'Príprava',
      text: [
        `Všetci sa posunú doprava na počítadle plieniteľov: v kolách 1 až 6 o ${n.arrivals.join(', ')}. Za každého plieniteľa, ktorý sa nezmestí, stratíte 1 VB.`,
        'Potom si všetci vyriešia počítadlo poškodení podľa nasledujúcej časti.',
        `Odkryje sa toľko kariet vybavenia, koľko je hráčov, a postavia sa na ne preživší z vrecka: zľava ${n.slots.join(', ')}. V prvom kole nie je na žiadnej karte viac ako jeden plieniteľ.`,
        'Odkryje sa rovnaký počet kariet budov, v kolách 1 až 3 úrovne 1, potom úrovne 2, každá s dielikom.',
      ],
    },
    {
      id: 'auction',
      title: 'Dražba',
      text: [
        'Začína hráč s najväčším počtom VB, pri remíze ten, ktorého figúrka leží navrchu, teda prišla tam posledná. V troch kolách dražby dá každý po jednej ponuke, kým nemá presne jednu v každej oblasti: Prieskum, Stavba, Mesto.',
        'Ponuka je ľubovoľný počet preživších spoza vašej zásteny, akejkoľvek farby, aj 0. Každý sa počíta za jedného, aj vodca. Ponuka je hneď verejná a konečná: nemožno ju zvýšiť, vziať späť ani vynechať. Omyl možno vziať späť, pokiaľ to dovoľuje dohoda pri stole.',
        'Kto ostane za zástenou, v tomto kole nerobí nič.',
        'Keď sú všetky ponuky známe, najvyššia v každej oblasti dostane odmenu z dielika, najnižšia trest. Z rovnakých najvyšších sa počíta skoršia, z rovnakých najnižších neskoršia.',
        'Kto musí odhodiť kartu vybavenia, vyberie si ju a ukáže všetkým.',
      ],
    },
    {
      id: 'exploration',
      title: 'Prieskum',
      text: [
        'Od najvyššej ponuky nadol, z rovnakých najprv skoršia, si každý vezme jednu kartu vybavenia aj s preživšími na nej.',
        'Preživších si dáte za zástenu a v tomto kole ich použiť nemožno. Každý plieniteľ posunie vašu figúrku o políčko a vráti sa do vrecka; ak je figúrka na konci počítadla, stratíte 1 VB.',
      ],
    },
    {
      id: 'construction',
      title: 'Stavba',
      text: [
        'Od najvyššej ponuky nadol si každý vezme kartu budovy s dielikom a hneď ju postaví, alebo sa jej vzdá. Stavba nič nestojí.',
        'Mesto má osem stavenísk. Vylepšenia veliteľstva patria iba na stavenisko 1, vylepšenia strážnej veže iba na vežu, ostatné budovy na staveniská 3 až 7, a keď stojí rozšírenie, aj na stavenisko 8.',
        'Obsadené stavenisko možno prestavať: odvtedy sa počíta iba nová budova. Funguje hneď.',
        'Potom sa vyrieši dielik, aj keď sa karty vzdáte.',
      ],
    },
    {
      id: 'city',
      title: 'Mesto',
      text: [
        'Od začínajúceho hráča postupne každý vykoná akcie s preživšími zo svojej ponuky v oblasti Mesto, v ľubovoľnom poradí, a ťah môže ukončiť skôr.',
      ],
      rows: [
        {
          term: 'Použitie budovy',
          text: 'Extra akcia budovy určuje, ktorý preživší ju vykoná, koľkokrát za kolo a čo prinesie. Každé použitie potrebuje iných preživších. Akciu bez účinku použiť nemožno.',
        },
        {
          term: 'Rozšírenie',
          text: 'Raz za hru postavia ľubovoľní dvaja preživší na stavenisku 8 rozšírenie: dáva jednotky ubytovania a má vlastnú extra akciu.',
        },
        { term: 'Oprava', text: 'Robotník, inžinier alebo vodca posunie žetón poškodenia o políčko doľava, bez VB.' },
        {
          term: 'Boj',
          text: `Odrazíte najviac toľko plieniteľov, koľko ukazuje extra akcia; za každého získate ${n.fight} VB. Zatlačenie robí to isté bez bodov.`,
        },
        {
          term: 'Výmena',
          text: 'Akciu vykonajú dvaja robotníci: jeden sa vráti do vrecka, vojak alebo inžinier z vrecka ide za vašu zástenu.',
        },
        {
          term: 'Nábor',
          text: 'Vytiahnite z vrecka preživšieho. Robotníka alebo plieniteľa vrátite a získate VB; ktokoľvek iný je váš a hneď môže vykonať inú extra akciu, ale nie rozšírenie ani opravu.',
        },
        {
          term: 'Prehľadanie balíčka',
          text: 'Odhoďte kartu, prezrite si balíček vybavenia a vezmite si ľubovoľnú kartu; balíček sa zamieša.',
        },
      ],
    },
    {
      id: 'completion',
      title: 'Dokončenie',
      text: [
        'Všetci preživší sa vrátia za zásteny.',
        'Každý plieniteľ na vašom počítadle posunie váš žetón poškodenia o políčko doprava; ak je už na poslednom, stratíte namiesto toho 1 VB. Plienitelia ostávajú.',
        `Každý preživší potrebuje jednotku ubytovania. Kto nemá domov, vráti sa do vrecka (vyberáte vy) a stratíte zaň ${n.homeless} VB.`,
        'Potom získate VB uvedené na budovách a tiež za nevyužité jednotky ubytovania, ak ich niektorá budova hodnotí.',
        'Po kole 3 si všetci vyhodnotia prvý spoločný bodovací dielik; vymenia sa tri dieliky dražby; figúrky na počítadle plieniteľov sa vrátia na 0 a za každé políčko stratíte 1 VB.',
      ],
    },
    {
      id: 'final',
      title: 'Záverečné bodovanie',
      text: [
        'V tomto poradí: druhý spoločný bodovací dielik; jeden z vašich dvoch vlastných bodovacích dielikov (všetci vyberajú naraz a tajne); vybavenie; ešte raz počítadlo poškodení; a strata 1 VB za každého plieniteľa na vašom počítadle.',
        'Dieliky za preživších počítajú všetkých vašich preživších, nech sú kdekoľvek, dieliky za budovy všetky viditeľné, aj predtlačené.',
      ],
    },
    {
      id: 'secrets',
      title: 'Čo je skryté',
      text: [
        'Nikto nevidí preživších za cudzou zástenou, vybavenie na ruke ani vlastné bodovacie dieliky iných hráčov. Ponuky, mestá, počítadlá, vyložené karty a počty kariet sú verejné.',
        'O ostatných hráčoch stôl ukazuje len to, čo mohol vidieť každý: koľko preživších majú najmenej a najviac a karty, ktoré šli na ruku pred očami všetkých.',
      ],
    },
    {
      id: 'rulings',
      title: 'Naše rozhodnutia',
      text: [
        'Aj nedostupný vodca potrebuje jednotku ubytovania; vráti sa v Príprave, v ktorej žetón nestojí ďalej ako na políčku vodcu.',
        'Vylepšenie veže postavené na karte Strážne stanovište z neho natrvalo urobí strážnu vežu. Kým je viditeľný jeden kostol, druhý možno postaviť iba naň.',
        'Za plieniteľov zahnaných dielikom získate VB bez ohľadu na kostoly; nepočíta sa to ako boj.',
        'Ak je preživších veľmi veľa, program sa na ponuku pýta farbu po farbe; pri stole je to jeden formulár.',
      ],
    },
  ],
  damage: {
    title: 'Počítadlo poškodení',
    text: [
      'V každej Príprave a ešte raz na konci pôsobí každé políčko naľavo od žetónu. Na prvom políčku namiesto toho získate VB, na druhom sa nedeje nič.',
    ],
  },
  equipment: {
    title: 'Akú hodnotu má vybavenie',
    text: ['Karty vybavenia sa vyhodnotia až na konci hry. Program sám nájde najlepšie rozdelenie autosúčiastok.'],
  },
  options: { title: 'Nastavenia partie', text: ['Volia sa pred hrou, pre všetkých.'] },
};
