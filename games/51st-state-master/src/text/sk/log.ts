import { RIVAL } from '../../state.ts';
import type { Language } from '../language.ts';
import { names } from './names.ts';

/** A line of the log for each kind of event. */
export const log = {
  event: {
    faction: (e, x) => `${x.who(e.seat)}: hrá ako ${x.faction(e.faction)}`,
    first: (e, x) => `${x.who(e.seat)}: začína`,
    dealt: (e, x) => `${x.who(e.seat)}: dostáva ${e.cards ? e.cards.map(x.card).join(', ') : `karty: ${e.n}`}`,
    dropped: (e, x) => `${x.who(e.seat)}: odhadzuje ${e.cards.map(x.card).join(', ')}`,
    round: (e, x) => `Kolo ${e.round}, začína ${x.who(e.first)}`,
    connections: (e, x) =>
      `Spojenia: ${[e.red, e.blue].flatMap((id) => (id ? x.card(id) : [])).join(', ') || 'žiadne'}`,
    revealed: (e, x) =>
      e.cards.length > 0 ? `Odkryté: ${e.cards.map(x.card).join(', ')}` : 'Niet viac kariet na odkrytie',
    drafted: (e, x) => `${x.who(e.seat)}: berie ${x.card(e.card)}`,
    leftOver: (e, x) => `Zostáva a odhadzuje sa: ${x.card(e.card)}`,
    laid: (e, x) => `${x.who(RIVAL)} dostáva: ${x.card(e.card)}`,
    production: () => 'Produkcia',
    action: () => 'Akcie',
    claimed: (e, x) => `${x.who(e.seat)}: preberá produkciu, ${x.card(e.card)} (${x.who(e.owner)})`,
    returned: (e, x) => `${x.who(e.seat)}: berie zo skladu ${x.goods(e.goods)}`,
    gained: (e, x) => `${x.who(e.seat)}: +${x.goods(e.goods)} (${x.src(e.src)})`,
    drew: (e, x) =>
      `${x.who(e.seat)}: ťahá ${e.cards ? e.cards.map(x.card).join(', ') : `karty: ${e.n}`} (${x.src(e.src)})`,
    reshuffled: (e) => `Odhodené karty tvoria nový balíček, kariet: ${e.n}`,
    copied: (e, x) => `${x.who(e.seat)}: ${x.card(e.card)} kopíruje ${x.card(e.source)}`,
    paid: (e, x) => `${x.who(e.seat)}: platí, ${x.goods(e.goods)}`,
    discarded: (e, x) => `${x.who(e.seat)}: odhadzuje ${x.card(e.card)}`,
    spentDeal: (e, x) => `${x.who(e.seat)}: vzdáva sa dohody ${x.card(e.card)}`,
    constructed: (e, x) => `${x.who(e.seat)}: stavia ${x.card(e.card)}`,
    redeveloped: (e, x) =>
      `${x.who(e.seat)}: prestavuje, ${e.ruins ? `Ruiny (${x.card(e.old)})` : x.card(e.old)} → ${x.card(e.card)}`,
    stocked: (e, x) => `${x.who(e.seat)}: ${x.goods(e.goods)} na karte ${x.card(e.card)}`,
    recovered: (e, x) => `${x.who(e.seat)}: berie z karty ${x.card(e.card)} ${x.goods(e.goods)}`,
    madeDeal: (e, x) => `${x.who(e.seat)}: uzatvára dohodu ${x.card(e.card)}`,
    razedCard: (e, x) => `${x.who(e.seat)}: búra z ruky ${x.card(e.card)}`,
    razed: (e, x) => `${x.who(e.seat)}: búra ${x.card(e.card)} (${x.who(e.owner)})`,
    used: (e, x) => `${x.who(e.seat)}: používa lokáciu ${x.card(e.card)}`,
    converted: (e, x) => `${x.who(e.seat)}: používa dosku frakcie`,
    exchanged: (e, x) => `${x.who(e.seat)}: vymieňa robotníkov`,
    visited: (e, x) => `${x.who(e.seat)}: posiela robotníka, ${x.card(e.card)} (${x.who(e.owner)})`,
    tookConnection: (e, x) => `${x.who(e.seat)}: berie spojenie ${x.card(e.card)}`,
    playedConnection: (e, x) => `${x.who(e.seat)}: hrá spojenie ${x.card(e.card)}`,
    stole: (e, x) => `${x.who(e.seat)}: berie ${x.goods({ [e.good]: 1 })} (${x.who(e.from)})`,
    activated: (e, x) => `${x.who(e.seat)}: spúšťa produkciu, ${x.card(e.card)}`,
    reset: (e, x) => `${x.who(e.seat)}: obnovuje ${x.card(e.card)}`,
    usedDeal: (e, x) =>
      `${x.who(e.seat)}: využíva dohodu ${x.card(e.card)}${e.owner === e.seat ? '' : ` (${x.who(e.owner)})`}`,
    shielded: (e, x) => `${x.who(e.seat)}: kladie štít, ${x.card(e.card)}`,
    passed: (e, x) => `${x.who(e.seat)}: pasuje`,
    rivalConnection: (e, x) => `${x.who(RIVAL)}: berie ${x.card(e.card)} za 2 VB`,
    attacked: (e, x) =>
      `${x.who(RIVAL)}: útočí kartou ${x.card(e.card)}${e.target ? `, cieľ: ${x.card(e.target)}` : ' a nenachádza cieľ'}`,
    repelled: (e, x) => `Štít zachraňuje: ${x.card(e.card)}`,
    noAttack: (_, x) => `${x.who(RIVAL)}: niet karty na útok`,
    ending: (e, x) => `${x.who(e.seat)}: má 25 VB, toto je posledné kolo`,
    kept: (e, x) => `${x.who(e.seat)}: odkladá do skladu ${x.goods(e.goods)}`,
    cleanup: () => 'Upratovanie',
    scored: ({ seat, locations, ruins, deals = 0, vp }, x) =>
      `${x.who(seat)}: +${locations + ruins + deals} VB za ${['lokácie', ...(ruins > 0 ? ['Ruiny'] : []), ...(deals > 0 ? ['dohody'] : [])].join(', ')}, spolu ${vp} VB`,
    won: (e, x) =>
      `${e.seats.map(x.who).join(', ')}: ${{ vp: 'víťazí', goods: 'víťazí väčším počtom tovarov', locations: 'víťazí väčším počtom lokácií', shared: 'spoločné víťazstvo' }[e.how]}`,
    rated: (e) =>
      e.won
        ? `Víťazstvo, ${e.vp} ku ${e.rival}. Hodnotenie: ${names.grade[e.grade as 1]}`
        : `Prehra, ${e.vp} ku ${e.rival}`,
  },
  src: { board: 'doska frakcie', deals: 'dohody', exchange: 'výmena', redevelopment: 'prestavba' },
} satisfies Partial<Language>;
