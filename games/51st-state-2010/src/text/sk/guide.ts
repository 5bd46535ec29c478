import type { Guide } from '../guide.ts';
import { plates } from './plates.ts';

export const guide: Guide = {
  plates,
  goal: {
    title: 'Cieľ hry',
    text: [
      'Každý vedie jednu zo štyroch frakcií a okolo základne buduje svoj štát: lokácie, dohody, korisť a vodcu.',
      'Víťazné body (VB) sa na konci každého kola počítajú odznova. Keď má vtedy niekto 30, hra sa končí a vyhráva, kto ich má najviac.',
    ],
  },
  goods: {
    title: 'Zdroje',
    text: [
      'Zdroje ležia na základni a vo fáze Upratovania prepadnú, ak neležia na karte, ktorá ich uchováva: na vodcovi, v sklade, v sade alebo na karte, ktorá s nimi prišla do hry. Spoločná zásoba sa nikdy neminie.',
      'Žetóny kontaktu majú farbu a hodnotu 1 až 3, žetóny VB hodnotu 1 alebo 2. VB sa nikdy nestratia.',
    ],
  },
  card: {
    title: 'Karta lokácie',
    text: ['Z jej troch polí platí vždy len jedno; ktoré, závisí od toho, čo s kartou urobíte.'],
    rows: [
      {
        term: 'Vzdialenosť',
        text: 'Jedna až tri šípky: dosah potrebný na dobytie, spoluprácu alebo pripojenie.',
      },
      {
        term: 'Typy',
        text: 'Jeden alebo dva. Dôležité pri prestavbe a pre karty, ktoré počítajú lokácie daného typu.',
      },
      { term: 'Schopnosť', text: 'Stred karty: platí, keď je karta vyložená ako lokácia.' },
      { term: 'Korisť', text: 'Červené pole: jednorazovo, keď korisť premeníte na zdroje.' },
      { term: 'Dohoda', text: 'Modré pole: v každej Produkcii po nadviazaní spolupráce.' },
      { term: 'Otvorená produkcia', text: 'Každé kolo dáva zdroje majiteľovi; ostatní sem môžu poslať robotníka.' },
      { term: 'Uzavretá produkcia', text: 'Každé kolo dáva zdroje majiteľovi; nikto iný sem robotníka poslať nesmie.' },
      { term: 'Vlastnosť', text: 'Platí stále, robotníka nepotrebuje.' },
      { term: 'Akcia', text: 'Funguje, keď na ňu majiteľ pošle robotníkov, najviac dvakrát za kolo.' },
    ],
  },
  setup: {
    title: 'Príprava a frakcie',
    text: [
      'Každý dostane náhodnú frakciu so základňou a tromi základnými kontaktnými kartami, ktoré ležia pri základni, a štyri karty do ruky. Kto začína, rozhodne náhoda; v každom ďalšom kole začína nasledujúci hráč.',
      'Každú základnú kontaktnú kartu možno použiť raz za kolo, ak zaplatíte jej cenu.',
    ],
  },
  turn: {
    title: 'Kolo',
    text: ['Kolo má päť fáz.'],
    rows: [
      { term: '1. Prieskum', text: 'Každý si vezme dve karty z ponuky a jednu potiahne.' },
      { term: '2. Produkcia', text: 'Základne, lokácie a dohody dávajú zdroje, korisť možno premeniť na zdroje.' },
      { term: '3. Akcie', text: 'Hráči sa striedajú po jednej akcii, kým všetci nepasujú.' },
      { term: '4. Bodovanie', text: 'Body sa počítajú vždy odznova.' },
      { term: '5. Upratovanie', text: 'Čo sa nedá uchovať, prepadne; všetko možno znova použiť.' },
    ],
  },
  lookout: {
    title: 'Prieskum',
    text: [
      'Do ponuky sa odkryje päť kariet. Od prvého hráča si každý vezme jednu, potom každý druhú. Pri troch a štyroch hráčoch sa medzitým karty dopĺňajú, aby si každý mohol vybrať. Čo zostane, odhodí sa.',
      'Potom si každý potiahne jednu kartu.',
      'Vo fáze Prieskumu smie mať každý v ruke najviac desať kariet: prebytok sa odhodí na začiatku, a kto má desať, hneď odhodí, čo si vzal. Inokedy limit neplatí.',
      'O kartách vzatých z ponuky vedia všetci.',
    ],
  },
  production: {
    title: 'Produkcia',
    text: [
      'Hráči postupne dostanú, čo dáva základňa, potom produkčné lokácie v poradí, v akom boli vyložené, potom dohody.',
      'Potom možno korisť premeniť na zdroje: každá karta koristi sa odhodí a dá zdroje z červeného poľa. V kole, v ktorom bola dobytá, to nejde.',
      'VB lokácie ležia na nej, VB dohody na dohode: najviac po tri žetóny. VB z koristi idú na základňu.',
    ],
  },
  actions: {
    title: 'Akcie',
    text: [
      'Vo svojom ťahu vykonáte jednu akciu alebo pasujete; kto pasoval, v tomto kole už nič nerobí. Čo akcia priniesla, možno použiť od ďalšieho vlastného ťahu.',
      'Pred akciou aj po nej môžete urobiť bezplatné úkony: odhodiť zasunutú kartu, zmeniť obsah skladu, pridať surovinu do sady.',
    ],
    rows: [
      { term: 'Pripojenie', text: 'Dosah pripojenia: karta sa stane vašou lokáciou.' },
      { term: 'Spolupráca', text: 'Dosah spolupráce: karta sa zasunie pod základňu ako dohoda.' },
      { term: 'Dobytie', text: 'Dosah dobytia: karta sa zasunie pod základňu ako korisť.' },
      {
        term: 'Prestavba',
        text: 'Karta z ruky nahradí vašu lokáciu so spoločným typom; na vzdialenosti nezáleží.',
      },
      { term: 'Vodca', text: 'Vyložte vodcu z ruky; výmena vodcu stojí 1 zbraň.' },
      { term: 'Použitie lokácie', text: 'Pošlite robotníkov na svoju lokáciu s Akciou.' },
      { term: 'Vyslanie robotníka', text: 'Do Otvorenej produkcie súpera, ktorý nepasoval.' },
      { term: 'Dvaja robotníci', text: 'Pošlite ich po ľubovoľnú surovinu, koľkokrát chcete.' },
      { term: 'Dve karty', text: 'Odhoďte dve karty a potiahnite jednu, koľkokrát chcete.' },
      { term: 'Pas', text: 'Do konca kola nič nerobíte a nikto k vám nemôže poslať robotníka.' },
    ],
  },
  range: {
    title: 'Dosah',
    text: [
      'Dosah dávajú základné kontaktné karty, jednorazové kontaktné karty z ruky a žetóny kontaktu. Hodnoty jednej farby sa sčítajú, univerzálne sa hodia ku každej; prebytok prepadne.',
      'Ceny všetkých použitých kontaktných kariet sa platia naraz. Základnú kontaktnú kartu možno znova použiť až v ďalšom kole, jednorazová sa odhodí, žetón sa vráti do zásoby.',
      'Ponúkajú sa len úsporné spôsoby: nič, čo možno vynechať, a žiadny väčší žetón tam, kde stačí menší.',
    ],
  },
  placing: {
    title: 'Vyloženie lokácie',
    text: [
      'Lokácia v hre má hodnotu 1 VB. Ak má produkciu, hneď produkuje, hoci sa fáza Produkcie už skončila.',
      'Niektoré počítajú typ: dávajú niečo za každú vašu lokáciu toho typu a za každú vyloženú neskôr. Žetóny VB na nich môžu byť najviac tri.',
      'Niektoré karty prichádzajú do hry so zdrojmi. Sklady uchovajú do troch surovín; ich obsah možno zmeniť raz pred každou svojou akciou a raz po nej. Na kartu so sadou sa kladú tri zobrazené suroviny; za úplnú sadu robotník prinesie žetón VB.',
    ],
  },
  redevelopment: {
    title: 'Prestavba',
    text: [
      'Stará a nová karta musia mať spoločný typ. Prestavba stojí 1 tehlu a je možná raz za kolo; žetón prestavby umožní ďalšiu, žetón univerzálnej prestavby aj bez spoločného typu.',
      'Vaša základňa získa 2 VB a všetky VB, ktoré ležali na starej karte. Zdroje z nej idú na základňu.',
    ],
  },
  tucked: {
    title: 'Korisť a dohody',
    text: [
      'Pod základňou je miesto na tri zasunuté karty ľubovoľného druhu. Niektoré lokácie pridávajú miesto na tri, dve z nich len na korisť.',
      'Bez voľného miesta nemožno dobývať ani nadväzovať spoluprácu; zasunutú kartu možno odhodiť bez zisku. VB z odhodenej dohody prejdú na základňu.',
      'Keď miesta ubudne, zasunuté karty sa odhadzujú, kým sa zvyšok nezmestí.',
    ],
  },
  leaders: {
    title: 'Vodcovia',
    text: [
      'Naraz môžete mať len jedného vodcu. Prvý nestojí nič; výmena stojí 1 zbraň a základňa získa 2 VB a všetky VB, ktoré ležali na predošlom.',
      'Vodca má hodnotu 1 VB, prichádza do hry so zdrojmi a zbiera VB za to, čo robíte, kým je v hre, najviac päť žetónov.',
    ],
  },
  workers: {
    title: 'Robotníci',
    text: [
      'Prvé použitie lokácie s Akciou potrebuje toľko robotníkov, koľko karta ukazuje, druhé o jedného viac. Ostatné náklady sa platia znova.',
      'Do Otvorenej produkcie sa posiela jeden robotník, ktorý prejde k majiteľovi a v tomto kole mu patrí. Dostanete, čo produkuje. Za kolo možno poslať troch, do každej lokácie jedného.',
      'Krádežou získate jednu surovinu zo základne, z vodcu alebo z karty so zdrojmi; sklady a sady sú v bezpečí.',
    ],
  },
  cleanup: {
    title: 'Upratovanie',
    text: [
      'Všetky zdroje na základniach prepadnú, aj žetóny kontaktu a prestavby. Čo leží na kartách, zostáva.',
      'Základné kontaktné karty sú opäť pripravené, robotníci a značky z lokácií odídu. Karty v ruke zostávajú.',
    ],
  },
  end: {
    title: 'Koniec hry',
    text: [
      'Pri Bodovaní má každá lokácia aj vodca hodnotu 1 VB a všetky žetóny VB na základni, lokáciách, vodcovi a dohodách svoju hodnotu. Pri 30 a viac sa hra končí bez Upratovania.',
      'O remíze rozhodujú karty v ruke, potom zvyšné suroviny a robotníci, aj tí na vodcoch, v skladoch a na kartách, ktoré s nimi prišli do hry; ak nerozhodne ani to, je to spoločné víťazstvo.',
    ],
  },
  rulings: {
    title: 'Kde pravidlá mlčia',
    text: [
      'Základné kontaktné karty frakcie nie sú karty v ruke. Čo univerzálna surovina nahradí, rozhodnete až pri platení.',
      'Produkcia má pevné poradie: základňa, lokácie, dohody, potom korisť a bezplatné úkony, koľko kto chce.',
      'Nemožno vybrať akciu, ktorá by nič nepriniesla. VB za vyslaných robotníkov a z koristi idú na základňu.',
      'Akciu vodcu Baby Swift aj odhodenie 2 kariet a potiahnutie 1 možno opakovať, zakaždým ako samostatnú akciu. Korisť a dohody nemajú typy.',
      'Asi polovica kariet je pre toto vydanie doložená; ostatné sú z neskoršieho vydania alebo zrekonštruované, ako je uvedené pri každej karte. Možno ich nahradiť overeným súborom.',
    ],
  },
};
