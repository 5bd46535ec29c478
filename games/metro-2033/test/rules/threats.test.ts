import { describe, expect, test } from 'vitest';
import { type Answer, game, REPELLED, tables, WAITS } from '../../src/index.ts';
import { given, type Position } from '../given.ts';

/** The first player discards a Threat. Watchman: Biological, Physical; all peaceful Resources. */
const attack = (position: Position, threat = 'thr-watchman') => {
  const hand = { ...position.hand, 0: [threat, ...(position.hand?.[0] ?? [])] };
  return given({ ...position, hand }).answer(0, `discard ${threat}`);
};
const cards = (...ids: string[]) => ids.map((id) => tables.cardOf.get(id)!);
const KNIFE = 'res-combat-knife'; // Physical
const MASK = 'res-gas-mask'; // Toxic

describe('13. Threats: the Monster attack', () => {
  test('MET-139 MET-140 the Threat is discarded and its cost raised, only then it attacks', () => {
    const s = attack({ up: { 0: 0 }, down: { 0: 5 }, shields: { 0: [KNIFE] } });
    s.expect({ discard: ['thr-watchman'], up: { 0: 3 }, down: { 0: 2 }, question: 'defend' });
    expect(s.events.slice(1).map((e) => e.t)).toEqual(['discarded', 'attack']);
  });

  test('MET-141 MET-142 all are attacked, clockwise from the discarder, each to the end before the next', () => {
    const position: Position = {
      seats: 3,
      active: 1,
      hand: { 1: ['thr-watchman'], 0: ['res-tools'], 2: ['res-tools'] },
      shields: { 0: [KNIFE], 1: [KNIFE], 2: ['res-antibiotics'] },
      resources: { 0: ['res-pork'], 1: ['res-pork'], 2: ['res-rats'] },
    };
    const s = given(position).answer(1, 'discard thr-watchman');
    s.asked(1, 'defend')
      .answer(1, 'decline')
      .expect({ resources: { 1: [], 2: ['res-rats'], 0: ['res-pork'] } });
    s.asked(2, 'defend').answer(2, 'defend res-antibiotics').asked(2, 'freePlay').answer(2, 'play res-tools');
    s.asked(0, 'defend').expect({ attack: { by: 1, fates: [WAITS, 1, REPELLED] } });
    s.answer(0, 'decline').expect({
      resources: [[], [], ['res-rats', 'res-tools']],
      attack: { fates: [1, 1, REPELLED], gone: [cards('res-pork'), cards('res-pork'), cards('res-antibiotics')] },
    });
  });

  test('MET-143 MET-145 one matching symbol is enough, and a card without one does not help', () => {
    expect(attack({ shields: { 1: [KNIFE] } }).legal(1)).toEqual([`defend ${KNIFE}`, 'decline']);
    expect(attack({ shields: { 1: ['res-antibiotics'] } }).legal(1)).toEqual(['defend res-antibiotics', 'decline']);
    attack({ shields: { 1: [MASK] }, resources: { 1: ['res-pork'] } }).expect({
      question: 'draw',
      resources: { 1: [] },
    });
  });

  test('MET-143 a matching card may show several symbols, one of them of the Threat', () => {
    const s = attack({ shields: { 1: ['thr-crustacean'] } }); // Radioactive, Physical
    expect(s.legal(1)).toEqual(['defend thr-crustacean', 'decline']);
  });

  test('MET-144 hand cards never protect', () => {
    attack({ hand: { 1: [KNIFE, 'her-hunter'] }, resources: { 1: ['res-pork'] } }).expect({
      resources: { 1: [] },
      asked: [0],
    });
  });

  test('MET-145 MET-149 a player who repels the Monster discards the card and loses nothing', () => {
    attack({ shields: { 1: [KNIFE] }, resources: { 1: ['res-pork'] } })
      .answer(1, `defend ${KNIFE}`)
      .expect({ shields: { 1: [] }, resources: { 1: ['res-pork'] }, discard: ['thr-watchman', KNIFE] })
      .logged({ t: 'repelled', seat: 1, cards: [KNIFE] });
  });

  test('MET-146 with several matching cards the player chooses one, and only one is used', () => {
    const s = attack({ shields: { 1: [KNIFE, KNIFE, 'res-grenades'] }, heroes: { 1: ['her-hunter'] } });
    expect(s.legal(1)).toEqual([`defend ${KNIFE}`, 'defend res-grenades', 'defend her-hunter', 'decline']);
    s.answer(1, 'defend res-grenades').expect({ shields: { 1: [KNIFE, KNIFE] }, heroes: { 1: ['her-hunter'] } });
  });

  test('MET-147 the card used has no effect: no markers rise, a Threat does not attack', () => {
    const s = attack({ shields: { 1: ['thr-librarian'] }, up: { 1: 0 }, down: { 1: 5 } }).answer(
      1,
      'defend thr-librarian',
    );
    s.expect({ up: { 1: 0 }, down: { 1: 5 }, discard: ['thr-watchman', 'thr-librarian'] });
    expect(s.events.filter((e) => e.t === 'attack')).toHaveLength(1);
  });

  test('MET-148 MET-149 who declines keeps the Protection and fails', () => {
    attack({ shields: { 1: [KNIFE] }, resources: { 1: ['res-pork'] } })
      .answer(1, 'decline')
      .expect({ shields: { 1: [KNIFE] }, resources: { 1: [] }, asked: [0] })
      .logged({ t: 'failed', seat: 1, declined: true });
    attack({ resources: { 1: ['res-pork'] } }).logged({ t: 'failed', seat: 1, declined: false });
  });

  test('MET-150 MET-151 MET-163 one Station of the player’s choice, marked or not; its markers go above', () => {
    const s = attack(
      { stations: { 1: ['sta-lubyanka', 'sta-kurskaya 2'] }, up: { 1: 1 }, down: { 1: 3 } },
      'thr-demon',
    );
    s.asked(1, 'loseStation');
    expect(s.legal(1)).toEqual(['lose sta-lubyanka', 'lose sta-kurskaya 2']);
    s.answer(1, 'lose sta-kurskaya 2').expect({ stations: { 1: ['sta-lubyanka'] }, up: { 1: 3 }, down: { 1: 3 } });
    s.expect({ attack: { fates: [0, 1] } }); // how many cards each of them lost
    s.logged({ t: 'lost', seat: 1, cards: ['sta-kurskaya'], back: 2 });
  });

  test('MET-150 MET-151 a marked Station is lost like any other, also the only one', () => {
    attack({ stations: { 1: ['sta-kurskaya 1'] }, up: { 1: 1 }, down: { 1: 4 } }, 'thr-demon')
      .expect({ stations: { 1: [] }, up: { 1: 2 }, down: { 1: 4 }, discard: { 1: 'sta-kurskaya' } })
      .logged({ t: 'lost', seat: 1, cards: ['sta-kurskaya'], back: 1 });
  });

  test('MET-163 with a single Station there is nothing to choose', () => {
    attack({ stations: { 1: ['sta-lubyanka'] } }, 'thr-demon').expect({
      stations: { 1: [] },
      discard: { 1: 'sta-lubyanka' },
      asked: [0],
    });
  });

  test.each([
    ['thr-watchman', 'peaceful', ['res-flare', 'res-uniform']],
    ['thr-nosalis', 'military', ['res-rats', 'res-tools']],
  ])('MET-152 %s takes all %s Resources on their main side', (threat, _, left) => {
    const resources = { 1: ['res-rats', 'res-tools', 'res-uniform', 'res-flare'] };
    attack({ resources, stations: { 1: ['sta-lubyanka'] } }, threat).expect({
      resources: { 1: left },
      stations: { 1: ['sta-lubyanka'] },
    });
  });

  test('MET-153 all Resources of both kinds', () => {
    attack(
      { resources: { 1: ['res-rats', 'res-uniform'] }, stations: { 1: ['sta-lubyanka'] } },
      'thr-great-worm',
    ).expect({
      resources: { 1: [] },
      stations: { 1: ['sta-lubyanka'] },
      discard: ['thr-great-worm', 'res-rats', 'res-uniform'],
    });
  });

  test('MET-154 lost Resources and lost unmarked Stations raise nothing', () => {
    const low = { up: { 1: 0 }, down: { 1: 5 } };
    attack({ resources: { 1: ['res-generator'] }, ...low }).expect({ up: { 1: 0 }, down: { 1: 5 } });
    attack({ stations: { 1: ['sta-lubyanka'] }, ...low }, 'thr-demon').expect({ up: { 1: 0 }, down: { 1: 5 } });
  });

  test('MET-155 with nothing to lose one has still failed', () => {
    const s = attack({ hand: { 1: ['res-tools'] } }).expect({ asked: [0], question: 'draw' });
    s.logged({ t: 'failed', seat: 1, declined: false });
    expect(s.events.some((e) => e.t === 'lost')).toBe(false);
    attack({}, 'thr-demon').logged({ t: 'failed', seat: 1 });
  });

  test('MET-156 Protection, Heroes, the Faction and the hand are safe', () => {
    const s = attack(
      {
        hand: { 1: ['res-tools'] },
        shields: { 1: [MASK] },
        heroes: { 1: ['her-khan'] },
        flipped: [1],
        resources: { 1: ['res-pork'] },
      },
      'thr-phantom',
    );
    s.expect({
      shields: { 1: [MASK] },
      heroes: { 1: ['her-khan'] },
      flipped: { 1: true },
      handSize: { 1: 5 },
      resources: { 1: [] },
    });
  });

  test('MET-157 MET-159 the reward is one card from the hand for free, in play at once, and not drawn for before the refill', () => {
    const s = attack({
      hand: { 1: ['res-tools', 'sta-lubyanka'] },
      shields: { 1: [KNIFE] },
      up: { 1: 0 },
      down: { 1: 5 },
    });
    s.answer(1, `defend ${KNIFE}`).asked(1, 'freePlay').answer(1, 'play sta-lubyanka');
    s.expect({
      stations: { 1: ['sta-lubyanka'] },
      up: { 1: 0 },
      down: { 1: 5 },
      handSize: { 1: 4 },
      asked: [0],
      question: 'draw',
    });
    s.logged({ t: 'played', seat: 1, card: 'sta-lubyanka', price: 0, reward: true });
  });

  test('MET-159 the new card cannot help against the same attack', () => {
    const s = attack({ hand: { 0: ['res-grenades'] }, shields: { 0: [KNIFE] }, resources: { 0: ['res-pork'] } });
    s.answer(0, `defend ${KNIFE}`).answer(0, 'protect res-grenades');
    expect(s.events.filter((e) => e.t === 'repelled')).toHaveLength(1);
    s.expect({ shields: { 0: ['res-grenades'] }, asked: [0], question: 'draw' });
  });

  test('MET-158 either side at price 0, whatever the floors; never a Monster or a Caravan', () => {
    const hand = { 1: ['res-iodine-tablets', 'sta-kievskaya', 'her-khan', 'thr-nosalis', 'car-military'] };
    const s = attack({ hand, shields: { 1: [KNIFE] }, up: { 1: 0 }, down: { 1: 5 } }).answer(1, `defend ${KNIFE}`);
    expect(s.legal(1)).toEqual([
      'play res-iodine-tablets',
      'protect res-iodine-tablets',
      'play sta-kievskaya',
      'protect thr-nosalis',
      'play her-khan',
      'none',
    ]);
    for (const pick of s.legal(1).slice(0, -1)) {
      const played = attack({ hand, shields: { 1: [KNIFE] }, up: { 1: 0 }, down: { 1: 5 } })
        .answer(1, `defend ${KNIFE}`)
        .answer(1, pick);
      played.expect({ up: { 1: 0 }, down: { 1: 5 }, handSize: { 1: 4 } });
      expect(played.events.filter((e) => e.t === 'attack')).toHaveLength(1);
    }
  });

  test('MET-160 no mission and no tidying during the attack', () => {
    const s = attack({
      shields: { 0: [KNIFE] },
      resources: { 0: ['res-generator', 'res-rats'] },
      factions: { 0: 'fac-arbat' },
    });
    const none = (legal: readonly Answer[]) =>
      expect(legal.some((x) => x.startsWith('mission') || x === 'tidy')).toBe(false);
    none(s.legal(0));
    none(s.answer(0, `defend ${KNIFE}`).legal(0));
    none(s.answer(0, 'none').asked(0, 'draw').legal(0));
  });

  test('MET-161 MET-167 after the last player all hands are refilled, the discarder first; there is no other draw', () => {
    const s = attack({
      seats: 3,
      hand: { 1: ['res-tools'], 2: ['res-tools'] },
      shields: { 1: [KNIFE], 2: [KNIFE] },
      resources: { 0: ['res-uniform'] },
    });
    s.answer(1, `defend ${KNIFE}`).answer(1, 'play res-tools').answer(2, `defend ${KNIFE}`).answer(2, 'play res-tools');
    s.asked(0, 'draw')
      .expect({ handSize: [4, 4, 4] })
      .answer(0, 'deck');
    s.asked(1, 'draw')
      .expect({ handSize: [5, 4, 4] })
      .answer(1, 'deck')
      .asked(2, 'draw')
      .answer(2, 'deck');
    s.asked(0, 'turnAction').expect({ handSize: [5, 5, 5], window: 2 }); // all of it before window 2
  });

  test('MET-162 only those with a legal defence are asked; tableaux are public', () => {
    const s = attack({ seats: 4, shields: { 2: [KNIFE] } })
      .asked(2, 'defend')
      .answer(2, 'decline');
    s.asked(0, 'draw');
    expect(s.events.filter((e) => e.t === 'failed').map((e) => e.seat)).toEqual([0, 1, 2, 3]);
  });

  test('MET-164 the reward is asked even if there is nothing to play, so that the hand does not show', () => {
    const s = attack({
      hand: { 1: ['car-military', 'car-military', 'car-peaceful', 'thr-demon', 'thr-harpy'] },
      shields: { 1: [KNIFE] },
    });
    s.answer(1, `defend ${KNIFE}`).asked(1, 'freePlay');
    expect(s.legal(1)).toEqual(['none']);
    const other = attack({ shields: { 1: [KNIFE] } })
      .answer(1, `defend ${KNIFE}`)
      .asked(1, 'freePlay');
    expect(JSON.stringify(game.view(s.state, 0).stack)).toBe(JSON.stringify(game.view(other.state, 0).stack));
    s.answer(1, 'none')
      .logged({ t: 'noFreePlay', seat: 1 })
      .expect({ handSize: { 1: 5 } });
  });
});

