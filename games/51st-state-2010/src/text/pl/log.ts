import type { LogWords } from '../language.ts';

const value = (e: { ones: number; twos: number }): number => e.ones + 2 * e.twos;

/** What the log says, and where gains come from. */
export const log: LogWords = {
  phase: {
    lookout: 'Wypatrywanie',
    production: 'Produkcja',
    actions: 'Akcje',
    scoring: 'Punkty',
    cleanup: 'Czyszczenie',
  },
  event: {
    faction: (e, x) => `${x.who(e.seat)}: frakcja ${x.card(e.card)}`,
    turn: (e, x) => `Tura ${e.turn}, zaczyna ${x.who(e.first)}`,
    revealed: (e, x) => (e.cards.length > 0 ? `Wypatrywanie: ${x.cards(e.cards)}` : 'Nie ma już kart do odkrycia'),
    refilled: (e, x) => `Do rzędu trafia ${x.card(e.card)}`,
    took: (e, x) => `${x.who(e.seat)}: bierze ${x.card(e.card)}`,
    burned: (e, x) => `${x.who(e.seat)}: odrzuca z rzędu ${x.card(e.card)}`,
    swept: (e, x) => `Zostają i są odrzucone: ${x.cards(e.cards)}`,
    drew: (e, x) => `${x.who(e.seat)}: ciągnie ${e.cards ? x.cards(e.cards) : `kart: ${e.n}`} (${x.src(e.src)})`,
    lookedAt: (e, x) => `${x.who(e.seat)}: ogląda ${e.cards ? x.cards(e.cards) : 'dwie karty'}`,
    kept: (e, x) => `${x.who(e.seat)}: zatrzymuje ${e.card ? x.card(e.card) : 'jedną kartę'}`,
    overLimit: (e, x) => `${x.who(e.seat)}: ma 10 kart, odrzucona zostaje ${x.card(e.card)}`,
    discarded: (e, x) => `${x.who(e.seat)}: odrzuca ${x.card(e.card)}`,
    reshuffled: (e) => `Odrzucone karty tworzą nowy stos, kart: ${e.n}`,
    production: (e, x) => `${x.who(e.seat)}: Produkcja`,
    gained: (e, x) => `${x.who(e.seat)}: +${x.goods(e.goods)} (${x.src(e.src)})`,
    scoredVp: (e, x) => `${x.who(e.seat)}: +${value(e)} PZ${e.spot.on === 'base' ? ' na bazie' : ''} (${x.src(e.src)})`,
    cashed: (e, x) => `${x.who(e.seat)}: zużywa zdobycz ${x.card(e.card)}`,
    dropped: (e, x) => `${x.who(e.seat)}: ${e.sort === 'spoils' ? 'porzuca zdobycz' : 'zrywa umowę'} ${x.card(e.card)}`,
    stored: (e, x) => `${x.who(e.seat)}: ${x.card(e.card)}, w magazynie: ${x.goods(e.goods) || 'nic'}`,
    laid: (e, x) => `${x.who(e.seat)}: kładzie ${x.goods({ [e.kind]: 1 })} na karcie ${x.card(e.card)}`,
    turned: (e, x) => `${x.who(e.seat)}: surowce uniwersalne zastępują ${x.goods(e.goods)}`,
    collected: (e, x) => `${x.who(e.seat)}: oddaje zestaw z karty ${x.card(e.card)}, ${x.goods(e.goods)}`,
    actions: () => null,
    paid: (e, x) => `${x.who(e.seat)}: płaci, ${x.goods(e.goods)}`,
    reached: (e, x) => `${x.who(e.seat)}: używa, ${e.with.map((id) => x.goods({ [id]: 1 }) || x.card(id)).join(' + ')}`,
    tucked: (e, x) =>
      `${x.who(e.seat)}: ${e.sort === 'spoils' ? 'podbija' : 'podejmuje współpracę,'} ${x.card(e.card)}`,
    incorporated: (e, x) => `${x.who(e.seat)}: przyłącza ${x.card(e.card)}`,
    redeveloped: (e, x) => `${x.who(e.seat)}: przebudowuje, ${x.card(e.old)} → ${x.card(e.card)}`,
    stocked: (e, x) => `${x.who(e.seat)}: ${x.goods(e.goods)} na karcie ${x.card(e.card)}`,
    released: (e, x) => `${x.who(e.seat)}: bierze z karty ${x.card(e.card)} ${x.goods(e.goods)}`,
    led: (e, x) =>
      `${x.who(e.seat)}: ${e.old ? `zmienia lidera, ${x.card(e.old)} → ` : 'wystawia lidera, '}${x.card(e.card)}`,
    swapped: (e, x) => `${x.who(e.seat)}: wymienia dwie karty na jedną`,
    deed: (e, x) => `${x.who(e.seat)}: akcja lidera, ${x.card(e.card)}`,
    used: (e, x) => `${x.who(e.seat)}: używa lokacji ${x.card(e.card)}`,
    visited: (e, x) => `${x.who(e.seat)}: wysyła robotnika, ${x.card(e.card)} (${x.who(e.owner)})`,
    stole: (e, x) =>
      `${x.who(e.seat)}: zabiera ${x.goods({ [e.good]: 1 })} (${e.card ? `${x.card(e.card)}, ` : ''}${x.who(e.from)})`,
    hired: (e, x) => `${x.who(e.seat)}: wysyła dwóch robotników po ${x.goods({ [e.good]: 1 })}`,
    passed: (e, x) => `${x.who(e.seat)}: pasuje`,
    scored: (e, x) => `Punkty: ${e.scores.map((n, seat) => `${x.who(seat)} ${n}`).join(', ')}`,
    cleanup: () => 'Czyszczenie',
    won: (e, x) =>
      `${e.seats.map(x.who).join(', ')}: ${{ vp: 'wygrywa', cards: 'wygrywa większą liczbą kart na ręce', goods: 'wygrywa większą liczbą surowców i robotników', shared: 'wspólne zwycięstwo' }[e.how]}`,
  },
  src: {
    start: 'początkowa ręka',
    base: 'baza',
    lookout: 'Wypatrywanie',
    hire: 'dwóch robotników',
    swap: 'dwie karty za jedną',
    redevelopment: 'przebudowa',
    leaderChange: 'zmiana lidera',
  },
};
