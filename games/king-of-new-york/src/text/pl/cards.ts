import { STATUE_NEEDS, SUPERSTAR_NEEDS, TAP_AFTER } from '../../content/vocabulary.ts';
import { amount } from '../format.ts';
import type { Language } from '../language.ts';
import {
  anyUnit,
  asFace,
  borough,
  count,
  needed,
  noun,
  ofFace,
  ofUnit,
  ofUnits,
  symbols,
  units,
  withMoreDice,
} from './names.ts';

/** What cards say. Clauses begin small and have no full stop. */
export const cards = {
  special: {
    superstar: {
      name: 'Supergwiazda',
      text: () =>
        `Przejmujesz ją, rozpatrując co najmniej ${symbols(SUPERSTAR_NEEDS, 'celebrity')}: zdobywasz 1★ i po 1★ za każdy ponad trzeci. Dopóki ją masz, każdy rozpatrzony symbol Sławy daje ci 1★.`,
    },
    statue: {
      name: 'Statua Wolności',
      text: (say) =>
        `Przejmujesz ją, rozpatrując co najmniej ${symbols(STATUE_NEEDS, 'ouch')}: zdobywasz ${say.figures.statueStars}★. Gdy ktoś ci ją zabiera, tracisz ${say.figures.statueStars}★.`,
    },
  },
  kind: { keep: 'ZATRZYMAJ', discard: 'ODRZUĆ', special: 'SPECJALNA' },
  and: 'i',
  or: 'lub',
  next: 'a potem',
  gain: { star: 'zdobywasz', energy: 'zdobywasz', life: 'odzyskujesz' },
  effect: {
    everyoneGains: (e) => `każdy potwór, z tobą włącznie, zdobywa ${amount(e.n, e.res)}`,
    takeEnergy: (e) => `oddaje ci ${e.n}⚡${e.n > 1 ? ' (albo wszystko, jeśli ma mniej)' : ''}`,
    otherLosesStars: (e) => `traci ${e.n}★`,
    hurtSelf: (e) => `otrzymujesz ${count(e.n, noun.damage)}`,
    hurtOther: (e, on) =>
      `${on === 'superstarTaken' ? 'potwór, który ją miał, otrzymuje' : 'otrzymuje'} ${count(e.n, noun.damage)}`,
    hurtEveryone: (e) => `każdy potwór, z tobą włącznie, otrzymuje ${count(e.n, noun.damage)}`,
    allUnitsShoot: () => 'każda jednostka zadaje po 1 obrażeniu potworom w swojej dzielnicy, także tobie',
    extraTurn: (e) =>
      e.subway
        ? 'rozgrywasz po tej turze dodatkową turę; możesz w niej między działaniami przenosić się, także z Manhattanu, do dzielnic, w których jest miejsce'
        : 'rozgrywasz po tej turze dodatkową turę',
    claimNextKeep: () => 'dostajesz za darmo następną odkrytą kartę ZATRZYMAJ, choćby w cudzej turze',
    exchangeStars: () => 'oddajesz wszystkie swoje ★; za każdy zdobywasz 1⚡ albo odzyskujesz 1♥, jak wolisz',
    starsForDamage: () =>
      'wybierasz innego potwora i zdobywasz 1★ za każde obrażenie zadane mu przez ciebie w tej turze',
    everyoneDiscardsKeep: () => 'każdy gracz, z tobą włącznie, odrzuca jedną ze swoich kart ZATRZYMAJ',
    souvenir: (e, on) =>
      `zostawiasz ${on ? 'tam jedną' : 'w swojej dzielnicy pamiątkę'}: zdobywasz ${e.star}★ i ${e.energy}⚡`,
    token: (e) =>
      e.token === 'jinx'
        ? 'dostaje znacznik klątwy (przerzut z Auć! kosztuje 1⚡ za każdy znacznik; symbol Leczenia usuwa jeden)'
        : 'dostaje znacznik sieci (każdy zabiera 1 przerzut; symbol Ataku usuwa jeden)',
    carapaceTokens: () => 'kładziesz tu 1 znacznik za każdy symbol, zanim jednostki strzelą',
    perish: () => 'tracisz tę kartę i wszystkie ♥',
  },
  symbols,
  add: (all) => `dodajesz do wyniku ${all}`,
  extra: 'dodatkowo',
  mod: {
    dice: (m) => `rzucasz ${count(m.n, withMoreDice)}`,
    maxLife: (m, say) => `twoje maksimum życia to ${say.maxLife + m.n}♥`,
    cheaper: (m, say) =>
      `do zniszczenia ${ofUnit[m.unit]} potrzebujesz tylko ${needed(say.durability(m.unit) - m.n, 'destruction')}`,
    hitsOwnBorough: () => 'twój atak trafia też wszystkie inne potwory w twojej dzielnicy',
    attackTimes: (m) => (m.n === 2 ? 'twój atak zadaje podwójne obrażenia' : `twój atak zadaje obrażenia ×${m.n}`),
    moreAgainstHealthier: (m) =>
      `twój atak zadaje o ${count(m.n, noun.damage)} więcej każdemu potworowi, który ma więcej ♥ od ciebie`,
    doublingDie: () =>
      'dla każdego potwora trafionego twoim atakiem rzuca się kostką; przy symbolu Auć! otrzymuje on podwójne obrażenia',
    armyLess: (m) =>
      `gdy po Auć! jednostki strzelają do ciebie, otrzymujesz łącznie o ${count(m.n, noun.damage)} mniej`,
    lockedFace: (m) => `nie możesz przerzucać kostek z symbolem ${ofFace[m.face]}`,
    othersRerollAll: () =>
      'pozostali gracze muszą wykorzystać wszystkie przerzuty, za każdym razem co najmniej jedną kostką',
    superstarNeeds: (m) =>
      `dopóki masz kartę Supergwiazda, inni potrzebują ${needed(m.n, 'celebrity')}, żeby ci ją zabrać`,
    lifeForEnergy: () => 'zamiast ⚡ możesz płacić ♥, 1 za 1, zachowując co najmniej 1♥',
    energyForDamage: () => 'gdy otrzymujesz obrażenia, możesz tracić ⚡ zamiast ♥',
    bothWays: (m) =>
      `po ostatnim rzucie możesz zamienić dowolnie wiele symboli ${ofFace[m.a]} na ${asFace[m.b]}, a ${ofFace[m.b]} na ${asFace[m.a]}`,
    oneWay: (m) => `po ostatnim rzucie możesz zamienić dowolnie wiele symboli ${ofFace[m.a]} na ${asFace[m.b]}`,
    swapDice: () =>
      'po ostatnim rzucie za każdą odrzuconą kostkę z symbolem Sławy możesz obrócić inną kostkę na dowolną ściankę',
    cabs: (m) =>
      `po ostatnim rzucie możesz dodać ${symbols(m.n, 'destruction')}; wtedy symbolami Niszczenia niszczysz w tej turze tylko jednostki`,
    painbow: () =>
      'przy 2 lub 3 symbolach Niszczenia w wyniku dodajesz 1 symbol Ataku, przy 4 lub 5 dodajesz 2, a przy 6 lub więcej od razu wygrywasz',
    reaches: (m) => `możesz niszczyć ${units[m.unit]} we wszystkich dzielnicach`,
    reachPrice: (m) =>
      `rozpatrując Niszczenie, możesz dowolnie wiele razy zapłacić ${m.n}⚡, żeby niszczyć też w jednej innej dzielnicy`,
    salvage: (m) => `możesz też kupować karty ZATRZYMAJ ze stosu kart odrzuconych, o ${m.less}⚡ taniej`,
    earlyMove: () => 'przed pierwszym rzutem możesz wykonać jeden dodatkowy, bezpłatny ruch',
    energyLess: (m) => `gdy rozpatrujesz symbole Energii, zdobywasz łącznie o ${m.n}⚡ mniej`,
    scatter: (m) =>
      `po przybyciu do innej dzielnicy możesz odesłać z niej do ${count(m.n, ofUnits)}, każdą do innej dzielnicy`,
    carapace: () =>
      'w swojej turze lub tuż przed obrażeniami możesz odrzucić tę kartę i odzyskać 1♥ za każdy jej znacznik',
  },
  moment: {
    turnStart: 'na początku swojej tury',
    dice: 'po ostatnim rzucie',
    result: 'po ostatnim rzucie',
    superstarTaken: 'gdy przejmujesz kartę Supergwiazda,',
    superstarLost: 'gdy potwór zabiera ci kartę Supergwiazda,',
    celebrity: 'gdy rozpatrujesz co najmniej 1 symbol Sławy,',
    building: 'gdy niszczysz budynek,',
    infantry: 'gdy niszczysz piechotę,',
    jet: 'gdy niszczysz odrzutowiec,',
    tank: 'gdy niszczysz czołg,',
    unit: 'gdy niszczysz jednostkę,',
    ouch: 'gdy rozpatrujesz Auć!,',
    attacked: 'gdy inny potwór cię zaatakuje i to przetrwasz,',
    attack: 'gdy potwór przetrwa twój atak,',
    hurt: 'za każdym razem, gdy otrzymasz obrażenia i je przetrwasz,',
    dealt: 'gdy inny potwór przetrwa obrażenia od ciebie,',
    othersEnergy: `gdy inny potwór w ciągu jednej tury zdobędzie łącznie co najmniej ${TAP_AFTER}⚡,`,
    enterManhattan: 'gdy wchodzisz na Manhattan,',
    arrive: 'gdy przybywasz do innej dzielnicy,',
    turnEnd: 'na końcu swojej tury, także tej',
  },
  condition: {
    superstar: () => 'jeśli masz kartę Supergwiazda',
    in: (c) => `jeśli jesteś ${borough[c.borough].at}`,
    units: (c) => `jeśli masz w swojej dzielnicy co najmniej ${count(c.n, anyUnit)}`,
    allFaces: () => 'jeśli jesteś na Manhattanie, a na kostkach widać wszystkie sześć symboli',
    noSouvenir: () => 'jeśli nie ma tam twojej pamiątki',
    dieShows: (c) => `jeśli na którejś z twoich kostek jest symbol ${ofFace[c.face]}`,
    firstThisTurn: () => 'pierwszy w tej turze',
  },
  bought: 'po kupieniu',
  needs: { jet: 'tylko po zniszczeniu w tej turze odrzutowca', tank: 'tylko po zniszczeniu w tej turze czołgu' },
  moveFee: (n) => `dopóki leży w banku, każda dobrowolna zmiana dzielnicy, także ucieczka, kosztuje każdego ${n}⚡`,
  nearby: (places, n) => `${places} kosztuje o ${n}⚡ mniej`,
  led: (lead, clause) => `${lead} ${clause}`,
} satisfies Partial<Language>;
