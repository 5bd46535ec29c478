import { list } from '../format.ts';
import type { Language } from '../language.ts';

/** Clauses of which the texts of cards are made, and what is known of their figures. */
export const cards = {
  ability: {
    produce: (a, say) => say.goods(a.gain),
    choose: (a, say) => list(a.options.map(say.goods), 'or'),
    perType: (a, say) =>
      `${say.goods(a.gain)} for each ${say.type(a.type)} location in its owner’s State, at most ${a.max}`,
    perProduced: (a, say) =>
      `${say.goods(a.gain)} for each ${list(
        a.counted.map((g) => say.goods({ [g]: 1 }).slice(2)),
        'or',
      )} its owner produced this round, at most ${a.max}`,
    copyOwn: () => 'the same goods as another Production location of yours, of your choice',
    takeOver: () =>
      'you may choose an opponent’s Production location: in this phase you get its goods instead of its owner',
    threshold: (a, say) =>
      `in Production you gain ${say.goods(a.gain)} if you produced at least ${
        a.counted.length > 1 ? say.count(a.min, 'basic') : say.goods({ [a.counted[0]!]: a.min })
      }`,
    storage: (a, say) =>
      `in Cleanup you may keep ${list(
        a.slots.map((slot) => {
          const what = slot.of.length > 1 ? 'basic' : slot.of[0]!;
          return slot.max === null
            ? `any number of ${say.count(2, what).slice(2)}`
            : `up to ${say.count(slot.max, what)}`;
        }),
        'and',
      )}`,
    trigger: (a, say) =>
      `you gain ${say.goods(a.gain)} each time you ${list(
        a.on.map((m) => (m === 'deal' ? 'make a deal' : 'raze')),
        'or',
      )}`,
  },
  effect: {
    gain: (e, say) => say.goods(e.gain),
    steal: (e, say) => `steal ${say.count(e.n, 'basic')} from an opponent`,
    activate: () => 'one of your Production locations produces at once',
    reset: (e) => `refresh up to ${e.max} other locations of yours: they can be used again this round`,
    useDeals: (e) =>
      e.of === 'own' ? `gain the goods of up to ${e.max} of your deals` : 'gain the good of an opponent’s deal',
  },
  uses: (n) => (n === 2 ? 'twice a round' : `${n} times a round`),
  bonus: {
    gains: (b, say) => say.goods(b.gain),
    gainsPerType: (b, say) =>
      `${say.goods(b.gain)} for each ${say.type(b.type)} location in your State, at most ${b.max}`,
    stock: (b, say) => `put ${say.goods(b.goods)} on this card, to be spent from here`,
    copyOpponent: () => 'the same goods as an opponent’s Production location, of your choice',
  },
  ownShield: 'always has a shield',
  /** Figures on which sources differ or that were inferred (FSM-249). */
  doubted: {
    shipwreck: 'Two uses a round follow the rulebook’s example; public transcriptions give one.',
    'thieves-caravan': 'Transcriptions give a cost of 2 workers or of 1; here it is 2.',
    'gangers-dive': 'One transcription gives the types Gun and Contact, the other Fuel and Contact; here the first.',
    'the-bronx-gang': 'Transcriptions give a cost with 1 worker or with 3; here it is 1.',
    'the-iron-gang': 'Transcriptions give a production of 1 red contact or of 3; here it is 1.',
    'black-fortress': 'Reconstructed: the only transcription gives both goods, its three sisters a choice.',
    'construction-site': 'Reconstructed: the only transcription counts fuel, the cycle of cards points to bricks.',
    'solitary-trader': 'Reconstructed: the only transcription gives 3 VP, the family of cards points to 4.',
  },
  /** Cards that one transcription alone gives. */
  oneSource: 'These figures rest on a single public transcription.',
} satisfies Partial<Language>;
