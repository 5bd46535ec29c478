import { describe, expect, test } from 'vitest';
import { BOROUGHS, type Borough, type CardId } from '../../src/index.ts';
import { given } from '../given.ts';

/** Card, printed cost, and the boroughs in which it costs 1 less. */
const PRICES: readonly [title: string, card: CardId, cost: number, cheaper: readonly Borough[]][] = [
  ['KNY-203 [air-force-one]', 'air-force-one', 6, []],
  ['KNY-204 [brooklyn-bridge]', 'brooklyn-bridge', 6, ['brooklyn']],
  ['KNY-205 [central-park]', 'central-park', 5, ['manhattan']],
  ['KNY-206 [columbia-university]', 'columbia-university', 6, ['manhattan']],
  ['KNY-207 [coney-island]', 'coney-island', 4, ['brooklyn']],
  ['KNY-208 [drink-the-hudson]', 'drink-the-hudson', 12, ['manhattan', 'brooklyn', 'staten-island']],
  ['KNY-209 [flatiron-building]', 'flatiron-building', 3, ['manhattan']],
  ['KNY-210 [general-ellis]', 'general-ellis', 5, []],
  ['KNY-211 [holland-tunnel]', 'holland-tunnel', 9, ['manhattan']],
  ['KNY-212 [new-york-marathon]', 'new-york-marathon', 6, []],
  ['KNY-215 [next-stage]', 'next-stage', 4, []],
  ['KNY-216 [photo-op]', 'photo-op', 4, []],
  ['KNY-217 [power-substation]', 'power-substation', 5, []],
  ['KNY-218 [subterranean-cable]', 'subterranean-cable', 0, []],
  ['KNY-219 [subway]', 'subway', 10, []],
  ['KNY-223 [tesla-cannon]', 'tesla-cannon', 5, []],
  ['KNY-224 [the-unisphere]', 'the-unisphere', 5, ['queens']],
  ['KNY-225 [yankee-stadium]', 'yankee-stadium', 9, ['bronx']],
];

describe('21. What DISCARD cards cost, borough by borough', () => {
  test.each(PRICES)('%s takes exactly its price, and one energy less is not enough', (_, card, cost, cheaper) => {
    for (const borough of BOROUGHS) {
      const price = cheaper.includes(borough) ? cost - 1 : cost;
      const base = { from: 'buy', at: { 0: borough, 1: borough === 'queens' ? 'bronx' : 'queens' } } as const;
      const rest = { ...base, destroyed: { jet: 1, tank: 1 }, bank: [card] };
      if (price > 0) given({ ...rest, energy: { 0: price - 1 } }).refuses(0, `buy ${card}`);
      given({ ...rest, energy: { 0: price } })
        .answer(0, `buy ${card}`)
        .logged({ t: 'bought', seat: 0, card, price, from: 'bank' });
    }
  });
});

/** What a buyer with 4♥, 1★ and the price in ⚡ has afterwards. */
const GAINS: readonly [
  title: string,
  card: CardId,
  at: Borough,
  pays: number,
  life: number,
  star: number,
  energy: number,
][] = [
  ['KNY-204 [brooklyn-bridge] gives 4 stars', 'brooklyn-bridge', 'bronx', 6, 4, 5, 0],
  ['KNY-205 [central-park] heals 2 and gives 2 stars', 'central-park', 'bronx', 5, 6, 3, 0],
  ['KNY-205 [central-park] heals in Manhattan too', 'central-park', 'manhattan', 4, 6, 3, 0],
  ['KNY-207 [coney-island] gives 3 stars', 'coney-island', 'bronx', 4, 4, 4, 0],
  ['KNY-208 [drink-the-hudson] heals 2, gives 1 star and 13 energy', 'drink-the-hudson', 'bronx', 12, 6, 2, 13],
  ['KNY-209 [flatiron-building] gives 2 stars', 'flatiron-building', 'bronx', 3, 4, 3, 0],
  ['KNY-214 [new-york-marathon] heals 2, gives 2 energy and 2 stars', 'new-york-marathon', 'bronx', 6, 6, 3, 2],
  ['KNY-224 [the-unisphere] gives 4 stars', 'the-unisphere', 'bronx', 5, 4, 5, 0],
  ['KNY-225 [yankee-stadium] heals 5 and gives 5 stars', 'yankee-stadium', 'brooklyn', 9, 9, 6, 0],
];

