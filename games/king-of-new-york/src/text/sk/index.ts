import type { Forms } from '@ashtown/engine';
import { about } from '../../about.ts';
import {
  type Face,
  MAX_LIFE,
  STATUE_NEEDS,
  STATUE_STARS,
  SUPERSTAR_NEEDS,
  TAP_AFTER,
  TILE,
  TILES,
  UNIT,
  UNITS,
} from '../../content/vocabulary.ts';
import { NOBODY } from '../../state.ts';
import { amount, count as counted, mixed, tally, times } from '../format.ts';
import { type Language, srcName } from '../speak.ts';

const count = (n: number, forms: Forms): string => counted('sk', n, forms);
const fee = (n: number): string => (n > 0 ? ` (${n}⚡)` : '');

const face = {
  energy: 'Energia',
  heal: 'Liečenie',
  attack: 'Útok',
  celebrity: 'Sláva',
  destruction: 'Ničenie',
  ouch: 'Au!',
} satisfies Language['face'];
/** After „symbol“ and „kocka“. */
const ofFace = {
  energy: 'Energie',
  heal: 'Liečenia',
  attack: 'Útoku',
  celebrity: 'Slávy',
  destruction: 'Ničenia',
  ouch: 'Au!',
} satisfies Language['face'];
/** After „na“ and as the object of a verb. */
const asFace = { ...face, energy: 'Energiu', celebrity: 'Slávu' };
const symbol = { one: 'symbol', few: 'symboly', many: 'symbolu', other: 'symbolov' };
const symbols = (n: number, f: Face): string => `${count(n, symbol)} ${ofFace[f]}`;

const unit = { infantry: 'Pechota', jet: 'Stíhačka', tank: 'Tank' } satisfies Language['unit'];
const aUnit = { infantry: 'Pechotu', jet: 'Stíhačku', tank: 'Tank' };
const ofUnit = { infantry: 'Pechoty', jet: 'Stíhačky', tank: 'Tanku' };
const units = { infantry: 'Pechotu', jet: 'Stíhačky', tank: 'Tanky' };

const anyUnit = { one: 'Jednotku', few: 'Jednotky', many: 'Jednotky', other: 'Jednotiek' };

const noun = {
  die: { one: 'kocka', few: 'kocky', many: 'kocky', other: 'kociek' },
  reroll: { one: 'prehod', few: 'prehody', many: 'prehodu', other: 'prehodov' },
  point: { one: 'bod', few: 'body', many: 'bodu', other: 'bodov' },
  damage: { one: 'zranenie', few: 'zranenia', many: 'zranenia', other: 'zranení' },
} satisfies Language['noun'];
const withDice = { one: 'kockou', other: 'kockami' };
const dice = { ...noun.die, one: 'kocku' };
const token = {
  web: { one: 'žetón Siete', few: 'žetóny Siete', many: 'žetónu Siete', other: 'žetónov Siete' },
  jinx: { one: 'žetón Kliatby', few: 'žetóny Kliatby', many: 'žetónu Kliatby', other: 'žetónov Kliatby' },
  carapace: { one: 'žetón Panciera', few: 'žetóny Panciera', many: 'žetónu Panciera', other: 'žetónov Panciera' },
  souvenir: { one: 'Suvenír', few: 'Suveníry', many: 'Suveníru', other: 'Suvenírov' },
} satisfies Language['token'];