describe('14. Refilling hands', () => {
  test('MET-165 MET-166 at the end of each turn the active player draws up to five, card by card, then the next', () => {
    const s = given({
      seats: 3,
      active: 2,
      from: 'window 2',
      hand: { 0: ['res-rats', 'res-flare'], 2: ['res-uniform'] },
      short: [0, 2],
    });
    s.expect({ asked: [2], question: 'draw', handSize: [2, 5, 1] });
    for (let i = 0; i < 4; i++) s.asked(2, 'draw').answer(2, 'bazaar 1');
    s.expect({ handSize: [2, 5, 5] });
    for (let i = 0; i < 3; i++) s.asked(0, 'draw').answer(0, i === 0 ? 'bazaar 2' : 'deck');
    s.expect({ handSize: [5, 5, 5], turn: 0, question: 'turnAction' });
  });

  test('MET-168 after an ordinary turn all hands are full and nobody draws', () => {
    const s = given({ hand: { 0: ['res-tools'] } })
      .answer(0, 'discard res-tools')
      .answer(0, 'deck');
    s.expect({ asked: [1], question: 'turnAction', handSize: [5, 5] });
  });
});

describe('15. Deck and reshuffle', () => {
  test('MET-170 all discarded cards lie face up on one pile', () => {
    const s = given({ hand: { 0: ['res-tools'], 1: ['res-pork'] } })
      .answer(0, 'discard res-tools')
      .answer(0, 'deck')
      .answer(1, 'discard res-pork');
    s.expect({ discard: ['res-tools', 'res-pork'] });
    for (const seat of [0, 1, null]) expect(game.view(s.state, seat).discard).toEqual(s.state.discard);
  });

  test('MET-171 MET-172 an empty deck is renewed only when a card is needed, with the card just discarded', () => {
    const s = given({ hand: { 0: ['res-tools', 'res-pork'] }, wholeDeck: ['res-rats'] })
      .answer(0, 'discard res-tools')
      .answer(0, 'deck');
    s.expect({ deckSize: 0, decks: 1, asked: [1] }); // empty, and not yet renewed
    expect(s.state.discard.length).toBeGreaterThan(50);
    const pile = s.state.discard.length;
    s.answer(1, s.legal(1).find((x) => x.startsWith('discard'))!).answer(1, 'deck');
    s.expect({ decks: 2, discard: [], deckSize: pile }); // pile + 1 discarded − 1 drawn
    s.logged({ t: 'reshuffled', n: pile + 1 });
  });

  test('MET-171 the pile is shuffled', () => {
    const orders = ['a', 'b', 'c'].map((seed) => {
      const s = given({ hand: { 0: ['res-tools'] }, wholeDeck: [] });
      s.state.rng.w = [seed.charCodeAt(0), 1, 2, 3];
      return JSON.stringify(s.answer(0, 'discard res-tools').answer(0, 'deck').state.deck);
    });
    expect(new Set(orders).size).toBe(3);
  });
});
