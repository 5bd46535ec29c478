import { plural } from '@ashtown/engine';
import type { Goods } from '../../content/vocabulary.ts';
import { losses, moreIn, plus, total } from '../format.ts';
import type { LogWords, Saying } from '../language.ts';

const value = (e: { ones: number; twos: number }): number => e.ones + 2 * e.twos;
/** VP tokens on a card that leaves: where they are counted from now on is said next. */
const less = ({ vp }: { vp: number }): string => (vp > 0 ? ` (−${vp} VB)` : '');
/** `kartu Škola`, `karty Škola, Tábor` */
const named = (x: Saying, ids: readonly string[]): string =>
  `${plural('sk', ids.length, { one: 'kartu', few: 'karty', many: 'karty', other: 'karty' })} ${x.cards(ids)}`;

/** Of what is paid, how much lay on cards. */
const fromCards = ({ goods, stock }: { goods: Goods; stock: Goods }, x: Saying): string =>
  total(stock) === 0 ? '' : ` (${total(stock) < total(goods) ? `${x.goodsAcc(stock)} ` : ''}z kariet v hre)`;

/** What the log says, and where gains come from. */
export const log: LogWords = {
  phase: {
    lookout: 'Prieskum',
    production: 'Produkcia',
    actions: 'Akcie',
    scoring: 'Bodovanie',
    cleanup: 'Upratovanie',
  },
  event: {
    faction: (e, x) => `${x.who(e.seat)}: frakcia ${x.card(e.card)}`,
    turn: (e, x) => `Kolo ${e.turn}, začína ${x.who(e.first)}`,
    revealed: (e, x) => (e.cards.length > 0 ? `Prieskum: ${x.cards(e.cards)}` : 'Už nie sú karty na odkrytie'),
    refilled: (e, x) => `Do ponuky pribudla karta ${x.card(e.card)}`,
    took: (e, x) => `${x.who(e.seat)}: berie kartu ${x.card(e.card)}`,
    burned: (e, x) => `${x.who(e.seat)}: odhadzuje z ponuky kartu ${x.card(e.card)}`,
    swept: (e, x) => `Zvyšok ponuky sa odhadzuje: ${x.cards(e.cards)}`,
    drew: (e, x) =>
      `${x.who(e.seat)}: ťahá ${e.cards ? named(x, e.cards) : x.goodsAcc({ card: e.n })} (${x.src(e.src)})`,
    lookedAt: (e, x) => `${x.who(e.seat)}: pozerá si ${e.cards ? named(x, e.cards) : x.goodsAcc({ card: 2 })}`,
    kept: (e, x) => `${x.who(e.seat)}: necháva si ${e.card ? named(x, [e.card]) : x.goodsAcc({ card: 1 })}`,
    overLimit: (e, x) => `${x.who(e.seat)}: má už 10 kariet a odhadzuje kartu ${x.card(e.card)}`,
    discarded: (e, x) =>
      `${x.who(e.seat)}: ${e.from === 'hand' ? 'platí kartou' : 'odhadzuje kartu'} ${x.card(e.card)}`,
    reshuffled: (e, x) => `Z odhodených kariet vznikol nový balíček (${x.goods({ card: e.n })})`,
    production: (e, x) => `${x.who(e.seat)}: Produkcia`,
    gained: (e, x) => `${x.who(e.seat)}: ${plus(x.goods(e.goods), 'získava')} (${x.src(e.src)})`,
    scoredVp: (e, x) =>
      `${x.who(e.seat)}: +${value(e)} VB${e.spot.on === 'base' ? ' na základni' : ''} (${x.src(e.src)})`,
    cashed: (e, x) => `${x.who(e.seat)}: premieňa korisť ${x.card(e.card)} na zdroje`,
    dropped: (e, x) =>
      `${x.who(e.seat)}: odhadzuje ${e.sort === 'spoils' ? 'korisť' : 'dohodu'} ${x.card(e.card)}${less(e)}`,
    stored(e, x) {
      const put = x.goodsAcc(moreIn(e.goods, e.was));
      const back = x.goodsAcc(moreIn(e.was, e.goods));
      if (!put) return back ? `${x.who(e.seat)}: berie ${back} z karty ${x.card(e.card)}` : null;
      return `${x.who(e.seat)}: kladie ${put} na kartu ${x.card(e.card)}${back ? ` a berie ${back}` : ''}`;
    },
    laid: (e, x) => `${x.who(e.seat)}: kladie ${x.goodsAcc({ [e.kind]: 1 })} na kartu ${x.card(e.card)}`,
    lifted: () => null,
    turned: (e, x) => `${x.who(e.seat)}: premieňa ${x.goodsAcc({ any: total(e.goods) })} na ${x.goodsAcc(e.goods)}`,
    collected: (e, x) => `${x.who(e.seat)}: premieňa sadu z karty ${x.card(e.card)} na VB (${x.goods(e.goods)})`,
    actions: () => null,
    paid: (e, x) => `${x.who(e.seat)}: platí ${x.goodsAcc(e.goods)}${fromCards(e, x)}`,
    reached: (e, x) =>
      `${x.who(e.seat)}: používa dosah (${e.with.map((id) => x.goods({ [id]: 1 }) || x.card(id)).join(' + ')})`,
    tucked: (e, x) =>
      `${x.who(e.seat)}: ${e.sort === 'spoils' ? 'dobýja lokáciu' : 'nadväzuje spoluprácu s lokáciou'} ${x.card(e.card)} (${x.yield(e.sort, e.card)})`,
    incorporated: (e, x) => `${x.who(e.seat)}: pripája lokáciu ${x.card(e.card)} (1 VB)`,
    redeveloped: (e, x) => `${x.who(e.seat)}: prestavba (${x.card(e.old)} → ${x.card(e.card)})${less(e)}`,
    stocked: (e, x) => `${x.who(e.seat)}: kladie ${x.goodsAcc(e.goods)} na kartu ${x.card(e.card)}`,
    released: (e, x) => `${x.who(e.seat)}: berie ${x.goodsAcc(e.goods)} z karty ${x.card(e.card)}`,
    led: (e, x) =>
      `${x.who(e.seat)}: ${e.old ? `vymieňa vodcu (${x.card(e.old)} → ${x.card(e.card)})${less(e)}` : `vykladá vodcu ${x.card(e.card)} (1 VB)`}`,
    swapped: () => null,
    deed: (e, x) => `${x.who(e.seat)}: používa akciu vodcu (${x.card(e.card)})`,
    used: (e, x) => `${x.who(e.seat)}: používa lokáciu ${x.card(e.card)}`,
    visited: (e, x) =>
      `${x.who(e.seat)}: posiela robotníka do lokácie ${x.card(e.card)} (${x.who(e.owner)}: +${x.goods({ worker: 1 })})`,
    stole: (e, x) =>
      `${x.who(e.seat)}: kradne ${x.goodsAcc({ [e.good]: 1 })} (${x.who(e.from)}${e.card ? `, ${x.card(e.card)}` : ''})`,
    hired: (e, x) => `${x.who(e.seat)}: posiela 2 robotníkov po surovinu`,
    passed: (e, x) => `${x.who(e.seat)}: pasuje`,
    scored: (e, x) => `Bodovanie: ${e.scores.map((n, seat) => `${x.who(seat)} ${n}`).join(', ')}`,
    cleanup: (e, x) => losses('Upratovanie', e.pools, (seat, goods) => `${x.who(seat)} stráca ${x.goodsAcc(goods)}`),
    won: (e, x) =>
      `${e.seats.map(x.who).join(', ')}: ${{ vp: 'víťazí', cards: 'víťazí (remízu rozhodli karty v ruke)', goods: 'víťazí (remízu rozhodli suroviny a robotníci)', shared: 'spoločné víťazstvo' }[e.how]}`,
  },
  src: {
    start: 'začiatočná ruka',
    base: 'základňa',
    lookout: 'Prieskum',
    hire: '2 robotníci',
    swap: 'za 2 karty',
    redevelopment: 'prestavba',
    leaderChange: 'výmena vodcu',
  },
};
