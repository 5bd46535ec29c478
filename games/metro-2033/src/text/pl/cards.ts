import { KINDS, NEUTRAL, NONE } from '../../content/vocabulary.ts';
import { isSeveral, small } from '../format.ts';
import type { Language } from '../language.ts';
import { markers } from './names.ts';

/** A kind in the genitive plural, as of Resources. */
const OF_KIND = { peaceful: 'pokojowych', military: 'militarnych' } as const satisfies Record<
  (typeof KINDS)[number],
  string
>;

export const cards: Language['cards'] = {
  atom: {
    supply: (a, n) => `Zasoby do Misji: ${n.type(a.type)} ${a.n}`,
    mission: (a, n) => `${n.mission(a.kind)}, wymagane Zasoby: ${a.n}; nagroda: ${markers(a.reward)}`,
    bonus: (a, n) =>
      a.of === 'faction'
        ? `premia po wykonaniu Misji: karty typu ${n.type(a.type)} zagrywasz za darmo`
        : `karty typu ${n.type(a.type)} kosztują o 1 znacznik mniej, a gdy na Stacji leży znacznik, nic`,
    line: (a, n) =>
      a.line === NEUTRAL
        ? `${n.line(a.line)}: nie obniża kosztu innych Stacji`
        : `${n.line(a.line)}: kosztuje o 1 mniej za każdą twoją Stację tej Frakcji, co najmniej 1`,
    double: (a, n) => `odrzuć, aby w jednej Misji podwoić swoje Zasoby typu ${n.type(a.type)}`,
    shield: (a, n, all) => {
      const deed = a.price === NONE ? 'albo odrzuć' : `jako Ochrona (koszt ${a.price}): odrzuć`;
      if (all) return `${deed} do obrony ze wszystkimi symbolami; ma: ${n.signs(a.signs)}`;
      return `${deed}, aby odeprzeć Potwora z ${isSeveral(a.signs) ? 'jednym z symboli' : 'symbolem'}: ${n.signs(a.signs)}`;
    },
    attack: (a, n) =>
      `Potwór atakuje wszystkich graczy, także ciebie; symbole: ${n.signs(a.signs)}; bez obrony: ${small(n.loss(a.loss))}`,
    renewBazaar: () => 'Bazar zostaje odnowiony',
    raiseEach: (a) =>
      `każdy przesuwa w górę 1 znacznik za każdą swoją Stację i odwróconą Frakcję, których premia dotyczy ${OF_KIND[KINDS[a.kind]!]} Zasobów`,
  },
  cost: (n) => `koszt ${n}`,
  whenDiscarded: 'po odrzuceniu akcją:',
  provenance: {
    rulebook: 'Wszystkie dane tej karty pochodzą z instrukcji.',
    'partly-rulebook': 'Część danych tej karty pochodzi z instrukcji; pozostałe są rekonstrukcją.',
    reconstructed: 'Dane tej karty są rekonstrukcją zgodną z zasadami i znanymi liczbami kart.',
  },
};
