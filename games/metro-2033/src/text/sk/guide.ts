import { plural } from '@ashtown/engine';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  goal: {
    title: 'Cieľ hry',
    text: [
      'Každý hráč vedie frakciu moskovského metra a začína s 5 žetónmi, svojimi ľuďmi. Kto má ako prvý 10 žetónov, okamžite vyhráva.',
      'Nové žetóny prinášajú len misie: zásobujte svoju frakciu a svoje stanice tým, čo žiadajú. Žetóny sa nikdy nestrácajú.',
    ],
  },
  cards: {
    title: 'Čo je v hre',
    text: [
      'Všetky karty okrem frakcií tvoria jeden balíček. Každý hráč drží päť kariet a tri ležia odkryté na bazári.',
    ],
    rows: [
      {
        term: 'Zásoby',
        text: 'Majú cenu, typ a hodnotu. Starostlivosť, Potraviny a Tovar sú mierové; Zbrane, Strelivo a Výstroj sú vojenské. Mnohé majú druhú, otočenú stranu: ochranu.',
      },
      {
        term: 'Stanica',
        text: 'Prináša misiu, bonus pre jeden typ zásob a patrí Červenej línii, Hanze, Polisu alebo nikomu.',
      },
      { term: 'Hrdina', text: 'Pôsobí raz: zdvojnásobí jeden typ v misii alebo odrazí príšeru.' },
      { term: 'Hrozba', text: 'Príšera. Odhodená útočí na všetkých. Niektoré možno namiesto toho zahrať ako ochranu.' },
      { term: 'Karavána', text: 'Len sa odhadzuje: obnoví bazár a všetkým dovolí zdvihnúť žetóny.' },
    ],
  },
  markers: {
    title: 'Žetóny nad kartou a pod ňou',
    text: [
      'Žetóny nad kartou frakcie sú pripravené. Cenu zaplatíte tým, že toľko žetónov presuniete zhora dole. Tie dole sú v službe a neplatia, kým sa nezdvihnú.',
      'Zdvihnutie presúva žetóny zdola hore, koľko ich tam je. Žetóny môžu ležať aj na staniciach. Do desiatich sa rátajú všetky.',
    ],
  },
  turn: {
    title: 'Váš ťah',
    text: [
      'Urobte práve jednu z troch akcií; vynechať ju nemožno. Pred ňou aj po nej môžete robiť voľné akcie: plniť misie a upratovať, koľkokrát chcete.',
      'Na konci ťahu si každý, kto má menej než päť kariet, doberie do piatich.',
    ],
    rows: [
      {
        term: 'Zahranie karty',
        text: 'Zaplaťte cenu, vyložte kartu pred seba a potiahnite si kartu. Hrajú sa zásoby, stanice a hrdinovia; zásoby a hrozby so stranou ochrany možno zahrať otočené, za cenu tej strany.',
      },
      {
        term: 'Odhodenie karty',
        text: 'Odhoďte kartu z ruky a zdvihnite toľko žetónov, koľko stojí. Karavána alebo hrozba teraz pôsobí. Potom si potiahnite kartu.',
      },
      {
        term: 'Výmena troch',
        text: 'Odhoďte tri karty z ruky a potiahnite tri, jednu po druhej. Nič iné sa nestane, nech sú to akékoľvek karty.',
      },
    ],
  },
  drawing: {
    title: 'Ťahanie',
    text: [
      'Pri každom ťahaní si vyberiete: jednu z troch odkrytých kariet bazára, ktorú hneď nahradí nová, alebo vrchnú kartu balíčka.',
      'Keď sa balíček minie, odhodené karty sa zamiešajú a tvoria nový balíček.',
    ],
  },
  missions: {
    title: 'Misie',
    text: [
      'Misia udáva druh a hodnotu. Mierové misie berú mierové zásoby, vojenské vojenské, obchodné oboje.',
      'Platí sa celými kartami zásob v hre; čo presahuje hodnotu, prepadá a zbytočnú kartu pridať nemožno. Hrdina môže zdvojnásobiť všetky vybrané zásoby jedného typu. Použité karty sa odhodia.',
      'Získate odmenu: jeden žetón, za niektoré stanice dva. Potom sa všetky vaše žetóny zdola zdvihnú. Karta frakcie sa po misii otočí: jej typ zásob máte odteraz zadarmo.',
    ],
  },
  stations: {
    title: 'Stanice a ceny',
    text: [
      'Stanica v hre zlacňuje svoj typ zásob o 1; viac staníc sa nesčíta. Po misii ju odhodíte, alebo si ju necháte a položíte na ňu žetóny zhora: 1 na prvú ponechanú stanicu, 2 na druhú a tak ďalej.',
      'Ponechaná stanica dáva svoj typ zadarmo. Žetóny na nej ležia, kým stanica neopustí hru, a stále sa rátajú do desiatich.',
      'Stanica stojí o 1 menej za každú vašu stanicu tej istej línie, no najmenej 1. Neutrálne stanice túto zľavu nedávajú ani nedostávajú. Hrdinovia a strany ochrany stoja vždy toľko, koľko je na karte.',
    ],
  },
  tidying: {
    title: 'Upratovanie',
    text: [
      'Ako voľnú akciu odhoďte ľubovoľné svoje karty v hre okrem frakcie. Za každú zásobu, ochranu a hrdinu zdvihnite jej cenu z karty; žetóny zo stanice sa vrátia hore.',
    ],
  },
  protection: {
    title: 'Ochrana a hrdinovia',
    text: [
      'Karta na strane ochrany nič nedodáva; čaká so svojimi symbolmi na príšeru. Otočiť späť ju nemožno.',
      'Chránia aj hrdinovia. Prvé použitie, zdvojnásobenie alebo obrana, hrdinu spotrebuje.',
    ],
  },
  caravans: {
    title: 'Karavány',
    text: [
      'Kto odhodí karavánu, zdvihne jej cenu a tri karty bazára sa vymenia. Potom každý zdvihne po jednom žetóne za každú vlastnú stanicu a otočenú frakciu s bonusom toho druhu, aký má karavána.',
    ],
  },
  attack: {
    title: 'Útok príšery',
    text: [
      'Odhodená hrozba útočí na všetkých po poradí, počnúc tým, kto ju odhodil.',
      'Kto má v hre ochranu alebo hrdinu s jedným zo symbolov príšery, môže túto kartu odhodiť a útok odraziť. Hneď potom môže zahrať kartu z ruky zadarmo.',
      'Kto nemôže alebo nechce, utrpí stratu uvedenú na karte: stanicu podľa vlastného výberu, všetky zásoby jedného druhu alebo všetky. Ochrana, hrdinovia a ruka sú v bezpečí. Na konci si všetci doberú do piatich kariet.',
    ],
  },
  winning: {
    title: 'Koniec hry',
    text: ['Desiaty žetón vyhráva okamžite, uprostred ťahu. Ostatní sa zoradia podľa žetónov.'],
  },
  options: {
    title: 'Možnosti',
    text: ['Štyri ťažšie možno ľubovoľne kombinovať.'],
    more: {
      factionRoster: 'Hrajú iné frakcie s inými misiami.',
      factionAssignment: 'Frakcie sa vyberajú v poradí miest alebo sa žrebujú.',
      hardAllSymbols: 'Treba všetky symboly príšery, z jednej karty alebo z viacerých; všetky použité karty sú preč.',
      hardExhaustion: 'Kto príšeru neodrazí, po strate presunie všetky žetóny dole.',
      hardNoRelief: 'Po misii sa nič nezdvihne a odmena ide dole. Stanice sa ponechávajú najprv žetónmi zdola.',
      hardForcedDefence: 'Kto sa môže brániť, musí, ale vyberie si čím.',
    },
  },
  rulings: {
    title: 'Kde sme rozhodli sami',
    text: [
      'Pravidlá nechávajú niečo otvorené. V Ashtowne je akcia povinná; voľné akcie sú pred ňou alebo po nej, nie uprostred; prvého hráča určí žreb.',
      'Symbol Neznáme sa zhoduje len sám so sebou. Stratenú stanicu vyberá ten, kto ju stráca. Stratená stanica bez žetónov a stratené zásoby nič nezdvihnú. Pri vyčerpaní zostávajú žetóny na staniciach.',
    ],
  },
  known: {
    title: 'Nakoľko sú karty známe',
    text: [
      'Pravidlá ukazujú len časť kariet. Názvy, čísla a symboly, ktoré neuvádzajú, boli pre tento projekt zrekonštruované tak, aby sedeli s pravidlami a so známymi počtami. Pri každej karte nižšie je napísané, nakoľko je známa.',
    ],
  },
  cost: (n) => `cena: ${n} ${plural('sk', n, { one: 'žetón', few: 'žetóny', many: 'žetóna', other: 'žetónov' })}`,
  copies: (n) => `${n} ${plural('sk', n, { one: 'kus', few: 'kusy', many: 'kusa', other: 'kusov' })}`,
};
