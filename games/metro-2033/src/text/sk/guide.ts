import { plural } from '@ashtown/engine';
import type { Guide } from '../guide.ts';
import { plates } from './plates.ts';

export const guide: Guide = {
  plates,
  goal: {
    title: 'Cieľ hry',
    text: [
      'Každý hráč vedie frakciu moskovského metra a začína s 5 žetónmi. Kto má ako prvý 10 žetónov, okamžite vyhráva.',
      'Nové žetóny prinášajú len misie: dodávajte svojej frakcii a svojim staniciam zásoby, ktoré potrebujú. Žetóny sa nikdy nestrácajú.',
    ],
  },
  cards: {
    title: 'Čo je v hre',
    text: [
      'Všetky karty okrem frakcií tvoria jeden balíček. Každý hráč má na ruke päť kariet a tri ležia odkryté na bazári.',
    ],
    rows: [
      {
        term: 'Zásoby',
        text: 'Majú cenu, typ a množstvo. Starostlivosť, Potraviny a Tovar sú mierové; Zbrane, Strelivo a Výstroj sú vojenské. Mnohé karty možno otočiť o 180° a zahrať ako ochranu.',
      },
      {
        term: 'Stanica',
        text: 'Prináša misiu a bonus pre jeden typ zásob. Má znak stanice (Červená línia, Hanza alebo Polis), alebo je neutrálna.',
      },
      { term: 'Hrdina', text: 'Pôsobí raz: v misii zdvojnásobí zásoby jedného typu alebo odrazí príšeru.' },
      {
        term: 'Hrozba',
        text: 'Odhodená útočí na všetkých ako príšera. Niektoré hrozby možno namiesto toho zahrať ako ochranu.',
      },
      { term: 'Karavána', text: 'Len sa odhadzuje: obnoví bazár a všetci môžu presunúť žetóny nahor.' },
    ],
  },
  markers: {
    title: 'Žetóny nad kartou frakcie a pod ňou',
    text: [
      'Žetóny nad kartou frakcie sú dostupné. Cenu zaplatíte tým, že toľko žetónov presuniete pod kartu. Žetónmi pod kartou sa platiť nedá, kým ich nepresuniete nahor.',
      'Presun nahor vráti žetóny spod karty frakcie nad ňu, najviac však toľko, koľko ich tam leží. Žetóny môžu ležať aj na staniciach. Do desiatich sa počítajú všetky.',
    ],
  },
  turn: {
    title: 'Váš ťah',
    text: [
      'Vykonajte práve jednu z troch základných akcií; vynechať ju nemožno. Pred ňou aj po nej môžete vykonávať voľné akcie, misie a upratovanie, koľkokrát chcete.',
      'Na konci ťahu si každý, kto má na ruke menej než päť kariet, doberie do piatich.',
    ],
    rows: [
      {
        term: 'Zahranie karty',
        text: 'Zaplaťte cenu, vyložte kartu pred seba a potiahnite si kartu. Hrajú sa zásoby, stanice a hrdinovia. Zásoby a hrozby so symbolom ochrany možno otočiť a zahrať ako ochranu za jej cenu.',
      },
      {
        term: 'Odhodenie karty',
        text: 'Odhoďte kartu z ruky a presuňte nahor toľko žetónov, aká je jej cena. Aktívna karta (karavána, hrozba) teraz spustí svoj efekt. Potom si potiahnite kartu.',
      },
      {
        term: 'Výmena 3 kariet',
        text: 'Odhoďte tri karty z ruky a potiahnite si tri, jednu po druhej. Žetóny sa nepresúvajú a efekty kariet neplatia.',
      },
    ],
  },
  drawing: {
    title: 'Ťahanie',
    text: [
      'Pri každom ťahaní si vyberiete: jednu z troch odkrytých kariet bazára, ktorú hneď nahradí nová, alebo vrchnú kartu balíčka.',
      'Keď sa balíček minie, odhodené karty sa zamiešajú a vznikne z nich nový balíček.',
    ],
  },
  missions: {
    title: 'Misie',
    text: [
      'Misia určuje druh a množstvo zásob. Mierové misie prijímajú mierové zásoby, vojenské misie vojenské zásoby, obchodné obidva druhy.',
      'Používajú sa celé karty zásob v hre; čo presahuje požiadavku, prepadá a zbytočnú kartu pridať nemožno. Hrdina môže zdvojnásobiť všetky vybrané zásoby jedného typu. Použité karty sa odhodia.',
      'Získate odmenu: jeden žetón, za niektoré stanice dva. Potom presuniete nahor všetky svoje žetóny spod karty frakcie. Karta frakcie sa po splnení svojej misie obráti: zásoby typu, ktorého sa týka jej bonus, hráte odteraz zadarmo.',
    ],
  },
  stations: {
    title: 'Stanice a ceny',
    text: [
      'Stanica v hre znižuje o 1 cenu zásob typu, ktorého sa týka jej bonus; viac staníc sa nesčíta. Po splnení jej misie ju odhodíte, alebo si ju ponecháte a položíte na ňu žetóny z miesta nad kartou frakcie: 1 na prvú ponechanú stanicu, 2 na druhú a tak ďalej.',
      'Vďaka ponechanej stanici hráte zásoby typu jej bonusu zadarmo. Žetóny na nej ležia, kým stanica neopustí hru, a stále sa počítajú do desiatich.',
      'Stanica stojí o 1 menej za každú vašu stanicu s rovnakým znakom, no najmenej 1. Neutrálne stanice túto zľavu nedávajú ani nedostávajú. Hrdinovia a ochrana stoja vždy toľko, koľko je na karte.',
    ],
  },
  tidying: {
    title: 'Upratovanie',
    text: [
      'Ako voľnú akciu odhoďte ľubovoľné svoje karty v hre okrem frakcie. Za každú kartu zásob, ochrany a hrdinu presuňte nahor toľko žetónov, aká je jej cena; žetóny zo stanice položte nad kartu frakcie.',
    ],
  },
  protection: {
    title: 'Ochrana a hrdinovia',
    text: [
      'Karta zahraná ako ochrana neposkytuje zásoby; čaká so svojimi symbolmi na príšeru. Otočiť späť ju nemožno.',
      'Chránia aj hrdinovia. Prvé použitie, zdvojnásobenie alebo obrana, hrdinu spotrebuje.',
    ],
  },
  caravans: {
    title: 'Karavány',
    text: [
      'Kto odhodí karavánu, presunie nahor toľko žetónov, aká je jej cena, a bazár sa obnoví. Potom každý presunie nahor 1 žetón za každú svoju stanicu a obrátenú frakciu, ktorých bonus patrí zásobám toho istého druhu, aký má karavána.',
    ],
  },
  attack: {
    title: 'Útok príšery',
    text: [
      'Odhodená hrozba útočí na všetkých v smere hodinových ručičiek, počnúc hráčom, ktorý ju odhadzuje.',
      'Kto má v hre ochranu alebo hrdinu s jedným zo symbolov príšery, môže túto kartu odhodiť a útok odraziť. Hneď potom môže zahrať kartu z ruky zadarmo.',
      'Kto sa brániť nemôže alebo nechce, utrpí stratu uvedenú na karte: stratí stanicu podľa vlastného výberu, všetky zásoby jedného druhu alebo všetky zásoby. Ochrana, hrdinovia a karty na ruke sú v bezpečí. Na konci si všetci doberú do piatich kariet.',
    ],
  },
  winning: {
    title: 'Koniec hry',
    text: ['Kto získa desiaty žetón, vyhráva okamžite, aj uprostred ťahu. Ostatní sa zoradia podľa počtu žetónov.'],
  },
  options: {
    title: 'Nastavenia partie',
    text: ['Štyri sťaženia možno ľubovoľne kombinovať.'],
    more: {
      factionRoster: 'Hrajú iné frakcie s inými misiami.',
      factionAssignment: 'Frakcie sa vyberajú v poradí miest alebo sa žrebujú.',
      hardAllSymbols: 'Treba všetky symboly príšery, z jednej karty alebo z viacerých; všetky použité karty sú preč.',
      hardExhaustion: 'Kto príšeru neodrazí, po strate presunie nadol všetky žetóny nad kartou frakcie.',
      hardNoRelief:
        'Po misii sa žetóny nepresúvajú nahor a odmena ide pod kartu frakcie. Stanice si ponechávate najprv za žetóny spod karty.',
      hardForcedDefence: 'Kto sa môže brániť, musí to urobiť, ale vyberie si čím.',
    },
  },
  rulings: {
    title: 'Naše rozhodnutia',
    text: [
      'Návod vydavateľa necháva niektoré veci otvorené. V Ashtowne je základná akcia povinná; voľné akcie sa vykonávajú pred ňou alebo po nej, nie počas nej; prvého hráča určí žreb.',
      'Symbol Neznáma sa zhoduje len sám so sebou. Stratenú stanicu vyberá ten, kto ju stráca. Za stratenú stanicu bez žetónov a za stratené zásoby sa žetóny nepresúvajú. Pri vyčerpaní zostávajú žetóny na staniciach.',
    ],
  },
  known: {
    title: 'Odkiaľ karty poznáme',
    text: [
      'Návod vydavateľa ukazuje len časť kariet. Názvy, čísla a symboly, ktoré neuvádza, boli pre tento projekt zrekonštruované tak, aby sedeli s pravidlami a so známymi počtami. Pri každej karte nižšie je napísané, odkiaľ ju poznáme.',
    ],
  },
  cost: (n) => `cena: ${n} ${plural('sk', n, { one: 'žetón', few: 'žetóny', many: 'žetónu', other: 'žetónov' })}`,
  copies: (n) => `${n} ${plural('sk', n, { one: 'kus', few: 'kusy', many: 'kusa', other: 'kusov' })}`,
};
