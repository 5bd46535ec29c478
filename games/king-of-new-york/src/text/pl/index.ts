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

const count = (n: number, forms: Forms): string => counted('pl', n, forms);
const fee = (n: number): string => (n > 0 ? ` (${n}⚡)` : '');

const face = {
  energy: 'Energia',
  heal: 'Leczenie',
  attack: 'Atak',
  celebrity: 'Sława',
  destruction: 'Niszczenie',
  ouch: 'Auć!',
} satisfies Language['face'];
/** After „symbol”, „kość”, „zamiast”. */
const ofFace = {
  energy: 'Energii',
  heal: 'Leczenia',
  attack: 'Ataku',
  celebrity: 'Sławy',
  destruction: 'Niszczenia',
  ouch: 'Auć!',
} satisfies Language['face'];
/** After „na” and as the object of a verb. */
const asFace = { ...face, energy: 'Energię', celebrity: 'Sławę' };
const symbol = { one: 'symbol', few: 'symbole', many: 'symboli', other: 'symbolu' };
const symbols = (n: number, f: Face): string => `${count(n, symbol)} ${ofFace[f]}`;

/** After „potrzebujesz”. */
const needed = (n: number, f: Face): string => `${n} ${n === 1 ? symbol.other : symbol.many} ${ofFace[f]}`;

const unit = { infantry: 'Piechota', jet: 'Odrzutowiec', tank: 'Czołg' } satisfies Language['unit'];
const aUnit = { infantry: 'Piechotę', jet: 'Odrzutowiec', tank: 'Czołg' };
const ofUnit = { infantry: 'Piechoty', jet: 'Odrzutowca', tank: 'Czołgu' };
const units = { infantry: 'Piechotę', jet: 'Odrzutowce', tank: 'Czołgi' };

const anyUnit = { one: 'Jednostkę', few: 'Jednostki', many: 'Jednostek', other: 'Jednostki' };

