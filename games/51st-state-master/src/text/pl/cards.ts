import { list } from '../format.ts';
import type { Language } from '../language.ts';

/** Clauses of which the texts of cards are made, and what is known of their figures. */
export const cards = {
  ability: {
    produce: (a, say) => say.goods(a.gain),
    choose: (a, say) => list(a.options.map(say.goods), 'albo'),
    perType: (a, say) =>
      `${say.goods(a.gain)} za każdą lokację właściciela typu ${say.type(a.type)}, najwyżej ${a.max}`,
    perProduced: (a, say) =>
      `${say.goods(a.gain)} za każdy wyprodukowany w tej rundzie przez właściciela towar: ${list(
        a.counted.map((g) => say.goods({ [g]: 1 }).slice(2)),
        'lub',
      )}, najwyżej ${a.max}`,
    copyOwn: () => 'to, co daje wskazana inna twoja lokacja Produkcji',
    takeOver: () => 'możesz wskazać lokację Produkcji przeciwnika: w tej fazie jej towary są twoje zamiast jego',
    threshold: (a, say) =>
      `w fazie Produkcji zysk: ${say.goods(a.gain)}, jeśli twoja produkcja to co najmniej ${
        a.counted.length > 1 ? say.count(a.min, 'basic') : say.goods({ [a.counted[0]!]: a.min })
      }`,
    storage: (a, say) =>
      `w fazie Czyszczenia możesz zachować ${list(
        a.slots.map((slot) => {
          const what = slot.of.length > 1 ? 'basic' : slot.of[0]!;
          return slot.max === null
            ? `bez ograniczeń: ${say.count(1, what).slice(2)}`
            : `najwyżej: ${say.count(slot.max, what)}`;
        }),
        'i',
      )}`,
    trigger: (a, say) =>
      `zysk za każdym razem, gdy ${list(
        a.on.map((m) => (m === 'deal' ? 'zawierasz umowę' : 'niszczysz')),
        'lub',
      )}: ${say.goods(a.gain)}`,
  },
  effect: {
    gain: (e, say) => say.goods(e.gain),
    steal: (e, say) => `zabierasz z zasobów przeciwnika: ${say.count(e.n, 'basic')}`,
    activate: () => 'jedna z twoich lokacji Produkcji produkuje raz',
    reset: (e) => `do ${e.max} innych twoich użytych lub odwiedzonych lokacji uchodzi za nieużyte`,
    useDeals: (e) => (e.of === 'own' ? `do ${e.max} twoich umów daje swój towar` : 'towar z umowy przeciwnika'),
  },
  uses: (n) => (n === 2 ? 'dwa razy na rundę' : `${n} razy na rundę`),
  bonus: {
    gains: (b, say) => say.goods(b.gain),
    gainsPerType: (b, say) => `${say.goods(b.gain)} za każdą twoją lokację typu ${say.type(b.type)}, najwyżej ${b.max}`,
    stock: (b, say) => `na tej karcie, do wydania z niej: ${say.goods(b.goods)}`,
    copyOpponent: () => 'to, co daje wskazana lokacja Produkcji przeciwnika',
  },
  ownShield: 'zawsze ma osłonę',
  /** Figures on which sources differ or that were inferred (FSM-249). */
  doubted: {
    shipwreck: 'Dwa użycia na rundę za przykładem z instrukcji; publiczne opisy kart podają jedno.',
    'thieves-caravan': 'Opisy podają koszt 2 robotników lub 1; tutaj 2.',
    'gangers-dive': 'Jeden opis podaje typy broń i kontakt, drugi paliwo i kontakt; tutaj pierwsze.',
    'the-bronx-gang': 'Opisy podają koszt z 1 robotnikiem lub z 3; tutaj 1.',
    'the-iron-gang': 'Opisy podają produkcję 1 czerwonego kontaktu lub 3; tutaj 1.',
    'black-fortress': 'Rekonstrukcja: jedyny opis daje oba dobra, trzy siostrzane karty wybór.',
    'construction-site': 'Rekonstrukcja: jedyny opis liczy paliwo, cykl kart wskazuje na cegły.',
    'solitary-trader': 'Rekonstrukcja: jedyny opis daje 3 PZ, rodzina kart wskazuje na 4.',
  },
  /** Cards that one transcription alone gives. */
  oneSource: 'Te wartości opierają się na jednym publicznym opisie.',
} satisfies Partial<Language>;
