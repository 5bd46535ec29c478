import { describe, expect, test } from 'vitest';
import { given } from '../given.ts';

describe('10. Resources and the Protection side', () => {
  test('MET-118 a Resource with a Protection side is played either way up', () => {
    const hand = { 0: ['res-gas-mask'] };
    expect(given({ hand }).legal(0)).toEqual(expect.arrayContaining(['play res-gas-mask', 'protect res-gas-mask']));
    given({ hand }).answer(0, 'protect res-gas-mask').logged({ t: 'played', side: 'protection', price: 1 });
    given({ hand }).answer(0, 'play res-gas-mask').logged({ t: 'played', side: 'main', price: 2 });
  });

  test('MET-119 the way up never changes in play', () => {
    const s = given({ hand: { 0: ['res-rats'] } })
      .answer(0, 'protect res-rats')
      .answer(0, 'deck');
    expect(s.legal(0)).toEqual(['end', 'tidy']);
    s.answer(0, 'end').expect({ shields: { 0: ['res-rats'] }, resources: { 0: [] } });
  });

  test('MET-120 MET-156 a Protection card supplies nothing and is no Resource for losses', () => {
    const s = given({
      hand: { 0: ['thr-phantom'] }, // all Resources; Psychic, Radioactive
      resources: { 0: ['res-uniform'] },
      shields: { 0: ['res-rats', 'res-gas-mask'] },
      stations: { 0: ['sta-turgenevskaya'] }, // military 4
    });
    s.refuses(0, 'mission sta-turgenevskaya').answer(0, 'discard thr-phantom');
    s.expect({ resources: { 0: [] }, shields: { 0: ['res-rats', 'res-gas-mask'] } });
  });

  test('MET-121 a Protection card offers its symbols; the same card on its main side offers none', () => {
    const attacked = (position: object) =>
      given({ hand: { 0: ['thr-nosalis'] }, ...position })
        .answer(0, 'discard thr-nosalis')
        .state.stack.at(-1)!.t;
    expect(attacked({ shields: { 1: ['res-gas-mask'] } })).toBe('defend');
    expect(attacked({ resources: { 1: ['res-gas-mask'] } })).toBe('draw');
  });

  test('MET-122 a Threat with a Protection side is played as Protection, and that is no attack', () => {
    const s = given({ hand: { 0: ['thr-nosalis'] }, resources: { 1: ['res-uniform'] } }).answer(
      0,
      'protect thr-nosalis',
    );
    s.expect({ shields: { 0: ['thr-nosalis'] }, up: { 0: 4 }, question: 'draw', resources: { 1: ['res-uniform'] } });
    expect(s.events.some((e) => e.t === 'attack')).toBe(false);
  });
});

describe('11. Heroes', () => {
  const paveletskaya = { stations: { 0: ['sta-paveletskaya'] }, resources: { 0: ['res-uniform', 'res-backpack'] } }; // military 5, 2 + 1

  test('MET-123 a Hero is played and stays', () => {
    given({ hand: { 0: ['her-hunter'] } })
      .answer(0, 'play her-hunter')
      .answer(0, 'deck')
      .answer(0, 'end')
      .expect({ heroes: { 0: ['her-hunter'] } });
  });

  test('MET-124 MET-125 doubling uses it up: all chosen Resources of its type count twice', () => {
    const s = given({ ...paveletskaya, heroes: { 0: ['her-hunter'] } }).answer(0, 'mission sta-paveletskaya');
    s.logged({ t: 'mission', value: 6, needs: 5 }).expect({ heroes: { 0: [] }, resources: { 0: [] }, total: { 0: 6 } });
    given(paveletskaya).refuses(0, 'mission sta-paveletskaya'); // 3 of 5 without the Hero
    given({ ...paveletskaya, heroes: { 0: ['her-melnik'] } }).refuses(0, 'mission sta-paveletskaya'); // doubles Weapons
  });

  test('MET-124 MET-128 protection uses it up as well', () => {
    const s = given({ hand: { 0: ['thr-nosalis'] }, heroes: { 1: ['her-hunter'] } }); // Physical
    s.answer(0, 'discard thr-nosalis').asked(1, 'defend').answer(1, 'defend her-hunter');
    s.expect({ heroes: { 1: [] }, discard: ['thr-nosalis', 'her-hunter'] });
  });

  test('MET-126 Heroes of different types help together, and nothing is doubled twice', () => {
    const s = given({
      stations: { 0: ['sta-arbatskaya'] }, // military 7
      resources: { 0: ['res-uniform', 'res-revolver'] }, // 2 Equipment, 2 Weapons
      heroes: { 0: ['her-hunter', 'her-melnik'] },
      up: { 0: 5 },
    });
    s.answer(0, 'mission sta-arbatskaya').logged({
      t: 'mission',
      value: 8,
      cards: ['her-hunter', 'her-melnik', 'res-revolver', 'res-uniform'],
    });
  });

  test('MET-127 a Hero may help in the turn in which it was played', () => {
    const s = given({ ...paveletskaya, hand: { 0: ['her-hunter'] } })
      .answer(0, 'play her-hunter')
      .answer(0, 'deck');
    s.answer(0, 'mission sta-paveletskaya').expect({ heroes: { 0: [] }, total: { 0: 6 } });
  });

  test('MET-128 a Hero offers its symbols and no others', () => {
    given({ hand: { 0: ['thr-nosalis'] }, heroes: { 1: ['her-artyom'] } })
      .answer(0, 'discard thr-nosalis')
      .expect({ question: 'draw' });
  });

  test('MET-129 discarded from hand a Hero raises its cost, after use nothing', () => {
    given({ hand: { 0: ['her-hunter'] }, up: { 0: 0 }, down: { 0: 5 } })
      .answer(0, 'discard her-hunter')
      .expect({ up: { 0: 3 } });
    given({ hand: { 0: ['thr-nosalis'] }, heroes: { 1: ['her-hunter'] }, up: { 1: 0 }, down: { 1: 5 } })
      .answer(0, 'discard thr-nosalis')
      .answer(1, 'defend her-hunter')
      .expect({ up: { 1: 0 }, down: { 1: 5 } });
  });

  test('MET-130 Heroes are never lost to an attack', () => {
    given({
      hand: { 0: ['thr-phantom'] },
      heroes: { 0: ['her-hunter'], 1: ['her-khan'] },
      resources: { 1: ['res-uniform'] },
    })
      .answer(0, 'discard thr-phantom')
      .expect({ heroes: [['her-hunter'], ['her-khan']], resources: { 1: [] } });
  });
});

