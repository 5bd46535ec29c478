import type { Goods } from '../../content/vocabulary.ts';
import { losses, moreIn, plus, total } from '../format.ts';
import type { LogWords, Saying } from '../language.ts';

const value = (e: { ones: number; twos: number }): number => e.ones + 2 * e.twos;
/** VP tokens on a card that leaves: where they are counted from now on is said next. */
const less = ({ vp }: { vp: number }): string => (vp > 0 ? ` (−${vp} VP)` : '');

/** Of what is paid, how much lay on cards. */
const fromCards = ({ goods, stock }: { goods: Goods; stock: Goods }, x: Saying): string =>
  total(stock) === 0 ? '' : ` (${total(stock) < total(goods) ? `${x.goods(stock)} ` : ''}from cards in play)`;

/** What the log says, and where gains come from. */
export const log: LogWords = {
  phase: { lookout: 'Lookout', production: 'Production', actions: 'Actions', scoring: 'Scoring', cleanup: 'Cleanup' },
  event: {
    faction: (e, x) => `${x.who(e.seat)}: leads ${x.card(e.card)}`,
    turn: (e, x) => `Round ${e.turn}; first player: ${x.who(e.first)}`,
    revealed: (e, x) => (e.cards.length > 0 ? `Lookout: ${x.cards(e.cards)}` : 'There is no card left to reveal'),
    refilled: (e, x) => `Added to the row: ${x.card(e.card)}`,
    took: (e, x) => `${x.who(e.seat)}: takes ${x.card(e.card)}`,
    burned: (e, x) => `${x.who(e.seat)}: discards ${x.card(e.card)} from the row`,
    swept: (e, x) => `Left over and discarded: ${x.cards(e.cards)}`,
    drew: (e, x) => `${x.who(e.seat)}: draws ${e.cards ? x.cards(e.cards) : x.goods({ card: e.n })} (${x.src(e.src)})`,
    lookedAt: (e, x) => `${x.who(e.seat)}: looks at ${e.cards ? x.cards(e.cards) : x.goods({ card: 2 })}`,
    kept: (e, x) => `${x.who(e.seat)}: keeps ${e.card ? x.card(e.card) : x.goods({ card: 1 })}`,
    overLimit: (e, x) => `${x.who(e.seat)}: has 10 cards already and discards ${x.card(e.card)}`,
    discarded: (e, x) => `${x.who(e.seat)}: ${e.from === 'hand' ? 'pays with' : 'discards'} ${x.card(e.card)}`,
    reshuffled: (e, x) => `The discard pile is shuffled into a new deck (${x.goods({ card: e.n })})`,
    production: (e, x) => `${x.who(e.seat)}: Production`,
    gained: (e, x) => `${x.who(e.seat)}: ${plus(x.goods(e.goods), 'gets')} (${x.src(e.src)})`,
    scoredVp: (e, x) =>
      `${x.who(e.seat)}: +${value(e)} VP${e.spot.on === 'base' ? ' on the base' : ''} (${x.src(e.src)})`,
    cashed: (e, x) => `${x.who(e.seat)}: cashes in the spoils ${x.card(e.card)}`,
    dropped: (e, x) => `${x.who(e.seat)}: discards the ${e.sort} ${x.card(e.card)}${less(e)}`,
    stored(e, x) {
      const put = x.goods(moreIn(e.goods, e.was));
      const back = x.goods(moreIn(e.was, e.goods));
      if (!put) return back ? `${x.who(e.seat)}: takes ${back} back from ${x.card(e.card)}` : null;
      return `${x.who(e.seat)}: stores ${put} in ${x.card(e.card)}${back ? ` and takes ${back} back` : ''}`;
    },
    laid: (e, x) => `${x.who(e.seat)}: puts ${x.goods({ [e.kind]: 1 })} on ${x.card(e.card)}`,
    lifted: () => null,
    turned: (e, x) => `${x.who(e.seat)}: uses ${x.goods({ any: total(e.goods) })} as ${x.goods(e.goods)}`,
    collected: (e, x) => `${x.who(e.seat)}: cashes in the set on ${x.card(e.card)} (${x.goods(e.goods)})`,
    actions: () => null,
    paid: (e, x) => `${x.who(e.seat)}: pays ${x.goods(e.goods)}${fromCards(e, x)}`,
    reached: (e, x) =>
      `${x.who(e.seat)}: uses range (${e.with.map((id) => x.goods({ [id]: 1 }) || x.card(id)).join(' + ')})`,
    tucked: (e, x) =>
      `${x.who(e.seat)}: ${e.sort === 'spoils' ? 'conquers' : 'cooperates with'} ${x.card(e.card)} (${x.yield(e.sort, e.card)})`,
    incorporated: (e, x) => `${x.who(e.seat)}: incorporates ${x.card(e.card)} (1 VP)`,
    redeveloped: (e, x) => `${x.who(e.seat)}: redevelops ${x.card(e.old)} into ${x.card(e.card)}${less(e)}`,
    stocked: (e, x) => `${x.who(e.seat)}: puts ${x.goods(e.goods)} on ${x.card(e.card)}`,
    released: (e, x) => `${x.who(e.seat)}: takes ${x.goods(e.goods)} from ${x.card(e.card)}`,
    led: (e, x) =>
      `${x.who(e.seat)}: ${e.old ? `changes leader (${x.card(e.old)} → ${x.card(e.card)})${less(e)}` : `plays the leader ${x.card(e.card)} (1 VP)`}`,
    swapped: () => null,
    deed: (e, x) => `${x.who(e.seat)}: uses the leader action (${x.card(e.card)})`,
    used: (e, x) => `${x.who(e.seat)}: uses ${x.card(e.card)}`,
    visited: (e, x) =>
      `${x.who(e.seat)}: sends a worker to ${x.card(e.card)} (${x.who(e.owner)}: +${x.goods({ worker: 1 })})`,
    stole: (e, x) =>
      `${x.who(e.seat)}: steals ${x.goods({ [e.good]: 1 })} from ${x.who(e.from)}${e.card ? ` (${x.card(e.card)})` : ''}`,
    hired: (e, x) => `${x.who(e.seat)}: sends 2 workers for a resource`,
    passed: (e, x) => `${x.who(e.seat)}: passes`,
    scored: (e, x) => `Score: ${e.scores.map((n, seat) => `${x.who(seat)} ${n}`).join(', ')}`,
    cleanup: (e, x) => losses('Cleanup', e.pools, (seat, goods) => `${x.who(seat)} loses ${x.goods(goods)}`),
    won: (e, x) =>
      `${e.seats.map(x.who).join(', ')}: ${{ vp: 'wins', cards: 'wins (tie-break: cards in hand)', goods: 'wins (tie-break: resources and workers)', shared: 'shared victory' }[e.how]}`,
  },
  src: {
    start: 'starting hand',
    base: 'base',
    lookout: 'Lookout',
    hire: '2 workers',
    swap: 'for 2 cards',
    redevelopment: 'redevelopment',
    leaderChange: 'change of leader',
  },
};
