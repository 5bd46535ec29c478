import type { Guide } from '../guide.ts';

export const guide: Guide = {
  parts: (n) => [
    {
      id: 'goal',
      title: 'Cieľ hry',
      text: [
        `Šesť kôl vediete mesto preživších; hráči sú 3 alebo 4. Začínate s ${n.start.vp} víťaznými bodmi (VB), robotníci: ${n.start.workers}, vodca: ${n.start.leaders}. Vyhráva, kto má na konci najviac VB; pri rovnosti kto má viac kariet vybavenia, potom je víťazstvo spoločné.`,
        'VB prinášajú akcie, boje, budovy, žetóny a nazbierané vybavenie. Škody, plienitelia a ľudia bez strechy nad hlavou stoja VB. Nikto neklesne pod 0.',
      ],
    },
    {
      id: 'pieces',
      title: 'Ľudia a plienitelia',
      text: ['Za všetko sa platí ľuďmi. Nikto sa neminie: koho pošlete alebo použijete, ten sa na konci kola vráti.'],
      rows: [
        { term: 'Robotníci', text: `V hre ${n.figures.worker}. Opravujú, robia jednoduché práce a dajú sa vycvičiť.` },
        { term: 'Vojaci', text: `V hre ${n.figures.soldier}. Najlepší proti plieniteľom.` },
        { term: 'Inžinieri', text: `V hre ${n.figures.engineer}. Opravujú a obsluhujú vedecké budovy.` },
        { term: 'Vodcovia', text: 'Na začiatku má každý jedného. Vodca v každej platbe zastúpi kohokoľvek.' },
        {
          term: 'Plienitelia',
          text: `V hre ${n.figures.marauder}. Nepatria nikomu; počíta sa, ako ďaleko stojí váš ukazovateľ na stupnici plieniteľov, od 0 do ${n.lastMarauder}.`,
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
          text: 'Prichádzajú plienitelia, pôsobia škody, vykladajú sa nové karty. Nikto o ničom nerozhoduje.',
        },
        { term: '2. Dražba', text: 'Každý pošle ľudí do všetkých troch oblastí; potom bonusy a postihy.' },
        { term: '3. Vyhodnotenie', text: 'Berie sa vybavenie, stavajú sa budovy, ľudia konajú v mestách.' },
        {
          term: '4. Ukončenie',
          text: 'Ľudia sa vrátia, plienitelia škodia, každý potrebuje bývanie, budovy dávajú VB.',
        },
      ],
    },
    {
      id: 'preparation',
      title: 'Príprava',
      text: [
        `Všetci sa posunú doprava na stupnici plieniteľov: v kolách 1 až 6 o ${n.arrivals.join(', ')}. Plienitelia, ktorí sa nezmestia, stoja po 1 VB.`,
        'Potom u všetkých pôsobí stupnica škôd, ako hovorí nasledujúca časť.',
        `Odkryje sa toľko kariet vybavenia, koľko je hráčov, a položia sa na ne figúrky z vrecka: zľava ${n.slots.join(', ')}. V prvom kole nie je na žiadnej karte viac ako jeden plieniteľ.`,
        'Odkryje sa rovnako veľa kariet budov, v kolách 1 až 3 úrovne 1, potom úrovne 2, každá so žetónom.',
      ],
    },
    {
      id: 'auction',
      title: 'Dražba',
      text: [
        'Začína hráč s najväčším počtom VB, pri rovnosti ten, ktorého žetón leží navrchu, teda kto na ten počet prišiel posledný. V troch obehoch každý podáva po jednej ponuke, kým nemá presne jednu v každej oblasti: Prieskum, Stavba, Mesto.',
        'Ponuka je ľubovoľný počet ľudí spoza vašej zásteny, akejkoľvek farby, aj nikto. Každý sa počíta za jedného, aj vodca. Hneď je verejná a konečná: nič sa nedá pridať, vziať späť ani vynechať.',
        'Kto ostane za zástenou, v tomto kole nerobí nič.',
        'Keď sú všetky ponuky podané, najväčšia v každej oblasti dostane bonus zo žetónu, najmenšia postih. Medzi rovnakými najväčšími platí skoršia, medzi rovnakými najmenšími neskoršia.',
        'Kto musí odhodiť vybavenie, kartu si vyberie sám; ukáže sa.',
      ],
    },
    {
      id: 'exploration',
      title: 'Prieskum',
      text: [
        'Od najväčšej ponuky nadol, medzi rovnakými najprv skoršia, si každý vezme jednu kartu vybavenia so všetkými figúrkami na nej.',
        'Ľudia idú za zástenu a v tomto kole nemôžu konať. Každý plieniteľ posunie váš ukazovateľ o políčko a vráti sa do vrecka; ak niet miesta, stojí 1 VB.',
      ],
    },
    {
      id: 'construction',
      title: 'Stavba',
      text: [
        'Od najväčšej ponuky nadol si každý vezme kartu budovy so žetónom a hneď ju postaví, alebo sa jej vzdá. Stavba nič nestojí.',
        'Mesto má osem miest. Vylepšenia veliteľstva patria iba na miesto 1, vylepšenia strážnej veže iba na vežu, ostatné budovy na miesta 3 až 7, a na miesto 8, keď stojí Rozšírenie.',
        'Obsadené miesto možno prestavať: odvtedy sa počíta iba nová budova. Funguje hneď.',
        'Potom zapôsobí žetón, aj keď sa hráč karty vzdal.',
      ],
    },
    {
      id: 'city',
      title: 'Mesto',
      text: [
        'Od začínajúceho hráča postupne každý urobí všetky svoje akcie ľuďmi poslanými do Mesta, v ľubovoľnom poradí, a môže skončiť skôr.',
      ],
      rows: [
        {
          term: 'Použitie budovy',
          text: 'Každý riadok budovy hovorí, kto to má urobiť, koľkokrát za kolo a čo to prinesie. Každé použitie potrebuje vlastných ľudí. Čo by nič neurobilo, to sa robiť nedá.',
        },
        {
          term: 'Rozšírenie',
          text: 'Raz za hru otvoria dvaja ľubovoľní preživší miesto 8: bývanie a vlastná akcia.',
        },
        { term: 'Oprava', text: 'Robotník, inžinier alebo vodca posunie ukazovateľ škôd o políčko doľava, bez VB.' },
        {
          term: 'Boj',
          text: `Najviac toľko plieniteľov opustí vašu stupnicu, po ${n.fight} VB. Odtlačenie robí to isté bez VB.`,
        },
        {
          term: 'Výmena',
          text: 'Konajú dvaja robotníci: jeden ide do vrecka, vojak alebo inžinier z vrecka za vašu zástenu.',
        },
        {
          term: 'Regrút',
          text: 'Potiahnite figúrku z vrecka. Robotník alebo plieniteľ sa vráti za VB; ktokoľvek iný je váš a hneď môže urobiť inú akciu, ale nie rozšírenie ani opravu.',
        },
        {
          term: 'Prehľadanie balíčka',
          text: 'Odhoďte kartu, prezrite si balíček vybavenia a vezmite si ľubovoľnú kartu; balíček sa zamieša.',
        },
      ],
    },
    {
      id: 'completion',
      title: 'Ukončenie',
      text: [
        'Všetci ľudia sa vrátia za zásteny.',
        'Každý plieniteľ na vašej stupnici posunie váš ukazovateľ škôd o políčko doprava; za posledným políčkom namiesto toho stojí 1 VB. Plienitelia ostávajú.',
        `Každý preživší potrebuje bývanie. Za každého navyše vyberiete niekoho, kto ide do vrecka, čo stojí ${n.homeless} VB.`,
        'Potom dávajú VB budovy, ktoré ich majú, a kto boduje voľné bývanie, spočíta ho.',
        'Po kole 3 všetci bodujú prvý spoločný žetón; vymenia sa tri žetóny dražby; ukazovatele plieniteľov sa vrátia na 0 a každé políčko stojí 1 VB.',
      ],
    },
    {
      id: 'final',
      title: 'Záverečné bodovanie',
      text: [
        'V tomto poradí: druhý spoločný žetón; jeden z vašich dvoch vlastných, ktorý si všetci vyberú naraz a tajne; vybavenie; ešte raz stupnica škôd; a o 1 VB menej za každého plieniteľa na vašej stupnici.',
        'Žetóny za ľudí počítajú všetkých vašich, kdekoľvek sú, žetóny za budovy všetky viditeľné, aj predtlačené.',
      ],
    },
    {
      id: 'secrets',
      title: 'Čo je skryté',
      text: [
        'Nikto nevidí ľudí za cudzou zástenou, vybavenie na ruke ani vlastné žetóny iných. Ponuky, mestá, stupnice, ponuka kariet a počty kariet sú verejné.',
        'O ostatných stôl ukazuje to, čo si program pamätá pre všetkých rovnako: koľko ľudí majú najmenej a najviac, a karty, ktoré šli na ruku pred očami všetkých.',
      ],
    },
    {
      id: 'rulings',
      title: 'Ako čítame nejasné miesta',
      text: [
        'Vodca, ktorý je zatiaľ stratený, tiež potrebuje bývanie; vráti sa v Príprave, v ktorej ukazovateľ nestojí ďalej ako na políčku vodcu.',
        'Vylepšenie veže na karte Strážne stanovište urobí z miesta vežu navždy. Kým je viditeľný jeden kostol, druhý možno postaviť iba naň.',
        'Plienitelia odstránení žetónmi dávajú svoje VB bez ohľadu na kostoly a nie sú bojom.',
        'Ak je ľudí veľmi veľa, program sa na ponuku pýta farbu po farbe; pri stole je to jeden formulár.',
      ],
    },
  ],
  damage: {
    title: 'Stupnica škôd',
    text: [
      'V každej Príprave a ešte raz na konci pôsobí každé políčko naľavo od ukazovateľa. Na prvom políčku namiesto toho získate VB, na druhom sa nedeje nič.',
    ],
  },
  equipment: {
    title: 'Akú hodnotu má vybavenie',
    text: ['Karty do konca hry nepôsobia. Program sám nájde najlepšie rozdelenie autosúčiastok.'],
  },
  options: { title: 'Možnosti', text: ['Volia sa pred hrou, pre všetkých.'] },
};
