import type { Guide } from '../guide.ts';
import { plates } from './plates.ts';

export const guide: Guide = {
  plates,
  goal: {
    title: 'Cieľ hry',
    text: [
      'Zo zvyškov Ameriky si každý buduje vlastný štát: lokácie, ktoré dávajú zdroje, upravujú pravidlá alebo premieňajú zdroje na víťazné body (VB).',
      'Keď niekto dosiahne 25 VB, fáza Akcie sa dohrá. Potom každá lokácia prinesie ešte 1 VB a vyhráva hráč s najväčším počtom VB.',
    ],
  },
  goods: {
    title: 'Zdroje',
    text: [
      'Na konci kola prepadne všetko okrem VB, kariet a uchovaných zdrojov, preto míňajte. Spoločná zásoba sa nikdy neminie.',
      'Palivo, železo, zbrane a tehly sú základné suroviny.',
    ],
  },
  card: {
    title: 'Karta lokácie',
    text: ['Kartu z ruky možno použiť jedným z troch spôsobov; každý stojí toľko kontaktov, aká je vzdialenosť.'],
    rows: [
      {
        term: 'Vzdialenosť',
        text: 'Jedna až tri šípky: cena v kontaktoch, sivých za stavbu, modrých za dohodu, červených za plienenie.',
      },
      {
        term: 'Typy',
        text: 'Žiadny, jeden alebo dva. Dôležité pri prestavbe a pre schopnosti, ktoré počítajú lokácie daného typu.',
      },
      {
        term: 'Produkcia',
        text: 'Horný rad, obrana 3. Dáva zdroje v každej fáze Produkcie a po postavení. Do Otvorenej produkcie môžu súperi poslať robotníka.',
      },
      {
        term: 'Vlastnosť',
        text: 'Stredný rad, obrana 4. Dáva bonus za postavenie, uchováva zdroje alebo pôsobí v určitej chvíli.',
      },
      {
        term: 'Akcia',
        text: 'Dolný rad, obrana 5. Vo svojom ťahu zaplatíte a niečo získate, raz alebo dvakrát za kolo.',
      },
      { term: 'Korisť', text: 'Získa ju ten, kto lokáciu vyplieni, z ruky alebo v štáte súpera.' },
      {
        term: 'Dohoda',
        text: 'Jeden zdroj: pri uzavretí dohody, v každej ďalšej Produkcii a ako odškodné majiteľovi vyplienenej lokácie.',
      },
    ],
  },
  setup: {
    title: 'Príprava a frakcie',
    text: [
      'Každý má dosku frakcie a dostane šesť kariet: štyri zostanú v ruke, dve sa odhodia. Všetci vyberajú naraz a skryto.',
      'Frakcia produkuje každé kolo. Každú z troch akcií frakcie možno použiť raz za kolo, robotníkov vymieňať ľubovoľne často.',
    ],
  },
  round: {
    title: 'Kolo',
    text: ['Kolo má štyri fázy. Po každom kole dostane žetón prvého hráča hráč vľavo.'],
    rows: [
      { term: '1. Prieskum', text: 'Odkryjú sa karty spojení a každý si dvakrát vezme lokáciu.' },
      { term: '2. Produkcia', text: 'Všetci získajú zdroje.' },
      { term: '3. Akcia', text: 'Hráči sa striedajú po jednej akcii, kým všetci nepasujú.' },
      { term: '4. Upratovanie', text: 'Čo sa nedá uchovať, prepadne; všetky karty sa dajú znova použiť.' },
    ],
  },
  lookout: {
    title: 'Prieskum',
    text: [
      'Na toto kolo sa odkryje jedna červená a jedna modrá karta spojenia.',
      'Odkryje sa o jednu lokáciu viac, než je hráčov. Od prvého hráča si každý vezme jednu; posledná sa odhodí. Potom ešte raz s novými kartami, v opačnom poradí.',
      'Počet kariet v ruke nie je obmedzený. Karty vzaté z odkrytých poznajú všetci.',
    ],
  },
  production: {
    title: 'Produkcia',
    text: [
      'Každý získa postupne: uchované zdroje, zdroje z dosky frakcie, po jednom zdroji z každej dohody a to, čo dávajú produkčné lokácie. Ruiny nedávajú nič.',
      'Lokácie, ktoré počítajú produkciu, prídu na rad po ostatných; celkom nakoniec Vlastnosti, ktoré vyžadujú určitý počet zdrojov.',
      'Stôl vopred ukazuje, čo prinesie vaša ďalšia Produkcia, ak sa nič nezmení.',
    ],
  },
  turn: {
    title: 'Váš ťah',
    text: [
      'Jedna akcia za ťah; vždy možno pasovať. Akciu lokácie s druhým použitím a výmenu robotníkov možno hneď zopakovať.',
      'Štíty možno klásť na svoje lokácie kedykoľvek vo svojom ťahu. Kto pasuje, do konca kola už nič nerobí a nikto sa nemôže dotknúť ničoho, čo mu patrí.',
    ],
    rows: [
      { term: 'Stavba', text: 'Sivé kontakty podľa vzdialenosti: karta ide do svojho radu.' },
      {
        term: 'Prestavba',
        text: 'Za 1 tehlu nová karta nahradí vašu lokáciu so spoločným typom, za žetón prestavby ktorúkoľvek. Vždy získate 1 VB. Na vzdialenosti nezáleží.',
      },
      {
        term: 'Dohoda',
        text: 'Modré kontakty podľa vzdialenosti: karta sa zasunie pod dosku frakcie a hneď dá svoj zdroj.',
      },
      { term: 'Plienenie z ruky', text: 'Červené kontakty podľa vzdialenosti: odhoďte kartu a vezmite si korisť.' },
      {
        term: 'Plienenie lokácie súpera',
        text: 'Červené kontakty podľa obrany: vy si vezmete korisť, majiteľ dostane zdroj z poľa dohody a zostanú Ruiny.',
      },
      { term: 'Použitie lokácie', text: 'Zaplaťte cenu svojej Akcie a vezmite si, čo dáva.' },
      { term: 'Akcia frakcie', text: 'Suroviny za kontakty alebo dvaja robotníci za základnú surovinu či kartu.' },
      {
        term: 'Vyslanie robotníka',
        text: 'Do Otvorenej produkcie súpera; každú možno takto použiť raz za kolo. Vy získate, čo vyrába, majiteľ dostane robotníka.',
      },
      { term: 'Vzatie karty spojenia', text: 'Za dvoch robotníkov si vezmete odkrytú kartu spojenia do ruky.' },
      { term: 'Zahranie karty spojenia', text: 'Zaplaťte jej cenu, ak ju má, a vezmite si kontakty.' },
      { term: 'Pas', text: 'Do konca kola už nič nerobíte a nič vám nehrozí.' },
    ],
  },
  building: {
    title: 'Čo dáva stavba',
    text: [
      'Produkčná lokácia produkuje hneď. Bonus za postavenie sa získa raz.',
      'Schopnosti, ktoré počítajú lokácie daného typu, počítajú aj novú lokáciu; každá schopnosť má svoj limit.',
      'Na niektorých Vlastnostiach ležia zdroje: míňajú sa z karty a po Upratovaní na nej zostávajú.',
      'Ruiny a lokácie bez typu možno prestavať na ľubovoľnú lokáciu.',
    ],
  },
  paying: {
    title: 'Platenie',
    text: [
      'Náboj nahradí ktorúkoľvek základnú surovinu, univerzálny kontakt ktorúkoľvek farbu; nikdy naopak.',
      'Ak je viac rozumných spôsobov platby, hra sa opýta; najjednoduchší ponúkne ako prvý.',
      'Karta v cene je karta z ruky, dohoda v cene je jedna z vašich: obe sa odhodia.',
    ],
  },
  opponents: {
    title: 'Obrana a ochrana',
    text: [
      'Obrana je 3 pri Produkcii, 4 pri Vlastnostiach, 5 pri Akciách a o 1 viac so štítom. Štít leží do Upratovania.',
      'Zdroje ležiace na vyplienenej lokácii dostane majiteľ. Do každej Otvorenej produkcie možno za kolo poslať jedného robotníka, ktokoľvek to urobí.',
      'Lokácie a dohody hráča, ktorý pasoval, nemožno vyplieniť, použiť ani skopírovať a nič mu nemožno ukradnúť.',
    ],
  },
  cleanup: {
    title: 'Upratovanie',
    text: [
      'Niektoré lokácie uchovajú zdroje na ďalšie kolo; ostatné žetóny sa vrátia do zásoby.',
      'Zmiznú štíty, vyslaní robotníci a značky použitia. Karty v ruke zostávajú. Karty spojení, ktoré si nikto nevzal, sa odhodia.',
    ],
  },
  end: {
    title: 'Koniec hry',
    text: [
      'Len čo má niekto 25 VB, v ktorejkoľvek fáze, je to posledné kolo: fáza Akcie sa dohrá, Upratovanie sa vynechá.',
      'Každá nevyplienená lokácia dáva 1 VB. Dohody a Ruiny nedávajú nič.',
      'Remízu rozhodnú zvyšné zdroje vrátane kariet v ruke; potom počet lokácií, a ak ani to nerozhodne, víťazstvo je spoločné.',
    ],
  },
  solo: {
    title: 'Hra pre jedného',
    text: [
      'Vždy začínate. V Prieskume vidíte štyri karty a vezmete si jednu; náhodnú z ostatných dostane virtuálny súper; z posledných dvoch si vezmete jednu, on dostane druhú a ešte jednu z balíčka.',
      'Jeho lokácie možno plieniť a posielať do nich robotníkov ako u hráča, ale vyslaný robotník mu dá 1 VB a vyplienená karta sa odhodí.',
      'Vo svojom ťahu vezme kartu spojenia a získa 2 VB; najprv berie červenú. Ak žiadna nie je, útočí, najviac trikrát za kolo a do prvého úspešného útoku: odkrytá karta vyplieni jednu z vašich lokácií so spoločným typom, čo mu dá 2 VB. Ak má lokácia štít, stratí sa len štít.',
      'Cieľom je lokácia s viacerými spoločnými typmi; potom tá s väčšou vzdialenosťou; potom nepoužitá Akcia, použitá Akcia, Vlastnosť, Produkcia; potom tá s lepšou korisťou; nakoniec vyberáte vy. Ak pasujete, pasuje aj súper.',
      'Vyhráte, ak máte viac VB; tabuľka piatich hodnotení ukáže, ako sa vám darilo.',
    ],
  },
  options: { title: 'Nastavenia partie', text: ['Stôl možno pripraviť s inými kartami a inými výkladmi.'] },
  rulings: {
    title: 'Kde návod mlčí',
    text: [
      'Produkcia ide krok za krokom pre všetkých v poradí: Dodávatelia určia lokáciu, potom bežná produkcia, potom kópie, potom lokácie, ktoré počítajú produkciu, nakoniec Vlastnosti, ktoré vyžadujú určitý počet zdrojov.',
      'Akciu, ktorá potrebuje cieľ, nemožno zvoliť bez neho; celá cena sa zaplatí, skôr než sa niečo získa.',
      'Čo dá práve postavená karta, sa nepočíta ako vyrobené. Zlodejská karavána nekradne náboje ani nič, čo leží na kartách.',
      'Vlastný štít, aký má Skrytá vyhňa, zastaví jeden útok virtuálneho súpera za kolo.',
    ],
  },
};
