import type { Guide } from '../guide.ts';

export const guide: Guide = {
  goal: {
    title: 'Cieľ hry',
    text: [
      'Každý vedie jednu zo štyroch mocností a okolo základne buduje štát: lokality, dohody, koristi a vodcu.',
      'Víťazné body (VB) sa na konci každého ťahu počítajú odznova. Keď má vtedy niekto 30, hra sa končí a vyhráva, kto ich má najviac.',
    ],
  },
  goods: {
    title: 'Tovar',
    text: [
      'Tovar leží na základni a pri upratovaní prepadne, ak neleží na karte, ktorá ho uchová: na vodcovi, zásobe, v sklade alebo v sade. Zásoby sa nikdy neminú.',
      'Žetóny kontaktu majú farbu a hodnotu 1 až 3, žetóny VB hodnotu 1 alebo 2. VB sa nikdy nestratia.',
    ],
  },
  card: {
    title: 'Karta lokality',
    text: ['Z jej troch polí platí vždy len jedno; ktoré, závisí od toho, čo s kartou urobíte.'],
    rows: [
      {
        term: 'Vzdialenosť',
        text: 'Jedna až tri šípky: dosah potrebný na to, aby karta vstúpila do hry jedným z troch spôsobov.',
      },
      { term: 'Ikony', text: 'Jeden až tri typy. Platia pri prestavbe a pre karty, ktoré počítajú ikony.' },
      { term: 'Schopnosť', text: 'Stred karty: platí, keď karta stojí ako lokalita.' },
      { term: 'Korisť', text: 'Červené pole: raz, keď sa dobytá karta minie.' },
      { term: 'Dohoda', text: 'Modré pole: v každej produkcii, odkedy trvá spolupráca.' },
      { term: 'Otvorená produkcia', text: 'Každý ťah dáva majiteľovi; iní môžu poslať robotníka.' },
      { term: 'Uzavretá produkcia', text: 'Každý ťah dáva majiteľovi; nikto iný tam pracovať nesmie.' },
      { term: 'Vlastnosť', text: 'Platí stále, robotníka nepotrebuje.' },
      { term: 'Akcia', text: 'Pracuje, keď majiteľ pošle robotníkov, najviac dva razy za ťah.' },
    ],
  },
  setup: {
    title: 'Príprava a frakcie',
    text: [
      'Každý dostane náhodnú frakciu so základňou a tromi kartami kontaktov, ktoré ležia na stole, a štyri karty na ruku. Kto začína, rozhodne náhoda; v ďalších ťahoch začína vždy nasledujúci hráč.',
      'Každú z troch kariet kontaktov možno použiť raz za ťah, za jej cenu.',
    ],
  },
  turn: {
    title: 'Ťah',
    text: ['Ťah má päť fáz.'],
    rows: [
      { term: '1. Prieskum', text: 'Každý si vezme dve karty z ponuky a jednu potiahne.' },
      { term: '2. Produkcia', text: 'Základne, lokality a dohody dávajú tovar, koristi možno minúť.' },
      { term: '3. Akcie', text: 'Po jednej akcii na striedačku, kým všetci nepasujú.' },
      { term: '4. Body', text: 'Skóre sa počíta od nuly.' },
      { term: '5. Upratovanie', text: 'Čo sa nedá uchovať, prepadne; všetko možno znova použiť.' },
    ],
  },
  lookout: {
    title: 'Prieskum',
    text: [
      'Vyloží sa päť kariet. Od prvého hráča si každý vezme jednu, potom každý druhú. Pri troch a štyroch hráčoch sa medzitým karty dopĺňajú, aby si každý mohol vybrať. Čo zostane, odhodí sa.',
      'Potom si každý potiahne jednu kartu.',
      'Pri prieskume nikto nesmie mať viac než desať kariet: predtým sa nadbytok odhodí, a kto má desať, hneď odhodí, čo vzal. Inokedy limit neplatí.',
      'O kartách vzatých z ponuky vedia všetci.',
    ],
  },
  production: {
    title: 'Produkcia',
    text: [
      'Hráči postupne dostanú, čo dáva základňa, potom produkčné lokality v poradí, v akom stoja, potom dohody.',
      'Potom možno minúť koristi: každá sa odhodí a dá svoje červené pole. V ťahu dobytia sa minúť nedajú.',
      'VB lokality ležia na nej, VB dohody na dohode: najviac po tri žetóny. VB z koristí idú na základňu.',
    ],
  },
  actions: {
    title: 'Akcie',
    text: [
      'Jedna hlavná akcia alebo pas; kto pasoval, v tomto ťahu už nič nerobí. Čo akcia priniesla, možno použiť od ďalšej akcie.',
      'Predtým smiete robiť voľné kroky: odhodiť zasunutú kartu bez zisku, zmeniť obsah skladu, položiť surovinu do sady.',
    ],
    rows: [
      { term: 'Pripojenie', text: 'Sivý dosah: karta sa stane vašou lokalitou.' },
      { term: 'Spolupráca', text: 'Modrý dosah: karta sa zasunie pod základňu ako dohoda.' },
      { term: 'Dobytie', text: 'Červený dosah: karta sa zasunie pod základňu ako korisť.' },
      { term: 'Prestavba', text: 'Vaša lokalita ustúpi karte z ruky so spoločnou ikonou; na vzdialenosti nezáleží.' },
      { term: 'Vodca', text: 'Zahrajte vodcu z ruky; zmena terajšieho stojí zbraň.' },
      { term: 'Použitie lokality', text: 'Pošlite robotníkov do svojej akcie.' },
      { term: 'Vyslanie robotníka', text: 'Do otvorenej produkcie niekoho, kto nepasoval.' },
      { term: 'Dvaja robotníci', text: 'Za jednu surovinu podľa výberu, ľubovoľne často.' },
      { term: 'Dve karty', text: 'Odhoďte dve karty, potiahnite jednu, ľubovoľne často.' },
      { term: 'Pas', text: 'Čakáte do ďalšieho ťahu; nikto vás ani nemôže navštíviť.' },
    ],
  },
  range: {
    title: 'Dosah',
    text: [
      'Dosah dávajú karty kontaktov na stole, jednorazové karty kontaktov z ruky a žetóny kontaktov. Hodnoty jednej farby sa sčítajú, univerzálne sa hodia ku každej; prebytok prepadne.',
      'Ceny všetkých použitých kariet kontaktov sa platia naraz. Použitá karta na stole odpočíva do upratovania, jednorazová sa odhodí, žetón zmizne.',
      'Ponúkajú sa len spôsoby bez plytvania: nič, čo možno vynechať, a žiadny väčší žetón tam, kde stačí menší.',
    ],
  },
  placing: {
    title: 'Umiestnenie lokality',
    text: [
      'Lokalita v hre má hodnotu 1 VB. Ak má produkciu, hneď vyrobí, hoci sa produkcia už skončila.',
      'Niektoré počítajú ikony: dávajú niečo za každú vašu lokalitu daného typu a za každú neskoršiu. VB končia pri troch žetónoch.',
      'Zásoby prichádzajú s tovarom. Sklady uchovajú do troch surovín; obsah možno zmeniť raz pri každej svojej akcii. Na sadu sa kladú tri zobrazené suroviny; keď je úplná, robotník ich zmení na žetón VB.',
    ],
  },
  redevelopment: {
    title: 'Prestavba',
    text: [
      'Stará a nová karta musia mať spoločnú ikonu. Stojí 1 stavebný materiál, raz za ťah; žetón prestavby zaplatí ďalšiu, univerzálny žetón aj bez spoločnej ikony.',
      'Vaša základňa získa 2 VB a všetky VB, ktoré ležali na starej karte. Tovar z nej ide na základňu.',
    ],
  },
  tucked: {
    title: 'Koristi a dohody',
    text: [
      'Základňa má miesto na tri zasunuté karty ľubovoľného druhu. Niektoré lokality pridávajú miesto na tri, dve z nich len na koristi.',
      'Bez miesta niet dobytia ani spolupráce; zasunutú kartu možno odhodiť bez zisku. VB ležiace na dohode, ktorá odchádza, zostanú na základni.',
      'Keď miesta ubudne, zasunuté karty sa odhadzujú, kým sa zvyšok nezmestí.',
    ],
  },
  leaders: {
    title: 'Vodcovia',
    text: [
      'Naraz len jeden vodca. Prvý nestojí nič; zmena stojí 1 zbraň a základňa získa 2 VB a všetky VB, ktoré ležali na predošlom.',
      'Vodca má hodnotu 1 VB, prichádza s tovarom a zbiera VB za to, čo robíte, kým je v hre, najviac päť žetónov.',
    ],
  },
  workers: {
    title: 'Robotníci',
    text: [
      'Prvé použitie akcie potrebuje toľko robotníkov, koľko karta ukazuje, druhé o jedného viac. Ostatné náklady sa platia znova.',
      'Návšteva otvorenej produkcie stojí jedného robotníka, ktorý prejde k majiteľovi a v tomto ťahu je jeho. Dostanete, čo vyrába. Tri návštevy za ťah, každú lokalitu raz.',
      'Krádež berie jednu surovinu zo základne, z vodcu alebo zo zásoby; sklady a sady sú v bezpečí.',
    ],
  },
  cleanup: {
    title: 'Upratovanie',
    text: [
      'Všetok tovar na základniach prepadne, aj žetóny kontaktov a prestavby. Čo leží na kartách, zostáva.',
      'Karty kontaktov sú opäť pripravené, robotníci a značky odchádzajú. Karty na ruke zostávajú.',
    ],
  },
  end: {
    title: 'Koniec',
    text: [
      'Vo fáze bodov má každá lokalita a každý vodca hodnotu 1 a všetky žetóny VB na základni, lokalitách, vodcovi a dohodách svoju hodnotu. Pri 30 a viac sa hra končí bez upratovania.',
      'O remíze rozhodujú karty na ruke, potom zvyšné suroviny a robotníci, aj tí na vodcoch, zásobách a v skladoch; potom je víťazstvo spoločné.',
    ],
  },
  rulings: {
    title: 'Kde pravidlá mlčia',
    text: [
      'Tri karty kontaktov frakcie nie sú karty na ruke. Druh univerzálnej suroviny sa povie pri míňaní.',
      'Produkcia má pevné poradie: základňa, lokality, dohody, potom koristi a voľné kroky, koľko kto chce.',
      'Nemožno vybrať akciu, ktorá by nič nepriniesla. VB z návštev a koristí idú na základňu.',
      'Akciu Baby Swift aj dve karty za jednu možno opakovať, zakaždým ako samostatnú akciu. Koristi a dohody nemajú ikony.',
      'Asi polovica kariet je pre toto vydanie doložená; ostatné sú z neskoršieho vydania alebo zrekonštruované, ako hovorí každá karta. Možno ich nahradiť overeným súborom.',
    ],
  },
};
