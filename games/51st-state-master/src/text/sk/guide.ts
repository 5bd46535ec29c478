import type { Guide } from '../guide.ts';

export const guide: Guide = {
  goal: {
    title: 'Cieľ hry',
    text: [
      'Každý buduje štát z toho, čo zostalo z Ameriky: lokality, ktoré dávajú tovar, menia pravidlá alebo menia tovar na víťazné body (VB).',
      'Keď má niekto 25 VB, kolo sa dohrá po koniec fázy Akcií. Potom je každá lokalita za 1 VB navyše a vyhráva, kto má najviac VB.',
    ],
  },
  goods: {
    title: 'Tovar',
    text: [
      'Všetok tovar okrem VB, kariet a toho, čo je v sklade, na konci kola prepadne: míňajte ho. Banka sa nikdy neminie.',
      'Palivo, železo, zbrane a tehly sú základné suroviny.',
    ],
  },
  card: {
    title: 'Karta lokality',
    text: ['Kartu z ruky možno použiť jedným z troch spôsobov; každý stojí toľko kontaktov, aká je vzdialenosť.'],
    rows: [
      {
        term: 'Vzdialenosť',
        text: 'Jedna až tri šípky: cena v kontaktoch, sivých za stavbu, modrých za dohodu, červených za zbúranie.',
      },
      {
        term: 'Typy',
        text: 'Žiadny, jeden alebo dva. Záleží na nich pri prestavbe a pri schopnostiach, ktoré ich počítajú.',
      },
      {
        term: 'Produkcia',
        text: 'Prvý rad, obrana 3. Dáva tovar v každej fáze Produkcie a po postavení. Otvorenú produkciu môžu navštíviť protivníci.',
      },
      { term: 'Vlastnosť', text: 'Druhý rad, obrana 4. Bonus po postavení, sklad alebo niečo, čo reaguje.' },
      { term: 'Akcia', text: 'Tretí rad, obrana 5. Vo svojom ťahu zaplatíte a získate, raz alebo dvakrát za kolo.' },
      { term: 'Korisť', text: 'Berie ju, kto kartu zbúra, z ruky alebo zo štátu.' },
      {
        term: 'Dohoda',
        text: 'Jeden tovar: pri uzavretí dohody, v každej ďalšej Produkcii a ako náhrada majiteľovi, keď je lokalita zbúraná.',
      },
    ],
  },
  setup: {
    title: 'Príprava a frakcie',
    text: [
      'Každý má dosku frakcie a dostane šesť kariet, z ktorých dve odhodí; všetci naraz a skryto.',
      'Frakcia produkuje každé kolo. Každú z jej troch výmen možno použiť raz za kolo; robotníkov možno meniť ľubovoľne často.',
    ],
  },
  round: {
    title: 'Kolo',
    text: ['Kolo má štyri fázy. Po každom kole prechádza žetón prvého hráča doľava.'],
    rows: [
      { term: '1. Prieskum', text: 'Odkryjú sa spojenia a dvakrát sa vyberajú karty.' },
      { term: '2. Produkcia', text: 'Všetci získajú tovar.' },
      { term: '3. Akcie', text: 'Po jednej akcii na striedačku, kým všetci nepasujú.' },
      { term: '4. Upratovanie', text: 'Čo nemožno ponechať, prepadne; všetko možno znova použiť.' },
    ],
  },
  lookout: {
    title: 'Prieskum',
    text: [
      'Na toto kolo sa odkryje jedno červené a jedno modré spojenie.',
      'Vyloží sa o jednu lokalitu viac, než je hráčov. Od prvého hráča si každý vezme jednu; posledná sa odhodí. Potom ešte raz s novými kartami, v opačnom poradí.',
      'Ruka nemá limit. Čo sa vzalo odkryto, poznajú všetci.',
    ],
  },
  production: {
    title: 'Produkcia',
    text: [
      'Každý získa postupne: čo mal v sklade, tovar z dosky frakcie, po jednom tovare z každej dohody a čo dávajú lokality Produkcie. Ruiny nedávajú nič.',
      'Lokality, ktoré počítajú vašu produkciu, prídu po všetkých ostatných; Vlastnosti, ktoré žiadajú počet tovaru, nakoniec.',
      'Stôl vopred ukazuje, čo prinesie vaša ďalšia Produkcia, ak sa nič nezmení.',
    ],
  },
  turn: {
    title: 'Váš ťah',
    text: [
      'Jedna akcia za ťah; vždy možno pasovať. Akciu lokality s druhým použitím a výmenu robotníkov možno hneď zopakovať.',
      'Štíty možno klásť na svoje lokality kedykoľvek vo svojom ťahu. Kto pasoval, v tomto kole už nič nerobí a nikto sa nemôže dotknúť ničoho, čo mu patrí.',
    ],
    rows: [
      { term: 'Stavba', text: 'Sivé kontakty podľa vzdialenosti: karta ide do svojho radu.' },
      {
        term: 'Prestavba',
        text: 'Za tehlu nová karta nahradí vašu lokalitu so spoločným typom; za žetón prestavby ktorúkoľvek z vašich. Vždy 1 VB. Na vzdialenosti nezáleží.',
      },
      { term: 'Dohoda', text: 'Modré kontakty podľa vzdialenosti: karta ide pod dosku a hneď dá svoj tovar.' },
      { term: 'Zbúranie karty', text: 'Červené kontakty podľa vzdialenosti: odhoďte ju a vezmite si korisť.' },
      {
        term: 'Zbúranie lokality',
        text: 'Červené kontakty podľa obrany: vy si beriete korisť, majiteľ tovar dohody a zostanú Ruiny.',
      },
      { term: 'Použitie lokality', text: 'Zaplaťte, čo žiada vaša Akcia, a získajte, čo dáva.' },
      { term: 'Použitie frakcie', text: 'Výmena za kontakty alebo dvaja robotníci za základnú surovinu či kartu.' },
      {
        term: 'Vyslanie robotníka',
        text: 'Do otvorenej produkcie protivníka, raz za kolo pre všetkých spolu: vy získate, čo produkuje, a majiteľ robotníka.',
      },
      { term: 'Vzatie spojenia', text: 'Dvaja robotníci za jedno odkryté; ide na ruku.' },
      { term: 'Zahranie spojenia', text: 'Zaplaťte cenu, ak ju má, a získajte kontakty.' },
      { term: 'Pas', text: 'V tomto kole končíte a nič vám nehrozí.' },
    ],
  },
  building: {
    title: 'Čo dáva stavba',
    text: [
      'Lokalita Produkcie produkuje hneď. Bonus po postavení sa získa raz.',
      'Schopnosti, ktoré počítajú lokality nejakého typu, počítajú aj novú, a najviac toľkokrát, koľko uvádzajú.',
      'Na niektorých Vlastnostiach leží tovar: míňa sa z karty a po Upratovaní na nej zostáva.',
      'Ruiny a lokality bez typu možno prestavať na čokoľvek.',
    ],
  },
  paying: {
    title: 'Platenie',
    text: [
      'Náboj nahradí ktorúkoľvek základnú surovinu, univerzálny kontakt ktorúkoľvek farbu; nikdy naopak.',
      'Ak je viac rozumných spôsobov platby, hra sa opýta; zrejmý je prvý.',
      'Karta v cene je karta z ruky, dohoda v cene je jedna z vašich: obe sa odhodia.',
    ],
  },
  opponents: {
    title: 'Obrana a ochrana',
    text: [
      'Obrana je 3 pri Produkcii, 4 pri Vlastnostiach, 5 pri Akciách a o 1 viac so štítom. Štít leží do Upratovania.',
      'Tovar ležiaci na zbúranej lokalite dostane majiteľ. Lokalitu možno navštíviť raz za kolo, ktokoľvek to urobí.',
      'Kto pasoval, tomu nemožno nič zbúrať, navštíviť, vziať, požičať ani skopírovať.',
    ],
  },
  cleanup: {
    title: 'Upratovanie',
    text: [
      'Sklady dovolia ponechať časť tovaru na ďalšie kolo; ostatné žetóny sa vrátia do banky.',
      'Zmiznú štíty, robotníci na návštevách a značky použitia. Ruky zostávajú. Nevzaté spojenia sa odhodia.',
    ],
  },
  end: {
    title: 'Koniec hry',
    text: [
      'Keď má niekto 25 VB, v ktorejkoľvek fáze, je to posledné kolo: fáza Akcií sa dohrá, Upratovanie nie je.',
      'Každá celá lokalita je za 1 VB. Dohody a Ruiny nedávajú nič.',
      'O remíze rozhoduje zvyšný tovar vrátane kariet na ruke; potom počet lokalít; potom sa víťazstvo delí.',
    ],
  },
  solo: {
    title: 'Jeden hráč proti virtuálnemu protivníkovi',
    text: [
      'Vždy začínate. V Prieskume vidíte štyri karty a vezmete si jednu; náhodná z ostatných ide protivníkovi; z posledných dvoch si vezmete jednu, on dostane druhú a ešte jednu z balíčka.',
      'Jeho lokality možno búrať a navštevovať ako lokality hráča, ale návšteva mu dá 1 VB a zbúraná karta sa odhodí.',
      'Vo svojom ťahu berie spojenie za 2 VB, najprv červené. Ak žiadne nie je, útočí, najviac trikrát za kolo a do prvého úspešného útoku: odkrytá karta zbúra jednu z vašich lokalít so spoločným typom, za 2 VB. Namiesto lokality zmizne štít.',
      'Zasiahne tam, kde je viac spoločných typov; potom väčšiu vzdialenosť; potom nepoužitú Akciu, použitú, Vlastnosť, Produkciu; potom lepšiu korisť; potom vyberáte vy. Ak pasujete, pasuje aj on.',
      'Vyhrávate len s väčším počtom VB; päťstupňová stupnica povie, ako dobre.',
    ],
  },
  options: { title: 'Možnosti', text: ['Stôl možno pripraviť s inými kartami a inými výkladmi.'] },
  rulings: {
    title: 'Kde pravidlá mlčia',
    text: [
      'Produkcia ide krok za krokom pre všetkých v poradí: Dodávatelia určia lokalitu, potom bežná produkcia, potom kópie, potom to, čo počíta produkciu, potom prahy.',
      'Akciu, ktorá potrebuje cieľ, nemožno zvoliť bez neho; celá cena sa zaplatí, skôr než sa niečo získa.',
      'Čo dá práve postavená karta, sa nepočíta ako vyprodukované. Karavána zlodejov neberie náboje ani nič, čo leží na kartách.',
      'Vlastný štít, aký má Skrytá vyhňa, zastaví jeden útok virtuálneho protivníka za kolo.',
    ],
  },
};
