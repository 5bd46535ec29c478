import { plural } from '@ashtown/engine';
import { RIVAL } from '../../state.ts';
import { count, losses } from '../format.ts';
import type { Language } from '../language.ts';
import { names } from './names.ts';

/** A line of the log for each kind of event. */
export const log = {
  event: {
    faction: (e, x) => `${x.who(e.seat)}: plays ${x.faction(e.faction)}`,
    first: (e, x) => `${x.who(e.seat)}: first player`,
    dealt: (e, x) =>
      `${x.who(e.seat)}: ${e.cards ? `is dealt ${e.cards.map(x.card).join(', ')}` : `is dealt ${x.goods({ card: e.n })}`}`,
    dropped: (e, x) => `${x.who(e.seat)}: discards ${e.cards.map(x.card).join(', ')}`,
    round: (e, x) => `Round ${e.round}; first player: ${x.who(e.first)}`,
    connections: (e, x) =>
      `Connections: ${[e.red, e.blue].flatMap((id) => (id ? x.card(id) : [])).join(', ') || 'none'}`,
    revealed: (e, x) =>
      e.cards.length > 0 ? `Revealed: ${e.cards.map(x.card).join(', ')}` : 'There is no card left to reveal',
    drafted: (e, x) => `${x.who(e.seat)}: takes ${x.card(e.card)}`,
    leftOver: (e, x) => `Nobody took ${x.card(e.card)}; it is discarded`,
    laid: (e, x) => `${x.who(RIVAL)}: gets ${x.card(e.card)}`,
    production: () => 'Production',
    action: () => 'Action',
    claimed: (e, x) => `${x.who(e.seat)}: takes over the production of ${x.card(e.card)} (${x.who(e.owner)})`,
    returned: (e, x) => `${x.who(e.seat)}: gets kept goods back (${x.goods(e.goods)})`,
    // What comes of being visited is said with the visit.
    gained: (e, x) =>
      e.src === 'visit' ? null : `${x.who(e.seat)}: +${x.goods(e.goods)} (${x.src(e.how === 'bonus' ? e.how : e.src)})`,
    drew: (e, x) =>
      `${x.who(e.seat)}: draws ${e.cards ? e.cards.map(x.card).join(', ') : x.goods({ card: e.n })} (${x.src(e.src)})`,
    reshuffled: (e) => `The discard pile is shuffled into a new deck (${count('en', e.n, names.good.card)})`,
    copied: (e, x) => `${x.who(e.seat)}: ${x.card(e.card)} copies ${x.card(e.source)}`,
    paid: (e, x) => `${x.who(e.seat)}: pays ${x.goods(e.goods)}`,
    discarded: (e, x) => `${x.who(e.seat)}: discards ${x.card(e.card)}`,
    spentDeal: (e, x) => `${x.who(e.seat)}: discards the deal with ${x.card(e.card)}`,
    constructed: (e, x) => `${x.who(e.seat)}: builds ${x.card(e.card)}`,
    redeveloped: (e, x) =>
      `${x.who(e.seat)}: redevelops ${e.ruins ? `Ruins (${x.card(e.old)})` : x.card(e.old)} into ${x.card(e.card)}`,
    stocked: (e, x) => `${x.who(e.seat)}: puts ${x.goods(e.goods)} on ${x.card(e.card)}`,
    recovered: (e, x) => `${x.who(e.seat)}: takes ${x.goods(e.goods)} back from ${x.card(e.card)}`,
    madeDeal: (e, x) => `${x.who(e.seat)}: makes a deal with ${x.card(e.card)}`,
    razedCard: (e, x) => `${x.who(e.seat)}: razes ${x.card(e.card)} from hand`,
    razed: (e, x) => `${x.who(e.seat)}: razes ${x.card(e.card)} (${x.who(e.owner)})`,
    used: (e, x) => `${x.who(e.seat)}: uses ${x.card(e.card)}`,
    converted: (e, x) => `${x.who(e.seat)}: uses the faction action for ${plural('en', 2, names.good[e.contact])}`,
    exchanged: (e, x) => `${x.who(e.seat)}: exchanges workers`,
    visited: (e, x) => `${x.who(e.seat)}: sends a worker to ${x.card(e.card)} (${x.who(e.owner)}: +${x.goods(e.host)})`,
    tookConnection: (e, x) => `${x.who(e.seat)}: takes the connection ${x.card(e.card)}`,
    playedConnection: (e, x) => `${x.who(e.seat)}: plays the connection ${x.card(e.card)}`,
    stole: (e, x) => `${x.who(e.seat)}: steals ${x.goods({ [e.good]: 1 })} from ${x.who(e.from)}`,
    activated: (e, x) => `${x.who(e.seat)}: activates ${x.card(e.card)}`,
    reset: (e, x) => `${x.who(e.seat)}: refreshes ${x.card(e.card)}`,
    usedDeal: (e, x) =>
      `${x.who(e.seat)}: uses the deal with ${x.card(e.card)}${e.owner === e.seat ? '' : ` (${x.who(e.owner)})`}`,
    shielded: (e, x) => `${x.who(e.seat)}: puts a shield on ${x.card(e.card)}`,
    passed: (e, x) => `${x.who(e.seat)}: passes`,
    rivalConnection: (e, x) => `${x.who(RIVAL)}: takes ${x.card(e.card)} (+2 VP)`,
    attacked: (e, x) =>
      `${x.who(RIVAL)}: attacks with ${x.card(e.card)}${e.target ? `; target: ${x.card(e.target)}` : ' and finds no target'}`,
    repelled: (e, x) => `A shield protects ${x.card(e.card)}`,
    noAttack: (_, x) => `${x.who(RIVAL)}: has no card left to attack with`,
    ending: (e, x) => `${x.who(e.seat)}: 25 VP or more, this is the last round`,
    kept: (e, x) => `${x.who(e.seat)}: keeps ${x.goods(e.goods)}`,
    cleanup: (e, x) => losses('Cleanup', e.lost, (seat, goods) => `${x.who(seat)} loses ${x.goods(goods)}`),
    scored: ({ seat, locations, ruins, deals = 0, vp }, x) =>
      `${x.who(seat)}: +${locations + ruins + deals} VP for ${['locations', ...(ruins > 0 ? ['Ruins'] : []), ...(deals > 0 ? ['deals'] : [])].join(', ')}, ${vp} VP in all`,
    won: (e, x) =>
      `${e.seats.map(x.who).join(', ')}: ${{ vp: 'wins', goods: 'wins (tie-break: goods)', locations: 'wins (tie-break: locations)', shared: 'shared victory' }[e.how]}`,
    rated: (e) =>
      e.won ? `Victory, ${e.vp} to ${e.rival}. Grade: ${names.grade[e.grade as 1]}` : `Defeat, ${e.vp} to ${e.rival}`,
  },
  src: {
    bonus: 'building bonus',
    board: 'faction board',
    deals: 'deals',
    exchange: 'exchange',
    redevelopment: 'redevelopment',
  },
} satisfies Partial<Language>;
