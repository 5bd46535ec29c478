import { type Forms, plural } from '@ashtown/engine';
import { capital, count as counted, list, signed } from './format.ts';
import type { Language } from './language.ts';

const count = (n: number, forms: Forms): string => counted('pl', n, forms);

const figure = {
  marauder: { one: 'grabieżca', few: 'grabieżców', many: 'grabieżców', other: 'grabieżcy' },
  worker: { one: 'robotnik', few: 'robotników', many: 'robotników', other: 'robotnika' },
  soldier: { one: 'żołnierz', few: 'żołnierzy', many: 'żołnierzy', other: 'żołnierza' },
  engineer: { one: 'inżynier', few: 'inżynierów', many: 'inżynierów', other: 'inżyniera' },
  leader: { one: 'przywódca', few: 'przywódców', many: 'przywódców', other: 'przywódcy' },
} satisfies Language['figure'];
const card = { one: 'karta', few: 'karty', many: 'kart', other: 'karty' };
const survivor = { one: 'ocalały', few: 'ocalałych', many: 'ocalałych', other: 'ocalałego' };
const space = { one: 'pole', few: 'pola', many: 'pól', other: 'pola' };
const equipmentCard = {
  one: 'kartę wyposażenia',
  few: 'karty wyposażenia',
  many: 'kart wyposażenia',
  other: 'karty wyposażenia',
};
/** Accusative. */
const figures4 = {
  marauder: 'grabieżcę',
  worker: 'robotnika',
  soldier: 'żołnierza',
  engineer: 'inżyniera',
  leader: 'przywódcę',
};
const marauder4 = { one: 'grabieżcę', few: 'grabieżców', many: 'grabieżców', other: 'grabieżcy' };
const marauder2 = { one: 'grabieżcy', few: 'grabieżców', many: 'grabieżców', other: 'grabieżcy' };
/** Genitive plural: "ilu …?" */
const many = { worker: 'robotników', soldier: 'żołnierzy', engineer: 'inżynierów', leader: 'przywódców' };
const cards = (n: number): string => count(n, card);

const area = { exploration: 'Eksploracja', construction: 'Budowa', city: 'Miasto' } satisfies Language['area'];
const place = {
  exploration: 'w obszarze Eksploracja',
  construction: 'w obszarze Budowa',
  city: 'w obszarze Miasto',
  pool: 'w puli Miasta',
  spent: 'na planszy miasta',
  recruit: 'wśród rekrutów',
  screen: 'za zasłonką',
} satisfies Language['place'];
const type = {
  hq: 'Kwatera główna',
  civil: 'Budynek cywilny',
  military: 'Budynek wojskowy',
  science: 'Budynek naukowy',
} satisfies Language['type'];
/** Accusative: "za każdy …". */
const each = {
  hq: 'każdą kwaterę główną',
  civil: 'każdy budynek cywilny',
  military: 'każdy budynek wojskowy',
  science: 'każdy budynek naukowy',
};
const every = {
  hq: 'każda kwatera główna',
  civil: 'każdy budynek cywilny',
  military: 'każdy budynek wojskowy',
  science: 'każdy budynek naukowy',
};
const group = {
  beer: 'Piwo',
  gasoline: 'Benzyna',
  weapons: 'Broń',
  medicine: 'Leki',
  vehicle: 'Części pojazdów',
  map: 'Mapy',
} satisfies Language['group'];

