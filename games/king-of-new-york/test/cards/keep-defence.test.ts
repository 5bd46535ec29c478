import { describe, expect, test } from 'vitest';
import { given, reroll } from '../given.ts';

describe('Bulletproof', () => {
  const army = { from: 'symbols', units: { bronx: { infantry: 2, tank: 1 } }, dice: 'ouch ouch' } as const;

  test('KNY-160 KNY-110 [bulletproof] one damage less in an army attack, in all and not per Unit', () => {
    given({ ...army, cards: { 0: ['bulletproof'] } }).expect({ life: [8, 7] });
    given(army).expect({ life: [7, 7] });
    given({ ...army, cards: { 0: ['bulletproof'] }, dice: 'ouch' }).expect({ life: [8, 10] });
  });

  test('KNY-160 [bulletproof] also when the OUCH of another hits its owner', () => {
    given({ ...army, cards: { 1: ['bulletproof'] } }).expect({ life: [7, 8] });
    given({ ...army, cards: { 1: ['bulletproof'] }, dice: 'ouch ouch ouch' }).expect({ life: [7, 8] });
  });

  test('KNY-160 KNY-184 [bulletproof] a single Unit does nothing at all, so Phoenix Blood stays cold', () => {
    const cards = { 0: ['bulletproof', 'phoenix-blood'] } as const;
    given({ ...army, cards, units: { bronx: { jet: 1 } } }).expect({ life: [10, 9], energy: [0, 0] });
    given({ ...army, cards, units: { bronx: { jet: 2 } } }).expect({ life: [9, 8], energy: [1, 0] });
    given({ ...army, cards, units: {} }).expect({ life: [10, 10] });
  });

  test('KNY-160 KNY-203 [bulletproof] no help against Air Force One, nor against attacks', () => {
    given({
      from: 'buy',
      cards: { 0: ['bulletproof'] },
      energy: { 0: 6 },
      bank: ['air-force-one'],
      destroyed: { jet: 1 },
      units: { bronx: { infantry: 3 } },
    })
      .answer(0, 'buy air-force-one')
      .expect({ life: [7, 7] });
    given({ from: 'symbols', at: { 1: 'manhattan' }, cards: { 1: ['bulletproof'] }, dice: 'attack attack' }).expect({
      life: { 1: 8 },
    });
  });
});

