import { plural } from '@ashtown/engine';
import type { CardId } from '../../content/tables.ts';
import { RIVAL } from '../../state.ts';
import { count, losses } from '../format.ts';
import type { Language, Saying } from '../language.ts';
import { names } from './names.ts';

/** Cards as the object of a verb; their names stay as they are. */
const cards = (ids: readonly CardId[], x: Saying): string =>
  `${ids.length === 1 ? 'kartu' : 'karty'} ${ids.map(x.card).join(', ')}`;

/** A line of the log for each kind of event. */
export const log = {
  event: {
    faction: (e, x) => `${x.who(e.seat)}: frakcia ${x.faction(e.faction)}`,
    first: (e, x) => `${x.who(e.seat)}: začína`,
    dealt: (e, x) => `${x.who(e.seat)}: dostáva ${e.cards ? cards(e.cards, x) : x.goodsAcc({ card: e.n })}`,
    dropped: (e, x) => `${x.who(e.seat)}: odhadzuje ${cards(e.cards, x)}`,
    round: (e, x) => `Kolo ${e.round}, začína ${x.who(e.first)}`,
    connections: (e, x) =>
      `Karty spojení: ${[e.red, e.blue].flatMap((id) => (id ? x.card(id) : [])).join(', ') || 'žiadne'}`,
    revealed: (e, x) =>
      e.cards.length > 0 ? `Odkryté karty: ${e.cards.map(x.card).join(', ')}` : 'Už nie sú karty na odkrytie',
    drafted: (e, x) => `${x.who(e.seat)}: berie kartu ${x.card(e.card)}`,
    leftOver: (e, x) => `Kartu ${x.card(e.card)} si nikto nevzal, odhadzuje sa`,
    laid: (e, x) => `${x.who(RIVAL)}: dostáva kartu ${x.card(e.card)}`,
    production: () => 'Produkcia',
    action: () => 'Akcia',
    claimed: (e, x) => `${x.who(e.seat)}: preberá produkciu lokácie ${x.card(e.card)} (${x.who(e.owner)})`,
    returned: (e, x) => `${x.who(e.seat)}: dostáva späť uchované zdroje (${x.goods(e.goods)})`,
    // What comes of being visited is said with the visit.
    gained: (e, x) =>
      e.src === 'visit' ? null : `${x.who(e.seat)}: +${x.goods(e.goods)} (${x.src(e.how === 'bonus' ? e.how : e.src)})`,
    drew: (e, x) =>
      `${x.who(e.seat)}: ťahá ${e.cards ? cards(e.cards, x) : x.goodsAcc({ card: e.n })} (${x.src(e.src)})`,
    reshuffled: (e) => `Z odhodených kariet vznikol nový balíček (${count('sk', e.n, names.good.card)})`,
    copied: (e, x) => `${x.who(e.seat)}: ${x.card(e.card)} kopíruje produkciu lokácie ${x.card(e.source)}`,
    paid: (e, x) => `${x.who(e.seat)}: platí ${x.goodsAcc(e.goods)}`,
    discarded: (e, x) => `${x.who(e.seat)}: odhadzuje kartu ${x.card(e.card)}`,
    spentDeal: (e, x) => `${x.who(e.seat)}: odhadzuje dohodu s lokáciou ${x.card(e.card)}`,
    constructed: (e, x) => `${x.who(e.seat)}: stavia lokáciu ${x.card(e.card)}`,
    redeveloped: (e, x) =>
      `${x.who(e.seat)}: prestavba ${e.ruins ? 'Ruín ' : ''}(${x.card(e.old)} → ${x.card(e.card)})`,
    stocked: (e, x) => `${x.who(e.seat)}: kladie ${x.goodsAcc(e.goods)} na kartu ${x.card(e.card)}`,
    recovered: (e, x) => `${x.who(e.seat)}: berie ${x.goodsAcc(e.goods)} z karty ${x.card(e.card)}`,
    madeDeal: (e, x) => `${x.who(e.seat)}: uzatvára dohodu s lokáciou ${x.card(e.card)}`,
    razedCard: (e, x) => `${x.who(e.seat)}: plieni lokáciu ${x.card(e.card)} z ruky`,
    razed: (e, x) => `${x.who(e.seat)}: plieni lokáciu ${x.card(e.card)} (${x.who(e.owner)})`,
    used: (e, x) => `${x.who(e.seat)}: používa lokáciu ${x.card(e.card)}`,
    converted: (e, x) => `${x.who(e.seat)}: používa akciu frakcie (${plural('sk', 2, names.good[e.contact])})`,
    exchanged: (e, x) => `${x.who(e.seat)}: vymieňa robotníkov`,
    visited: (e, x) =>
      `${x.who(e.seat)}: posiela robotníka do lokácie ${x.card(e.card)} (${x.who(e.owner)}: +${x.goods(e.host)})`,
    tookConnection: (e, x) => `${x.who(e.seat)}: berie kartu spojenia ${x.card(e.card)}`,
    playedConnection: (e, x) => `${x.who(e.seat)}: hrá kartu spojenia ${x.card(e.card)}`,
    stole: (e, x) => `${x.who(e.seat)}: kradne ${x.goodsAcc({ [e.good]: 1 })} (${x.who(e.from)})`,
    activated: (e, x) => `${x.who(e.seat)}: spúšťa produkciu lokácie ${x.card(e.card)}`,
    reset: (e, x) => `${x.who(e.seat)}: obnovuje lokáciu ${x.card(e.card)}`,
    usedDeal: (e, x) =>
      `${x.who(e.seat)}: využíva dohodu s lokáciou ${x.card(e.card)}${e.owner === e.seat ? '' : ` (${x.who(e.owner)})`}`,
    shielded: (e, x) => `${x.who(e.seat)}: kladie štít na lokáciu ${x.card(e.card)}`,
    passed: (e, x) => `${x.who(e.seat)}: pasuje`,
    rivalConnection: (e, x) => `${x.who(RIVAL)}: berie kartu ${x.card(e.card)} (+2 VB)`,
    attacked: (e, x) =>
      `${x.who(RIVAL)}: útočí kartou ${x.card(e.card)}${e.target ? `; cieľ: ${x.card(e.target)}` : ' bez cieľa'}`,
    repelled: (e, x) => `Štít chráni lokáciu ${x.card(e.card)}`,
    noAttack: (_, x) => `${x.who(RIVAL)}: už nemá čím útočiť`,
    ending: (e, x) => `${x.who(e.seat)}: aspoň 25 VB, toto je posledné kolo`,
    kept: (e, x) => `${x.who(e.seat)}: uchováva ${x.goodsAcc(e.goods)}`,
    cleanup: (e, x) => losses('Upratovanie', e.lost, (seat, goods) => `${x.who(seat)} stráca ${x.goodsAcc(goods)}`),
    scored: ({ seat, locations, ruins, deals = 0, vp }, x) =>
      `${x.who(seat)}: +${locations + ruins + deals} VB za ${['lokácie', ...(ruins > 0 ? ['Ruiny'] : []), ...(deals > 0 ? ['dohody'] : [])].join(', ')}, spolu ${vp} VB`,
    won: (e, x) =>
      `${e.seats.map(x.who).join(', ')}: ${{ vp: 'víťazí', goods: 'víťazí (remízu rozhodol počet zdrojov)', locations: 'víťazí (remízu rozhodol počet lokácií)', shared: 'spoločné víťazstvo' }[e.how]}`,
    rated: (e) =>
      e.won
        ? `Víťazstvo ${e.vp} : ${e.rival}. Hodnotenie: ${names.grade[e.grade as 1]}`
        : `Prehra ${e.vp} : ${e.rival}`,
  },
  src: {
    bonus: 'bonus za postavenie',
    board: 'doska frakcie',
    deals: 'dohody',
    exchange: 'výmena',
    redevelopment: 'prestavba',
  },
} satisfies Partial<Language>;
