import type { Guide } from '../guide.ts';

export const guide: Guide = {
  goal: {
    title: 'Cieľ hry',
    text: [
      'Každý hráč je Monštrum a má 10♥. Nazbierajte 20★ a dožite sa konca svojho ťahu, alebo zostaňte posledným Monštrom.',
      'Hviezdy dávajú zbúrané budovy, pobyt na Manhattane, sláva, Socha slobody a karty.',
    ],
  },
  turn: {
    title: 'Váš ťah',
    text: [
      'Ťah má päť krokov, vždy v tomto poradí. Pred prvým dostane Monštrum na Manhattane odmenu za to, že tam je.',
    ],
    steps: [
      {
        term: '1. Hod',
        text: 'Hoďte šiestimi kockami. Najviac dvakrát môžete hodiť znova ktorýmikoľvek z nich, aj tými, ktoré ste si predtým nechali. Prestať môžete kedykoľvek.',
      },
      {
        term: '2. Symboly',
        text: 'Použite všetky symboly, druh po druhu, v poradí, ktoré si zvolíte. Žiadny sa nesmie vynechať, ani keď bolí.',
      },
      {
        term: '3. Presun',
        text: 'Ak na Manhattane nikto nie je, musíte tam vojsť. Inak môžete prejsť do štvrte, kde je miesto, najviac dve Monštrá v každej. Na Manhattane vystúpite o jednu zónu.',
      },
      { term: '4. Nákup', text: 'Míňajte ⚡ na tri odkryté karty, koľko len zaplatíte.' },
      { term: '5. Koniec', text: 'Ak máte 20★, vyhrávate. Inak hrá ďalšie Monštrum.' },
    ],
  },
  symbols: {
    title: 'Šesť symbolov',
    text: ['Na každej kocke je každý symbol raz, takže všetky sú rovnako pravdepodobné.'],
    face: {
      energy: 'Za každý vezmete 1⚡.',
      heal: 'Za každý získate späť 1♥, najviac do 10. Na Manhattane kocky neliečia.',
      attack:
        'Z Manhattanu zasiahnete všetkých mimo neho, zvonka toho, kto je na Manhattane: 1 zranenie za každý symbol. Zasiahnutý na Manhattane môže ujsť; vtedy hneď zaujmete jeho miesto.',
      celebrity:
        'Tri a viac vám dajú kartu Superhviezda: 1★ a ďalšiu za každý nad tretí. Kým ju máte, každý taký symbol má cenu 1★.',
      destruction: 'Body na búranie budov a ničenie Jednotiek vo vašej štvrti. Treba ich použiť, kým stačia.',
      ouch: 'Jeden: Jednotky vo vašej štvrti strieľajú na vás. Dva: na všetkých vo vašej štvrti. Tri a viac: strieľajú všetky Jednotky v meste a vy beriete Sochu slobody za 3★; jej držiteľ ich stráca.',
    },
  },
  manhattan: {
    title: 'Manhattan',
    text: [
      'Vstup dá 1★ a postaví vás do najnižšej zóny. Za pobyt dostanete odmenu na začiatku každého svojho ťahu, tým väčšiu, čím vyššie ste.',
      'Všetci na vás mieria a kocky vás neliečia. Jediná cesta von je útek po útoku.',
    ],
    zones: ['Dolný', 'Stredný', 'Horný'],
    zone: (star, energy) => `${star}★ a ${energy}⚡ na začiatku vášho ťahu.`,
  },
  city: {
    title: 'Budovy a Jednotky',
    text: [
      'V každej štvrti sú tri stĺpce po tri žetóny; vidno len vrchný. Zbúranie budovy stojí toľko bodov, aká je jej odolnosť, a hneď sa vyplatí.',
      'Žetón sa potom otočí a stane sa Jednotkou v tej istej štvrti. Jednotku, ktorá sa objavila v tomto ťahu, v ňom nemožno zničiť.',
      'Zničená Jednotka je preč navždy. Každá strieľajúca Jednotka spôsobí 1 zranenie.',
    ],
    kind: { 'high-rise': 'Mrakodrap', hospital: 'Nemocnica', 'power-plant': 'Elektráreň' },
    building: (name, durability) => `${name} ${durability}`,
    pays: (reward, unit) => `Dáva ${reward}, potom sa stane: ${unit}.`,
    unit: (durability, reward) => `Body: ${durability}. Dáva ${reward}.`,
  },
  cards: {
    title: 'Karty',
    text: [
      'Karta PONECHAŤ ostáva u vás a odvtedy platí. Karta ODHODIŤ pôsobí raz.',
      'Karta, ktorá menuje štvrť, stojí o 1⚡ menej, kým v nej ste.',
      'Kúpenú kartu hneď nahradí nová, takže možno kúpiť aj to, čo sa odkryje.',
    ],
    cost: (n) => `cena v energii: ${n}`,
    sweep: 'Za 2⚡ sa všetky tri odkryté karty odložia a odkryjú sa tri nové.',
  },
  damage: {
    title: 'Zranenia a vyradenie',
    text: [
      'Každé zranenie stojí 1♥. Pri 0♥ je Monštrum vyradené: jeho karty sa odložia a odíde z plánu.',
      'Jednotky nie sú Monštrá: ich paľba nie je útok, takže pred ňou nikto neuteká.',
    ],
  },
  winning: {
    title: 'Víťazstvo',
    text: [
      'S 20★ sa treba ešte dožiť konca svojho ťahu; získať ich v cudzom ťahu nestačí.',
      'Vyhráva posledné živé Monštrum. Ak nezostalo žiadne, delia sa tie, čo padli posledné.',
    ],
  },
  variant: {
    title: 'Päť a šesť hráčov',
    text: ['S možnosťou dvoch Monštier na Manhattane je vedľa prvej dráhy druhá, kým žije päť Monštier.'],
  },
};
