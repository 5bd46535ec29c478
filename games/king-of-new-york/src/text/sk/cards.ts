import { STATUE_NEEDS, SUPERSTAR_NEEDS, TAP_AFTER } from '../../content/vocabulary.ts';
import { amount } from '../format.ts';
import type { Language } from '../language.ts';
import { anyUnit, asFace, borough, count, dice, noun, ofFace, ofUnit, symbols, units } from './names.ts';

/** What cards say. Clauses begin small and have no full stop. */
export const cards = {
  special: {
    superstar: {
      name: 'Superhviezda',
      text: () =>
        `Vezmete si ju, keď vyhodnotíte aspoň ${SUPERSTAR_NEEDS} symboly Slávy: získate 1★ a po 1★ za každý nad tretí. Kým ju máte, každý vyhodnotený symbol Slávy vám dá 1★.`,
    },
    statue: {
      name: 'Socha slobody',
      text: (say) =>
        `Vezmete si ju, keď vyhodnotíte aspoň ${STATUE_NEEDS} symboly Au!: získate ${say.figures.statueStars}★. Keď vám ju niekto vezme, stratíte ${say.figures.statueStars}★.`,
    },
  },
  kind: { keep: 'PONECHAŤ', discard: 'ODHODIŤ', special: 'ŠPECIÁLNA' },
  and: 'a',
  or: 'alebo',
  next: 'potom',
  gain: { star: 'získate', energy: 'získate', life: 'vyliečite' },
  effect: {
    everyoneGains: (e) => `každé Monštrum vrátane vás získa ${amount(e.n, e.res)}`,
    takeEnergy: (e) => `dá vám ${e.n}⚡${e.n > 1 ? ' (alebo všetko, ak má menej)' : ''}`,
    otherLosesStars: (e) => `stratí ${e.n}★`,
    hurtSelf: (e) => `utrpíte ${count(e.n, noun.damage)}`,
    hurtOther: (e, on) =>
      `${on === 'superstarTaken' ? 'Monštrum, ktoré ju malo, utrpí' : 'utrpí'} ${count(e.n, noun.damage)}`,
    hurtEveryone: (e) => `každé Monštrum vrátane vás utrpí ${count(e.n, noun.damage)}`,
    allUnitsShoot: () => 'každá Jednotka spôsobí 1 zranenie každému Monštru vo svojej štvrti, aj vám',
    extraTurn: (e) =>
      e.subway
        ? 'hráte po tomto ťahu ešte jeden; medzi akciami sa v ňom môžete presúvať, aj z Manhattanu, do štvrtí, v ktorých je miesto'
        : 'hráte po tomto ťahu ešte jeden',
    claimNextKeep: () => 'zadarmo dostanete najbližšiu odkrytú kartu PONECHAŤ, aj v cudzom ťahu',
    exchangeStars: () => 'vzdáte sa všetkých svojich ★; za každý získate 1⚡ alebo vyliečite 1♥, ako chcete',
    starsForDamage: () => 'vyberte iné Monštrum a získajte 1★ za každé zranenie, ktoré ste mu v tomto ťahu spôsobili',
    everyoneDiscardsKeep: () => 'každý hráč vrátane vás odhodí jednu zo svojich kariet PONECHAŤ',
    souvenir: (e, on) => `necháte ${on ? 'tam jeden' : 'vo svojej štvrti Suvenír'}: získate ${e.star}★ a ${e.energy}⚡`,
    token: (e) =>
      e.token === 'jinx'
        ? 'dostane žetón Kliatby (prehod s Au! stojí 1⚡ za každý žetón; symbol Liečenia jeden odstráni)'
        : 'dostane žetón Siete (každý berie 1 prehod; symbol Útoku jeden odstráni)',
    carapaceTokens: () => 'položíte sem 1 žetón za každý symbol, ešte pred streľbou Jednotiek',
    perish: () => 'prídete o túto kartu a o všetok život',
  },
  symbols,
  add: (all) => `pridáte k výsledku ${all}`,
  extra: 'navyše',
  mod: {
    dice: (m) => `hádžete o ${count(m.n, dice)} viac`,
    maxLife: (m, say) => `vaše maximum života je ${say.maxLife + m.n}♥`,
    cheaper: (m, say) =>
      `na zničenie ${ofUnit[m.unit]} potrebujete len ${symbols(say.durability(m.unit) - m.n, 'destruction')}`,
    hitsOwnBorough: () => 'váš útok zasiahne aj všetky ostatné Monštrá vo vašej štvrti',
    attackTimes: (m) => (m.n === 2 ? 'váš útok spôsobuje dvojnásobné zranenia' : `váš útok spôsobuje zranenia ×${m.n}`),
    moreAgainstHealthier: (m) =>
      `váš útok spôsobí o ${count(m.n, noun.damage)} viac každému Monštru, ktoré má viac ♥ ako vy`,
    doublingDie: () => 'za každé Monštrum zasiahnuté vaším útokom sa hodí kockou; pri Au! utrpí dvojnásobné zranenia',
    armyLess: (m) => `keď po Au! Jednotky strieľajú na vás, utrpíte spolu o ${count(m.n, noun.damage)} menej`,
    lockedFace: (m) => `nesmiete prehadzovať kocky ${ofFace[m.face]}`,
    othersRerollAll: () => 'ostatní hráči musia využiť všetky prehody, zakaždým aspoň s jednou kockou',
    superstarNeeds: (m) =>
      `kým máte kartu Superhviezda, ostatní na jej získanie potrebujú ${symbols(m.n, 'celebrity')}`,
    lifeForEnergy: () => 'namiesto ⚡ môžete platiť ♥, 1 za 1, ale aspoň 1♥ vám musí zostať',
    energyForDamage: () => 'keď utrpíte zranenia, môžete stratiť ⚡ namiesto ♥',
    bothWays: (m) =>
      `po poslednom hode môžete zmeniť ľubovoľne veľa symbolov ${ofFace[m.a]} na ${asFace[m.b]} a ${ofFace[m.b]} na ${asFace[m.a]}`,
    oneWay: (m) => `po poslednom hode môžete zmeniť ľubovoľne veľa symbolov ${ofFace[m.a]} na ${asFace[m.b]}`,
    swapDice: () => 'po poslednom hode môžete za každú odhodenú kocku Slávy otočiť inú kocku na ľubovoľnú stranu',
    cabs: (m) =>
      `po poslednom hode môžete pridať ${symbols(m.n, 'destruction')}; všetko vaše Ničenie potom v tomto ťahu platí len na Jednotky`,
    painbow: () =>
      'pri 2 alebo 3 symboloch Ničenia vo výsledku pridáte 1 symbol Útoku, pri 4 alebo 5 pridáte 2 a pri 6 a viac okamžite vyhrávate',
    reaches: (m) => `môžete ničiť ${units[m.unit]} vo všetkých štvrtiach`,
    reachPrice: (m) =>
      `pri vyhodnocovaní Ničenia môžete ľubovoľne veľakrát zaplatiť ${m.n}⚡ a použiť ho aj v jednej ďalšej štvrti`,
    salvage: (m) => `môžete kupovať aj karty PONECHAŤ z odhadzovacej kopy, o ${m.less}⚡ lacnejšie`,
    earlyMove: () => 'pred prvým hodom môžete urobiť jeden pohyb navyše, zadarmo',
    energyLess: (m) => `keď vyhodnocujete Energiu, získate spolu o ${m.n}⚡ menej`,
    scatter: (m) =>
      `po príchode do inej štvrte z nej môžete poslať preč až ${count(m.n, anyUnit)}, každú do inej štvrte`,
    carapace: () =>
      'vo svojom ťahu alebo tesne pred zranením môžete túto kartu odhodiť a vyliečiť 1♥ za každý jej žetón',
  },
  moment: {
    turnStart: 'na začiatku svojho ťahu',
    dice: 'po poslednom hode',
    result: 'po poslednom hode',
    superstarTaken: 'keď si vezmete kartu Superhviezda,',
    superstarLost: 'keď vám Monštrum vezme kartu Superhviezda,',
    celebrity: 'keď vyhodnocujete aspoň 1 symbol Slávy,',
    building: 'keď zničíte Budovu,',
    infantry: 'keď zničíte Pechotu,',
    jet: 'keď zničíte Stíhačku,',
    tank: 'keď zničíte Tank,',
    unit: 'keď zničíte Jednotku,',
    ouch: 'keď vyhodnocujete Au!,',
    attacked: 'keď na vás zaútočí iné Monštrum a prežijete to,',
    attack: 'keď Monštrum prežije váš útok,',
    hurt: 'vždy, keď utrpíte zranenia a prežijete,',
    dealt: 'keď iné Monštrum prežije zranenia od vás,',
    othersEnergy: `keď iné Monštrum získa v jednom ťahu spolu aspoň ${TAP_AFTER}⚡,`,
    enterManhattan: 'keď vstúpite na Manhattan,',
    arrive: 'keď prídete do inej štvrte,',
    turnEnd: 'na konci svojho ťahu, aj tohto',
  },
  condition: {
    superstar: () => 'ak máte kartu Superhviezda',
    in: (c) => `ak ste ${borough[c.borough].at}`,
    units: (c) => `ak máte vo svojej štvrti aspoň ${count(c.n, anyUnit)}`,
    allFaces: () => 'ak ste na Manhattane a kocky ukazujú všetkých šesť strán',
    noSouvenir: () => 'ak tam nemáte Suvenír',
    dieShows: (c) => `ak niektorá z vašich kociek ukazuje ${asFace[c.face]}`,
    firstThisTurn: () => 'prvú v tomto ťahu',
  },
  bought: 'po kúpe',
  needs: { jet: 'iba ak ste v tomto ťahu zničili Stíhačku', tank: 'iba ak ste v tomto ťahu zničili Tank' },
  moveFee: (n) => `kým leží v ponuke, každá dobrovoľná zmena štvrte, aj útek, stojí každého ${n}⚡`,
  nearby: (places, n) => `${places} stojí o ${n}⚡ menej`,
} satisfies Partial<Language>;