export const pl: Language = {
  lang: 'pl',
  pitch: 'Licytuj swoimi ocalałymi łupy, budynki i akcje, odpieraj grabieżców i w sześć rund zbuduj najlepsze miasto.',
  figure,
  survivor,
  nobody: 'nikt',
  card,
  vp: 'PZ',
  area,
  place,
  type,
  group,
  cost: {
    worker: 'robotnik',
    soldier: 'żołnierz',
    engineer: 'inżynier',
    engineerOrSoldier: 'inżynier lub żołnierz',
    any: 'dowolny ocalały',
  },
  twice: {
    worker: 'dwaj robotnicy',
    soldier: 'dwaj żołnierze',
    engineer: 'dwaj inżynierowie',
    engineerOrSoldier: 'dwaj inżynierowie lub żołnierze',
    any: 'dwaj dowolni ocalali',
  },
  and: 'i',
  or: 'lub',

  effect: {
    vp: (e) => (e.amount < 0 ? `tracisz ${-e.amount} PZ` : `zyskujesz ${e.amount} PZ`),
    addMarauder: (e) => `przybywa ${count(e.amount, figure.marauder)}`,
    removeMarauder: (e) => `przepędź ${count(e.amount, marauder4)}, po ${e.vpEach} PZ`,
    damage: (e) =>
      e.spaces < 0
        ? `przesuń znacznik zniszczeń o ${count(-e.spaces, space)} w lewo`
        : `przesuń znacznik zniszczeń o ${count(e.spaces, space)} w prawo`,
    leaderAside: () => 'tracisz przywódcę, dopóki znacznik nie wróci na to pole',
    drawEquipment: (e) => `dobierz ${count(e.amount, equipmentCard)}`,
    discardEquipment: (e) => `odrzuć ${count(e.amount, equipmentCard)}`,
    temporaryHousing: (e) => `w tej rundzie kwatery +${e.amount}`,
    exchangeInPlace: () => 'możesz wymienić swojego robotnika, tam gdzie stoi, na żołnierza lub inżyniera z worka',
    fight: (e, { fightVp }) =>
      e.amount === 1
        ? `odeprzyj ${count(1, marauder4)} za ${fightVp} PZ`
        : `odeprzyj do ${count(e.amount, marauder2)}, po ${fightVp} PZ`,
    pushBack: (e) => `odepchnij ${e.amount === 1 ? count(1, marauder4) : `do ${count(e.amount, marauder2)}`}, bez PZ`,
    vpPerType: (e) => `zyskujesz ${e.each} PZ za ${each[e.buildingType]} w swoim mieście`,
    drawKeep: (e) => `obejrzyj wierzchnie karty talii wyposażenia (${e.draw}) i zatrzymaj ${e.keep}`,
    swapSearch: () => 'odrzuć kartę z ręki i weź dowolną kartę z talii wyposażenia',
    repair: (e) => `napraw ${count(e.spaces, space)} i zyskaj ${e.vp} PZ`,
    exchange: () => 'jeden z robotników staje się żołnierzem lub inżynierem',
    recruitGamble: (e) =>
      `wyciągnij figurkę z worka: robotnik lub grabieżca wraca do niego za ${e.vpOtherwise} PZ, każdy inny dołącza i może od razu działać`,
  },
  passive: {
    watchtowerSite: () => 'można tu zbudować ulepszenie wieży strażniczej',
    housingPerType: (p) =>
      `${every[p.buildingType]} w twoim mieście daje kwatery +${p.amount}${p.includesSelf ? ', ten także' : ''}`,
    workersCountAs: (p) =>
      `twoi robotnicy liczą się przy płaceniu za akcje także jako ${list(
        p.colours.map(
          (c) => ({ worker: 'robotnicy', soldier: 'żołnierze', engineer: 'inżynierowie', leader: 'przywódcy' })[c],
        ),
        'i',
      )}`,
    vpPerUnusedHousing: (p) => `na koniec każdej rundy ${p.each} PZ za każdą wolną kwaterę`,
    noFightVp: () => 'za walkę nie zyskujesz PZ',
    fightVpBonus: (p) =>
      `${p.perMarauder} PZ za każdego z pierwszych ${p.firstPerRound} grabieżców odpartych w rundzie`,
    exclusiveWith: (p, n) => `nigdy obok: ${n.card(p.building)}`,
  },
  worth: {
    scoreProgressive: (w) => `PZ za 1 kartę, 2 karty i tak dalej: ${w.vpByCount.slice(1).join(', ')}`,
    scoreSets: (w) => `${w.vpPerSet} PZ za każdy zestaw ${w.setSize} kart`,
    scoreMajority: (w) => `${w.first} PZ za najwięcej, ${w.second} PZ za drugie miejsce`,
    scoreVehicleParts: () => 'PZ za grupy różnych części',
  },
  counted: {
    scorePerSurvivor: (c) => `${c.each} PZ za każdego twojego ${figures4[c.colour]}`,
    scorePerBuildingType: (c) => `${c.each} PZ za ${each[c.buildingType]} w twoim mieście`,
    scorePerEquipment: (c) =>
      c.groups.includes('any')
        ? `${c.each} PZ za każdą kartę wyposażenia`
        : `${c.each} PZ za każdą kartę: ${c.groups.map((g) => (g === 'any' ? '' : group[g])).join(', ')}`,
  },
  line: (cost, times, effect) => `${times}× ${cost}: ${effect}`,
  perRound: (vp) => `${vp} PZ na koniec każdej rundy`,
  housing: (n) => `kwatery: ${n}`,
  noEffect: 'nic się nie dzieje',
  bonus: (effect) => `najwięcej ocalałych: ${effect}`,
  penalty: (effect) => `najmniej ocalałych: ${effect}`,
  damageHere: (effect) => `gdy znacznik jest tutaj: ${effect}`,
  damageBeyond: (effect) => `gdy znacznik jest dalej w prawo: ${effect}`,
  vehicles: (same, mixed) =>
    `grupy różnych części: ${same.slice(1).join(', ')} PZ za 1 do ${same.length - 1} części jednego pojazdu, ${mixed.slice(1).join(', ')} PZ za mieszane`,
  kind: {
    printed: 'na planszy miasta',
    level: (n) => `poziom ${n}`,
    equipment: (n) => `Wyposażenie, w grze: ${n}`,
    tile: 'Żeton budynku',
    auction: 'Żeton licytacji',
    scoring: 'Żeton punktacji',
    damage: 'Pole toru zniszczeń',
  },
  placement: { hqUpgrade: 'ulepszenie kwatery głównej', watchtowerUpgrade: 'ulepszenie wieży strażniczej' },
  provenance: {
    rulebook: 'Zgodne z instrukcją.',
    'partly-rulebook': 'Częściowo zgodne z instrukcją; niektóre wartości są nasze.',
    reconstructed: 'Nie ma tego w instrukcji: ułożone przez nas z jej efektów.',
  },

  event: {
    tilesLaid: (e, _, n) =>
      `Żetony punktacji: ${n.card(e.common[0]!)} po 3. rundzie, ${n.card(e.common[1]!)} na końcu; żetony licytacji: ${e.auction.map(n.card).join(', ')}`,
    dealt: (e, who, n) => {
      const known = e.tiles.flatMap((id) => (id === null ? [] : [n.card(id)]));
      return `${who(e.seat)}: za zasłonką ${n.survivors(e.figures)}; prywatne żetony: ${known.join(', ') || e.tiles.length}`;
    },
    round: (e) => `Runda ${e.no}`,
    phase: () => null,
    arrived: (e, who) =>
      `${who(e.seat)}: nadciąga ${count(e.n, figure.marauder)}, razem ${e.to}${e.over > 0 ? `; bez miejsca: ${e.over}` : ''}`,
    vp: (e, who) => `${who(e.seat)}: ${signed(e.n)} PZ (${pl.source[e.src]})`,
    marauders: (e, who) =>
      `${who(e.seat)}: ${signed(e.n)} ${plural('pl', Math.abs(e.n), figure.marauder)}, razem ${e.to}`,
    damage: (e, who) => `${who(e.seat)}: znacznik zniszczeń na polu ${e.to}`,
    leaderLost: (e, who) => `${who(e.seat)}: przywódca na razie stracony`,
    leaderBack: (e, who) => `${who(e.seat)}: przywódca wraca`,
    equipmentShown: (e, _, n) => `Wyposażenie: ${n.card(e.card)}; ${n.figures(e.figures)}`,
    buildingShown: (e, _, n) => `Budynek: ${n.card(e.card)}; ${n.card(e.tile)}`,
    starts: (e, who) => `${who(e.seat)}: gracz rozpoczynający`,
    bid: (e, who, n) => `${who(e.seat)}: oferta, ${area[e.area]}: ${n.survivors(e.figures)}`,
    bonus: (e, who, n) => `${who(e.seat)}: nagroda, ${area[e.area]} (${n.card(e.tile)})`,
    penalty: (e, who, n) => `${who(e.seat)}: kara, ${area[e.area]} (${n.card(e.tile)})`,
    drew: (e, who, n) => {
      const known = e.cards.flatMap((id) => (id === null ? [] : [n.card(id)]));
      return `${who(e.seat)} dobiera: ${known.length > 0 ? known.join(', ') : cards(e.cards.length)}`;
    },
    discarded: (e, who, n) => `${who(e.seat)} odrzuca: ${n.card(e.card)}`,
    tookEquipment: (e, who, n) => `${who(e.seat)} bierze: ${n.card(e.card)}; ${n.figures(e.figures)}`,
    tookBuilding: (e, who, n) => `${who(e.seat)} bierze: ${n.card(e.card)}; ${n.card(e.tile)}`,
    built: (e, who, n) =>
      `${who(e.seat)} buduje: ${n.card(e.card)}, plac ${e.site}${e.over === null ? '' : `, na: ${n.card(e.over)}`}`,
    forfeited: (e, who, n) => `${who(e.seat)} rezygnuje: ${n.card(e.card)}`,
    tile: (e, who, n) => `${who(e.seat)}: żeton ${n.card(e.tile)}`,
    exchanged: (e, who) => `${who(e.seat)} wymienia robotnika ${place[e.at]} na ${figures4[e.to]}`,
    declined: (e, who) => `${who(e.seat)} nikogo nie wymienia`,
    cityTurn: (e, who, n) => `${who(e.seat)}: tura w mieście, ${n.survivors(e.figures)}`,
    extended: (e, who, n) => `${who(e.seat)} stawia rozbudowę: ${n.survivors(e.figures)}`,
    repaired: (e, who, n) => `${who(e.seat)} naprawia: ${n.survivors(e.figures)}`,
    acted: (e, who, n) => `${who(e.seat)} używa: ${n.card(e.card)} (${n.survivors(e.figures)})`,
    ended: (e, who) => `${who(e.seat)} kończy turę`,
    looked: (e, who, n) => {
      const known = e.cards.flatMap((id) => (id === null ? [] : [n.card(id)]));
      return `${who(e.seat)} ogląda: ${known.length > 0 ? known.join(', ') : cards(e.cards.length)}`;
    },
    kept: (e, who, n) => `${who(e.seat)} zatrzymuje: ${e.card === null ? cards(1) : n.card(e.card)}`,
    searched: (e, who, n) => `${who(e.seat)} bierze z talii: ${e.card === null ? cards(1) : n.card(e.card)}`,
    recruited: (e, who) => `${who(e.seat)} wyciąga z worka: ${figure[e.figure].one}`,
    retrieved: () => 'Wszyscy ocalali wracają za zasłonki',
    homeless: (e, who, n) => `${who(e.seat)}: bez kwatery, odchodzi: ${n.survivors(e.figures)}`,
    counted: (e, who, n) => `${who(e.seat)}: ${n.card(e.tile)} ×${e.n}`,
    newAuctionTiles: (e, _, n) => `Nowe żetony licytacji: ${e.tiles.map(n.card).join(', ')}`,
    chose: (e, who, n) => `${who(e.seat)} punktuje prywatny żeton: ${n.card(e.tile)}`,
    revealed: (e, who, n) => `${who(e.seat)} odkrywa: ${e.cards.map(n.card).join(', ') || 'brak wyposażenia'}`,
    equipmentScored: (e, who) => `${who(e.seat)}: ${group[e.group]} ×${e.n}, ${e.vp} PZ`,
    won: (e, who) =>
      e.seats.length === 1 ? `${who(e.seats[0]!)} wygrywa` : `${e.seats.map(who).join(', ')}: wspólne zwycięstwo`,
  },

  prompt: {
    placeBid: (f, n) =>
      `Złóż ofertę: ${list(
        f.areas.map((a) => area[a]),
        'lub',
      )}. Za zasłonką: ${n.survivors(f.figures)}`,
    bidColour: (f, n) => `${area[f.area]}: ilu ${many[f.colour]}? Dotąd: ${n.survivors(f.so)}`,
    discardEquipment: (f) => `Odrzuć jedną ze swoich kart (${f.cards})`,
    takeEquipment: () => 'Weź kartę wyposażenia ze wszystkimi figurkami na niej',
    takeBuilding: () => 'Weź kartę budynku z jej żetonem',
    placeBuilding: (f, n) => `Zbuduj: ${n.card(f.card)}, lub zrezygnuj. Potem: ${n.card(f.tile)}`,
    exchangeInPlace: () => 'Wymienić jednego z twoich robotników?',
    cityAction: (f, n) => `Wybierz akcję. Wolni: ${n.survivors(f.figures)}`,
    keepDrawn: (f) => `Zatrzymaj jedną z obejrzanych kart (${f.cards})`,
    searchDeck: (f) => `Weź jedną z kart talii (${f.cards})`,
    returnHomeless: (f) => `Kwatery: ${f.housing}. Kto odchodzi? Musi odejść ${count(f.n, survivor)}, po −${f.vp} PZ`,
    homelessColour: (f, n) => `Musi odejść ${count(f.n, survivor)}. Ilu ${many[f.colour]}? Dotąd: ${n.survivors(f.so)}`,
    choosePrivateTile: () => 'Wybierz prywatny żeton, który się liczy',
  },
  button: {
    bid: (b, n) => `${area[b.area]}: ${n.survivors(b.figures)}`,
    bidByColour: (b) => `${area[b.area]}: wybierz kolor po kolorze`,
    count: (b) => count(b.n, figure[b.colour]),
    discard: (b, n) => `Odrzuć: ${n.card(b.card)}`,
    take: (b, n) => `${b.slot}: ${n.card(b.card)}; ${n.figures(b.figures)}`,
    takeBuilding: (b, n) => `${n.card(b.card)}; ${n.card(b.tile)}`,
    build: (b, n) => `Plac ${b.site}${b.over === null ? ' (pusty)' : `, na: ${n.card(b.over)}`}`,
    forfeit: (b, n) => `Zrezygnuj: ${n.card(b.card)}`,
    exchange: (b) => `Robotnik ${place[b.at]} na ${figures4[b.to]}`,
    decline: () => 'Nikogo nie wymieniaj',
    act: (b, n) => {
      const extra =
        b.take !== null
          ? `; bierzesz: ${figure[b.take].one}`
          : b.discard !== null
            ? `; odrzucasz: ${n.card(b.discard)}`
            : '';
      return `${n.card(b.card)}: ${n.effect(b.effect)} (${n.survivors(b.figures)}${extra})`;
    },
    extend: (b, n) => `Postaw rozbudowę (${n.survivors(b.figures)})`,
    repair: (b, n) => `Napraw jedno pole (${n.survivors(b.figures)})`,
    end: () => 'Zakończ turę',
    keep: (b, n) => `Zatrzymaj: ${n.card(b.card)}`,
    search: (b, n) => `Weź: ${n.card(b.card)}`,
    leave: (b, n) => capital(n.survivors(b.figures)),
    choose: (b, n) => `${n.card(b.tile)} (${b.vp} PZ)`,
  },
  reason: {
    over: () => 'Gra się skończyła.',
    notAsked: () => 'To nie jest teraz twoja decyzja.',
    notNow: () => 'Nie teraz.',
    hasBid: (r) => `Masz już ofertę: ${area[r.area]}.`,
    siteClosed: () => 'Zamknięte, dopóki nie postawisz rozbudowy.',
    siteReserved: () => 'Miejsce na ulepszenia.',
    onlyHq: () => 'Tylko na kwaterze głównej.',
    onlyWatchtower: () => 'Tylko na wieży strażniczej.',
    otherChurch: (r, n) => `Tylko na: ${n.card(r.card)}.`,
    noActions: () => 'Nie ma tu akcji.',
    usedUp: (r) => `W tej rundzie użyto już ${r.n}×.`,
    cannotPay: () => 'Brakuje ci ocalałych.',
    noMarauders: () => 'Nie ma grabieżców do odparcia.',
    undamaged: () => 'Nie ma nic do naprawy.',
    deckEmpty: () => 'Talia wyposażenia jest pusta.',
    handEmpty: () => 'Nie masz wyposażenia do oddania.',
    bagLacks: () => 'W worku nie ma ani żołnierza, ani inżyniera.',
    bagEmpty: () => 'Worek jest pusty.',
    noWorker: (r) => `Nie masz robotnika ${place[r.at]}.`,
    extended: () => 'Rozbudowa już stoi.',
    notInHand: () => 'Nie masz tej karty na ręce.',
    taken: () => 'Ktoś już to wziął.',
  },

  verb: {
    extend: 'Rozbuduj',
    repair: 'Napraw',
    end: 'Zakończ turę',
    forfeit: 'Zrezygnuj',
    decline: 'Odmów',
    take: 'Weź',
    discard: 'Odrzuć',
    byColour: 'Kolor po kolorze',
    nobody: 'Nikt',
  },
  slot: (n) => `Miejsce wyposażenia ${n}`,
  offer: (n) => `Miejsce na budynek ${n}`,
  pile: {
    deck: 'Talia wyposażenia',
    bag: 'Worek',
    box: 'Pudełko',
    buildings: 'Talia budynków',
    tiles: 'Stos żetonów budynków',
    scoringTiles: 'Żetony punktacji',
    auctionTiles: 'Stos żetonów licytacji',
  },
  site: (n) => `Plac ${n}`,
  lineOf: (site, line) => `Plac ${site}, akcja ${line}`,
  table: {
    round: (no, of) => `Runda ${no} z ${of}`,
    marauders: (n) => count(n, figure.marauder),
    damage: (n, of) => `zniszczenia ${n} z ${of}`,
    housing: (n) => `kwatery: ${n}`,
    behind: 'za zasłonką',
    hidden: (least, most) => (least === most ? `${least}` : `${least} do ${most}`),
    hand: 'Ręka',
    unknown: (n) => `nieznane: ${n}`,
    equipment: 'Wyposażenie',
    buildings: 'Budynki',
    own: 'Twoje prywatne żetony',
    bag: (n) => `w worku: ${n}`,
    midgame: 'po rundzie 3',
    final: 'na końcu',
  },

  option: {
    'repair.workersPerStep': {
      name: 'Robotnicy na krok naprawy',
      help: '1 jak w wydaniu słowackim, 2 jak w oryginale.',
    },
    pickOrder: {
      name: 'Kolejność wyboru kart',
      help: 'Według wielkości ofert (oryginał) albo w kolejności ich złożenia (wydanie słowackie).',
      choices: { descendingBids: 'Według wielkości ofert', topToBottom: 'W kolejności ofert' },
    },
    roundTrack: {
      name: 'Nadciągający grabieżcy',
      help: 'Ilu przybywa w każdej rundzie: rosnąco, umiarkowanie lub równo.',
      choices: { rising: 'Rosnąco', moderate: 'Umiarkowanie', even: 'Równo' },
    },
    openSurvivors: { name: 'Jawni ocalali', help: 'Wszyscy widzą ocalałych za wszystkimi zasłonkami.' },
  },
  source: {
    start: 'Start',
    auction: 'Żetony licytacji',
    tiles: 'Żetony budynków',
    actions: 'Akcje',
    fights: 'Walki',
    repairs: 'Naprawy',
    rounds: 'Budynki w każdej rundzie',
    housing: 'Wolne kwatery',
    damage: 'Zniszczenia',
    marauders: 'Grabieżcy',
    homeless: 'Ocalali bez kwatery',
    common: 'Wspólne żetony',
    private: 'Prywatny żeton',
    ...group,
  },
  phase: {
    preparation: 'Przygotowanie',
    auction: 'Licytacja',
    resolution: 'Rozpatrzenie',
    completion: 'Zakończenie',
    midgame: 'Punktacja w połowie gry',
    scoring: 'Punktacja końcowa',
  },
  term: {
    points: 'punkty zwycięstwa',
    survivors: 'ocalali',
    housing: 'kwatery',
    marauders: 'grabieżcy',
    damage: 'zniszczenia',
    city: 'miasto',
    equipment: 'wyposażenie',
    tiles: 'żetony punktacji',
    auction: 'oferty',
    actions: 'nadchodzące akcje',
    others: 'pozostali',
  },
};
