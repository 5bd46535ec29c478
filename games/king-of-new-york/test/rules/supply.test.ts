import { cloneRng, makeRng, seedOf } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { type CardId, type Event, game, NOBODY, type State } from '../../src/index.ts';
import { given } from '../given.ts';
import { fresh, ramble, TABLES } from '../rows.ts';

const names = (text: string) => text.trim().split(/\s+/) as CardId[];
const KEEP = names(`
  antimatter-pellets artificial-heart broadway-star bulletproof can-opener carapace chameleon chinatown-regular
  climb-the-empire-state-building curse diva drain ego-trip extra-head fireball fury hailing-cabs hunter jinx-aura
  king-of-queens leveler long-neck natural-selection of-another-world overload painbow personal-spotlight phoenix-blood
  power-tap regeneration scavenger seismic-ray shadow-double sharp-shooter stink-attack stomp super-speed terminal-rage
  tesla-antennae tourist towering-titan trash-thrower trophy-hunter universal-soldier violent-star webspinner`);
const DISCARD = names(`
  air-force-one brooklyn-bridge central-park columbia-university coney-island drink-the-hudson flatiron-building
  general-ellis holland-tunnel new-york-marathon next-stage photo-op power-substation subterranean-cable subway
  tesla-cannon the-unisphere yankee-stadium`);

describe('1. Cards', () => {
  test.each(TABLES)('KNY-9 KNY-10 the 64 different cards, $seats players, variant $advanced', ({ seats, advanced }) => {
    const { bank, deck, discard } = fresh(seats, advanced);
    const all = [...bank, ...deck, ...discard];
    expect(all).toHaveLength(64);
    expect([...all].sort()).toEqual([...KEEP, ...DISCARD].sort());
    expect([KEEP.length, DISCARD.length]).toEqual([46, 18]);
  });

  const bought = (card: CardId) =>
    given({ from: 'buy', at: { 1: 'manhattan' }, energy: { 0: 20 }, bank: [card], destroyed: { jet: 1, tank: 1 } })
      .answer(0, `buy ${card}`)
      .asked(0, 'buyStep');
  test.each(KEEP)('KNY-9 %s stays with its buyer', (card) => {
    bought(card).expect({ cards: { 0: [card] }, discard: [] });
  });
  test.each(DISCARD.filter((card) => card !== 'columbia-university'))(
    'KNY-9 %s is discarded once it has worked',
    (card) => {
      bought(card).expect({ cards: { 0: [] }, discard: [card] });
    },
  );
  test('KNY-9 columbia-university is discarded once it has worked', () => {
    bought('columbia-university').expect({ cards: { 0: ['antimatter-pellets'] }, discard: ['columbia-university'] });
  });

  test('KNY-10 Superstar and the Statue cannot be discarded like KEEP cards', () => {
    given({
      from: 'buy',
      at: { 1: 'manhattan' },
      energy: { 0: 5 },
      bank: ['tesla-cannon'],
      superstar: 0,
      statue: 1,
      cards: { 1: ['diva', 'drain'] },
    })
      .answer(0, 'buy tesla-cannon')
      .asked(1, 'teslaCannonDiscard')
      .answer(1, 'discard diva')
      .expect({ superstar: 0, statue: 1, discard: ['diva', 'tesla-cannon'] });
  });

  test('KNY-10 when their holder is eliminated they lie beside the board, not in the discard pile', () => {
    given({
      seats: 3,
      from: 'symbols',
      dice: 'attack',
      at: { 0: 'manhattan' },
      life: { 1: 1 },
      superstar: 1,
      statue: 1,
      cards: { 1: ['diva'] },
    }).expect({ alive: [true, false, true], superstar: NOBODY, statue: NOBODY, discard: ['diva'] });
  });
});