describe('Phoenix Blood', () => {
  test('KNY-184 KNY-116 [phoenix-blood] 1 energy per damage event, not per point', () => {
    const siege = { from: 'symbols', at: { 1: 'manhattan' }, dice: 'attack attack attack' } as const;
    given({ ...siege, cards: { 1: ['phoenix-blood'] } }).expect({ life: { 1: 7 }, energy: [0, 1], question: 'flee' });
    given(siege).expect({ energy: [0, 0] });
    given({ ...siege, cards: { 0: ['phoenix-blood'] } }).expect({ energy: [0, 0] });
  });

  test('KNY-184 [phoenix-blood] any source: the army, Violent Star, a card of one’s own', () => {
    const cards = { 0: ['phoenix-blood'] } as const;
    given({ from: 'symbols', cards, units: { bronx: { jet: 2 } }, dice: 'ouch' }).expect({
      energy: { 0: 1 },
      life: { 0: 8 },
    });
    given({
      from: 'symbols',
      cards: { 0: ['phoenix-blood'], 1: ['violent-star'] },
      superstar: 1,
      dice: 'celebrity celebrity celebrity',
    }).expect({ energy: { 0: 1 }, life: { 0: 9 } });
    given({ from: 'buy', cards, bank: ['subterranean-cable'] })
      .answer(0, 'buy subterranean-cable')
      .expect({ energy: { 0: 4 + 1 }, life: { 0: 6 } });
  });

  test('KNY-184 [phoenix-blood] every event of a turn counts', () => {
    given({
      from: 'symbols',
      cards: { 0: ['phoenix-blood'], 1: ['violent-star'] },
      superstar: 1,
      units: { bronx: { jet: 1 } },
      dice: 'celebrity celebrity celebrity ouch',
    })
      .answer(0, 'ouch')
      .expect({ energy: { 0: 2 }, life: { 0: 8 } });
  });

  test('KNY-184 [phoenix-blood] nothing without damage, nothing for the eliminated', () => {
    const army = { seats: 3, from: 'symbols', cards: { 0: ['phoenix-blood'] }, dice: 'ouch' } as const;
    given(army).expect({ energy: { 0: 0 } });
    const story = given({ ...army, life: { 0: 1 }, units: { bronx: { jet: 1 } } });
    story.expect({ alive: { 0: false }, energy: { 0: 0 } });
    expect(story.events.filter((e) => e.t === 'gained')).toEqual([]);
  });

  test('KNY-184 KNY-119 [phoenix-blood] damage paid with energy counts, but what it brings comes too late to pay', () => {
    const cards = { 1: ['of-another-world', 'phoenix-blood'] } as const;
    const siege = { from: 'symbols', at: { 1: 'manhattan' }, cards, dice: 'attack attack' } as const;
    given({ ...siege, energy: { 1: 1 } })
      .refuses(1, 2)
      .answer(1, 1)
      .expect({ life: { 1: 9 }, energy: { 1: 1 } });
    given({ ...siege, energy: { 1: 2 } })
      .answer(1, 2)
      .expect({ life: { 1: 10 }, energy: { 1: 1 } });
    given(siege)
      .asked(1, 'flee')
      .expect({ life: { 1: 8 }, energy: { 1: 1 } });
  });
});

