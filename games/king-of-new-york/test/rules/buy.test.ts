import { describe, expect, test } from 'vitest';
import { type CardId, type Event, ZONES } from '../../src/index.ts';
import { given } from '../given.ts';

const told = (events: readonly Event[]) => events.map((e) => e.t).filter((t) => t !== 'phase');

describe('17. Buying cards', () => {
  test('KNY-131 the active player buys and sweeps as often as the energy lasts, in any order, and nobody else does', () => {
    given({
      from: 'buy',
      energy: { 0: 11, 1: 20 },
      bank: ['flatiron-building', 'regeneration', 'yankee-stadium'],
      deck: ['stomp', 'leveler', 'hunter', 'fury', 'diva'],
    })
      .expect({ asked: [0], question: 'buyStep' })
      .refuses(1, 'buy regeneration')
      .answer(0, 'buy flatiron-building')
      .expect({ energy: { 0: 8 }, star: { 0: 2 }, bank: ['stomp', 'regeneration', 'yankee-stadium'] })
      .answer(0, 'sweep')
      .expect({ energy: { 0: 6 }, bank: ['leveler', 'hunter', 'fury'], asked: [0], question: 'buyStep' })
      .answer(0, 'buy fury')
      .expect({ energy: { 0: 2 }, cards: { 0: ['fury'] }, asked: [0] })
      .answer(0, 'sweep')
      .expect({ energy: { 0: 0, 1: 20 }, cards: { 1: [] }, active: 1 }); // nothing left to pay with: the step is over
  });

  test('KNY-131 a player may finish although there is energy left', () => {
    given({ from: 'buy', energy: { 0: 9 }, bank: ['stomp', 'fury', 'drain'] })
      .answer(0, 'finish')
      .expect({ energy: { 0: 9 }, cards: { 0: [] }, bank: ['stomp', 'fury', 'drain'], active: 1 });
  });

  test('KNY-131 a price may take the last energy, and a card one energy too dear is out of reach', () => {
    const story = given({ from: 'buy', energy: { 0: 5 }, bank: ['leveler', 'webspinner', 'extra-head'] });
    expect(story.legal(0)).toEqual(['finish', 'buy leveler', 'sweep']);
    story.answer(0, 'buy leveler').expect({ energy: { 0: 0 }, cards: { 0: ['leveler'] } });
  });

  test('KNY-131 without any energy only cards that cost nothing are left', () => {
    const story = given({ from: 'buy', bank: ['overload', 'stomp', 'natural-selection'] });
    expect(story.legal(0)).toEqual(['finish', 'buy overload']);
    story.answer(0, 'buy overload').expect({ energy: { 0: 4 } });
    given({ from: 'buy', bank: ['natural-selection', 'stomp', 'fury'] }).expect({ active: 1 });
  });

  test.each(ZONES)('KNY-132 a card that names Manhattan is 1 cheaper in its %s zone', (zone) => {
    given({
      from: 'buy',
      at: { 0: 'manhattan' },
      zone: { 0: zone },
      energy: { 0: 4 },
      bank: ['central-park', 'regeneration', 'leveler'],
    })
      .refuses(0, 'buy regeneration')
      .answer(0, 'buy central-park')
      .expect({ energy: { 0: 0 } })
      .logged({ t: 'bought', card: 'central-park', price: 4 });
  });

  test('KNY-132 the borough counts where the buyer stands, not where others are; a card without a borough costs the same everywhere', () => {
    const bank: CardId[] = ['coney-island', 'stomp', 'the-unisphere'];
    const story = given({ from: 'buy', at: { 0: 'bronx', 1: 'brooklyn' }, energy: { 0: 3 }, bank });
    expect(story.legal(0)).toEqual(['finish', 'sweep']);
    const there = given({ from: 'buy', at: { 0: 'brooklyn', 1: 'bronx' }, energy: { 0: 3 }, bank });
    expect(there.legal(0)).toEqual(['finish', 'buy coney-island', 'sweep']);
  });

  test('KNY-132 a price is never less than 0', () => {
    given({ from: 'buy', cards: { 0: ['scavenger'] }, discard: ['overload'], energy: { 0: 1 } })
      .answer(0, 'salvage overload')
      .expect({ energy: { 0: 5 }, active: 1 })
      .logged({ t: 'bought', card: 'overload', price: 0 });
  });

  test.each([
    ['air-force-one', 'jet', 'tank'],
    ['general-ellis', 'tank', 'jet'],
  ] as const)('KNY-133 [%s] may be bought only by a Monster that destroyed a %s this turn', (card, needed, other) => {
    const base = { from: 'buy', energy: { 0: 6 }, bank: [card, 'stomp', 'fury'] } as const;
    given(base).asked(0, 'buyStep').refuses(0, `buy ${card}`);
    given({ ...base, destroyed: { [other]: 2, infantry: 1 } }).refuses(0, `buy ${card}`);
    given({ ...base, destroyed: { [needed]: 1 } })
      .answer(0, `buy ${card}`)
      .logged({ t: 'bought', card });
  });

  test('KNY-133 the Jet counts in the turn it was destroyed in, and no longer in the next one', () => {
    const story = given({
      from: 'symbols',
      at: { 1: 'manhattan' },
      energy: { 0: 9 },
      units: { bronx: { jet: 1 } },
      stacks: { bronx: [['high-rise-3'], ['high-rise-3'], ['high-rise-3']] },
      dice: 'destruction destruction destruction',
      bank: ['air-force-one', 'stomp', 'fury'],
      queue: [{ seat: 0, subway: false }],
      rolls: 'heal heal heal heal heal heal',
    });
    story.answer(0, 'unit bronx jet').answer(0, 'stay');
    expect(story.legal(0)).toContain('buy air-force-one');
    story.answer(0, 'finish').answer(0, 'stop').answer(0, 'stay').asked(0, 'buyStep').expect({ extra: true });
    expect(story.legal(0)).not.toContain('buy air-force-one');
  });

  test('KNY-134 a DISCARD card is paid, leaves the bank, takes effect, is discarded, and then its slot is filled', () => {
    const story = given({
      from: 'buy',
      energy: { 0: 5 },
      cards: { 0: ['stomp', 'fury'], 1: ['drain'] },
      bank: ['leveler', 'tesla-cannon', 'hunter'],
      deck: ['diva'],
      discard: ['subway'],
    });
    story
      .answer(0, 'buy tesla-cannon')
      .asked(0, 'teslaCannonDiscard')
      .expect({ energy: { 0: 0 }, bank: ['leveler', null, 'hunter'], discard: ['subway'] })
      .answer(0, 'discard stomp')
      .expect({ bank: ['leveler', 'diva', 'hunter'], discard: ['subway', 'stomp', 'drain', 'tesla-cannon'] });
    const order: Event['t'][] = ['paid', 'bought', 'gained', 'cardLost', 'cardLost', 'turnedUp'];
    expect(told(story.events).slice(0, order.length)).toEqual(order);
  });

  test('KNY-134 a KEEP card lies before its owner, does what it does when bought, and only then the slot is filled', () => {
    const story = given({
      from: 'buy',
      life: { 0: 5 },
      energy: { 0: 2 },
      bank: ['leveler', 'hunter', 'natural-selection'],
      deck: ['diva'],
    });
    story
      .answer(0, 'buy natural-selection')
      .expect({ cards: { 0: ['natural-selection'] }, discard: [], bank: ['leveler', 'hunter', 'diva'] })
      .expect({ energy: { 0: 4 }, life: { 0: 9 } });
    expect(told(story.events)).toEqual(['paid', 'bought', 'gained', 'gained', 'turnedUp']);
  });

  test('KNY-134 a card bought from the discard pile leaves the bank as it was', () => {
    given({
      from: 'buy',
      energy: { 0: 9 },
      cards: { 0: ['scavenger'] },
      bank: ['leveler', 'hunter'],
      discard: ['coney-island', 'drain'],
      deck: ['diva'],
    })
      .refuses(0, 'salvage coney-island')
      .answer(0, 'salvage drain')
      .expect({ cards: { 0: ['drain', 'scavenger'] }, discard: ['coney-island'], bank: ['leveler', 'hunter', null] });
  });

  test('KNY-135 a KEEP card works from the purchase on until it is discarded', () => {
    given({
      from: 'buy',
      energy: { 0: 12 },
      bank: ['scavenger', 'tesla-cannon', 'stomp'],
      discard: ['hunter', 'diva'],
    })
      .refuses(0, 'salvage hunter')
      .answer(0, 'buy scavenger')
      .answer(0, 'salvage hunter')
      .expect({ cards: { 0: ['hunter', 'scavenger'] }, energy: { 0: 5 } })
      .answer(0, 'buy tesla-cannon')
      .answer(0, 'discard scavenger')
      .expect({ energy: { 0: 0 }, cards: { 0: ['hunter'] } });
    given({
      from: 'buy',
      energy: { 0: 9 },
      cards: { 0: ['scavenger', 'stomp'] },
      bank: ['tesla-cannon'],
      discard: ['diva'],
    })
      .answer(0, 'buy tesla-cannon')
      .answer(0, 'discard scavenger')
      .asked(0, 'buyStep')
      .expect({ energy: { 0: 4 } })
      .refuses(0, 'salvage diva');
  });

  test('KNY-136 a sweep costs 2, discards the whole bank and turns up three cards; it may be repeated', () => {
    given({
      from: 'buy',
      energy: { 0: 5 },
      bank: ['shadow-double', 'extra-head', 'webspinner'],
      deck: ['tourist', 'subway', 'towering-titan', 'holland-tunnel', 'yankee-stadium', 'columbia-university'],
    })
      .answer(0, 'sweep')
      .expect({ energy: { 0: 3 }, bank: ['tourist', 'subway', 'towering-titan'] })
      .expect({ discard: ['shadow-double', 'extra-head', 'webspinner'] })
      .answer(0, 'sweep')
      // 1⚡ is left: not enough for a third one.
      .expect({ energy: { 0: 1 }, bank: ['holland-tunnel', 'yankee-stadium', 'columbia-university'], active: 1 })
      .expect({ discard: ['shadow-double', 'extra-head', 'webspinner', 'tourist', 'subway', 'towering-titan'] });
  });

  test('KNY-137 cards are turned up one by one from the lowest slot, and a claim takes the first KEEP card among them', () => {
    const story = given({
      from: 'buy',
      energy: { 0: 2 },
      claims: [1],
      bank: ['shadow-double', 'extra-head', 'webspinner'],
      deck: ['subway', 'stomp', 'fury', 'coney-island'],
    });
    story.answer(0, 'sweep').expect({ bank: ['subway', 'fury', 'coney-island'], cards: [[], ['stomp']] });
    expect(story.events.filter((e) => e.t === 'turnedUp' || e.t === 'bought')).toEqual([
      { t: 'turnedUp', card: 'subway', slot: 0 },
      { t: 'bought', seat: 1, card: 'stomp', price: 0, from: 'claim' },
      { t: 'turnedUp', card: 'fury', slot: 1 },
      { t: 'turnedUp', card: 'coney-island', slot: 2 },
    ]);
  });

  test('KNY-138 when the deck runs out in the middle of a sweep, the discard pile is shuffled into a new one', () => {
    const story = given({
      from: 'buy',
      energy: { 0: 2 },
      bank: ['shadow-double', 'extra-head', 'webspinner'],
      wholeDeck: ['stomp'],
      discard: ['coney-island', 'subway'],
    })
      .answer(0, 'sweep')
      .expect({ bank: { 0: 'stomp' }, discard: [], deckSize: 3 })
      .logged({ t: 'reshuffled' });
    const shuffled = ['shadow-double', 'extra-head', 'webspinner', 'coney-island', 'subway'];
    expect(shuffled).toEqual(expect.arrayContaining(story.state.bank.slice(1)));
    expect(told(story.events).slice(0, 6)).toEqual(['paid', 'swept', 'turnedUp', 'reshuffled', 'turnedUp', 'turnedUp']);
  });

  test('KNY-138 a deck that has just run out is not renewed before a card is needed', () => {
    const story = given({
      from: 'buy',
      energy: { 0: 2 },
      bank: ['shadow-double', 'extra-head', 'webspinner'],
      wholeDeck: ['stomp', 'diva', 'hunter'],
    });
    story.answer(0, 'sweep').expect({ deckSize: 0, discard: ['shadow-double', 'extra-head', 'webspinner'] });
    expect(told(story.events)).not.toContain('reshuffled');
  });

  test('KNY-138 with too few cards for the bank it stays short; a DISCARD card may come straight back', () => {
    given({ from: 'buy', energy: { 0: 9 }, bank: ['stomp', 'fury', 'drain'], wholeDeck: [] })
      .answer(0, 'buy fury')
      .expect({ bank: ['stomp', null, 'drain'], deckSize: 0, discard: [] });
    given({ from: 'buy', energy: { 0: 9 }, bank: ['stomp', 'coney-island', 'drain'], wholeDeck: [] })
      .answer(0, 'buy coney-island')
      .expect({ bank: ['stomp', 'coney-island', 'drain'], energy: { 0: 5 } });
  });

  test('KNY-139 a purchase that eliminates the buyer is finished with its refill, and the turn is over', () => {
    given({
      seats: 3,
      from: 'buy',
      life: { 0: 3 },
      energy: { 0: 9 },
      bank: ['stomp', 'power-substation', 'drain'],
      deck: ['diva'],
    })
      .answer(0, 'buy power-substation')
      .expect({ alive: [false, true, true], bank: ['stomp', 'diva', 'drain'], discard: ['power-substation'] })
      .expect({ active: 1, winners: null, energy: { 0: 0 } });
  });
});