describe('1. Tokens, energy, dials', () => {
  test.each([
    ['web', 'webspinner'],
    ['jinx', 'curse'],
  ] as const)('KNY-11 there are 13 %s tokens; the last one goes to the first in turn order', (token, card) => {
    const position = { seats: 4, active: 2, from: 'symbols', at: { 2: 'manhattan' }, cards: { 2: [card] } } as const;
    given({ ...position, dice: 'attack', [token]: { 1: 12 } }).expect({ [token]: { 0: 0, 1: 12, 2: 0, 3: 1 } });
    given({ ...position, dice: 'attack', [token]: { 1: 11 } }).expect({ [token]: { 0: 1, 1: 11, 2: 0, 3: 1 } });
    given({ ...position, dice: 'attack', [token]: { 1: 13 } }).expect({ [token]: { 0: 0, 1: 13, 2: 0, 3: 0 } });
  });

  test.each([
    [11, 14],
    [13, 15],
    [15, 15],
  ])('KNY-11 there are 15 Carapace tokens: %i and 3 make %i', (before, after) => {
    given({
      from: 'symbols',
      at: { 1: 'manhattan' },
      cards: { 0: ['carapace'] },
      carapace: { 0: before },
      dice: 'ouch ouch ouch',
    })
      .answer(0, 'ouch')
      .expect({ carapace: { 0: after } });
  });

  test('KNY-11 there are 5 Souvenirs, one for each borough', () => {
    const four = ['manhattan', 'bronx', 'queens', 'brooklyn'] as const;
    const position = { from: 'move', seats: 3, at: { 1: 'manhattan' }, cards: { 0: ['tourist'] } } as const;
    given({ ...position, souvenirs: { 0: four } })
      .answer(0, 'staten-island')
      .expect({ souvenirs: { 0: [...four, 'staten-island'] }, star: { 0: 1 }, energy: { 0: 1 } });
    given({ ...position, souvenirs: { 0: [...four, 'staten-island'] } })
      .answer(0, 'staten-island')
      .expect({ star: { 0: 0 }, energy: { 0: 0 } });
  });

  test('KNY-12 KNY-13 energy has no end and no upper limit', () => {
    given({ from: 'symbols', at: { 1: 'manhattan' }, energy: { 0: 999, 1: 999 }, dice: 'energy energy energy' }).expect(
      {
        energy: [1002, 999],
      },
    );
  });

  test('KNY-13 stars stop at 20 and at 0', () => {
    const three = { from: 'symbols', seats: 3, at: { 2: 'manhattan' }, dice: 'ouch ouch ouch' } as const;
    given({ ...three, star: { 0: 18, 1: 2 }, statue: 1 })
      .expect({ star: { 0: 20, 1: 0 } })
      .logged({ t: 'gained', seat: 0, n: 2 })
      .logged({ t: 'lost', seat: 1, n: 2 });
    given({ ...three, star: { 0: 17, 1: 4 }, statue: 1 }).expect({ star: { 0: 20, 1: 1 } });
    given({ ...three, star: { 0: 20, 1: 0 }, statue: 1 }).expect({ star: { 0: 20, 1: 0 }, statue: 0 });
  });

  test('KNY-13 life stops at the maximum, 12 with Carapace, and at 0', () => {
    const heal = { from: 'symbols', at: { 1: 'manhattan' }, dice: 'heal heal heal' } as const;
    given({ ...heal, life: { 0: 8 } }).expect({ life: { 0: 10 } });
    given({ ...heal, life: { 0: 8 }, cards: { 0: ['carapace'] } }).expect({ life: { 0: 11 } });
    given({ ...heal, life: { 0: 10 }, cards: { 0: ['carapace'] } }).expect({ life: { 0: 12 } });
    given({ from: 'symbols', seats: 3, at: { 0: 'manhattan' }, dice: 'attack attack attack', life: { 1: 2 } }).expect({
      life: [10, 0, 7],
    });
  });

  test('KNY-13 nobody pays or loses more energy than there is', () => {
    const attack = {
      from: 'symbols',
      seats: 3,
      at: { 0: 'manhattan' },
      dice: 'attack',
      cards: { 1: ['drain'] },
    } as const;
    given({ ...attack, energy: { 0: 1 } }).expect({ energy: [0, 1, 0] });
    given({ ...attack, energy: { 0: 3 } }).expect({ energy: [1, 2, 0] });
  });
});

