import { NEUTRAL, NONE } from '../../content/vocabulary.ts';
import { small } from '../format.ts';
import type { Language } from '../language.ts';
import { either, markers, resources } from './names.ts';

export const cards: Language['cards'] = {
  atom: {
    supply: (a, n) => `gives ${n.type(a.type)} ${a.n} towards a mission`,
    mission: (a, n) => `${n.mission(a.kind)}, needs ${resources(a.n)}; reward: ${markers(a.reward)}`,
    bonus: (a, n) =>
      a.of === 'faction'
        ? `bonus once its mission is completed: you play ${n.type(a.type)} free of charge`
        : `you pay 1 less for ${n.type(a.type)}, and nothing while a marker lies here`,
    line: (a, n) =>
      a.line === NEUTRAL
        ? `${n.line(a.line)}: gives and gets no Station discount`
        : `${n.line(a.line)}: costs 1 less for each of your Stations with this symbol, at least 1`,
    double: (a, n) => `discard it to double all your ${n.type(a.type)} in one mission`,
    shield: (a, n, all) => {
      const deed = a.price === NONE ? 'or discard it' : `as Protection (cost ${a.price}): discard it`;
      return all
        ? `${deed} to defend with all symbols; it shows ${n.signs(a.signs)}`
        : `${deed} to repel a Monster that shows ${either(n.signs(a.signs))}`;
    },
    attack: (a, n) =>
      `the Monster attacks everybody, you included; symbols: ${n.signs(a.signs)}; without a defence: ${small(n.loss(a.loss))}`,
    renewBazaar: () => 'the bazaar is renewed',
    raiseEach: (a, n) =>
      `everybody raises 1 marker for each own Station and flipped Faction whose bonus is ${small(n.kind(a.kind))}`,
  },
  cost: (n) => `cost ${n}`,
  whenDiscarded: 'if you discard it as your action:',
  provenance: {
    rulebook: 'Every value is stated by the rulebook.',
    'partly-rulebook': 'Some values are stated by the rulebook; the others are a reconstruction.',
    reconstructed: 'The values are a reconstruction that fits the rules and the known totals.',
  },
};