const borough = {
  manhattan: { name: 'Manhattan', at: 'na Manhattane', to: 'na Manhattan', from: 'z Manhattanu' },
  bronx: { name: 'Bronx', at: 'v Bronxe', to: 'do Bronxu', from: 'z Bronxu' },
  queens: { name: 'Queens', at: 'v Queense', to: 'do Queensu', from: 'z Queensu' },
  brooklyn: { name: 'Brooklyn', at: 'v Brooklyne', to: 'do Brooklynu', from: 'z Brooklynu' },
  'staten-island': {
    name: 'Staten Island',
    at: 'na Staten Islande',
    to: 'na Staten Island',
    from: 'zo Staten Islandu',
  },
} satisfies Language['borough'];
const zone = {
  lower: 'Dolný Manhattan',
  midtown: 'Stredný Manhattan',
  upper: 'Horný Manhattan',
} satisfies Language['zone'];
const tile = {
  'high-rise-1': 'Mrakodrap 1',
  'high-rise-2': 'Mrakodrap 2',
  'hospital-2': 'Nemocnica 2',
  'power-plant-2': 'Elektráreň 2',
  'high-rise-3': 'Mrakodrap 3',
  'hospital-3': 'Nemocnica 3',
  'power-plant-3': 'Elektráreň 3',
} satisfies Language['tile'];
/** As the object of a verb. */
const aTile = { ...tile, 'hospital-2': 'Nemocnicu 2', 'hospital-3': 'Nemocnicu 3' };
const monster = {
  'captain-fish': 'Kapitán Ryba',
  drakonis: 'Drakonis',
  kong: 'Kong',
  mantis: 'Modlivka',
  rob: 'Rob',
  sheriff: 'Šerif',
} satisfies Language['monster'];

const card: Language['card'] = {
  'antimatter-pellets': 'Guľky antihmoty',
  'artificial-heart': 'Umelé srdce',
  'broadway-star': 'Hviezda Broadwaya',
  bulletproof: 'Nepriestrelnosť',
  'can-opener': 'Otvárač na konzervy',
  carapace: 'Pancier',
  chameleon: 'Chameleón',
  'chinatown-regular': 'Štamgast z Chinatownu',
  'climb-the-empire-state-building': 'Výstup na Empire State Building',
  curse: 'Kliatba',
  diva: 'Diva',
  drain: 'Vysatie energie',
  'ego-trip': 'Nafúknuté ego',
  'extra-head': 'Hlava navyše',
  fireball: 'Ohnivá guľa',
  fury: 'Zúrivosť',
  'hailing-cabs': 'Chytanie taxíkov',
  hunter: 'Lovec',
  'jinx-aura': 'Aura smoly',
  'king-of-queens': 'Kráľ Queensu',
  leveler: 'Búrač',
  'long-neck': 'Dlhý krk',
  'natural-selection': 'Prirodzený výber',
  'of-another-world': 'Z iného sveta',
  overload: 'Preťaženie',
  painbow: 'Dúha bolesti',
  'personal-spotlight': 'Osobný reflektor',
  'phoenix-blood': 'Krv fénixa',
  'power-tap': 'Čierny odber',
  regeneration: 'Regenerácia',
  scavenger: 'Zberač odpadu',
  'seismic-ray': 'Seizmický lúč',
  'shadow-double': 'Tieňový dvojník',
  'sharp-shooter': 'Ostrostrelec',
  'stink-attack': 'Smradľavý útok',
  stomp: 'Dupnutie',
  'super-speed': 'Superrýchlosť',
  'terminal-rage': 'Smrteľný amok',
  'tesla-antennae': 'Teslove tykadlá',
  tourist: 'Turista',
  'towering-titan': 'Obrovský titan',
  'trash-thrower': 'Vrhač odpadkov',
  'trophy-hunter': 'Lovec trofejí',
  'universal-soldier': 'Univerzálny vojak',
  'violent-star': 'Brutálna hviezda',
  webspinner: 'Tkáč sietí',
  'air-force-one': 'Air Force One',
  'brooklyn-bridge': 'Brooklynský most',
  'central-park': 'Central Park',
  'columbia-university': 'Kolumbijská univerzita',
  'coney-island': 'Coney Island',
  'drink-the-hudson': 'Vypiť Hudson',
  'flatiron-building': 'Flatiron Building',
  'general-ellis': 'Generál Ellis',
  'holland-tunnel': 'Hollandov tunel',
  'new-york-marathon': 'Newyorský maratón',
  'next-stage': 'Ďalšie štádium',
  'photo-op': 'Fotografovanie',
  'power-substation': 'Rozvodňa',
  'subterranean-cable': 'Podzemný kábel',
  subway: 'Metro',
  'tesla-cannon': 'Teslov kanón',
  'the-unisphere': 'Unisféra',
  'yankee-stadium': 'Štadión Yankees',
};

