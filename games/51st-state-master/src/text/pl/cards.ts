import { type Counted, list } from '../format.ts';
import type { Language } from '../language.ts';
import { names } from './names.ts';

/** After a number in the genitive, and what is not counted at all. */
const many = (of: Counted): string => names.good[of].many!;
const MASS: readonly Counted[] = ['fuel', 'iron', 'gun', 'brick'];

/** Clauses of which the texts of cards are made, and what is known of their figures. */
export const cards = {
  ability: {
    produce: (a, say) => say.goods(a.gain),
    choose: (a, say) => list(a.options.map(say.goods), 'albo'),
    perType: (a, say) =>
      `${say.goods(a.gain)} za każdą lokację typu ${say.type(a.type)} w Stanie właściciela, najwyżej ${a.max}`,
    perProduced: (a, say) =>
      `${say.goods(a.gain)} za każdą jednostkę wytworzoną w tej turze przez właściciela (${list(
        a.counted.map((g) => names.good[g].one),
        'lub',
      )}), najwyżej ${a.max}`,
    copyOwn: () => 'te same zasoby co wybrana inna twoja lokacja Produkcyjna',
    takeOver: () =>
      'możesz wskazać lokację Produkcyjną przeciwnika: w tej fazie jej zasoby dostajesz ty, a nie właściciel',
    threshold: (a, say) =>
      `jeśli w fazie Produkcji wytworzysz co najmniej ${say.countAcc(a.min, a.counted.length > 1 ? 'basic' : a.counted[0]!)}, otrzymujesz ${say.goodsAcc(a.gain)}`,
    storage: (a, say) =>
      `w fazie Czyszczenia możesz przechować ${list(
        a.slots.map((slot) => {
          const what = slot.of.length > 1 ? 'basic' : slot.of[0]!;
          if (slot.max === null) return `dowolną ${MASS.includes(what) ? 'ilość' : 'liczbę'} ${many(what)}`;
          return slot.max === 1 ? say.countAcc(1, what) : `do ${slot.max} ${many(what)}`;
        }),
        'i',
      )}`,
    trigger: (a, say) =>
      `za każdym razem, gdy ${list(
        a.on.map((m) => (m === 'deal' ? 'podpisujesz umowę' : 'plądrujesz')),
        'lub',
      )}: ${say.goods(a.gain)}`,
  },
  effect: {
    gain: (e, say) => say.goods(e.gain),
    steal: (e, say) => `zabierasz przeciwnikowi ${say.countAcc(e.n, 'basic')}`,
    activate: () => 'jedna z twoich lokacji Produkcyjnych od razu wytwarza zasoby',
    reset: (e) =>
      e.max === 1
        ? 'odśwież inną swoją lokację: w tej turze można jej użyć jeszcze raz'
        : `odśwież do ${e.max} innych swoich lokacji: w tej turze można ich użyć jeszcze raz`,
    useDeals: (e) => {
      if (e.of === 'opponent') return 'otrzymujesz zasób z umowy przeciwnika';
      return e.max === 1 ? 'otrzymujesz zasób ze swojej umowy' : `otrzymujesz zasoby z najwyżej ${e.max} swoich umów`;
    },
  },
  uses: (n) => (n === 2 ? 'dwa razy w turze' : `${n} razy w turze`),
  bonus: {
    gains: (b, say) => say.goods(b.gain),
    gainsPerType: (b, say) =>
      `${say.goods(b.gain)} za każdą lokację typu ${say.type(b.type)} w twoim Stanie, najwyżej ${b.max}`,
    stock: (b, say) => `na karcie leżą zasoby do wydania: ${say.goods(b.goods)}`,
    copyOpponent: () => 'te same zasoby co wybrana lokacja Produkcyjna przeciwnika',
  },
  ownShield: 'zawsze ma tarczę',
  /** Figures on which sources differ or that were inferred (FSM-249). */
  doubted: {
    shipwreck: 'Dwa użycia w turze za przykładem z instrukcji; publiczne opisy kart podają jedno.',
    'thieves-caravan': 'Opisy podają koszt 2 robotników lub 1; tutaj 2.',
    'gangers-dive': 'Jeden opis podaje typy Broń i Kontakt, drugi Paliwo i Kontakt; tutaj pierwsze.',
    'the-bronx-gang': 'Opisy podają koszt z 1 robotnikiem lub z 3; tutaj 1.',
    'the-iron-gang': 'Opisy podają produkcję 1 czerwonego kontaktu lub 3; tutaj 1.',
    'black-fortress': 'Rekonstrukcja: według jedynego opisu daje oba zasoby, trzy siostrzane karty dają wybór.',
    'construction-site':
      'Rekonstrukcja: według jedynego opisu liczy paliwo, pozostałe karty cyklu wskazują na budulec.',
    'solitary-trader': 'Rekonstrukcja: według jedynego opisu daje 3 PZ, pozostałe karty cyklu wskazują na 4.',
  },
  /** Cards that one transcription alone gives. */
  oneSource: 'Te wartości opierają się na jednym publicznym opisie.',
} satisfies Partial<Language>;