describe('Of Another World', () => {
  const cards = { 0: ['of-another-world'] } as const;

  test('KNY-180 KNY-119 [of-another-world] energy instead of life, as much as one has and is hurt', () => {
    const siege = {
      from: 'symbols',
      at: { 1: 'manhattan' },
      cards: { 1: ['of-another-world'] },
      dice: 'attack attack',
    } as const;
    given({ ...siege, energy: { 1: 5 } })
      .asked(1, 'payDamageWithEnergy')
      .refuses(1, 3)
      .answer(1, 1)
      .expect({ life: { 1: 9 }, energy: { 1: 4 } });
    given({ ...siege, energy: { 1: 5 } })
      .answer(1, 0)
      .expect({ life: { 1: 8 }, energy: { 1: 5 } });
    given({ ...siege, cards: {}, energy: { 1: 5 } }).asked(1, 'flee');
  });

  test('KNY-180 KNY-119 [of-another-world] it can save a life, and its owner may flee afterwards', () => {
    given({
      from: 'symbols',
      at: { 1: 'manhattan' },
      life: { 1: 2 },
      energy: { 1: 1 },
      cards: { 1: ['of-another-world'] },
      dice: 'attack attack',
    })
      .answer(1, 1)
      .expect({ life: { 1: 1 }, alive: [true, true], question: 'flee' });
  });

  test('KNY-180 KNY-119 [of-another-world] against every kind of damage, that of the own cards included', () => {
    given({ from: 'symbols', cards, energy: { 0: 3 }, units: { bronx: { jet: 2 } }, dice: 'ouch' })
      .answer(0, 2)
      .expect({ life: { 0: 10 }, energy: { 0: 1 } });
    given({ from: 'buy', cards, bank: ['subterranean-cable'] })
      .answer(0, 'buy subterranean-cable')
      .answer(0, 4)
      .expect({ life: { 0: 10 }, energy: { 0: 0 } });
  });

  test('KNY-180 KNY-118 KNY-119 [of-another-world] Carapace is asked first, then the energy', () => {
    given({
      from: 'symbols',
      at: { 1: 'manhattan' },
      life: { 1: 2 },
      energy: { 1: 1 },
      carapace: { 1: 2 },
      cards: { 1: ['carapace', 'of-another-world'] },
      dice: 'attack attack attack',
    })
      .asked(1, 'carapaceDiscard')
      .answer(1, 'discard')
      .expect({ life: { 1: 4 } })
      .asked(1, 'payDamageWithEnergy')
      .answer(1, 1)
      .expect({ life: { 1: 2 }, energy: { 1: 0 } });
  });

  test('KNY-180 KNY-140 [of-another-world] a price may be paid in life, down to the last one', () => {
    const buyer = { from: 'buy', cards, bank: ['carapace'], life: { 0: 3 } } as const;
    given({ ...buyer, energy: { 0: 3 } })
      .answer(0, 'buy carapace')
      .asked(0, 'payWithLife')
      .refuses(0, 3)
      .answer(0, 2)
      .expect({ life: { 0: 1 }, energy: { 0: 2 }, cards: { 0: ['carapace', 'of-another-world'] } });
    given({ ...buyer, energy: { 0: 2 } })
      .answer(0, 'buy carapace')
      .refuses(0, 0)
      .answer(0, 1)
      .expect({ life: { 0: 2 }, energy: { 0: 0 } });
    given({ ...buyer, energy: { 0: 1 } })
      .answer(0, 'buy carapace')
      .expect({ life: { 0: 1 }, energy: { 0: 0 } });
    given(buyer).refuses(0, 'buy carapace');
    given({ ...buyer, cards: {}, energy: { 0: 2 } }).refuses(0, 'buy carapace');
  });

  test('KNY-180 KNY-140 [of-another-world] every fee: sweep, Jinx, Marathon, Seismic Ray', () => {
    given({ from: 'buy', cards, bank: ['fury'] })
      .answer(0, 'sweep')
      .expect({ life: { 0: 8 } });
    given({ cards, jinx: { 0: 2 }, dice: 'ouch heal heal heal heal heal', rolls: 'energy' })
      .answer(0, reroll('ouch'))
      .expect({ life: { 0: 8 }, rerolls: 1 });
    given({ from: 'move', at: { 1: 'manhattan' }, cards, bank: ['new-york-marathon'] })
      .answer(0, 'queens')
      .expect({ life: { 0: 8 }, at: { 0: 'queens' } });
    given({
      from: 'symbols',
      cards: { 0: ['of-another-world', 'seismic-ray'] },
      stacks: { bronx: [[], [], []] },
      dice: 'destruction',
    })
      .answer(0, 'reach queens')
      .expect({ life: { 0: 9 } });
  });

  test('KNY-180 KNY-140 KNY-213 [of-another-world] a flight during the Marathon may cost life', () => {
    const siege = { from: 'symbols', at: { 1: 'manhattan' }, bank: ['new-york-marathon'], dice: 'attack' } as const;
    given({ ...siege, cards: { 1: ['of-another-world'] }, energy: { 1: 1 } })
      .answer(1, 0)
      .answer(1, 'queens')
      .answer(1, 2)
      .expect({ life: { 1: 7 }, energy: { 1: 1 }, at: { 1: 'queens' } });
    given({ ...siege, energy: { 1: 1 } })
      .logged({ t: 'stayed', seat: 1 })
      .expect({ at: { 1: 'manhattan' }, active: 1 });
  });

  test('KNY-180 KNY-120 KNY-140 [of-another-world] life given is no damage, and what Drain takes is no payment', () => {
    given({ from: 'buy', cards: { 0: ['of-another-world', 'phoenix-blood'] }, bank: ['carapace'] })
      .answer(0, 'buy carapace')
      .expect({ life: { 0: 7 }, energy: { 0: 0 } });
    given({
      from: 'symbols',
      at: { 1: 'manhattan' },
      cards: { 0: ['of-another-world'], 1: ['drain'] },
      energy: { 0: 2 },
      dice: 'attack',
    })
      .asked(1, 'flee')
      .expect({ energy: [0, 2], life: { 0: 10 } });
  });
});
