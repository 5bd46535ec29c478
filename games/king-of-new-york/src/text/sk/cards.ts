import { STATUE_NEEDS, SUPERSTAR_NEEDS, TAP_AFTER } from '../../content/vocabulary.ts';
import { amount } from '../format.ts';
import type { Language } from '../language.ts';
import { anyUnit, asFace, borough, count, noun, ofFace, ofUnit, symbols, units, withDice } from './names.ts';

/** What cards say. Clauses begin small and have no full stop. */
export const cards = {
  special: {
    superstar: {
      name: 'Superhviezda',
      text: () =>
        `Vezmete si ju, keď vyhodnotíte aspoň ${symbols(SUPERSTAR_NEEDS, 'celebrity')}: získate 1★ a po 1★ za každý nad tretí. Kým ju máte, každý vyhodnotený symbol Slávy vám dá 1★.`,
    },
    statue: {
      name: 'Socha slobody',
      text: (say) =>
        `Vezmete si ju, keď vyhodnotíte aspoň ${symbols(STATUE_NEEDS, 'ouch')}: získate ${say.figures.statueStars}★. Keď vám ju niekto vezme, stratíte ${say.figures.statueStars}★.`,
    },
  },
  kind: { keep: 'PONECHAŤ', discard: 'ODHODIŤ', special: 'ŠPECIÁLNA' },
  and: 'a',
  or: 'alebo',
  next: 'potom',
  gain: { star: 'získate', energy: 'získate', life: 'vyliečite si' },
  effect: {
    everyoneGains: (e) => `každé monštrum vrátane vás získa ${amount(e.n, e.res)}`,
    takeEnergy: (e) => `dá vám ${e.n}⚡${e.n > 1 ? ' (alebo všetko, ak má menej)' : ''}`,
    otherLosesStars: (e) => `stratí ${e.n}★`,
    hurtSelf: (e) => `dostanete ${count(e.n, noun.damage)}`,
    hurtOther: (e, on) =>
      `${on === 'superstarTaken' ? 'monštrum, ktoré ju malo, dostane' : 'dostane'} ${count(e.n, noun.damage)}`,
    hurtEveryone: (e) => `každé monštrum vrátane vás dostane ${count(e.n, noun.damage)}`,
    allUnitsShoot: () => 'každá jednotka spôsobí 1 zranenie každému monštru vo svojej štvrti, aj vám',
    extraTurn: (e) =>
      e.subway
        ? 'hráte po tomto ťahu ťah navyše; medzi akciami sa v ňom môžete presúvať, aj z Manhattanu, do štvrtí, v ktorých je miesto'
        : 'hráte po tomto ťahu ťah navyše',
    claimNextKeep: () => 'zadarmo dostanete najbližšiu odkrytú kartu PONECHAŤ, aj v cudzom ťahu',
    exchangeStars: () =>
      'vzdáte sa všetkých svojich ★; za každý získate 1⚡ alebo si vyliečite 1♥, podľa svojho výberu',
    starsForDamage: () => 'vyberte iné monštrum a získajte 1★ za každé zranenie, ktoré ste mu v tomto ťahu spôsobili',
    everyoneDiscardsKeep: () => 'každý hráč vrátane vás odhodí jednu zo svojich kariet PONECHAŤ',
    souvenir: (e, on) => `necháte ${on ? 'tam jeden' : 'vo svojej štvrti suvenír'}: získate ${e.star}★ a ${e.energy}⚡`,
    token: (e) =>
      e.token === 'jinx'
        ? 'dostane žetón kliatby (prehod s Au! stojí 1⚡ za každý žetón; symbol Liečenia jeden odstráni)'
        : 'dostane žetón siete (každý berie 1 prehod; symbol Útoku jeden odstráni)',
    carapaceTokens: () => 'položíte sem 1 žetón za každý symbol, ešte pred streľbou jednotiek',
    perish: () => 'prídete o túto kartu a o všetky ♥',
  },
  symbols,
  add: (all) => `pridáte k výsledku ${all}`,
  extra: 'navyše',
  mod: {
    dice: (m) => `hádžete ${count(m.n, withDice)} navyše`,
    maxLife: (m, say) => `vaše maximum života je ${say.maxLife + m.n}♥`,
    cheaper: (m, say) =>
      `na zničenie ${ofUnit[m.unit]} potrebujete len ${symbols(say.durability(m.unit) - m.n, 'destruction')}`,
    hitsOwnBorough: () => 'váš útok zasiahne aj všetky ostatné monštrá vo vašej štvrti',
    attackTimes: (m) => (m.n === 2 ? 'váš útok spôsobuje dvojnásobné zranenia' : `váš útok spôsobuje zranenia ×${m.n}`),
    moreAgainstHealthier: (m) =>
      `váš útok spôsobí o ${count(m.n, noun.damage)} viac každému monštru, ktoré má viac ♥ ako vy`,
    doublingDie: () =>
      'za každé monštrum zasiahnuté vaším útokom sa hodí kockou; pri symbole Au! dostane dvojnásobné zranenia',
    armyLess: (m) => `keď po Au! jednotky strieľajú na vás, dostanete spolu o ${count(m.n, noun.damage)} menej`,
    lockedFace: (m) => `nesmiete prehadzovať kocky so symbolom ${ofFace[m.face]}`,
    othersRerollAll: () => 'ostatní hráči musia využiť všetky prehody, zakaždým aspoň s jednou kockou',
    superstarNeeds: (m) =>
      `kým máte kartu Superhviezda, ostatní na jej získanie potrebujú ${symbols(m.n, 'celebrity')}`,
    lifeForEnergy: () => 'namiesto ⚡ môžete platiť ♥, 1 za 1, ale aspoň 1♥ vám musí zostať',
    energyForDamage: () => 'keď dostanete zranenia, môžete stratiť ⚡ namiesto ♥',
    bothWays: (m) =>
      `po poslednom hode môžete zmeniť ľubovoľne veľa symbolov ${ofFace[m.a]} na ${asFace[m.b]} a ${ofFace[m.b]} na ${asFace[m.a]}`,
    oneWay: (m) => `po poslednom hode môžete zmeniť ľubovoľne veľa symbolov ${ofFace[m.a]} na ${asFace[m.b]}`,
    swapDice: () =>
      'po poslednom hode môžete za každú odhodenú kocku so symbolom Slávy otočiť inú kocku na ľubovoľnú stranu',
    cabs: (m) =>
      `po poslednom hode môžete pridať ${symbols(m.n, 'destruction')}; symboly Ničenia potom v tomto ťahu ničia len jednotky`,
    painbow: () =>
      'pri 2 alebo 3 symboloch Ničenia vo výsledku pridáte 1 symbol Útoku, pri 4 alebo 5 pridáte 2 a pri 6 a viac okamžite vyhrávate',
    reaches: (m) => `môžete ničiť ${units[m.unit]} vo všetkých štvrtiach`,
    reachPrice: (m) =>
      `pri vyhodnocovaní Ničenia môžete ľubovoľne veľakrát zaplatiť ${m.n}⚡ a ničiť aj v jednej ďalšej štvrti`,
    salvage: (m) => `môžete kupovať aj karty PONECHAŤ z odhadzovacieho balíčka, o ${m.less}⚡ lacnejšie`,
    earlyMove: () => 'pred prvým hodom môžete urobiť jeden pohyb navyše, zadarmo',
    energyLess: (m) => `keď vyhodnocujete symboly Energie, získate spolu o ${m.n}⚡ menej`,
    scatter: (m) =>
      `po príchode do inej štvrte z nej môžete poslať preč až ${count(m.n, anyUnit)}, každú do inej štvrte`,
    carapace: () =>
      'vo svojom ťahu alebo tesne pred zranením môžete túto kartu odhodiť a vyliečiť si 1♥ za každý jej žetón',
  },
  moment: {
    turnStart: 'na začiatku svojho ťahu',
    dice: 'po poslednom hode',
    result: 'po poslednom hode',
    superstarTaken: 'keď si vezmete kartu Superhviezda,',
    superstarLost: 'keď vám monštrum vezme kartu Superhviezda,',
    celebrity: 'keď vyhodnocujete aspoň 1 symbol Slávy,',
    building: 'keď zničíte budovu,',
    infantry: 'keď zničíte pechotu,',
    jet: 'keď zničíte stíhačku,',
    tank: 'keď zničíte tank,',
    unit: 'keď zničíte jednotku,',
    ouch: 'keď vyhodnocujete Au!,',
    attacked: 'keď na vás zaútočí iné monštrum a prežijete to,',
    attack: 'keď monštrum prežije váš útok,',
    hurt: 'vždy, keď dostanete zranenia a prežijete,',
    dealt: 'keď iné monštrum prežije zranenia od vás,',
    othersEnergy: `keď iné monštrum získa v jednom ťahu spolu aspoň ${TAP_AFTER}⚡,`,
    enterManhattan: 'keď vstúpite na Manhattan,',
    arrive: 'keď prídete do inej štvrte,',
    turnEnd: 'na konci svojho ťahu, aj tohto',
  },
  condition: {
    superstar: () => 'ak máte kartu Superhviezda',
    in: (c) => `ak ste ${borough[c.borough].at}`,
    units: (c) => `ak máte vo svojej štvrti aspoň ${count(c.n, anyUnit)}`,
    allFaces: () => 'ak ste na Manhattane a na kockách je všetkých šesť symbolov',
    noSouvenir: () => 'ak tam nemáte suvenír',
    dieShows: (c) => `ak je na niektorej z vašich kociek symbol ${ofFace[c.face]}`,
    firstThisTurn: () => 'prvú v tomto ťahu',
  },
  bought: 'po kúpe',
  needs: { jet: 'iba ak ste v tomto ťahu zničili stíhačku', tank: 'iba ak ste v tomto ťahu zničili tank' },
  moveFee: (n) => `kým leží v ponuke, každý hráč platí za dobrovoľnú zmenu štvrte, aj za útek, ${n}⚡`,
  nearby: (places, n) => `${places} stojí o ${n}⚡ menej`,
  // „Si“ is the second word of a clause that does not begin after a comma.
  led: (lead, clause) =>
    lead.endsWith(',') ? `${lead} ${clause}` : `${lead} ${clause.replace(/^vyliečite si /, 'si vyliečite ')}`,
} satisfies Partial<Language>;
