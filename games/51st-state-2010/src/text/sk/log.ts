import type { LogWords } from '../language.ts';

const value = (e: { ones: number; twos: number }): number => e.ones + 2 * e.twos;

/** What the log says, and where gains come from. */
export const log: LogWords = {
  phase: { lookout: 'Prieskum', production: 'Produkcia', actions: 'Akcie', scoring: 'Body', cleanup: 'Upratovanie' },
  event: {
    faction: (e, x) => `${x.who(e.seat)}: frakcia ${x.card(e.card)}`,
    turn: (e, x) => `Ťah ${e.turn}, začína ${x.who(e.first)}`,
    revealed: (e, x) => (e.cards.length > 0 ? `Prieskum: ${x.cards(e.cards)}` : 'Niet viac kariet na odkrytie'),
    refilled: (e, x) => `Do ponuky pribúda ${x.card(e.card)}`,
    took: (e, x) => `${x.who(e.seat)}: berie ${x.card(e.card)}`,
    burned: (e, x) => `${x.who(e.seat)}: odhadzuje z ponuky ${x.card(e.card)}`,
    swept: (e, x) => `Zostáva a odhadzuje sa: ${x.cards(e.cards)}`,
    drew: (e, x) => `${x.who(e.seat)}: ťahá ${e.cards ? x.cards(e.cards) : `karty: ${e.n}`} (${x.src(e.src)})`,
    lookedAt: (e, x) => `${x.who(e.seat)}: pozerá si ${e.cards ? x.cards(e.cards) : 'dve karty'}`,
    kept: (e, x) => `${x.who(e.seat)}: necháva si ${e.card ? x.card(e.card) : 'jednu kartu'}`,
    overLimit: (e, x) => `${x.who(e.seat)}: má 10 kariet, odhadzuje sa ${x.card(e.card)}`,
    discarded: (e, x) => `${x.who(e.seat)}: odhadzuje ${x.card(e.card)}`,
    reshuffled: (e) => `Odhodené karty tvoria nový balíček, kariet: ${e.n}`,
    production: (e, x) => `${x.who(e.seat)}: Produkcia`,
    gained: (e, x) => `${x.who(e.seat)}: +${x.goods(e.goods)} (${x.src(e.src)})`,
    scoredVp: (e, x) =>
      `${x.who(e.seat)}: +${value(e)} VB${e.spot.on === 'base' ? ' na základni' : ''} (${x.src(e.src)})`,
    cashed: (e, x) => `${x.who(e.seat)}: míňa korisť ${x.card(e.card)}`,
    dropped: (e, x) =>
      `${x.who(e.seat)}: ${e.sort === 'spoils' ? 'vzdáva sa koristi' : 'ruší dohodu'} ${x.card(e.card)}`,
    stored: (e, x) => `${x.who(e.seat)}: ${x.card(e.card)}, v sklade: ${x.goods(e.goods) || 'nič'}`,
    laid: (e, x) => `${x.who(e.seat)}: kladie ${x.goods({ [e.kind]: 1 })} na kartu ${x.card(e.card)}`,
    turned: (e, x) => `${x.who(e.seat)}: univerzálne suroviny zastupujú ${x.goods(e.goods)}`,
    collected: (e, x) => `${x.who(e.seat)}: vracia sadu z karty ${x.card(e.card)}, ${x.goods(e.goods)}`,
    actions: () => null,
    paid: (e, x) => `${x.who(e.seat)}: platí, ${x.goods(e.goods)}`,
    reached: (e, x) =>
      `${x.who(e.seat)}: používa, ${e.with.map((id) => x.goods({ [id]: 1 }) || x.card(id)).join(' + ')}`,
    tucked: (e, x) => `${x.who(e.seat)}: ${e.sort === 'spoils' ? 'dobýja' : 'začína spoluprácu,'} ${x.card(e.card)}`,
    incorporated: (e, x) => `${x.who(e.seat)}: pripája ${x.card(e.card)}`,
    redeveloped: (e, x) => `${x.who(e.seat)}: prestavuje, ${x.card(e.old)} → ${x.card(e.card)}`,
    stocked: (e, x) => `${x.who(e.seat)}: ${x.goods(e.goods)} na karte ${x.card(e.card)}`,
    released: (e, x) => `${x.who(e.seat)}: berie z karty ${x.card(e.card)} ${x.goods(e.goods)}`,
    led: (e, x) =>
      `${x.who(e.seat)}: ${e.old ? `mení vodcu, ${x.card(e.old)} → ` : 'vykladá vodcu, '}${x.card(e.card)}`,
    swapped: (e, x) => `${x.who(e.seat)}: mení dve karty za jednu`,
    deed: (e, x) => `${x.who(e.seat)}: akcia vodcu, ${x.card(e.card)}`,
    used: (e, x) => `${x.who(e.seat)}: používa lokalitu ${x.card(e.card)}`,
    visited: (e, x) => `${x.who(e.seat)}: posiela robotníka, ${x.card(e.card)} (${x.who(e.owner)})`,
    stole: (e, x) =>
      `${x.who(e.seat)}: berie ${x.goods({ [e.good]: 1 })} (${e.card ? `${x.card(e.card)}, ` : ''}${x.who(e.from)})`,
    hired: (e, x) => `${x.who(e.seat)}: posiela dvoch robotníkov po ${x.goods({ [e.good]: 1 })}`,
    passed: (e, x) => `${x.who(e.seat)}: pasuje`,
    scored: (e, x) => `Body: ${e.scores.map((n, seat) => `${x.who(seat)} ${n}`).join(', ')}`,
    cleanup: () => 'Upratovanie',
    won: (e, x) =>
      `${e.seats.map(x.who).join(', ')}: ${{ vp: 'víťazí', cards: 'víťazí väčším počtom kariet v ruke', goods: 'víťazí väčším počtom surovín a robotníkov', shared: 'spoločné víťazstvo' }[e.how]}`,
  },
  src: {
    start: 'začiatočná ruka',
    base: 'základňa',
    lookout: 'prieskum',
    hire: 'dvaja robotníci',
    swap: 'dve karty za jednu',
    redevelopment: 'prestavba',
    leaderChange: 'výmena vodcu',
  },
};
