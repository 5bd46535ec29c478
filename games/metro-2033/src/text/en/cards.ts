import { NEUTRAL, NONE } from '../../content/vocabulary.ts';
import type { Language } from '../language.ts';
import { markers } from './names.ts';

export const cards: Language['cards'] = {
  atom: {
    supply: (a, n) => `worth ${a.n} ${n.type(a.type)} in a mission`,
    mission: (a, n) => `${n.mission(a.kind)}, ${a.n}: reward ${markers(a.reward)}`,
    bonus: (a, n) =>
      a.of === 'faction'
        ? `once its mission is done, you play ${n.type(a.type)} free of charge`
        : `in play it makes ${n.type(a.type)} 1 cheaper; with markers on it, free of charge`,
    line: (a, n) =>
      a.line === NEUTRAL
        ? `${n.line(a.line)}: no discount between Stations`
        : `${n.line(a.line)}: 1 cheaper for each such Station you have, but never below 1`,
    double: (a, n) => `discard it to count all your ${n.type(a.type)} twice in one mission`,
    shield: (a, n) =>
      a.price === NONE
        ? `or discard it to repel a Monster with: ${n.signs(a.signs)}`
        : `as Protection (cost ${a.price}): discard it to repel a Monster with ${n.signs(a.signs)}`,
    attack: (a, n) =>
      `it attacks everybody, you included, with ${n.signs(a.signs)}; for whoever does not repel it: ${n.loss(a.loss)}`,
    renewBazaar: () => 'the bazaar is renewed',
    raiseEach: (a, n) =>
      `everybody raises 1 marker for each own Station and flipped Faction with a bonus of the kind ${n.kind(a.kind)}`,
  },
  cost: (n) => `cost ${n}`,
  whenDiscarded: 'when discarded as your action:',
  provenance: {
    rulebook: 'Every value is stated by the rulebook.',
    'partly-rulebook': 'Some values are stated by the rulebook; the others are a reconstruction.',
    reconstructed: 'The values are a reconstruction that fits the rules and the known totals.',
  },
};
