import { RIVAL } from '../../state.ts';
import type { Language } from '../language.ts';
import { names } from './names.ts';

/** A line of the log for each kind of event. */
export const log = {
  event: {
    faction: (e, x) => `${x.who(e.seat)}: gra jako ${x.faction(e.faction)}`,
    first: (e, x) => `${x.who(e.seat)}: zaczyna`,
    dealt: (e, x) => `${x.who(e.seat)}: dostaje ${e.cards ? e.cards.map(x.card).join(', ') : x.goods({ card: e.n })}`,
    dropped: (e, x) => `${x.who(e.seat)}: odrzuca ${e.cards.map(x.card).join(', ')}`,
    round: (e, x) => `Runda ${e.round}, zaczyna ${x.who(e.first)}`,
    connections: (e, x) =>
      `Połączenia: ${[e.red, e.blue].flatMap((id) => (id ? x.card(id) : [])).join(', ') || 'brak'}`,
    revealed: (e, x) =>
      e.cards.length > 0 ? `Odkryte: ${e.cards.map(x.card).join(', ')}` : 'Nie ma już kart do odkrycia',
    drafted: (e, x) => `${x.who(e.seat)}: bierze ${x.card(e.card)}`,
    leftOver: (e, x) => `Zostaje i jest odrzucona: ${x.card(e.card)}`,
    laid: (e, x) => `${x.who(RIVAL)} otrzymuje: ${x.card(e.card)}`,
    production: () => 'Produkcja',
    action: () => 'Akcje',
    claimed: (e, x) => `${x.who(e.seat)}: przejmie produkcję, ${x.card(e.card)} (${x.who(e.owner)})`,
    returned: (e, x) => `${x.who(e.seat)}: bierze z magazynu ${x.goods(e.goods)}`,
    gained: (e, x) => `${x.who(e.seat)}: +${x.goods(e.goods)} (${x.src(e.src)})`,
    drew: (e, x) =>
      `${x.who(e.seat)}: dobiera ${e.cards ? e.cards.map(x.card).join(', ') : `kart: ${e.n}`} (${x.src(e.src)})`,
    reshuffled: (e) => `Odrzucone karty tworzą nową talię, kart: ${e.n}`,
    copied: (e, x) => `${x.who(e.seat)}: ${x.card(e.card)} kopiuje ${x.card(e.source)}`,
    paid: (e, x) => `${x.who(e.seat)}: płaci, ${x.goods(e.goods)}`,
    discarded: (e, x) => `${x.who(e.seat)}: odrzuca ${x.card(e.card)}`,
    spentDeal: (e, x) => `${x.who(e.seat)}: rezygnuje z umowy ${x.card(e.card)}`,
    constructed: (e, x) => `${x.who(e.seat)}: buduje ${x.card(e.card)}`,
    redeveloped: (e, x) =>
      `${x.who(e.seat)}: przebudowuje, ${e.ruins ? `Ruiny (${x.card(e.old)})` : x.card(e.old)} → ${x.card(e.card)}`,
    stocked: (e, x) => `${x.who(e.seat)}: ${x.goods(e.goods)} na karcie ${x.card(e.card)}`,
    recovered: (e, x) => `${x.who(e.seat)}: bierze z karty ${x.card(e.card)} ${x.goods(e.goods)}`,
    madeDeal: (e, x) => `${x.who(e.seat)}: zawiera umowę ${x.card(e.card)}`,
    razedCard: (e, x) => `${x.who(e.seat)}: niszczy z ręki ${x.card(e.card)}`,
    razed: (e, x) => `${x.who(e.seat)}: niszczy ${x.card(e.card)} (${x.who(e.owner)})`,
    used: (e, x) => `${x.who(e.seat)}: używa lokacji ${x.card(e.card)}`,
    converted: (e, x) => `${x.who(e.seat)}: używa planszy frakcji`,
    exchanged: (e, x) => `${x.who(e.seat)}: wymienia robotników`,
    visited: (e, x) => `${x.who(e.seat)}: wysyła robotnika, ${x.card(e.card)} (${x.who(e.owner)})`,
    tookConnection: (e, x) => `${x.who(e.seat)}: bierze połączenie ${x.card(e.card)}`,
    playedConnection: (e, x) => `${x.who(e.seat)}: zagrywa połączenie ${x.card(e.card)}`,
    stole: (e, x) => `${x.who(e.seat)}: zabiera ${x.goods({ [e.good]: 1 })} (${x.who(e.from)})`,
    activated: (e, x) => `${x.who(e.seat)}: uruchamia produkcję, ${x.card(e.card)}`,
    reset: (e, x) => `${x.who(e.seat)}: odnawia ${x.card(e.card)}`,
    usedDeal: (e, x) =>
      `${x.who(e.seat)}: korzysta z umowy ${x.card(e.card)}${e.owner === e.seat ? '' : ` (${x.who(e.owner)})`}`,
    shielded: (e, x) => `${x.who(e.seat)}: kładzie osłonę, ${x.card(e.card)}`,
    passed: (e, x) => `${x.who(e.seat)}: pasuje`,
    rivalConnection: (e, x) => `${x.who(RIVAL)}: bierze ${x.card(e.card)} za 2 PZ`,
    attacked: (e, x) =>
      `${x.who(RIVAL)}: atakuje kartą ${x.card(e.card)}${e.target ? `, cel: ${x.card(e.target)}` : ' i nie znajduje celu'}`,
    repelled: (e, x) => `Osłona ratuje: ${x.card(e.card)}`,
    noAttack: (_, x) => `${x.who(RIVAL)}: nie ma już karty do ataku`,
    ending: (e, x) => `${x.who(e.seat)}: ma 25 PZ, to ostatnia runda`,
    kept: (e, x) => `${x.who(e.seat)}: odkłada do magazynu ${x.goods(e.goods)}`,
    cleanup: () => 'Czyszczenie',
    scored: ({ seat, locations, ruins, deals = 0, vp }, x) =>
      `${x.who(seat)}: +${locations + ruins + deals} PZ za ${['lokacje', ...(ruins > 0 ? ['Ruiny'] : []), ...(deals > 0 ? ['umowy'] : [])].join(', ')}, razem ${vp} PZ`,
    won: (e, x) =>
      `${e.seats.map(x.who).join(', ')}: ${{ vp: 'wygrywa', goods: 'wygrywa większą liczbą towarów', locations: 'wygrywa większą liczbą lokacji', shared: 'wspólne zwycięstwo' }[e.how]}`,
    rated: (e) =>
      e.won
        ? `Zwycięstwo, ${e.vp} do ${e.rival}. Ocena: ${names.grade[e.grade as 1]}`
        : `Porażka, ${e.vp} do ${e.rival}`,
  },
  src: { board: 'plansza frakcji', deals: 'umowy', exchange: 'wymiana', redevelopment: 'przebudowa' },
} satisfies Partial<Language>;