const src = {
  manhattan: 'Manhattan',
  entry: 'vstup na Manhattan',
  superstar: 'Superhviezda',
  statue: 'Socha slobody',
} satisfies Language['src'];
const from = (id: Parameters<typeof srcName>[1]): string => srcName({ card, face, tile, unit, src }, id);

export const sk: Language = {
  lang: 'sk',
  name: about.name.sk,
  pitch: 'Hádžte kockami, rúcajte mesto a ako prvé Monštrum získajte 20★, alebo zostaňte posledným nažive.',

  card,
  special: {
    superstar: {
      name: 'Superhviezda',
      text: `Vezmete si ju, keď vyhodnotíte aspoň ${SUPERSTAR_NEEDS} symboly Slávy: získate 1★ a po 1★ za každý nad tretí. Kým ju máte, každý vyhodnotený symbol Slávy vám dá 1★.`,
    },
    statue: {
      name: 'Socha slobody',
      text: `Vezmete si ju, keď vyhodnotíte aspoň ${STATUE_NEEDS} symboly Au!: získate ${STATUE_STARS}★. Keď vám ju niekto vezme, stratíte ${STATUE_STARS}★.`,
    },
  },
  kind: { keep: 'PONECHAŤ', discard: 'ODHODIŤ', special: 'ŠPECIÁLNA' },
  monster,
  borough,
  zone,
  face,
  tile,
  unit,
  token,
  noun,

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
    maxLife: (m) => `vaše maximum života je ${MAX_LIFE + m.n}♥`,
    cheaper: (m) =>
      `na zničenie ${ofUnit[m.unit]} potrebujete len ${symbols(UNIT[UNITS.indexOf(m.unit)]!.durability - m.n, 'destruction')}`,
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

  event: {
    monster: (e, who) => `${who(e.seat)}: hrá ako ${monster[e.monster]}`,
    firstRoll: (e, who) => `${who(e.seat)}: hod o prvý ťah, ${symbols(e.attacks, 'attack')}`,
    first: (e, who) => `${who(e.seat)}: začína`,
    placed: (e, who) => `${who(e.seat)}: začína ${borough[e.to].at}`,
    turn: (e, who) => `Ťah ${e.no}: ${who(e.seat)}${e.subway ? ', ťah navyše (Metro)' : e.extra ? ', ťah navyše' : ''}`,
    phase: () => null,
    rolled: (e, who) =>
      `${who(e.seat)}: ${e.first ? 'hádže' : 'znova hádže'} ${count(e.thrown.length, withDice)}: ${tally(e.dice, face)}`,
    stopped: (e, who) => `${who(e.seat)}: necháva kocky tak`,
    turnedDie: (e, who) =>
      `${who(e.seat)}: odhadzuje kocku Slávy a otáča kocku, ${face[e.from]} → ${face[e.to]} (${card.chameleon})`,
    added: (e, who) => `${who(e.seat)}: pridáva ${symbols(e.n, e.face)} (${card[e.src]})`,
    converted: (e, who) => `${who(e.seat)}: mení ${symbols(e.n, e.from)} na ${asFace[e.to]}`,
    resolving: () => null,
    gained: (e, who) => `${who(e.seat)}: +${amount(e.n, e.res)} (${from(e.src)})`,
    lost: (e, who) => `${who(e.seat)}: −${amount(e.n, e.res)} (${from(e.src)})`,
    handedOver: (e, who) => `${who(e.from)} → ${who(e.to)}: ${e.n}⚡ (${card[e.src]})`,
    paid: (e, who) => (e.buying && e.life === 0 ? null : `${who(e.seat)}: platí ${mixed(e.energy, e.life, 'a')}`),
    token: (e, who) => `${who(e.seat)}: ${e.n < 0 ? 'odstraňuje' : 'dostáva'} ${count(Math.abs(e.n), token[e.token])}`,
    attacked: (e, who) =>
      e.targets.length === 0
        ? `${who(e.seat)}: útočí a nikoho nezasahuje`
        : `${who(e.seat)}: útočí silou ${e.n}, cieľ: ${e.targets.map(who).join(', ')}`,
    doublingDie: (e, who) =>
      `${card['antimatter-pellets']}, ${who(e.seat)}: ${face[e.face]}${e.face === 'ouch' ? ', dvojnásobné zranenia' : ''}`,
    army: (e, who) =>
      ({
        you: `Au! Jednotky v štvrti strieľajú, cieľ: ${who(e.seat)}`,
        borough: `Au! Jednotky v štvrti strieľajú na všetkých, ktorí tam sú (${who(e.seat)})`,
        city: 'Au! Jednotky strieľajú vo všetkých štvrtiach',
      })[e.reach],
    hurt: (e, who) => {
      const by = e.cause === 'attack' ? `útok: ${who(e.by)}` : e.cause === 'army' ? 'Jednotky' : card[e.cause];
      const instead = e.paid > 0 ? `, z toho ${e.paid}⚡ namiesto ♥` : '';
      return `${who(e.seat)}: utrpí ${count(e.n, noun.damage)}${instead} (${by})`;
    },
    eliminated: (e, who) => `${who(e.seat)}: vypadáva z hry`,
    razed: (e, who) =>
      `${who(e.seat)}: ničí ${aTile[e.tile]} ${borough[e.at].at}; objavuje sa ${unit[UNITS[TILE[TILES.indexOf(e.tile)]!.unit]!]}`,
    unitDestroyed: (e, who) => `${who(e.seat)}: ničí ${aUnit[e.unit]} ${borough[e.at].at}`,
    reached: (e, who) => `${who(e.seat)}: rozširuje Ničenie ${borough[e.to].to} (${card['seismic-ray']})`,
    superstar: (e, who) =>
      `${who(e.seat)}: berie si kartu Superhviezda${e.from === NOBODY ? '' : `, prichádza o ňu ${who(e.from)}`}`,
    statue: (e, who) =>
      `${who(e.seat)}: berie si kartu Socha slobody${e.from === NOBODY ? '' : `, prichádza o ňu ${who(e.from)}`}`,
    stayed: (e, who) => `${who(e.seat)}: zostáva na Manhattane`,
    fled: (e, who) => `${who(e.seat)}: uteká ${borough[e.to].to}`,
    entered: (e, who) => `${who(e.seat)}: vstupuje na Manhattan`,
    moved: (e, who) => `${who(e.seat)}: prechádza ${borough[e.from].from} ${borough[e.to].to}`,
    up: (e, who) => `${who(e.seat)}: ide vyššie, ${zone[e.to]}`,
    shifted: (e, who) => `${who(e.seat)}: presúva sa na pole 2-4`,
    closed: () => 'Polia 5-6 na Manhattane sa natrvalo zatvárajú',
    sent: (e, who) => `${who(e.seat)}: posiela ${aUnit[e.unit]} ${borough[e.to].to} (${card['stink-attack']})`,
    bought: (e, who) =>
      e.from === 'claim'
        ? `${who(e.seat)}: dostáva kartu ${card[e.card]} (${card['columbia-university']})`
        : `${who(e.seat)}: kupuje kartu ${card[e.card]}${e.from === 'discard' ? ' z odhadzovacej kopy' : ''} za ${e.price}⚡`,
    swept: (e, who) => `${who(e.seat)}: vymieňa karty v ponuke za 2⚡`,
    turnedUp: (e) => `Nová karta v ponuke: ${card[e.card]}`,
    reshuffled: () => 'Z odhodených kariet vzniká nový balíček',
    claimed: (e, who) => `${who(e.seat)}: dostane najbližšiu kartu PONECHAŤ (${card['columbia-university']})`,
    cardLost: (e, who) => `${who(e.seat)}: prichádza o kartu ${card[e.card]}`,
    extraTurn: (e, who) => `${who(e.seat)}: ťah navyše (${card[e.src]})`,
    souvenir: (e, who) => `${who(e.seat)}: necháva Suvenír ${borough[e.at].at}`,
    won: (e, who) => {
      const names = e.seats.map(who).join(', ');
      return {
        stars: `${names}: vyhráva s 20★`,
        last: `${names}: vyhráva ako posledné Monštrum v hre`,
        painbow: `${names}: vyhráva (${card.painbow})`,
        draw: `Nikto neprežil, remíza: ${names}`,
      }[e.how];
    },
  },
  src,

  prompt: {
    chooseMonster: () => 'Vyberte si Monštrum',
    chooseStartBorough: () => 'Vyberte štvrť, v ktorej začínate',
    superSpeedMove: () => 'Superrýchlosť: pohyb pred hodom?',
    subwayMove: (f) => `Metro: jazda pred hodom?${f.fee > 0 ? ` Každý pohyb stojí ${f.fee}⚡.` : ''}`,
    rollOrStop: (f) =>
      `Prehoďte kocky${f.forced ? '' : ' alebo skončite'}. Zostáva: ${count(f.rerolls, noun.reroll)}.${
        f.forced ? ' Aura smoly: treba využiť všetky.' : ''
      }${f.fee > 0 ? ` Kliatba: prehod s Au! stojí ${f.fee}⚡.` : ''}`,
    chameleon: () => 'Chameleón: odhodiť kocku Slávy a otočiť inú kocku?',
    hailingCabs: (f) => `Chytanie taxíkov: pridať ${symbols(f.n, 'destruction')}, len na Jednotky?`,
    convertSymbols: (f) =>
      f.both
        ? `Zmeniť ${asFace[f.from]} na ${asFace[f.to]} alebo ${asFace[f.to]} na ${asFace[f.from]}?`
        : `Zmeniť ${asFace[f.from]} na ${asFace[f.to]}?`,
    chooseSymbolType: () => 'Vyberte, čo vyhodnotiť teraz',
    allocateHeal: (f) => `Máte ${symbols(f.n, 'heal')}: koľko z nich odstráni žetóny Kliatby?`,
    allocateAttack: (f) => `Máte ${symbols(f.n, 'attack')}: koľko z nich odstráni žetóny Siete?`,
    flee: (f) =>
      `Útočí na vás ${f.by ? monster[f.by] : 'Monštrum'}, v tomto ťahu ${count(f.damage, noun.damage)}, máte ${f.life}♥. Utečiete z Manhattanu${f.fee > 0 ? ` za ${f.fee}⚡` : ''}?`,
    destroyObject: (f) =>
      `Ničenie, ${count(f.points, noun.point)}: vyberte ${f.unitsOnly ? 'Jednotku' : 'Budovu alebo Jednotku'}`,
    carapaceDiscard: (f) =>
      `O chvíľu utrpíte ${count(f.damage, noun.damage)}. Odhodíte najprv Pancier a vyliečite ${f.heal}♥?`,
    payDamageWithEnergy: (f) => `O chvíľu utrpíte ${count(f.damage, noun.damage)}. Čo stratíte?`,
    leaveClosedSpace: () => 'Vaše pole na Manhattane sa zatvára: vyberte, kam pôjdete',
    payWithLife: (f) => `Zaplaťte ${f.n}⚡: akú časť v ♥?`,
    moveStep: (f) =>
      ({
        enter: 'Pohyb: na Manhattane je miesto, musíte tam vstúpiť',
        up: 'Pohyb: idete o zónu vyššie',
        stay: 'Pohyb: zostávate na Manhattane',
        choose: `Prejdite do inej štvrte${f.fee > 0 ? ` za ${f.fee}⚡` : ''} alebo zostaňte`,
      })[f.way],
    stinkAttack: (f) => `Smradľavý útok: poslať Jednotky preč ${borough[f.from].from}?`,
    buyStep: (f) => `Kúpte karty: máte ${f.energy}⚡`,
    nextStageSplit: (f) => `Ďalšie štádium: rozdeľte ${f.n}★ na ⚡ a ♥`,
    photoOpTarget: () => 'Fotografovanie: vyberte Monštrum',
    teslaCannonDiscard: () => 'Teslov kanón: odhoďte jednu zo svojich kariet PONECHAŤ',
  },
  button: {
    monster: (b) => monster[b.monster],
    start: (b) => borough[b.to].name,
    move: (b) => `Prejsť ${borough[b.to].to}${fee(b.fee)}`,
    enter: () => 'Vstúpiť na Manhattan',
    up: (b) => `Ísť vyššie: ${zone[b.to]}`,
    stay: (b) => `Zostať ${borough[b.at].at}`,
    flee: (b) => `Utiecť ${borough[b.to].to}${fee(b.fee)}`,
    noFlight: () => 'Zostať na Manhattane',
    leave: (b) => `Ísť ${borough[b.to].to}`,
    ride: (b) => `Ísť metrom ${borough[b.to].to}${fee(b.fee)}`,
    noRide: () => 'Hodiť kockami',
    shed: (b) => `Odhodiť Pancier a vyliečiť ${b.heal}♥`,
    keepCarapace: () => 'Nechať si Pancier',
    stopRolling: () => 'Skončiť s hádzaním',
    reroll: (b) => `Prehodiť: ${tally(b.faces, face)}${fee(b.fee)}`,
    turnDie: (b) => `Otočiť kocku: ${face[b.from]} → ${face[b.to]}`,
    keepDice: () => 'Nechať kocky bez zmeny',
    cabs: (b) => `Pridať ${symbols(b.n, 'destruction')}`,
    noCabs: () => 'Nič nepridať',
    convert: (b) => `Zmeniť ${symbols(b.n, b.from)} na ${asFace[b.to]}`,
    convertNone: () => 'Nič nezmeniť',
    resolve: (b) => times(face[b.face], b.n),
    unjinx: (b) =>
      `${b.n === 0 ? 'Neodstrániť žetóny Kliatby' : `Odstrániť ${count(b.n, token.jinx)}`}${b.heal > 0 ? `, vyliečiť ${b.heal}♥` : ''}`,
    unweb: (b) =>
      `${b.n === 0 ? 'Neodstrániť žetóny Siete' : `Odstrániť ${count(b.n, token.web)}`}, ${b.attack > 0 ? `útok silou ${b.attack}` : 'bez útoku'}`,
    building: (b) =>
      `Zničiť ${aTile[b.tile]} ${borough[b.at].at}${b.stack ? `, stĺpec ${b.stack}` : ''} (${count(b.points, noun.point)}: ${amount(b.n, b.res)})`,
    unit: (b) => `Zničiť ${aUnit[b.unit]} ${borough[b.at].at} (${count(b.points, noun.point)}: ${amount(b.n, b.res)})`,
    reach: (b) => `Rozšíriť Ničenie ${borough[b.to].to}${fee(b.fee)}`,
    stopDestroying: () => 'Skončiť s ničením',
    suffer: (b) => `Stratiť ${mixed(b.energy, b.life, 'a')}`,
    pay: (b) => `Zaplatiť ${mixed(b.energy, b.life, 'a')}`,
    send: (b) => `Poslať ${borough[b.to].to}: ${unit[b.unit]}${b.fresh ? ' (z tohto ťahu)' : ''}`,
    sendNoMore: () => 'Neposielať ďalšie Jednotky',
    buy: (b) =>
      `Kúpiť: ${card[b.card]} (${b.price}⚡)${b.deadly ? '. Na kockách máte Slávu: táto karta vás vyradí!' : ''}`,
    salvage: (b) => `Kúpiť z odhadzovacej kopy: ${card[b.card]} (${b.price}⚡)`,
    sweep: (b) => `Vymeniť karty v ponuke (${b.fee}⚡)`,
    finish: () => 'Skončiť ťah',
    split: (b) => `Získať ${b.energy}⚡, vyliečiť ${b.life}♥`,
    photo: (b) => `${b.monster ? monster[b.monster] : 'Monštrum'} (${b.star}★)`,
    discard: (b) => `Odhodiť: ${card[b.card]}`,
  },
  reason: {
    over: () => 'Hra sa skončila.',
    notAsked: () => 'Teraz nerozhodujete vy.',
    notNow: () => 'Teraz nie.',
    eliminated: () => 'Toto Monštrum už vypadlo z hry.',
    energyShort: (r) => `Chýba ${r.n}⚡.`,
    needsUnit: (r) => `Treba v tom istom ťahu zničiť ${aUnit[r.unit]}.`,
    here: () => 'Tu už ste.',
    full: (r) => `${borough[r.borough].name}: niet miesta.`,
    manhattanTaken: () => 'Manhattan je obsadený.',
    manhattanFirst: () => 'Na Manhattane je miesto: musíte ísť tam.',
    noWayOut: () => 'Manhattan opustíte, len keď na vás niekto zaútočí.',
    moveFee: (r) => `Pohyb stojí ${r.n}⚡ (${card['new-york-marathon']}).`,
    lockedDie: (r) => `Kocky ${ofFace[r.face]} nesmiete prehadzovať.`,
    jinxFee: (r) => `Prehod s Au! stojí ${r.n}⚡ (Kliatba).`,
    mustReroll: () => `Treba využiť všetky prehody (${card['jinx-aura']}).`,
    tooTough: (r) => `Treba ${r.needs}, máte ${count(r.points, noun.point)} Ničenia.`,
    revealedNow: () => 'Odkrytá v tomto ťahu: do jeho konca je v bezpečí.',
    unitsOnly: () => `V tomto ťahu len Jednotky (${card['hailing-cabs']}).`,
    tooFar: () => 'Nie vo vašej štvrti.',
  },

  verb: {
    stop: 'Skončiť',
    stay: 'Zostať',
    up: 'O zónu vyššie',
    pass: 'Vynechať',
    yes: 'Áno',
    no: 'Nie',
    finish: 'Skončiť ťah',
    sweep: 'Vymeniť karty v ponuke',
    reroll: 'Prehodiť',
    buy: 'Kúpiť',
    salvage: 'Kúpiť z odhadzovacej kopy',
    building: 'Zničiť Budovu',
    unit: 'Zničiť Jednotku',
    reach: 'Rozšíriť Ničenie',
    send: 'Poslať Jednotku',
    fresh: 'Z tohto ťahu',
    ride: 'Ísť metrom',
    shed: 'Odhodiť Pancier',
    keep: 'Nechať si',
    discard: 'Odhodiť',
    turn: 'Otočiť kocku',
    done: 'Hotovo',
  },
  pile: { deck: 'Balíček', bank: 'Ponuka', discard: 'Odhadzovacia kopa' },
  out: 'mimo hry',
  stack: (n) => `stĺpec ${n}`,
  player: (n) => `Hráč ${n}`,
  option: {
    advanced: {
      name: 'Dvaja na Manhattane',
      help: 'Kým je v hre aspoň päť Monštier, na Manhattane môžu byť dve naraz.',
    },
  },
  source: {
    manhattan: 'Manhattan',
    destruction: 'Budovy a Jednotky',
    celebrity: 'Sláva',
    statue: 'Socha slobody',
    cards: 'Karty',
    lost: 'Stratené',
  },
  phase: { start: 'Začiatok', roll: 'Hod', resolve: 'Symboly', move: 'Pohyb', buy: 'Nákup', end: 'Koniec' },
  term: {
    stars: 'body',
    life: 'život',
    energy: 'energia',
    cards: 'karty',
    manhattan: 'Manhattan',
    dice: 'kocky',
    threat: 'hrozba',
    superstar: 'Superhviezda',
    tokens: 'žetóny',
    win: 'víťazstvo',
  },
};
