import { NEUTRAL, NONE } from '../../content/vocabulary.ts';
import type { Language } from '../language.ts';
import { markers } from './names.ts';

export const cards: Language['cards'] = {
  atom: {
    supply: (a, n) => `w misji warta ${a.n}: ${n.type(a.type)}`,
    mission: (a, n) => `${n.mission(a.kind)}, ${a.n}: nagroda ${markers(a.reward)}`,
    bonus: (a, n) =>
      a.of === 'faction'
        ? `po wykonaniu misji zagrywasz za darmo karty typu ${n.type(a.type)}`
        : `w grze obniża o 1 koszt kart typu ${n.type(a.type)}; ze znacznikami na niej są one darmowe`,
    line: (a, n) =>
      a.line === NEUTRAL
        ? `${n.line(a.line)}: bez zniżek między Stacjami`
        : `${n.line(a.line)}: tańsza o 1 za każdą taką Stację, którą masz, ale nigdy poniżej 1`,
    double: (a, n) => `odrzuć, aby w jednej misji policzyć podwójnie wszystkie Zasoby typu ${n.type(a.type)}`,
    shield: (a, n) =>
      a.price === NONE
        ? `albo odrzuć, aby odeprzeć Potwora z symbolem: ${n.signs(a.signs)}`
        : `jako Ochrona (koszt ${a.price}): odrzuć, aby odeprzeć Potwora z symbolem: ${n.signs(a.signs)}`,
    attack: (a, n) => `atakuje wszystkich, także ciebie (${n.signs(a.signs)}); kto go nie odeprze: ${n.loss(a.loss)}`,
    renewBazaar: () => 'Bazar zostaje odnowiony',
    raiseEach: (a, n) =>
      `każdy podnosi 1 znacznik za każdą swoją Stację i odwróconą Frakcję z premią rodzaju ${n.kind(a.kind)}`,
  },
  cost: (n) => `koszt ${n}`,
  whenDiscarded: 'odrzucona w ramach akcji:',
  provenance: {
    rulebook: 'Wszystkie wartości pochodzą z instrukcji.',
    'partly-rulebook': 'Część wartości pochodzi z instrukcji; pozostałe są rekonstrukcją.',
    reconstructed: 'Wartości są rekonstrukcją zgodną z zasadami i znanymi liczbami kart.',
  },
};
