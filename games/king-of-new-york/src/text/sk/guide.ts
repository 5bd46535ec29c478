import { small } from '../format.ts';
import type { Guide } from '../guide.ts';
import { plates } from './plates.ts';

export const guide: Guide = {
  plates,
  goal: {
    title: 'Cieľ hry',
    text: [
      'Každý hráč je monštrum a má 10♥. Získajte 20★ a prežite do konca svojho ťahu, alebo zostaňte jediným monštrom v hre.',
      'Body získate za zničené objekty, pobyt na Manhattane, symboly Slávy, kartu Socha slobody a ďalšie karty.',
    ],
  },
  setup: {
    title: 'Príprava hry',
    text: [
      'V poradí miest si každý hráč vyberie monštrum; monštrá sa líšia len vzhľadom. Každé začína s 10♥, 0★ a 0⚡, bez kariet a žetónov.',
      '45 žetónov sa zamieša a uloží do kôpok po troch, budovami nahor; každá z piatich štvrtí dostane tri kôpky. Jednotky zatiaľ nie sú žiadne. Karty sa zamiešajú do balíčka a tri z nich sa odkryjú ako ponuka kariet; karty Superhviezda a Socha slobody ležia vedľa plánu.',
      'Všetci hodia šiestimi kockami: začína hráč s najviac symbolmi Útoku a pri zhode hádžu ešte raz tí, ktorí ich majú najviac. Potom od prvého hráča v smere hodinových ručičiek umiestni každý svoje monštrum do štvrte mimo Manhattanu, najviac dve monštrá do každej. Manhattan je na začiatku prázdny.',
    ],
  },
  turn: {
    title: 'Váš ťah',
    text: [
      'Ťah má päť krokov, vždy v tomto poradí. Pred prvým z nich dostane monštrum na Manhattane Zisk svojej zóny.',
    ],
    steps: [
      {
        term: '1. Hody kockami',
        text: 'Hoďte 6 kockami. Potom môžete dvakrát prehodiť ktorékoľvek z nich, aj predtým ponechané. Skončiť s hádzaním môžete kedykoľvek.',
      },
      {
        term: '2. Vyhodnotenie symbolov',
        text: 'Vyhodnoťte všetky symboly, druh po druhu, v poradí, ktoré si zvolíte. Žiadny sa nesmie vynechať, ani keď vám uškodí.',
      },
      {
        term: '3. Pohyb monštra',
        text: 'Ak na Manhattane nikto nie je, musíte tam vstúpiť. Inak môžete prejsť do inej štvrte mimo Manhattanu, kde je miesto (najviac dve monštrá v každej). Na Manhattane postúpite o jednu zónu vyššie, ale nie v ťahu vstupu.',
      },
      { term: '4. Kúpa kariet', text: 'Kúpte ľubovoľne veľa z troch odkrytých kariet, ak máte dosť ⚡.' },
      { term: '5. Ukončenie ťahu', text: 'Ak máte 20★, vyhrávate. Inak hrá ďalšie monštrum.' },
    ],
  },
  symbols: {
    title: 'Šesť symbolov',
    text: ['Na každej kocke je každý symbol raz, takže všetky sú rovnako pravdepodobné.'],
    face: {
      energy: 'Za každý získate 1⚡.',
      heal: 'Za každý si vyliečite 1♥, najviac do 10. Na Manhattane symboly Liečenia neliečia.',
      attack:
        'Z Manhattanu zasiahnete všetkých mimo neho, zvonka toho, kto je na Manhattane: 1 zranenie za každý symbol. Kto je zasiahnutý na Manhattane, môže utiecť; vtedy tam hneď vstúpite vy.',
      celebrity:
        'Za tri a viac získate kartu Superhviezda: 1★ a ďalší 1★ za každý nad tretí. Kým ju máte, každý symbol Slávy prinesie 1★.',
      destruction: 'Ničíte nimi budovy a jednotky vo svojej štvrti. Musíte ich použiť, ak sa dá.',
      ouch: 'Jeden: jednotky vo vašej štvrti strieľajú na vás. Dva: na všetkých vo vašej štvrti. Tri a viac: všetky jednotky v meste strieľajú na každého vo svojej štvrti a vy získate kartu Socha slobody a 3★; jej doterajší držiteľ 3★ stráca.',
    },
  },
  manhattan: {
    title: 'Manhattan',
    text: [
      'Za vstup získate 1★ a prídete do najnižšej zóny. Na začiatku každého svojho ťahu na Manhattane dostanete Zisk, tým väčší, čím vyššia je zóna.',
      'V ťahu vstupu ešte nepostupujete vyššie. Je to naše rozhodnutie (KNY-128): stručný súhrn v tlačenom návode by vás doslovne vzaté poslal hneď o zónu vyššie. Aj tak sa dá hrať, ako domáce pravidlo.',
      'Útoky všetkých mimo Manhattanu zasahujú vás a symboly Liečenia na kockách vám nepomôžu. Jediná cesta von je utiecť po útoku.',
    ],
    zones: ['Dolný', 'Stredný', 'Horný'],
    zone: (star, energy) => `${star}★ a ${energy}⚡ na začiatku vášho ťahu.`,
  },
  city: {
    title: 'Budovy a jednotky',
    text: [
      'V každej štvrti sú tri kôpky po tri žetóny; vidno len vrchný. Na zničenie budovy treba toľko symbolov Ničenia, aká je jej odolnosť; odmenu získate hneď.',
      'Žetón sa potom otočí a stane sa jednotkou v tej istej štvrti. Jednotku odkrytú v tomto ťahu nemožno v tomto ťahu zničiť.',
      'Zničená jednotka odchádza z hry. Každá strieľajúca jednotka spôsobí 1 zranenie bez ohľadu na počet symbolov Au! na kockách.',
    ],
    kind: { 'high-rise': 'Mrakodrap', hospital: 'Nemocnica', 'power-plant': 'Elektráreň' },
    building: (name, durability) => `${name} ${durability}`,
    pays: (reward, unit) => `Odmena ${reward}, potom sa stane jednotkou: ${small(unit)}.`,
    unit: (durability, reward) => `Odolnosť ${durability}, odmena ${reward}.`,
  },
  cards: {
    title: 'Karty',
    text: [
      'Karta PONECHAŤ ostáva u vás a odvtedy platí. Karta ODHODIŤ sa použije raz.',
      'Karta s názvom štvrte stojí o 1⚡ menej, keď ste v tejto štvrti.',
      'Kúpenú kartu hneď nahradí nová, takže môžete kúpiť aj tú, ktorá sa odkryje.',
    ],
    cost: (n) => `cena v energii: ${n}`,
    sweep: 'Za 2⚡ odhodíte všetky tri odkryté karty a odkryjete tri nové.',
  },
  damage: {
    title: 'Zranenia a vypadnutie z hry',
    text: [
      'Každé zranenie stojí 1♥. Pri 0♥ monštrum vypadáva z hry: jeho karty PONECHAŤ idú na odhadzovací balíček a monštrum odíde z plánu.',
      'Jednotky nie sú monštrá: ich paľba nie je útok, takže pri nej nemožno utiecť z Manhattanu.',
    ],
  },
  winning: {
    title: 'Víťazstvo a remíza',
    text: [
      'S 20★ treba ešte prežiť do konca svojho ťahu; získať ich v ťahu iného hráča zatiaľ nestačí.',
      'Vyhráva monštrum, ktoré zostane v hre jediné. Ak nezostane žiadne, je remíza medzi tými, ktoré vypadli posledné.',
    ],
  },
  variant: {
    title: 'Pokročilý variant pre päť a šesť hráčov',
    text: [
      'V pokročilom variante je vedľa dráhy 2-4 aj dráha 5-6, takže na Manhattane môžu byť dve monštrá. Zapína sa v nastaveniach partie.',
      'Kým je na Manhattane najviac jedno monštrum, v kroku Pohyb tam treba vstúpiť: na dráhu 2-4, ak je Manhattan prázdny, inak na dráhu 5-6, vždy do najnižšej zóny. Každé postupuje vyššie na svojej dráhe a Zisk je na oboch rovnaký.',
      'Dve monštrá na Manhattane sa svojimi útokmi navzájom nezasahujú; obe zasahujú všetkých mimo neho a útoky zvonka zasahujú obe. Obe môžu utiecť, prvé rozhoduje to na dráhe 2-4. Ak aspoň jedno utečie, vstúpi útočník. Monštrum, ktoré zostane samo na dráhe 5-6, prejde na dráhu 2-4.',
      'Len čo zostane v hre menej ako päť monštier, dráha 5-6 sa natrvalo zatvorí a druhé monštrum na Manhattane musí odísť do štvrte, kde je miesto.',
    ],
  },
};
