import type { LessonBook } from '@ashtown/engine';

export const lessons: LessonBook = {
  bidding: {
    title: 'Dražba',
    about: 'Jedna ponuka v každej oblasti: kto dostane odmenu a kto trest.',
    says: {
      aim: 'Po 6 kolách vyhráva, kto má najviac víťazných bodov (VB). Každé kolo sa začína jednou ponukou v každej z troch oblastí.',
      areas:
        'Prieskum prinesie kartu a preživších, Stavba budovu a akcie v meste vykonajú len preživší z ponuky Mesto.',
      stakes: 'V každej oblasti dostane najväčšia ponuka odmenu z dielika a najmenšia trest.',
      cityBid:
        'Každý preživší sa počíta za jedného. Ostatní tu majú 2 a 3: ponúknite 2 robotníkov a vodcu, ktorý zastúpi každú farbu.',
      leaderBehind:
        'Tretieho robotníka si ponechajte pre iné oblasti: len v oblasti Mesto dokáže vodca viac ako robotník.',
      smallestInCity:
        'Menej ako 3 by dostalo trest ako ponuka najmenšia alebo rovnaká a neskoršia; pri väčšej by ostalo málo pre iné oblasti.',
      cityFirst: 'Ponuku budete mať v každej oblasti; tu začíname oblasťou Mesto.',
      threeBid:
        'Ponuka nie je najmenšia: žiadne poškodenie, ktoré vás stojí VB kolo za kolom. Odmenu 2 VB dostane skoršia ponuka 3.',
      noteBid: 'Každý preživší sa počíta za jedného a vráti sa v Dokončení, teda na konci kola.',
      freeChoice:
        'Začína hráč, ktorý má najviac VB. V každom z troch kôl dražby si vyberiete oblasť bez svojej ponuky a ľubovoľných preživších.',
      explorationBid: 'V oblasti Prieskum sú ponuky 3 a 1; najmenšia stratí 2 VB. Koľko najmenej tomu zabráni?',
      tiedSmallest: '1 sa rovná najmenšej ponuke a z rovnakých dostane trest posledná: −2 VB.',
      zeroIsSmallest: '0 je vždy dovolená, ale bola by to najmenšia ponuka: −2 VB.',
      tiedLargest: '3 sa rovná najväčšej, ale odmenu dostane skoršia a za zástenou neostane nikto.',
      explorationNow: 'Oblasť Stavba príde potom; najprv sa pozrite na oblasť Prieskum.',
      inBetween: '2 leží medzi 3 a 1: ani odmena, ani trest, a druhý výber kariet.',
      noteTies: 'Z rovnakých najväčších ponúk dostane odmenu najskoršia, z rovnakých najmenších trest posledná.',
      lastWorker: 'Ostal jeden robotník. V oblasti Stavba sú ponuky 0 a 2: pred čím vás môže uchrániť?',
      zeroTied: '0 je dovolená, ale rovná sa skoršej ponuke 0: stratíte 2 VB.',
      noPenalty: 'Vaša 1 je viac ako 0. Šesť preživších stačilo, aby ste nedostali žiadny z troch trestov.',
      noteZero: 'Ponuka 0 je vždy dovolená a počíta sa ako každá iná.',
      largestChooses:
        'Odmeny a tresty sú rozdané. V oblasti Prieskum si prvá vyberá najväčšia ponuka: 3 už má kartu, teraz vaša 2.',
      cards: 'Karty vybavenia sa bodujú na konci. Preživší z karty sa k vám pridajú a plienitelia napadnú vaše mesto.',
      privateTiles:
        'Jeden z vašich dvoch vlastných bodovacích dielikov sa na konci počíta: váš plán sú vojaci, alebo pivo a benzín.',
      yourChoice:
        'Vezmite si kartu so všetkými na nej: pivo a dvaja robotníci, alebo zbrane, robotník, vojak a plieniteľ?',
      eitherCard: 'Tu je dobré jedno aj druhé; ďalšia lekcia je o tom, čo ponuky prinesú.',
    },
  },
  won: {
    title: 'Čo prinesú ponuky',
    about: 'Vezmite si vybavenie aj s preživšími a hneď stavajte.',
    says: {
      chooseFirst: 'V oblasti Prieskum si prvá vyberá najväčšia ponuka: vaša 3, potom 2, potom 1.',
      figures:
        'Plienitelia poškodzujú vaše mesto. Najlepšie proti nim bojujú vojaci; inžinieri opravujú a niektoré akcie ich potrebujú.',
      kinds: 'Karty sa bodujú na konci: pivo a benzín tým viac, čím viac kariet, lieky po 8 VB za tri.',
      withFigures:
        'Karta sa berie so všetkými na nej a každý plieniteľ je o jedného viac na vašom počítadle. Ktorá karta je najlepšia?',
      onlyWorkers: 'Dvaja robotníci a žiadny plieniteľ, ale vojak a inžinier dokážu v meste viac.',
      twoMarauders: 'Dvaja robotníci, ale aj dvaja plienitelia: posuniete sa o 2 políčka doprava.',
      tookThem: 'Vojak a inžinier sú za vašou zástenou; plieniteľ posunul vašu figúrku z 2 na 3.',
      noteFigures: 'Beriete kartu so všetkými na nej; každý plieniteľ je 1 políčko doprava na počítadle plieniteľov.',
      earlierFirst: 'V oblasti Stavba sú dve ponuky 2. Skoršia si už vybrala kartu Strážne stanovište.',
      tile: 'Budova sa berie aj s dielikom na karte, dobrým alebo zlým; dielik sa vyrieši hneď po postavení.',
      housing:
        'Každý preživší potrebuje jednotku ubytovania; kto je na konci kola bez domova, odíde a stratíte zaň 2 VB.',
      needHousing: 'Teraz máte 8 preživších a ubytovanie pre 6. Ktorá budova pomôže viac?',
      oneUnit: 'Dielňa má 1 jednotku ubytovania: jeden preživší by stále bol bez domova a stál by 2 VB.',
      chooseSite: 'Stavia sa hneď, na stavenisku 3 až 7; staveniská 1 a 2 sú len na vylepšenia. Kde nič nezakryjete?',
      overBuilding: 'Hotel by zakryl to, čo tam stojí, aj s ubytovaním a extra akciou. Staveniská 5 až 7 sú prázdne.',
      forfeited: 'Karta by išla zbytočne do škatule a dielik sa aj tak vyrieši.',
      built: 'Ubytovanie pre 10: dosť pre všetkých. Teraz sa vyrieši dielik z tejto karty.',
      noteSite: 'Postavte hneď, alebo sa karty vzdajte; zakrytá budova sa už nepočíta.',
      exchange:
        'Z jedného robotníka sa stane vojak alebo inžinier. Ohrozujú vás 3 plienitelia a akciu v tomto kole vykoná len robotník v oblasti Mesto.',
      engineerNow: 'Inžinier opravuje; proti 3 plieniteľom urobí viac vojak, a to už v tomto kole.',
      stillWorker: 'Robotník odrazí na veži 1 plieniteľa, vojak 2. Výmena nič nestojí.',
      waitsARound: 'Kto stojí tam, v tomto kole nič neurobí; môže len robotník v oblasti Mesto.',
      exchanged: 'V oblasti Mesto stojí vojak a ešte v tomto kole môže odraziť 2 plieniteľov.',
      noteTile: 'Po budove sa vyrieši jej dielik, aj keď sa karty vzdáte.',
      notYet: 'Vojak a inžinier z karty v tomto kole nič neurobia, ale na jeho konci potrebujú ubytovanie.',
    },
  },
  city: {
    title: 'Mesto pracuje',
    about: 'Použite svojich preživších: bojujte, opravujte a získavajte VB.',
    says: {
      pool: 'Akcie vykonajú len preživší z ponuky Mesto: 2 robotníci, vojak a inžinier. Každý raz.',
      turns: 'Všetky akcie vykonáte v jednom ťahu. Nech sú ponuky akékoľvek, prvý je začínajúci hráč, po ňom ďalší.',
      lines: 'Extra akcia ukazuje, kto, koľkokrát za kolo a čo: na veliteľstve ktorýkoľvek preživší, dvakrát, po 1 VB.',
      soldierFights:
        'Ohrozujú vás traja plienitelia a každý odrazený prinesie 1 VB. Kto ich na strážnej veži odrazí najviac?',
      oneVpOnly: 'To je 1 VB. Odraziť dvoch plieniteľov prinesie 2 VB a obaja sú preč.',
      twoForHousing: 'Rozšírenie zamestná dvoch preživších a dá 2 jednotky ubytovania, a tých máte dosť.',
      unused: 'Ťah môžete ukončiť, ale preživší, ktorí nič nerobia, nič neprinesú.',
      soldierFirst: 'Aj to je možné; tu začnite vojakom, ktorý bojuje najlepšie.',
      twoGone: '2 VB a ostal 1 plieniteľ. Vojak tam zostane do Dokončenia.',
      noteFight: 'Odraziť: toľko políčok doľava na počítadle plieniteľov, po 1 VB za každé.',
      workerFights:
        'Ostal jeden plieniteľ. V Dokončení, na konci kola, by spôsobil poškodenie o 1 políčko. Kto ho môže odraziť?',
      vpAndDamage: 'To isté 1 VB, ale plieniteľ ostane a spôsobí poškodenie o 1 políčko.',
      marauderFirst: 'Najprv posledný plieniteľ: inak spôsobuje poškodenie kolo za kolom.',
      noneLeft: 'Neostal žiadny plieniteľ: v tomto kole žiadne poškodenie a o 1 VB viac.',
      damageCosts:
        'Žetón poškodenia je na políčku 4. Každé kolo pôsobia políčka 2 a 3 naľavo od neho: za políčko 3 stratíte 1 VB.',
      engineerRepairs: 'Oprava posunie žetón o 1 políčko doľava. Kde za ňu váš inžinier prinesie aj VB?',
      withoutVp: 'Aj to opraví 1 políčko, ale bez VB; Dielňa dáva 2.',
      oneWithoutRepair: 'To je 1 VB; Dielňa dáva 2 a opraví 1 políčko.',
      engineerFirst: 'Najprv použite inžiniera v budove Dielňa: 1 políčko a 2 VB.',
      repaired: 'Žetón poškodenia je na políčku 3 a máte o 2 VB viac.',
      noteRepair:
        'Robotník, inžinier alebo vodca opraví 1 políčko bez akejkoľvek budovy; niektoré budovy za to dávajú VB.',
      lastWorker: 'Ostal jeden robotník: 1 VB na veliteľstve, alebo oprava ešte o 1 políčko, bez budovy a bez VB?',
      allUsed: 'Štyria preživší, štyri použitia. Bez plieniteľov Dokončenie neprinieslo poškodenie.',
      noteLines: 'Každé použitie potrebuje iných preživších a akcie vykonajú len tí z ponuky Mesto.',
      income: 'V Dokončení každého kola dajú budovy VB, ktoré sú na nich; vaše zatiaľ žiadne nemajú.',
    },
  },
  roof: {
    title: 'Strecha pre všetkých',
    about: 'Plienitelia spôsobujú poškodenie a každý preživší potrebuje ubytovanie.',
    says: {
      count: 'Máte 9 preživších a každý potrebuje jednotku ubytovania. Vaše budovy ich majú 2, 1 a 3.',
      fightFirst: 'V Dokončení každý plieniteľ posunie žetón poškodenia o 1 políčko. Nech vojak odrazí 2 zo 4.',
      nothingDone: 'Potom 4 plienitelia spôsobia poškodenie a za 3 preživších bez domova stratíte 6 VB.',
      extendAfter: 'Rozšírenie postavia dvaja robotníci; najprv vojak, na plieniteľov.',
      soldierBest: 'Vojak odrazí 2 plieniteľov a prinesie 2 VB: to najprv.',
      oneLeft: '2 VB a ostali dvaja plienitelia.',
      extend: 'Traja sú bez domova: −6 VB. Raz za hru postavia dvaja preživší rozšírenie: 2 jednotky ubytovania.',
      savesOneDamage: 'To je 1 VB a menšie poškodenie, ale za troch preživších bez domova stratíte 6 VB.',
      threeLeave: 'Čokoľvek to prinesie, traja preživší bez domova potom odídu a stratíte 6 VB.',
      extended: 'Ubytovanie pre 8: bez domova bude jeden namiesto troch.',
      noteHousing: 'Na konci každého kola potrebuje každý preživší jednotku ubytovania.',
      extension: 'Rozšírenie má aj extra akciu: raz za kolo tam ktorýkoľvek preživší prinesie 2 VB.',
      lastWorker:
        'Ostal jeden robotník a dvaja plienitelia: 2 VB v rozšírení, alebo 1 VB a o jedného plieniteľa menej?',
      sameSpace: 'Aj to ušetrí 1 políčko, ale bez VB a plieniteľ spôsobí poškodenie aj v ďalšom kole.',
      oneMoreSpace: 'Potom spôsobia poškodenie dvaja plienitelia namiesto jedného.',
      twoVpNow: 'Teraz 2 VB, ale v ďalšom kole stratíte pre poškodenie o 1 VB viac a plieniteľ ostane.',
      damaged: 'Dokončenie: preživší sa vracajú a 1 plieniteľ posúva žetón poškodenia zo 4 na 5.',
      noteDamage: 'V Dokončení je každý plieniteľ 1 políčko poškodenia a plienitelia ostávajú.',
      ends: 'Na konci počítadla, pri poškodení 8 alebo 15 plieniteľoch, za každého ďalšieho plieniteľa namiesto toho stratíte 1 VB.',
      oneTooMany:
        'Deväť preživších, ubytovanie pre 8: jeden ide do vrecka, z ktorého prichádzajú noví, za −2 VB. Bez koho sa zaobídete?',
      leaderStays: 'Vodca zastúpi kohokoľvek a väčšinou máte len jedného.',
      rareStays: 'Tejto farby je v hre 10 preživších a robotníkov je 45.',
      workerLeft: 'Robotník ide do vrecka a strácate 2 VB.',
      noteLeave: 'Kto odíde, lebo je bez domova, vyberáte vy; za každého stratíte 2 VB.',
      nextRound: 'Nové kolo. Žetón bol na políčku 5, preto pôsobili políčka 2 až 4: nič, −1 VB a 1 plieniteľ.',
      spaceOne: 'Políčko 1 prinesie 2 VB, ale len kým je žetón na ňom; za políčkom 7 je vodca nedostupný.',
      stillThere:
        'Plienitelia ostávajú: 1 ostal, 3 prišli podľa počítadla kôl, 1 pre poškodenie. Každý ho spôsobí znova.',
    },
  },
  scoring: {
    title: 'Bodovanie',
    about: 'Dieliky, vybavenie, poškodenie a plienitelia: čo sa počíta na konci.',
    says: {
      lastTurn: 'Váš posledný ťah v oblasti Mesto. Potom sa bodujú dieliky, vybavenie, poškodenie a plienitelia.',
      middle: 'Aj po kole 3 sa všetkým počítal spoločný bodovací dielik a plienitelia odišli, po −1 VB za každého.',
      fightTwice:
        'Každý odrazený plieniteľ prinesie 1 VB a za každého, ktorý ostane, na konci 1 stratíte. Kto odrazí oboch?',
      oneVp: '1 VB, a dvaja plienitelia spôsobia poškodenie a na konci za nich stratíte 2 VB.',
      nobodyNeedsIt: 'Všetci vaši preživší majú ubytovanie a samo rozšírenie VB neprinesie.',
      unused: 'Ťah môžete ukončiť, ale preživší, ktorí nič nerobia, nič neprinesú.',
      soldierFirst: 'Ostatní prídu potom; najprv použite vojaka.',
      fourInAll: '2 VB teraz a 2 VB, ktoré nestratíte.',
      noteMarauders: 'Na konci za každého plieniteľa na svojom počítadle stratíte 1 VB.',
      types: 'Každá budova má znak svojho typu. Počítajú sa len viditeľné budovy, zakryté už nie.',
      laboratory: 'Laboratórium dáva 2 VB za každú vedeckú budovu: Knižnica, Dielňa a ono samo. Kto vykoná túto akciu?',
      repairForTwo: 'Dielňa dáva 2 VB a políčko 1 by na konci prinieslo ešte 2. Laboratórium dáva 6.',
      oneInstead: 'Najprv inžinier: Laboratórium dáva 6 VB.',
      sixVp: '6 VB: po 2 za karty Knižnica, Laboratórium a Dielňa.',
      lastWorker: 'Počítadlo poškodení na konci pôsobí ešte raz a políčko 1 prinesie 2 VB. Čo má urobiť robotník?',
      oneNow: 'To je 1 VB; žetón poškodenia na políčku 1 prinesie na konci 2.',
      onSpaceOne: 'Žetón poškodenia je na políčku 1 a žiadny plieniteľ ho neposunie.',
      noteSpaceOne: 'Na konci počítadlo poškodení pôsobí ešte raz; na políčku 1 prinesie 2 VB.',
      common: 'Kolo sa skončilo. Najprv spoločný bodovací dielik: po 4 VB za každého z 2 inžinierov.',
      privateTile: 'Počíta sa jeden vlastný bodovací dielik: 5 VB za vedeckú budovu, alebo 1 VB za kartu vybavenia?',
      eightCards: '8 kariet prinesie 8 VB; 3 vedecké budovy prinesú 15.',
      chosen: '15 VB. Všetci vyberajú naraz; druhý dielik ostáva skrytý.',
      noteTiles:
        'Spoločné bodovacie dieliky sa počítajú všetkým, po kole 3 a na konci; z dvoch vlastných sa počíta len jeden.',
      equipment:
        'Pivo a benzín rastú s každou kartou: za 3 karty piva 4 VB. Zbrane sa bodujú po dvoch, za 4 VB, lieky po troch.',
      maps: 'Najviac máp prinesie 8 VB, druhý najvyšší počet 4, ako u vás. Autosúčiastky prinesú najviac z jedného vozidla.',
      theEnd:
        'Nakoniec 2 VB za žetón na políčku 1 a nič za plieniteľov. Vyhráva, kto má najviac VB, pri remíze najviac kariet vybavenia.',
    },
  },
};