describe('1. What is hidden, and what is random', () => {
  test('KNY-14 everybody sees everything but the order of the deck and the lower tiles', () => {
    for (const { seats, advanced } of TABLES) {
      const s = fresh(seats, advanced);
      const look = () => {
        const { rng: _, deck, tiles, ...open } = s;
        for (const seat of [null, ...s.players.keys()]) {
          const seen = game.view(s, seat);
          const { rng, deck: back, tiles: backs, ...rest } = seen;
          expect(rest).toEqual(open);
          expect(rng).toBeNull();
          expect(back).toEqual(deck.map(() => null));
          expect(backs).toEqual(tiles.map((tile, i) => (i % 3 < s.height[Math.floor(i / 3)]! - 1 ? null : tile)));
        }
      };
      look();
      for (let i = 0; i < 10; i++) {
        ramble(s, 40);
        look();
      }
    }
  });

  /** How often the generator was used; its last word counts. */
  const drawn = (before: State, after: State) => (after.rng.w[3]! - before.rng.w[3]!) | 0;
  const dice = (e: Event) =>
    e.t === 'rolled' ? e.thrown.length : e.t === 'firstRoll' ? 6 : e.t === 'doublingDie' ? 1 : 0;

  test('KNY-15 the set-up shuffles 45 tiles and 64 cards, and nothing else', () => {
    for (const { seats, advanced } of TABLES) {
      const rng = makeRng(seedOf('shuffle'));
      const before = cloneRng(rng);
      const s = game.setup(seats, { advanced }, rng);
      expect((s.rng.w[3]! - before.w[3]!) | 0).toBe(44 + 63);
    }
  });

  test('KNY-15 after the set-up only dice are thrown: nothing else uses the generator', () => {
    for (const { seats, advanced } of TABLES) {
      const s = fresh(seats, advanced);
      const twin = fresh(seats, advanced, 'another');
      expect(s.tiles).not.toEqual(twin.tiles);
      expect(s.deck).not.toEqual(twin.deck);
      ramble(s, 2000, (before, events) => {
        if (events.some((e) => e.t === 'reshuffled')) return;
        expect(drawn(before, s)).toBe(events.reduce((n, e) => n + dice(e), 0));
      });
    }
  });

  test('KNY-15 each target of Antimatter Pellets takes one throw of a die', () => {
    const { state, events } = given({
      from: 'symbols',
      seats: 3,
      at: { 0: 'manhattan' },
      cards: { 0: ['antimatter-pellets'] },
      dice: 'attack',
      queue: [{ seat: 0, subway: false }],
      rolls: `ouch heal ${'heal '.repeat(6)}`,
    });
    expect(events.filter((e) => e.t === 'doublingDie')).toHaveLength(2);
    expect(state.players.map((p) => p.life)).toEqual([10, 8, 9]);
  });

  test('KNY-15 a reshuffle uses the generator, turning up a card from the deck does not', () => {
    const position = { from: 'buy', at: { 1: 'manhattan' }, energy: { 0: 20 }, bank: ['stomp'] } as const;
    const story = given({ ...position, wholeDeck: ['diva', 'drain', 'curse'], discard: ['hunter', 'fury', 'leveler'] });
    const start = game.clone(story.state);
    story.answer(0, 'buy stomp').expect({ bank: ['diva', 'drain', 'curse'], deckSize: 0 });
    expect(drawn(start, story.state)).toBe(0);
    story.answer(0, 'buy diva').expect({ deckSize: 2 }).logged({ t: 'reshuffled' });
    expect(drawn(start, story.state)).toBe(2);
  });
});
