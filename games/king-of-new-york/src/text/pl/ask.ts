import { buildingOf } from '../../content/vocabulary.ts';
import { amount, cost, fee, mixed, tally, times } from '../format.ts';
import type { Language } from '../language.ts';
import {
  aBuilding,
  asFace,
  aUnit,
  borough,
  count,
  face,
  noun,
  ofFace,
  ofUnit,
  symbols,
  token,
  unit,
  zone,
} from './names.ts';

/** Questions, answers, and why not. */
export const ask: Pick<Language, 'prompt' | 'deed' | 'reason'> = {
  prompt: {
    chooseMonster: () => 'Wybierz swojego potwora',
    chooseStartBorough: () => 'Wybierz dzielnicę, w której zaczynasz',
    superSpeedMove: (_, say) => `${say.sole('earlyMove')}: ruch przed rzutem?`,
    subwayMove: (f, say) =>
      `${say.sole('subway')}: przejazd przed rzutem?${f.fee > 0 ? ` Każdy ruch kosztuje ${f.fee}⚡.` : ''}`,
    rollOrStop: (f, say) =>
      `Przerzuć kostki${f.forced ? '' : ' albo zakończ rzuty'}. Pozostałe przerzuty: ${f.rerolls}.${
        f.forced ? ` ${say.sole('othersRerollAll')}: trzeba wykorzystać wszystkie.` : ''
      }${f.fee > 0 ? ` Klątwa: przerzut z Auć! kosztuje ${f.fee}⚡.` : ''}`,
    chameleon: (_, say) => `${say.sole('swapDice')}: odrzucasz kostkę z symbolem Sławy, żeby obrócić inną?`,
    hailingCabs: (f, say) => `${say.sole('cabs')}: dodajesz ${symbols(f.n, 'destruction')}, tylko na jednostki?`,
    convertSymbols: (f) =>
      f.both
        ? `Zamieniasz ${asFace[f.from]} na ${asFace[f.to]} albo ${asFace[f.to]} na ${asFace[f.from]}?`
        : `Zamieniasz ${asFace[f.from]} na ${asFace[f.to]}?`,
    chooseSymbolType: () => 'Wybierz, co teraz rozpatrzyć',
    allocateHeal: (f) => `Masz ${symbols(f.n, 'heal')}: ile z nich usuwa znaczniki klątwy?`,
    allocateAttack: (f) => `Masz ${symbols(f.n, 'attack')}: ile z nich usuwa znaczniki sieci?`,
    flee: (f, say) =>
      `Atakuje cię ${say.who(f.by)} (obrażenia w tej turze: ${f.damage}). Masz ${f.life}♥. Uciekasz z Manhattanu${f.fee > 0 ? ` za ${f.fee}⚡` : ''}?`,
    destroyObject: (f) =>
      `Symbole Niszczenia: ${f.points}. Wybierz ${f.unitsOnly ? 'jednostkę' : 'budynek albo jednostkę'}`,
    carapaceDiscard: (f) =>
      `Za chwilę otrzymasz ${count(f.damage, noun.damage)}. Odrzucasz najpierw Pancerz, żeby odzyskać ${f.heal}♥?`,
    payDamageWithEnergy: (f) => `Za chwilę otrzymasz ${count(f.damage, noun.damage)}. Co tracisz?`,
    leaveClosedSpace: () => 'Twoje pole na Manhattanie się zamyka: wybierz, dokąd idziesz',
    payWithLife: (f) => `Do zapłaty ${f.n}⚡: ile z tego w ♥?`,
    moveStep: (f) =>
      ({
        enter: 'Ruch: na Manhattanie jest miejsce, musisz tam wejść',
        up: 'Ruch: przechodzisz o strefę wyżej',
        stay: 'Ruch: zostajesz na Manhattanie',
        choose: `Przejdź do innej dzielnicy${f.fee > 0 ? ` za ${f.fee}⚡` : ''} albo zostań`,
      })[f.way],
    stinkAttack: (f, say) => `${say.sole('scatter')}: odsyłasz jednostki ${borough[f.from].from}?`,
    buyStep: (f) => `Kupowanie kart: masz ${f.energy}⚡`,
    nextStageSplit: (f, say) => `${say.sole('exchangeStars')}: podziel ${f.n}★ na ⚡ i ♥`,
    photoOpTarget: (_, say) => `${say.sole('starsForDamage')}: wybierz potwora`,
    teslaCannonDiscard: (_, say) => `${say.sole('everyoneDiscardsKeep')}: odrzuć jedną ze swoich kart ZATRZYMAJ`,
  },

  deed: {
    monster: (d, say) => say.monster(d.monster),
    start: (d) => borough[d.to].name,
    move: (d) => `Przejdź ${borough[d.to].to}${fee(d)}`,
    enter: () => 'Wejdź na Manhattan',
    up: (d) => `Przejdź wyżej: ${zone[d.to]}`,
    stay: (d) => `Zostań ${borough[d.at].at}`,
    flee: (d) => `Uciekaj ${borough[d.to].to}${fee(d)}`,
    noFlight: () => 'Zostań na Manhattanie',
    leave: (d) => `Idź ${borough[d.to].to}`,
    ride: (d) => `Jedź metrem ${borough[d.to].to}${fee(d)}`,
    noRide: () => 'Rzuć kostkami',
    shed: (d) => `Odrzuć Pancerz i odzyskaj ${d.heal}♥`,
    keepCarapace: () => 'Zatrzymaj Pancerz',
    stopRolling: () => 'Zakończ rzuty',
    reroll: (d) => `Przerzuć: ${tally(d.faces, face)}${fee(d)}`,
    turnDie: (d) => `Obróć kostkę: ${face[d.from]} → ${face[d.to]}`,
    keepDice: () => 'Zostaw kostki bez zmian',
    cabs: (d) => `Dodaj ${symbols(d.n, 'destruction')}`,
    noCabs: () => 'Nic nie dodawaj',
    convert: (d) => `Zamień ${symbols(d.n, d.from)} na ${asFace[d.to]}`,
    convertNone: () => 'Nic nie zamieniaj',
    resolve: (d) => times(face[d.face], d.n),
    unjinx: (d) =>
      `${d.n === 0 ? 'Nie usuwaj znaczników klątwy' : `Usuń ${count(d.n, token.jinx)}`}${d.heal > 0 ? `, odzyskaj ${d.heal}♥` : ''}`,
    unweb: (d) =>
      `${d.n === 0 ? 'Nie usuwaj znaczników sieci' : `Usuń ${count(d.n, token.web)}`}, ${d.attack > 0 ? `atakuj (${symbols(d.attack, 'attack')})` : 'bez ataku'}`,
    building: (d) =>
      `Zniszcz ${aBuilding[buildingOf(d.tile)]} ${borough[d.at].at}${d.stack ? `, stos ${d.stack}` : ''} (wytrzymałość ${cost(d, 'destruction')}, nagroda ${amount(d.reward.n, d.reward.res)})`,
    unit: (d) =>
      `Zniszcz ${aUnit[d.unit]} ${borough[d.at].at} (${symbols(cost(d, 'destruction'), 'destruction')}, nagroda ${amount(d.reward.n, d.reward.res)})`,
    reach: (d) => `Niszcz także w innej dzielnicy: ${borough[d.to].name}${fee(d)}`,
    stopDestroying: () => 'Zakończ niszczenie',
    suffer: (d) => `Strać ${mixed(d.energy, d.life, 'i')}`,
    pay: (d) => `Zapłać ${mixed(d.energy, d.life, 'i')}`,
    send: (d) => `Odeślij ${borough[d.to].to}: ${unit[d.unit]}${d.fresh ? ' (z tej tury)' : ''}`,
    sendNoMore: () => 'Nie odsyłaj więcej jednostek',
    buy: (d, say) =>
      `Kup: ${say.card(d.card)} (${cost(d, 'energy')}⚡)${d.deadly ? '. Masz na kostkach symbol Sławy: ta karta cię wyeliminuje!' : ''}`,
    salvage: (d, say) => `Kup ze stosu kart odrzuconych: ${say.card(d.card)} (${cost(d, 'energy')}⚡)`,
    sweep: (d) => `Wymień karty w banku (${cost(d, 'energy')}⚡)`,
    finish: () => 'Zakończ turę',
    split: (d) => `Zdobądź ${d.energy}⚡, odzyskaj ${d.life}♥`,
    photo: (d, say) => `${say.who(d.seat)} (${d.star}★)`,
    discard: (d, say) => `Odrzuć: ${say.card(d.card)}`,
  },

  reason: {
    over: () => 'Gra jest zakończona.',
    notAsked: () => 'Teraz nie ty decydujesz.',
    notNow: () => 'Nie teraz.',
    eliminated: () => 'Ten potwór jest poza grą.',
    energyShort: (r) => `Brakuje ${r.n}⚡.`,
    needsUnit: (r) => `Wymaga zniszczenia ${ofUnit[r.unit]} w tej samej turze.`,
    here: () => 'Już tu jesteś.',
    full: (r) => `${borough[r.borough].name}: brak miejsca.`,
    manhattanTaken: () => 'Manhattan jest zajęty.',
    manhattanFirst: () => 'Na Manhattanie jest miejsce: musisz tam wejść.',
    noWayOut: () => 'Z Manhattanu możesz uciec tylko wtedy, gdy inny gracz cię zaatakuje.',
    moveFee: (r, say) => `Ruch kosztuje ${r.n}⚡ (${say.sole('moveFee')}).`,
    lockedDie: (r) => `Kostek z symbolem ${ofFace[r.face]} nie możesz przerzucać.`,
    jinxFee: (r) => `Przerzut z Auć! kosztuje ${r.n}⚡ (znaczniki klątwy).`,
    mustReroll: (_, say) => `Trzeba wykorzystać wszystkie przerzuty (${say.sole('othersRerollAll')}).`,
    tooTough: (r) => `Wytrzymałość ${r.needs}, a symboli Niszczenia masz ${r.points}.`,
    revealedNow: () => 'Jednostka odkryta w tej turze: nie można jej jeszcze zniszczyć.',
    unitsOnly: (_, say) => `W tej turze tylko jednostki (${say.sole('cabs')}).`,
    tooFar: () => 'Nie w twojej dzielnicy.',
  },
};
