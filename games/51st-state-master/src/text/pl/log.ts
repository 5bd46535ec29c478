import { plural } from '@ashtown/engine';
import type { CardId } from '../../content/tables.ts';
import { RIVAL } from '../../state.ts';
import { count, losses } from '../format.ts';
import type { Language, Saying } from '../language.ts';
import { names } from './names.ts';

/** Cards as the object of a verb; their names stay as they are. */
const cards = (ids: readonly CardId[], x: Saying): string =>
  `${ids.length === 1 ? 'kartę' : 'karty'} ${ids.map(x.card).join(', ')}`;

/** A line of the log for each kind of event. */
export const log = {
  event: {
    faction: (e, x) => `${x.who(e.seat)}: frakcja ${x.faction(e.faction)}`,
    first: (e, x) => `${x.who(e.seat)}: zaczyna`,
    dealt: (e, x) => `${x.who(e.seat)}: dostaje ${e.cards ? cards(e.cards, x) : x.goodsAcc({ card: e.n })}`,
    dropped: (e, x) => `${x.who(e.seat)}: odrzuca ${cards(e.cards, x)}`,
    round: (e, x) => `Tura ${e.round}, zaczyna ${x.who(e.first)}`,
    connections: (e, x) =>
      `Karty Połączeń: ${[e.red, e.blue].flatMap((id) => (id ? x.card(id) : [])).join(', ') || 'brak'}`,
    revealed: (e, x) =>
      e.cards.length > 0 ? `Odkryte karty: ${e.cards.map(x.card).join(', ')}` : 'Nie ma już kart do odkrycia',
    drafted: (e, x) => `${x.who(e.seat)}: bierze kartę ${x.card(e.card)}`,
    leftOver: (e, x) => `Nikt nie wziął karty ${x.card(e.card)}; trafia na stos kart odrzuconych`,
    laid: (e, x) => `${x.who(RIVAL)}: dostaje kartę ${x.card(e.card)}`,
    production: () => 'Produkcja',
    action: () => 'Akcja',
    claimed: (e, x) => `${x.who(e.seat)}: przejmuje produkcję lokacji ${x.card(e.card)} (${x.who(e.owner)})`,
    returned: (e, x) => `${x.who(e.seat)}: odzyskuje przechowane zasoby (${x.goods(e.goods)})`,
    // What comes of being visited is said with the visit.
    gained: (e, x) =>
      e.src === 'visit' ? null : `${x.who(e.seat)}: +${x.goods(e.goods)} (${x.src(e.how === 'bonus' ? e.how : e.src)})`,
    drew: (e, x) =>
      `${x.who(e.seat)}: dobiera ${e.cards ? cards(e.cards, x) : x.goodsAcc({ card: e.n })} (${x.src(e.src)})`,
    reshuffled: (e) => `Odrzucone karty przetasowano w nową talię (${count('pl', e.n, names.good.card)})`,
    copied: (e, x) => `${x.who(e.seat)}: ${x.card(e.card)} kopiuje produkcję lokacji ${x.card(e.source)}`,
    paid: (e, x) => `${x.who(e.seat)}: płaci ${x.goodsAcc(e.goods)}`,
    discarded: (e, x) => `${x.who(e.seat)}: odrzuca kartę ${x.card(e.card)}`,
    spentDeal: (e, x) => `${x.who(e.seat)}: odrzuca umowę z lokacją ${x.card(e.card)}`,
    constructed: (e, x) => `${x.who(e.seat)}: buduje lokację ${x.card(e.card)}`,
    redeveloped: (e, x) =>
      `${x.who(e.seat)}: przebudowa ${e.ruins ? 'Ruin ' : ''}(${x.card(e.old)} → ${x.card(e.card)})`,
    stocked: (e, x) => `${x.who(e.seat)}: kładzie ${x.goodsAcc(e.goods)} na karcie ${x.card(e.card)}`,
    recovered: (e, x) => `${x.who(e.seat)}: zabiera ${x.goodsAcc(e.goods)} z karty ${x.card(e.card)}`,
    madeDeal: (e, x) => `${x.who(e.seat)}: podpisuje umowę z lokacją ${x.card(e.card)}`,
    razedCard: (e, x) => `${x.who(e.seat)}: plądruje lokację ${x.card(e.card)} z ręki`,
    razed: (e, x) => `${x.who(e.seat)}: plądruje lokację ${x.card(e.card)} (${x.who(e.owner)})`,
    used: (e, x) => `${x.who(e.seat)}: używa lokacji ${x.card(e.card)}`,
    converted: (e, x) => `${x.who(e.seat)}: wykonuje akcję frakcji (${plural('pl', 2, names.good[e.contact])})`,
    exchanged: (e, x) => `${x.who(e.seat)}: wymienia robotników`,
    visited: (e, x) =>
      `${x.who(e.seat)}: wysyła robotnika do lokacji ${x.card(e.card)} (${x.who(e.owner)}: +${x.goods(e.host)})`,
    tookConnection: (e, x) => `${x.who(e.seat)}: pobiera kartę Połączenia ${x.card(e.card)}`,
    playedConnection: (e, x) => `${x.who(e.seat)}: zagrywa kartę Połączenia ${x.card(e.card)}`,
    stole: (e, x) => `${x.who(e.seat)}: zabiera ${x.goodsAcc({ [e.good]: 1 })} (${x.who(e.from)})`,
    activated: (e, x) => `${x.who(e.seat)}: uruchamia produkcję lokacji ${x.card(e.card)}`,
    reset: (e, x) => `${x.who(e.seat)}: odświeża lokację ${x.card(e.card)}`,
    usedDeal: (e, x) =>
      `${x.who(e.seat)}: korzysta z umowy z lokacją ${x.card(e.card)}${e.owner === e.seat ? '' : ` (${x.who(e.owner)})`}`,
    shielded: (e, x) => `${x.who(e.seat)}: kładzie tarczę na lokacji ${x.card(e.card)}`,
    passed: (e, x) => `${x.who(e.seat)}: pasuje`,
    rivalConnection: (e, x) => `${x.who(RIVAL)}: bierze kartę ${x.card(e.card)} (+2 PZ)`,
    attacked: (e, x) =>
      `${x.who(RIVAL)}: atakuje kartą ${x.card(e.card)}${e.target ? `; cel: ${x.card(e.target)}` : ' bez celu'}`,
    repelled: (e, x) => `Tarcza chroni lokację ${x.card(e.card)}`,
    noAttack: (_, x) => `${x.who(RIVAL)}: nie ma już karty do ataku`,
    ending: (e, x) => `${x.who(e.seat)}: co najmniej 25 PZ, to ostatnia tura`,
    kept: (e, x) => `${x.who(e.seat)}: przechowuje ${x.goodsAcc(e.goods)}`,
    cleanup: (e, x) => losses('Czyszczenie', e.lost, (seat, goods) => `${x.who(seat)} traci ${x.goodsAcc(goods)}`),
    scored: ({ seat, locations, ruins, deals = 0, vp }, x) =>
      `${x.who(seat)}: +${locations + ruins + deals} PZ za ${['lokacje', ...(ruins > 0 ? ['Ruiny'] : []), ...(deals > 0 ? ['umowy'] : [])].join(', ')}, razem ${vp} PZ`,
    won: (e, x) =>
      `${e.seats.map(x.who).join(', ')}: ${{ vp: 'wygrywa', goods: 'wygrywa (remis rozstrzygnęła liczba zasobów)', locations: 'wygrywa (remis rozstrzygnęła liczba lokacji)', shared: 'wspólne zwycięstwo' }[e.how]}`,
    rated: (e) =>
      e.won ? `Zwycięstwo ${e.vp}:${e.rival}. Ocena: ${names.grade[e.grade as 1]}` : `Porażka ${e.vp}:${e.rival}`,
  },
  src: {
    bonus: 'bonus za zbudowanie',
    board: 'plansza frakcji',
    deals: 'umowy',
    exchange: 'wymiana',
    redevelopment: 'przebudowa',
  },
} satisfies Partial<Language>;