describe('21. What DISCARD cards give at once', () => {
  test.each(GAINS)('%s, to the buyer alone', (_, card, at, pays, life, star, energy) => {
    given({
      from: 'buy',
      at: { 0: at, 1: 'queens' },
      life: { 0: 4, 1: 4 },
      star: { 0: 1, 1: 1 },
      energy: { 0: pays },
      bank: [card],
      deck: ['shadow-double', 'towering-titan', 'subway'],
    })
      .answer(0, `buy ${card}`)
      .expect({ life: [life, 4], star: [star, 1], energy: { 0: energy, 1: 0 } })
      .expect({ cards: { 0: [] }, discard: [card] });
  });

  test('KNY-225 [yankee-stadium] never heals beyond the maximum', () => {
    given({ from: 'buy', life: { 0: 8 }, energy: { 0: 8 }, bank: ['yankee-stadium'] })
      .answer(0, 'buy yankee-stadium')
      .expect({ life: { 0: 10 }, star: { 0: 5 } });
  });
});

describe('21. Holland Tunnel', () => {
  const tunnel = { seats: 4, active: 2, from: 'buy', bank: ['holland-tunnel'], energy: { 1: 1, 2: 9 } } as const;

  test('KNY-211 [holland-tunnel] gives 6 stars, and then 3 energy to every Monster in turn order from the buyer', () => {
    const story = given({ ...tunnel, out: { 0: 1 } })
      .answer(2, 'buy holland-tunnel')
      .expect({ star: [0, 0, 6, 0], energy: [0, 4, 3, 3] });
    expect(story.events.filter((e) => e.t === 'gained').map((e) => [e.seat, e.res, e.n])).toEqual([
      [2, 'star', 6],
      [2, 'energy', 3],
      [3, 'energy', 3],
      [1, 'energy', 3],
    ]);
  });

  test('KNY-211 [holland-tunnel] Power Tap sees it: each other Monster hands over 1 of the 3', () => {
    given({ ...tunnel, cards: { 3: ['power-tap'] } })
      .answer(2, 'buy holland-tunnel')
      .expect({ energy: [2, 3, 2, 6] });
  });
});

describe('21. Columbia University', () => {
  const columbia = {
    seats: 3,
    from: 'buy',
    energy: { 0: 6 },
    bank: ['columbia-university', 'subway', 'shadow-double'],
  } as const;

  test('KNY-206 [columbia-university] gives 2 stars and the next KEEP card, which may be the refill of its own slot', () => {
    given({ ...columbia, deck: ['natural-selection', 'stomp'] })
      .answer(0, 'buy columbia-university')
      .expect({ star: { 0: 2 }, cards: { 0: ['natural-selection'] }, energy: { 0: 4 }, bank: { 0: 'stomp' } })
      .logged({ t: 'claimed', seat: 0 })
      .logged({ t: 'bought', seat: 0, card: 'natural-selection', price: 0, from: 'claim' });
  });

  test('KNY-206 [columbia-university] DISCARD cards do not serve the claim; it waits, also into the turn of another player', () => {
    const story = given({
      ...columbia,
      deck: ['coney-island', 'central-park', 'flatiron-building', 'next-stage', 'tourist', 'stomp'],
      energy: { 0: 8, 1: 3 },
      at: { 0: 'bronx', 1: 'manhattan' },
      rolls: 'heal heal heal heal heal heal',
    });
    story
      .answer(0, 'buy columbia-university')
      .expect({ bank: { 0: 'coney-island' }, cards: { 0: [] } })
      .answer(0, 'sweep') // three DISCARD cards
      .expect({ bank: ['central-park', 'flatiron-building', 'next-stage'], active: 1, star: { 0: 2 } })
      .answer(1, 'stop')
      .asked(1, 'buyStep')
      .answer(1, 'buy flatiron-building')
      // The claimed Tourist puts a Souvenir where its owner is, as if bought.
      .expect({ cards: [['tourist'], [], []], bank: ['central-park', 'stomp', 'next-stage'] })
      .expect({ star: { 0: 3 }, energy: { 0: 1 }, souvenirs: { 0: ['bronx'] } });
  });

  test('KNY-206 [columbia-university] several claims are served in their order, one KEEP card each', () => {
    given({ ...columbia, energy: { 0: 2 }, claims: [2, 1], deck: ['stomp', 'coney-island', 'fury', 'diva', 'drain'] })
      .answer(0, 'sweep')
      .expect({ cards: [[], ['fury'], ['stomp']], bank: ['coney-island', 'diva', 'drain'] });
  });

  test('KNY-206 [columbia-university] a claimed card cannot be refused, and its extra turn is played by the claimant', () => {
    given({ ...columbia, energy: { 0: 2 }, claims: [1], deck: ['terminal-rage', 'hunter', 'extra-head', 'diva'] })
      .answer(0, 'sweep')
      .expect({ cards: { 1: ['terminal-rage'] }, active: 1, extra: true });
  });
});
