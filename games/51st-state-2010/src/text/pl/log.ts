import { plural } from '@ashtown/engine';
import type { Goods } from '../../content/vocabulary.ts';
import { losses, moreIn, plus, total } from '../format.ts';
import type { LogWords, Saying } from '../language.ts';

const value = (e: { ones: number; twos: number }): number => e.ones + 2 * e.twos;
/** VP tokens on a card that leaves: where they are counted from now on is said next. */
const less = ({ vp }: { vp: number }): string => (vp > 0 ? ` (−${vp} PZ)` : '');
/** `kartę Szkoła`, `karty Szkoła, Obóz` */
const named = (x: Saying, ids: readonly string[]): string =>
  `${plural('pl', ids.length, { one: 'kartę', few: 'karty', many: 'karty', other: 'karty' })} ${x.cards(ids)}`;

/** Of what is paid, how much lay on cards. */
const fromCards = ({ goods, stock }: { goods: Goods; stock: Goods }, x: Saying): string =>
  total(stock) === 0 ? '' : ` (${total(stock) < total(goods) ? `${x.goodsAcc(stock)} ` : ''}z kart w grze)`;

/** What the log says, and where gains come from. */
export const log: LogWords = {
  phase: {
    lookout: 'Wypatrywanie',
    production: 'Produkcja',
    actions: 'Akcje',
    scoring: 'Podliczanie',
    cleanup: 'Czyszczenie',
  },
  event: {
    faction: (e, x) => `${x.who(e.seat)}: frakcja ${x.card(e.card)}`,
    turn: (e, x) => `Tura ${e.turn}, zaczyna ${x.who(e.first)}`,
    revealed: (e, x) => (e.cards.length > 0 ? `Wypatrywanie: ${x.cards(e.cards)}` : 'Nie ma już kart do odkrycia'),
    refilled: (e, x) => `Dołożona karta: ${x.card(e.card)}`,
    took: (e, x) => `${x.who(e.seat)}: bierze kartę ${x.card(e.card)}`,
    burned: (e, x) => `${x.who(e.seat)}: odrzuca odkrytą kartę ${x.card(e.card)}`,
    swept: (e, x) => `Na Śmietnik trafia reszta odkrytych kart: ${x.cards(e.cards)}`,
    drew: (e, x) =>
      `${x.who(e.seat)}: dobiera ${e.cards ? named(x, e.cards) : x.goodsAcc({ card: e.n })} (${x.src(e.src)})`,
    lookedAt: (e, x) => `${x.who(e.seat)}: ogląda ${e.cards ? named(x, e.cards) : x.goodsAcc({ card: 2 })}`,
    kept: (e, x) => `${x.who(e.seat)}: zatrzymuje ${e.card ? named(x, [e.card]) : x.goodsAcc({ card: 1 })}`,
    overLimit: (e, x) => `${x.who(e.seat)}: ma już 10 kart i odrzuca kartę ${x.card(e.card)}`,
    discarded: (e, x) => `${x.who(e.seat)}: ${e.from === 'hand' ? 'płaci kartą' : 'odrzuca kartę'} ${x.card(e.card)}`,
    reshuffled: (e, x) => `Karty ze Śmietnika przetasowano w nowy stos (${x.goods({ card: e.n })})`,
    production: (e, x) => `${x.who(e.seat)}: Produkcja`,
    gained: (e, x) => `${x.who(e.seat)}: ${plus(x.goods(e.goods), 'otrzymuje')} (${x.src(e.src)})`,
    scoredVp: (e, x) => `${x.who(e.seat)}: +${value(e)} PZ${e.spot.on === 'base' ? ' na bazie' : ''} (${x.src(e.src)})`,
    cashed: (e, x) => `${x.who(e.seat)}: zamienia zdobycz ${x.card(e.card)} na zasoby`,
    dropped: (e, x) =>
      `${x.who(e.seat)}: odrzuca ${e.sort === 'spoils' ? 'zdobycz' : 'umowę'} ${x.card(e.card)}${less(e)}`,
    stored(e, x) {
      const put = x.goodsAcc(moreIn(e.goods, e.was));
      const back = x.goodsAcc(moreIn(e.was, e.goods));
      if (!put) return back ? `${x.who(e.seat)}: zabiera ${back} z karty ${x.card(e.card)}` : null;
      return `${x.who(e.seat)}: kładzie ${put} na karcie ${x.card(e.card)}${back ? ` i zabiera ${back}` : ''}`;
    },
    laid: (e, x) => `${x.who(e.seat)}: kładzie ${x.goodsAcc({ [e.kind]: 1 })} na karcie ${x.card(e.card)}`,
    lifted: () => null,
    turned: (e, x) => `${x.who(e.seat)}: zamienia ${x.goodsAcc({ any: total(e.goods) })} na ${x.goodsAcc(e.goods)}`,
    collected: (e, x) => `${x.who(e.seat)}: zamienia komplet z karty ${x.card(e.card)} na PZ (${x.goods(e.goods)})`,
    actions: () => null,
    paid: (e, x) => `${x.who(e.seat)}: płaci ${x.goodsAcc(e.goods)}${fromCards(e, x)}`,
    reached: (e, x) =>
      `${x.who(e.seat)}: używa zasięgu (${e.with.map((id) => x.goods({ [id]: 1 }) || x.card(id)).join(' + ')})`,
    tucked: (e, x) =>
      `${x.who(e.seat)}: ${e.sort === 'spoils' ? 'podbija lokację' : 'nawiązuje współpracę z lokacją'} ${x.card(e.card)} (${x.yield(e.sort, e.card)})`,
    incorporated: (e, x) => `${x.who(e.seat)}: przyłącza lokację ${x.card(e.card)} (1 PZ)`,
    redeveloped: (e, x) => `${x.who(e.seat)}: przebudowa (${x.card(e.old)} → ${x.card(e.card)})${less(e)}`,
    stocked: (e, x) => `${x.who(e.seat)}: kładzie ${x.goodsAcc(e.goods)} na karcie ${x.card(e.card)}`,
    released: (e, x) => `${x.who(e.seat)}: zabiera ${x.goodsAcc(e.goods)} z karty ${x.card(e.card)}`,
    led: (e, x) =>
      `${x.who(e.seat)}: ${e.old ? `zmienia lidera (${x.card(e.old)} → ${x.card(e.card)})${less(e)}` : `wystawia lidera ${x.card(e.card)} (1 PZ)`}`,
    swapped: () => null,
    deed: (e, x) => `${x.who(e.seat)}: wykonuje akcję lidera (${x.card(e.card)})`,
    used: (e, x) => `${x.who(e.seat)}: używa lokacji ${x.card(e.card)}`,
    visited: (e, x) =>
      `${x.who(e.seat)}: wysyła robotnika do lokacji ${x.card(e.card)} (${x.who(e.owner)}: +${x.goods({ worker: 1 })})`,
    stole: (e, x) =>
      `${x.who(e.seat)}: zabiera ${x.goodsAcc({ [e.good]: 1 })} (${x.who(e.from)}${e.card ? `, ${x.card(e.card)}` : ''})`,
    hired: (e, x) => `${x.who(e.seat)}: wysyła 2 robotników po surowiec`,
    passed: (e, x) => `${x.who(e.seat)}: pasuje`,
    scored: (e, x) => `Podliczanie: ${e.scores.map((n, seat) => `${x.who(seat)} ${n}`).join(', ')}`,
    cleanup: (e, x) => losses('Czyszczenie', e.pools, (seat, goods) => `${x.who(seat)} traci ${x.goodsAcc(goods)}`),
    won: (e, x) =>
      `${e.seats.map(x.who).join(', ')}: ${{ vp: 'wygrywa', cards: 'wygrywa (remis rozstrzygnęły karty na ręce)', goods: 'wygrywa (remis rozstrzygnęły surowce i robotnicy)', shared: 'wspólne zwycięstwo' }[e.how]}`,
  },
  src: {
    start: 'początkowa ręka',
    base: 'baza',
    lookout: 'Wypatrywanie',
    hire: '2 robotników',
    swap: 'za 2 karty',
    redevelopment: 'przebudowa',
    leaderChange: 'zmiana lidera',
  },
};