const noun = {
  die: { one: 'kość', few: 'kości', many: 'kości', other: 'kości' },
  reroll: { one: 'przerzut', few: 'przerzuty', many: 'przerzutów', other: 'przerzutu' },
  point: { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' },
  damage: { one: 'obrażenie', few: 'obrażenia', many: 'obrażeń', other: 'obrażenia' },
} satisfies Language['noun'];
const withDice = { one: 'kością', other: 'kośćmi' };
const token = {
  web: { one: 'znacznik Sieci', few: 'znaczniki Sieci', many: 'znaczników Sieci', other: 'znacznika Sieci' },
  jinx: { one: 'znacznik Klątwy', few: 'znaczniki Klątwy', many: 'znaczników Klątwy', other: 'znacznika Klątwy' },
  carapace: {
    one: 'znacznik Pancerza',
    few: 'znaczniki Pancerza',
    many: 'znaczników Pancerza',
    other: 'znacznika Pancerza',
  },
  souvenir: { one: 'Pamiątka', few: 'Pamiątki', many: 'Pamiątek', other: 'Pamiątki' },
} satisfies Language['token'];

const borough = {
  manhattan: { name: 'Manhattan', at: 'na Manhattanie', to: 'na Manhattan', from: 'z Manhattanu' },
  bronx: { name: 'Bronx', at: 'w Bronksie', to: 'do Bronksu', from: 'z Bronksu' },
  queens: { name: 'Queens', at: 'w Queens', to: 'do Queens', from: 'z Queens' },
  brooklyn: { name: 'Brooklyn', at: 'na Brooklynie', to: 'na Brooklyn', from: 'z Brooklynu' },
  'staten-island': { name: 'Staten Island', at: 'na Staten Island', to: 'na Staten Island', from: 'ze Staten Island' },
} satisfies Language['borough'];
const zone = {
  lower: 'Dolny Manhattan',
  midtown: 'Środkowy Manhattan',
  upper: 'Górny Manhattan',
} satisfies Language['zone'];
const tile = {
  'high-rise-1': 'Wieżowiec 1',
  'high-rise-2': 'Wieżowiec 2',
  'hospital-2': 'Szpital 2',
  'power-plant-2': 'Elektrownia 2',
  'high-rise-3': 'Wieżowiec 3',
  'hospital-3': 'Szpital 3',
  'power-plant-3': 'Elektrownia 3',
} satisfies Language['tile'];
/** As the object of a verb. */
const aTile = { ...tile, 'power-plant-2': 'Elektrownię 2', 'power-plant-3': 'Elektrownię 3' };
const monster = {
  'captain-fish': 'Kapitan Ryba',
  drakonis: 'Drakonis',
  kong: 'Kong',
  mantis: 'Modliszka',
  rob: 'Rob',
  sheriff: 'Szeryf',
} satisfies Language['monster'];

const card: Language['card'] = {
  'antimatter-pellets': 'Kule antymaterii',
  'artificial-heart': 'Sztuczne serce',
  'broadway-star': 'Gwiazda Broadwayu',
  bulletproof: 'Kuloodporność',
  'can-opener': 'Otwieracz do puszek',
  carapace: 'Pancerz',
  chameleon: 'Kameleon',
  'chinatown-regular': 'Bywalec Chinatown',
  'climb-the-empire-state-building': 'Wspinaczka na Empire State Building',
  curse: 'Klątwa',
  diva: 'Diwa',
  drain: 'Wyssanie energii',
  'ego-trip': 'Przerost ego',
  'extra-head': 'Dodatkowa głowa',
  fireball: 'Kula ognia',
  fury: 'Furia',
  'hailing-cabs': 'Łapanie taksówek',
  hunter: 'Łowca',
  'jinx-aura': 'Aura smutku',
  'king-of-queens': 'Król Queens',
  leveler: 'Burzyciel',
  'long-neck': 'Długa szyja',
  'natural-selection': 'Selekcja naturalna',
  'of-another-world': 'Z innego świata',
  overload: 'Przeciążenie',
  painbow: 'Tęcza śmierci',
  'personal-spotlight': 'Osobisty reflektor',
  'phoenix-blood': 'Krew feniksa',
  'power-tap': 'Podpięcie do prądu',
  regeneration: 'Regeneracja',
  scavenger: 'Zbieracz odpadków',
  'seismic-ray': 'Promień sejsmiczny',
  'shadow-double': 'Mroczny sobowtór',
  'sharp-shooter': 'Strzelec wyborowy',
  'stink-attack': 'Atak smrodu',
  stomp: 'Foch z przytupem',
  'super-speed': 'Superprędkość',
  'terminal-rage': 'Śmiertelny szał',
  'tesla-antennae': 'Antena Tesli',
  tourist: 'Turysta',
  'towering-titan': 'Monstrualny kolos',
  'trash-thrower': 'Miotacz śmieci',
  'trophy-hunter': 'Łowca trofeów',
  'universal-soldier': 'Uniwersalny żołnierz',
  'violent-star': 'Brutalny gwiazdor',
  webspinner: 'Tkacz sieci',
  'air-force-one': 'Air Force One',
  'brooklyn-bridge': 'Most Brookliński',
  'central-park': 'Central Park',
  'columbia-university': 'Uniwersytet Columbia',
  'coney-island': 'Coney Island',
  'drink-the-hudson': 'Wypić Hudson',
  'flatiron-building': 'Flatiron Building',
  'general-ellis': 'Generał Ellis',
  'holland-tunnel': 'Tunel Hollanda',
  'new-york-marathon': 'Maraton nowojorski',
  'next-stage': 'Następny etap',
  'photo-op': 'Sesja zdjęciowa',
  'power-substation': 'Podstacja energetyczna',
  'subterranean-cable': 'Podziemny kabel',
  subway: 'Metro',
  'tesla-cannon': 'Działo Tesli',
  'the-unisphere': 'Unisfera',
  'yankee-stadium': 'Stadion Jankesów',
};

const src = {
  manhattan: 'Manhattan',
  entry: 'wejście na Manhattan',
  superstar: 'Supergwiazda',
  statue: 'Statua Wolności',
} satisfies Language['src'];
const from = (id: Parameters<typeof srcName>[1]): string => srcName({ card, face, tile, unit, src }, id);

export const pl: Language = {
  lang: 'pl',
  name: about.name.pl,
  pitch: 'Rzucaj kośćmi, burz miasto i jako pierwszy Potwór zdobądź 20★ albo zostań ostatnim na placu boju.',

  card,
  special: {
    superstar: {
      name: 'Supergwiazda',
      text: `Przejmujesz ją, rozpatrując co najmniej ${SUPERSTAR_NEEDS} symbole Sławy: zdobywasz 1★ i po 1★ za każdy ponad trzeci. Dopóki ją masz, każdy rozpatrzony symbol Sławy daje ci 1★.`,
    },
    statue: {
      name: 'Statua Wolności',
      text: `Przejmujesz ją, rozpatrując co najmniej ${STATUE_NEEDS} symbole Auć!: zdobywasz ${STATUE_STARS}★. Gdy ktoś ci ją zabiera, tracisz ${STATUE_STARS}★.`,
    },
  },
  kind: { keep: 'ZATRZYMAJ', discard: 'ODRZUĆ', special: 'SPECJALNA' },
  monster,
  borough,
  zone,
  face,
  tile,
  unit,
  token,
  noun,

  and: 'i',
  or: 'lub',
  next: 'a potem',
  gain: { star: 'zdobywasz', energy: 'zdobywasz', life: 'odzyskujesz' },
  effect: {
    everyoneGains: (e) => `każdy Potwór, z tobą włącznie, zdobywa ${amount(e.n, e.res)}`,
    takeEnergy: (e) => `oddaje ci ${e.n}⚡${e.n > 1 ? ' (albo wszystko, jeśli ma mniej)' : ''}`,
    otherLosesStars: (e) => `traci ${e.n}★`,
    hurtSelf: (e) => `otrzymujesz ${count(e.n, noun.damage)}`,
    hurtOther: (e, on) =>
      `${on === 'superstarTaken' ? 'Potwór, który ją miał, otrzymuje' : 'otrzymuje'} ${count(e.n, noun.damage)}`,
    hurtEveryone: (e) => `każdy Potwór, z tobą włącznie, otrzymuje ${count(e.n, noun.damage)}`,
    allUnitsShoot: () => 'każda Jednostka zadaje po 1 obrażeniu Potworom w swojej dzielnicy, także tobie',
    extraTurn: (e) =>
      e.subway
        ? 'rozgrywasz po tej turze jeszcze jedną; możesz w niej między działaniami przenosić się, także z Manhattanu, do dzielnic, w których jest miejsce'
        : 'rozgrywasz po tej turze jeszcze jedną',
    claimNextKeep: () => 'dostajesz za darmo następną odkrytą kartę ZATRZYMAJ, choćby w cudzej turze',
    exchangeStars: () => 'oddajesz wszystkie swoje ★; za każdy zdobywasz 1⚡ albo odzyskujesz 1♥, jak wolisz',
    starsForDamage: () =>
      'wybierasz innego Potwora i zdobywasz 1★ za każde obrażenie zadane mu przez ciebie w tej turze',
    everyoneDiscardsKeep: () => 'każdy gracz, z tobą włącznie, odrzuca jedną ze swoich kart ZATRZYMAJ',
    souvenir: (e, on) =>
      `zostawiasz ${on ? 'tam jedną' : 'w swojej dzielnicy Pamiątkę'}: zdobywasz ${e.star}★ i ${e.energy}⚡`,
    token: (e) =>
      e.token === 'jinx'
        ? 'dostaje znacznik Klątwy (przerzut z Auć! kosztuje 1⚡ za każdy znacznik; symbol Leczenia usuwa jeden)'
        : 'dostaje znacznik Sieci (każdy zabiera 1 przerzut; symbol Ataku usuwa jeden)',
    carapaceTokens: () => 'kładziesz tu 1 znacznik za każdy symbol, zanim Jednostki strzelą',
    perish: () => 'tracisz tę kartę i całe życie',
  },
  symbols,
  add: (all) => `dodajesz do wyniku ${all}`,
  extra: 'dodatkowo',
  mod: {
    dice: (m) => `rzucasz o ${count(m.n, noun.die)} więcej`,
    maxLife: (m) => `twoje maksimum życia to ${MAX_LIFE + m.n}♥`,
    cheaper: (m) =>
      `do zniszczenia ${ofUnit[m.unit]} potrzebujesz tylko ${needed(UNIT[UNITS.indexOf(m.unit)]!.durability - m.n, 'destruction')}`,
    hitsOwnBorough: () => 'twój atak trafia też wszystkie inne Potwory w twojej dzielnicy',
    attackTimes: (m) => (m.n === 2 ? 'twój atak zadaje podwójne obrażenia' : `twój atak zadaje obrażenia ×${m.n}`),
    moreAgainstHealthier: (m) =>
      `twój atak zadaje o ${count(m.n, noun.damage)} więcej każdemu Potworowi, który ma więcej ♥ od ciebie`,
    doublingDie: () =>
      'dla każdego Potwora trafionego twoim atakiem rzuca się kością; przy Auć! otrzymuje on podwójne obrażenia',
    armyLess: (m) =>
      `gdy po Auć! Jednostki strzelają do ciebie, otrzymujesz w sumie o ${count(m.n, noun.damage)} mniej`,
    lockedFace: (m) => `nie wolno ci przerzucać kości ${ofFace[m.face]}`,
    othersRerollAll: () =>
      'pozostali gracze muszą wykorzystać wszystkie przerzuty, za każdym razem co najmniej jedną kością',
    superstarNeeds: (m) =>
      `dopóki masz kartę Supergwiazda, inni potrzebują ${needed(m.n, 'celebrity')}, żeby ci ją zabrać`,
    lifeForEnergy: () => 'zamiast ⚡ możesz płacić ♥, 1 za 1, zachowując co najmniej 1♥',
    energyForDamage: () => 'gdy otrzymujesz obrażenia, możesz tracić ⚡ zamiast ♥',
    bothWays: (m) =>
      `po ostatnim rzucie możesz zamienić dowolnie wiele symboli ${ofFace[m.a]} na ${asFace[m.b]}, a ${ofFace[m.b]} na ${asFace[m.a]}`,
    oneWay: (m) => `po ostatnim rzucie możesz zamienić dowolnie wiele symboli ${ofFace[m.a]} na ${asFace[m.b]}`,
    swapDice: () => 'po ostatnim rzucie za każdą odrzuconą kość Sławy możesz obrócić inną kość na dowolną ściankę',
    cabs: (m) =>
      `po ostatnim rzucie możesz dodać ${symbols(m.n, 'destruction')}; wtedy całe twoje Niszczenie w tej turze działa tylko na Jednostki`,
    painbow: () =>
      'przy 2 lub 3 symbolach Niszczenia w wyniku dodajesz 1 symbol Ataku, przy 4 lub 5 dodajesz 2, a przy 6 lub więcej od razu wygrywasz',
    reaches: (m) => `możesz niszczyć ${units[m.unit]} we wszystkich dzielnicach`,
    reachPrice: (m) =>
      `rozpatrując Niszczenie, możesz dowolnie wiele razy zapłacić ${m.n}⚡, żeby użyć go też w jednej innej dzielnicy`,
    salvage: (m) => `możesz też kupować karty ZATRZYMAJ ze stosu odrzuconych, o ${m.less}⚡ taniej`,
    earlyMove: () => 'przed pierwszym rzutem możesz wykonać jeden dodatkowy, bezpłatny ruch',
    energyLess: (m) => `gdy rozpatrujesz Energię, zdobywasz w sumie o ${m.n}⚡ mniej`,
    scatter: (m) =>
      `po przybyciu do innej dzielnicy możesz odesłać z niej do ${m.n} Jednostek, każdą do innej dzielnicy`,
    carapace: () =>
      'w swojej turze lub tuż przed obrażeniami możesz odrzucić tę kartę i odzyskać 1♥ za każdy jej znacznik',
  },
  moment: {
    turnStart: 'na początku swojej tury',
    dice: 'po ostatnim rzucie',
    result: 'po ostatnim rzucie',
    superstarTaken: 'gdy przejmujesz kartę Supergwiazda,',
    superstarLost: 'gdy Potwór zabiera ci kartę Supergwiazda,',
    celebrity: 'gdy rozpatrujesz co najmniej 1 symbol Sławy,',
    building: 'gdy niszczysz Budynek,',
    infantry: 'gdy niszczysz Piechotę,',
    jet: 'gdy niszczysz Odrzutowiec,',
    tank: 'gdy niszczysz Czołg,',
    unit: 'gdy niszczysz Jednostkę,',
    ouch: 'gdy rozpatrujesz Auć!,',
    attacked: 'gdy inny Potwór cię zaatakuje i to przetrwasz,',
    attack: 'gdy Potwór przetrwa twój atak,',
    hurt: 'za każdym razem, gdy otrzymasz obrażenia i je przetrwasz,',
    dealt: 'gdy inny Potwór przetrwa obrażenia od ciebie,',
    othersEnergy: `gdy inny Potwór w ciągu jednej tury zdobędzie łącznie co najmniej ${TAP_AFTER}⚡,`,
    enterManhattan: 'gdy wchodzisz na Manhattan,',
    arrive: 'gdy przybywasz do innej dzielnicy,',
    turnEnd: 'na końcu swojej tury, także tej',
  },
  condition: {
    superstar: () => 'jeśli masz kartę Supergwiazda',
    in: (c) => `jeśli jesteś ${borough[c.borough].at}`,
    units: (c) => `jeśli masz w swojej dzielnicy co najmniej ${count(c.n, anyUnit)}`,
    allFaces: () => 'jeśli jesteś na Manhattanie, a kości pokazują wszystkie sześć ścianek',
    noSouvenir: () => 'jeśli nie ma tam twojej Pamiątki',
    dieShows: (c) => `jeśli któraś z twoich kości pokazuje ${asFace[c.face]}`,
    firstThisTurn: () => 'pierwszy w tej turze',
  },
  bought: 'po zakupie',
  needs: { jet: 'tylko po zniszczeniu w tej turze Odrzutowca', tank: 'tylko po zniszczeniu w tej turze Czołgu' },
  moveFee: (n) => `dopóki leży w banku, każda dobrowolna zmiana dzielnicy, także ucieczka, kosztuje każdego ${n}⚡`,
  nearby: (places, n) => `${places} kosztuje o ${n}⚡ mniej`,

  event: {
    monster: (e, who) => `${who(e.seat)}: gra jako ${monster[e.monster]}`,
    firstRoll: (e, who) => `${who(e.seat)}: rzut o pierwszą turę, ${symbols(e.attacks, 'attack')}`,
    first: (e, who) => `${who(e.seat)}: zaczyna`,
    placed: (e, who) => `${who(e.seat)}: zaczyna ${borough[e.to].at}`,
    turn: (e, who) =>
      `Tura ${e.no}: ${who(e.seat)}${e.subway ? ', dodatkowa tura (Metro)' : e.extra ? ', dodatkowa tura' : ''}`,
    phase: () => null,
    rolled: (e, who) =>
      `${who(e.seat)}: ${e.first ? 'rzuca' : 'rzuca ponownie'} ${count(e.thrown.length, withDice)}: ${tally(e.dice, face)}`,
    stopped: (e, who) => `${who(e.seat)}: zatrzymuje kości`,
    turnedDie: (e, who) =>
      `${who(e.seat)}: odrzuca kość Sławy i obraca kość, ${face[e.from]} → ${face[e.to]} (${card.chameleon})`,
    added: (e, who) => `${who(e.seat)}: dodaje ${symbols(e.n, e.face)} (${card[e.src]})`,
    converted: (e, who) => `${who(e.seat)}: zamienia ${symbols(e.n, e.from)} na ${asFace[e.to]}`,
    resolving: () => null,
    gained: (e, who) => `${who(e.seat)}: +${amount(e.n, e.res)} (${from(e.src)})`,
    lost: (e, who) => `${who(e.seat)}: −${amount(e.n, e.res)} (${from(e.src)})`,
    handedOver: (e, who) => `${who(e.from)} → ${who(e.to)}: ${e.n}⚡ (${card[e.src]})`,
    paid: (e, who) => (e.buying && e.life === 0 ? null : `${who(e.seat)}: płaci ${mixed(e.energy, e.life, 'i')}`),
    token: (e, who) => `${who(e.seat)}: ${e.n < 0 ? 'usuwa' : 'dostaje'} ${count(Math.abs(e.n), token[e.token])}`,
    attacked: (e, who) =>
      e.targets.length === 0
        ? `${who(e.seat)}: atakuje i nikogo nie trafia`
        : `${who(e.seat)}: atakuje z siłą ${e.n}, cel: ${e.targets.map(who).join(', ')}`,
    doublingDie: (e, who) =>
      `${card['antimatter-pellets']}, ${who(e.seat)}: ${face[e.face]}${e.face === 'ouch' ? ', podwójne obrażenia' : ''}`,
    army: (e, who) =>
      ({
        you: `Auć! Jednostki w dzielnicy strzelają, cel: ${who(e.seat)}`,
        borough: `Auć! Jednostki w dzielnicy strzelają do wszystkich, którzy tam są (${who(e.seat)})`,
        city: 'Auć! Jednostki strzelają we wszystkich dzielnicach',
      })[e.reach],
    hurt: (e, who) => {
      const by = e.cause === 'attack' ? `atak: ${who(e.by)}` : e.cause === 'army' ? 'Jednostki' : card[e.cause];
      const instead = e.paid > 0 ? `, w tym ${e.paid}⚡ zamiast ♥` : '';
      return `${who(e.seat)}: otrzymuje ${count(e.n, noun.damage)}${instead} (${by})`;
    },
    eliminated: (e, who) => `${who(e.seat)}: odpada z gry`,
    razed: (e, who) =>
      `${who(e.seat)}: niszczy ${aTile[e.tile]} ${borough[e.at].at}; pojawia się ${unit[UNITS[TILE[TILES.indexOf(e.tile)]!.unit]!]}`,
    unitDestroyed: (e, who) => `${who(e.seat)}: niszczy ${aUnit[e.unit]} ${borough[e.at].at}`,
    reached: (e, who) => `${who(e.seat)}: sięga ${borough[e.to].to} (${card['seismic-ray']})`,
    superstar: (e, who) =>
      `${who(e.seat)}: przejmuje kartę Supergwiazda${e.from === NOBODY ? '' : `, traci ją ${who(e.from)}`}`,
    statue: (e, who) =>
      `${who(e.seat)}: przejmuje kartę Statua Wolności${e.from === NOBODY ? '' : `, traci ją ${who(e.from)}`}`,
    stayed: (e, who) => `${who(e.seat)}: zostaje na Manhattanie`,
    fled: (e, who) => `${who(e.seat)}: ucieka ${borough[e.to].to}`,
    entered: (e, who) => `${who(e.seat)}: wchodzi na Manhattan`,
    moved: (e, who) => `${who(e.seat)}: przechodzi ${borough[e.from].from} ${borough[e.to].to}`,
    up: (e, who) => `${who(e.seat)}: idzie wyżej, ${zone[e.to]}`,
    shifted: (e, who) => `${who(e.seat)}: przesuwa się na pole 2-4`,
    closed: () => 'Pola 5-6 na Manhattanie zamykają się na stałe',
    sent: (e, who) => `${who(e.seat)}: odsyła ${aUnit[e.unit]} ${borough[e.to].to} (${card['stink-attack']})`,
    bought: (e, who) =>
      e.from === 'claim'
        ? `${who(e.seat)}: dostaje kartę ${card[e.card]} (${card['columbia-university']})`
        : `${who(e.seat)}: kupuje kartę ${card[e.card]}${e.from === 'discard' ? ' ze stosu odrzuconych' : ''} za ${e.price}⚡`,
    swept: (e, who) => `${who(e.seat)}: wymienia karty w banku za 2⚡`,
    turnedUp: (e) => `Nowa karta w banku: ${card[e.card]}`,
    reshuffled: () => 'Odrzucone karty tworzą nową talię',
    claimed: (e, who) => `${who(e.seat)}: dostanie następną kartę ZATRZYMAJ (${card['columbia-university']})`,
    cardLost: (e, who) => `${who(e.seat)}: traci kartę ${card[e.card]}`,
    extraTurn: (e, who) => `${who(e.seat)}: dodatkowa tura (${card[e.src]})`,
    souvenir: (e, who) => `${who(e.seat)}: zostawia Pamiątkę ${borough[e.at].at}`,
    won: (e, who) => {
      const names = e.seats.map(who).join(', ');
      return {
        stars: `${names}: wygrywa z 20★`,
        last: `${names}: wygrywa jako ostatni Potwór w grze`,
        painbow: `${names}: wygrywa (${card.painbow})`,
        draw: `Nikt nie przetrwał, remis: ${names}`,
      }[e.how];
    },
  },
  src,

  prompt: {
    chooseMonster: () => 'Wybierz swojego Potwora',
    chooseStartBorough: () => 'Wybierz dzielnicę, w której zaczynasz',
    superSpeedMove: () => 'Superprędkość: ruch przed rzutem?',
    subwayMove: (f) => `Metro: przejazd przed rzutem?${f.fee > 0 ? ` Każdy ruch kosztuje ${f.fee}⚡.` : ''}`,
    rollOrStop: (f) =>
      `Przerzuć kości${f.forced ? '' : ' albo zakończ rzuty'}. Zostało: ${count(f.rerolls, noun.reroll)}.${
        f.forced ? ' Aura smutku: trzeba wykorzystać wszystkie.' : ''
      }${f.fee > 0 ? ` Klątwa: przerzut z Auć! kosztuje ${f.fee}⚡.` : ''}`,
    chameleon: () => 'Kameleon: odrzucasz kość Sławy, żeby obrócić inną kość?',
    hailingCabs: (f) => `Łapanie taksówek: dodajesz ${symbols(f.n, 'destruction')}, tylko na Jednostki?`,
    convertSymbols: (f) =>
      f.both
        ? `Zamieniasz ${asFace[f.from]} na ${asFace[f.to]} albo ${asFace[f.to]} na ${asFace[f.from]}?`
        : `Zamieniasz ${asFace[f.from]} na ${asFace[f.to]}?`,
    chooseSymbolType: () => 'Wybierz, co teraz rozpatrzyć',
    allocateHeal: (f) => `Masz ${symbols(f.n, 'heal')}: ile z nich usuwa znaczniki Klątwy?`,
    allocateAttack: (f) => `Masz ${symbols(f.n, 'attack')}: ile z nich usuwa znaczniki Sieci?`,
    flee: (f) =>
      `Atakuje cię ${f.by ? monster[f.by] : 'Potwór'}, w tej turze ${count(f.damage, noun.damage)}, masz ${f.life}♥. Uciekasz z Manhattanu${f.fee > 0 ? ` za ${f.fee}⚡` : ''}?`,
    destroyObject: (f) =>
      `Niszczenie, ${count(f.points, noun.point)}: wybierz ${f.unitsOnly ? 'Jednostkę' : 'Budynek albo Jednostkę'}`,
    carapaceDiscard: (f) =>
      `Za chwilę otrzymasz ${count(f.damage, noun.damage)}. Odrzucasz najpierw Pancerz, żeby odzyskać ${f.heal}♥?`,
    payDamageWithEnergy: (f) => `Za chwilę otrzymasz ${count(f.damage, noun.damage)}. Co tracisz?`,
    leaveClosedSpace: () => 'Twoje pole na Manhattanie się zamyka: wybierz, dokąd idziesz',
    payWithLife: (f) => `Zapłać ${f.n}⚡: jaką część w ♥?`,
    moveStep: (f) =>
      ({
        enter: 'Ruch: na Manhattanie jest miejsce, musisz tam wejść',
        up: 'Ruch: idziesz o strefę wyżej',
        stay: 'Ruch: zostajesz na Manhattanie',
        choose: `Przejdź do innej dzielnicy${f.fee > 0 ? ` za ${f.fee}⚡` : ''} albo zostań`,
      })[f.way],
    stinkAttack: (f) => `Atak smrodu: odsyłasz Jednostki ${borough[f.from].from}?`,
    buyStep: (f) => `Kup karty: masz ${f.energy}⚡`,
    nextStageSplit: (f) => `Następny etap: podziel ${f.n}★ na ⚡ i ♥`,
    photoOpTarget: () => 'Sesja zdjęciowa: wybierz Potwora',
    teslaCannonDiscard: () => 'Działo Tesli: odrzuć jedną ze swoich kart ZATRZYMAJ',
  },
  button: {
    monster: (b) => monster[b.monster],
    start: (b) => borough[b.to].name,
    move: (b) => `Przejdź ${borough[b.to].to}${fee(b.fee)}`,
    enter: () => 'Wejdź na Manhattan',
    up: (b) => `Idź wyżej: ${zone[b.to]}`,
    stay: (b) => `Zostań ${borough[b.at].at}`,
    flee: (b) => `Uciekaj ${borough[b.to].to}${fee(b.fee)}`,
    noFlight: () => 'Zostań na Manhattanie',
    leave: (b) => `Idź ${borough[b.to].to}`,
    ride: (b) => `Jedź metrem ${borough[b.to].to}${fee(b.fee)}`,
    noRide: () => 'Rzuć kośćmi',
    shed: (b) => `Odrzuć Pancerz i odzyskaj ${b.heal}♥`,
    keepCarapace: () => 'Zatrzymaj Pancerz',
    stopRolling: () => 'Zakończ rzuty',
    reroll: (b) => `Przerzuć: ${tally(b.faces, face)}${fee(b.fee)}`,
    turnDie: (b) => `Obróć kość: ${face[b.from]} → ${face[b.to]}`,
    keepDice: () => 'Zostaw kości bez zmian',
    cabs: (b) => `Dodaj ${symbols(b.n, 'destruction')}`,
    noCabs: () => 'Nic nie dodawaj',
    convert: (b) => `Zamień ${symbols(b.n, b.from)} na ${asFace[b.to]}`,
    convertNone: () => 'Nic nie zamieniaj',
    resolve: (b) => times(face[b.face], b.n),
    unjinx: (b) =>
      `${b.n === 0 ? 'Nie usuwaj znaczników Klątwy' : `Usuń ${count(b.n, token.jinx)}`}${b.heal > 0 ? `, odzyskaj ${b.heal}♥` : ''}`,
    unweb: (b) =>
      `${b.n === 0 ? 'Nie usuwaj znaczników Sieci' : `Usuń ${count(b.n, token.web)}`}, ${b.attack > 0 ? `atakuj z siłą ${b.attack}` : 'bez ataku'}`,
    building: (b) =>
      `Zniszcz ${aTile[b.tile]} ${borough[b.at].at}${b.stack ? `, stos ${b.stack}` : ''} (${count(b.points, noun.point)}: ${amount(b.n, b.res)})`,
    unit: (b) => `Zniszcz ${aUnit[b.unit]} ${borough[b.at].at} (${count(b.points, noun.point)}: ${amount(b.n, b.res)})`,
    reach: (b) => `Sięgnij ${borough[b.to].to}${fee(b.fee)}`,
    stopDestroying: () => 'Zakończ niszczenie',
    suffer: (b) => `Strać ${mixed(b.energy, b.life, 'i')}`,
    pay: (b) => `Zapłać ${mixed(b.energy, b.life, 'i')}`,
    send: (b) => `Odeślij ${borough[b.to].to}: ${unit[b.unit]}${b.fresh ? ' (z tej tury)' : ''}`,
    sendNoMore: () => 'Nie odsyłaj więcej Jednostek',
    buy: (b) =>
      `Kup: ${card[b.card]} (${b.price}⚡)${b.deadly ? '. Masz na kościach Sławę: ta karta cię wyeliminuje!' : ''}`,
    salvage: (b) => `Kup ze stosu odrzuconych: ${card[b.card]} (${b.price}⚡)`,
    sweep: (b) => `Wymień karty w banku (${b.fee}⚡)`,
    finish: () => 'Zakończ turę',
    split: (b) => `Zdobądź ${b.energy}⚡, odzyskaj ${b.life}♥`,
    photo: (b) => `${b.monster ? monster[b.monster] : 'Potwór'} (${b.star}★)`,
    discard: (b) => `Odrzuć: ${card[b.card]}`,
  },
  reason: {
    over: () => 'Gra jest skończona.',
    notAsked: () => 'Teraz nie ty decydujesz.',
    notNow: () => 'Nie teraz.',
    eliminated: () => 'Ten Potwór odpadł z gry.',
    energyShort: (r) => `Brakuje ${r.n}⚡.`,
    needsUnit: (r) => `Wymaga zniszczenia ${ofUnit[r.unit]} w tej samej turze.`,
    here: () => 'Już tu jesteś.',
    full: (r) => `${borough[r.borough].name}: brak miejsca.`,
    manhattanTaken: () => 'Manhattan jest zajęty.',
    manhattanFirst: () => 'Na Manhattanie jest miejsce: musisz tam iść.',
    noWayOut: () => 'Manhattan opuszczasz tylko po ataku na ciebie.',
    moveFee: (r) => `Ruch kosztuje ${r.n}⚡ (${card['new-york-marathon']}).`,
    lockedDie: (r) => `Nie wolno ci przerzucać kości ${ofFace[r.face]}.`,
    jinxFee: (r) => `Przerzut z Auć! kosztuje ${r.n}⚡ (Klątwa).`,
    mustReroll: () => `Trzeba wykorzystać wszystkie przerzuty (${card['jinx-aura']}).`,
    tooTough: (r) => `Wymaga ${r.needs}, masz ${count(r.points, noun.point)} Niszczenia.`,
    revealedNow: () => 'Odkryta w tej turze: do końca tury jest bezpieczna.',
    unitsOnly: () => `W tej turze tylko Jednostki (${card['hailing-cabs']}).`,
    tooFar: () => 'Nie w twojej dzielnicy.',
  },

  verb: {
    stop: 'Zakończ',
    stay: 'Zostań',
    up: 'Strefa wyżej',
    pass: 'Pas',
    yes: 'Tak',
    no: 'Nie',
    finish: 'Zakończ turę',
    sweep: 'Wymień karty w banku',
    reroll: 'Przerzuć',
    buy: 'Kup',
    salvage: 'Kup ze stosu odrzuconych',
    building: 'Zniszcz Budynek',
    unit: 'Zniszcz Jednostkę',
    reach: 'Sięgnij do innej dzielnicy',
    send: 'Odeślij Jednostkę',
    fresh: 'Z tej tury',
    ride: 'Jedź metrem',
    shed: 'Odrzuć Pancerz',
    keep: 'Zatrzymaj',
    discard: 'Odrzuć',
    turn: 'Obróć kość',
    done: 'Gotowe',
  },
  pile: { deck: 'Talia', bank: 'Bank', discard: 'Stos odrzuconych' },
  out: 'poza grą',
  stack: (n) => `stos ${n}`,
  player: (n) => `Gracz ${n}`,
  option: {
    advanced: {
      name: 'Dwóch na Manhattanie',
      help: 'Dopóki w grze jest co najmniej pięć Potworów, na Manhattanie mogą być dwa naraz.',
    },
  },
  source: {
    manhattan: 'Manhattan',
    destruction: 'Budynki i Jednostki',
    celebrity: 'Sława',
    statue: 'Statua Wolności',
    cards: 'Karty',
    lost: 'Stracone',
  },
  phase: { start: 'Początek', roll: 'Rzut', resolve: 'Symbole', move: 'Ruch', buy: 'Zakupy', end: 'Koniec' },
  term: {
    stars: 'punkty',
    life: 'życie',
    energy: 'energia',
    cards: 'karty',
    manhattan: 'Manhattan',
    dice: 'kości',
    threat: 'zagrożenie',
    superstar: 'Supergwiazda',
    tokens: 'znaczniki',
    win: 'zwycięstwo',
  },
};