describe('12. Caravans', () => {
  test('MET-131 a Caravan works only when discarded with basic action 2', () => {
    const s = given({
      hand: { 0: ['car-military', 'res-pork', 'res-tools'] },
      short: [0],
      bazaar: ['res-rats'],
      stations: { 0: ['sta-sokolniki'] },
      up: { 0: 2 },
      down: { 0: 3 },
    });
    s.answer(0, 'exchange').expect({ bazaar: { 0: 'res-rats' }, up: { 0: 2 }, discard: { length: 3 } });
  });

  test('MET-132 MET-133 MET-138 the card, its cost, the bazaar, the bonus, the draw, in this order', () => {
    const s = given({
      hand: { 0: ['car-military'] },
      bazaar: ['res-rats', 'res-flare', 'res-canteen'],
      deck: ['res-pork', 'res-tools', 'res-uniform'],
      stations: { 0: ['sta-sokolniki'] },
      up: { 0: 0 },
      down: { 0: 7 },
    }).answer(0, 'discard car-military');
    expect(s.events.slice(1).map((e) => e.t)).toEqual([
      'discarded',
      'swept',
      'turnedUp',
      'turnedUp',
      'turnedUp',
      'raised',
    ]);
    s.logged({ t: 'discarded', raised: 5 }).expect({ up: { 0: 6 }, down: { 0: 1 } });
    s.expect({ discard: ['car-military', 'res-rats', 'res-flare', 'res-canteen'] });
    s.answer(0, 'bazaar 3')
      .logged({ t: 'drew', card: 'res-uniform', slot: 3 })
      .expect({ handSize: { 0: 5 } });
  });

  test('MET-134 all bazaar cards go, three new ones come; a short deck is reshuffled on the way', () => {
    given({ hand: { 0: ['car-peaceful'] }, deck: ['res-pork', 'res-tools', 'res-uniform'] })
      .answer(0, 'discard car-peaceful')
      .expect({ bazaar: ['res-pork', 'res-tools', 'res-uniform'] });
    const s = given({
      hand: { 0: ['car-peaceful'] },
      bazaar: ['res-rats', 'res-flare', 'res-canteen'],
      wholeDeck: ['res-pork'],
    });
    s.answer(0, 'discard car-peaceful').expect({ bazaar: { 0: 'res-pork' }, decks: 2, discard: [] });
    expect(s.events.map((e) => e.t)).toEqual([
      'turn',
      'discarded',
      'swept',
      'turnedUp',
      'reshuffled',
      'turnedUp',
      'turnedUp',
    ]);
  });

  test('MET-135 MET-136 MET-137 everybody raises 1 for each own Station and flipped Faction of its colour', () => {
    const s = given({
      seats: 4,
      active: 1,
      hand: { 1: ['car-military'] },
      factions: { 0: 'fac-reich', 1: 'fac-arbat', 2: 'fac-bauman', 3: 'fac-1905' }, // Equipment, Care, Ammunition, Weapons
      flipped: [0, 1],
      stations: {
        0: ['sta-sokolniki', 'sta-kurskaya 1', 'sta-komsomolskaya'],
        2: ['sta-tulskaya'],
        3: ['sta-lubyanka', 'sta-kievskaya'],
      },
      up: { 0: 1, 1: 0, 2: 1, 3: 4 },
      down: { 0: 5, 1: 7, 2: 4, 3: 1 },
    }).answer(1, 'discard car-military');
    // 0: two military Stations, marked or not, and the Faction; 1: the card's 5, its Faction is peaceful; 2: nothing military,
    // its Faction is not flipped; 3: two Stations, but only one marker below.
    s.expect({ up: [4, 5, 1, 5], down: [2, 2, 4, 0] });
    expect(s.events.filter((e) => e.t === 'raised').map((e) => [e.seat, e.n])).toEqual([
      [3, 1],
      [0, 3],
    ]);
  });

  test('MET-135 the discarder is not left out', () => {
    given({ hand: { 0: ['car-peaceful'] }, stations: { 0: ['sta-komsomolskaya'] }, up: { 0: 0 }, down: { 0: 7 } })
      .answer(0, 'discard car-peaceful')
      .expect({ up: { 0: 6 }, down: { 0: 1 } }) // 5 and 1
      .logged({ t: 'raised', seat: 0, n: 1, why: 'caravan' });
  });

  test('MET-135 a peaceful Caravan looks for peaceful bonuses', () => {
    given({
      hand: { 0: ['car-peaceful'] },
      stations: { 1: ['sta-sokolniki', 'sta-komsomolskaya'] },
      up: { 1: 0 },
      down: { 1: 5 },
    })
      .answer(0, 'discard car-peaceful')
      .expect({ up: { 1: 1 }, down: { 1: 4 } });
  });
});
