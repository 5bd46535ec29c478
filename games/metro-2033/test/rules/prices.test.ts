import { describe, expect, test } from 'vitest';
import { given, type Position } from '../given.ts';

/** What a play costs the first player, who has six markers above unless told. */
function price(pick: `play ${string}` | `protect ${string}`, position: Position = {}): number {
  const id = pick.split(' ')[1]!;
  const onStations = (position.stations?.[0] ?? []).reduce((n, x) => n + Number(x.split(' ')[1] ?? 0), 0);
  const up = Math.min(6, 9 - onStations);
  const s = given({ factions: { 0: 'fac-arbat' }, up: { 0: up }, ...position, hand: { 0: [id] } });
  s.answer(0, pick);
  const played = s.events.find((e) => e.t === 'played')!;
  expect(s.state.players[0]!.up).toBe(up - played.price);
  return played.price;
}

const FOOD = ['sta-komsomolskaya', 'sta-prospekt-mira']; // Food bonus, Red Line and Hanza

describe('9. Discounts and free plays', () => {
  test('MET-106 the own tableau counts, before the card is placed; others’ cards never do', () => {
    expect(price('play res-pork', { stations: { 1: [FOOD[0]!, 'sta-tulskaya 1'] } })).toBe(3);
    expect(price('play sta-chistye-prudy', { stations: { 1: ['sta-lubyanka'] } })).toBe(3);
    expect(price('play sta-chistye-prudy')).toBe(3); // not its own neighbour
  });

  test('MET-107 an unmarked Station makes its bonus type 1 cheaper, several do not add up', () => {
    expect(price('play res-pork')).toBe(3);
    expect(price('play res-pork', { stations: { 0: [FOOD[0]!] } })).toBe(2);
    expect(price('play res-pork', { stations: { 0: FOOD } })).toBe(2);
    expect(price('play res-tools', { stations: { 0: FOOD } })).toBe(3); // another type of the same kind
  });

  test('MET-108 a Resource of cost 1 may be free through it', () => {
    expect(price('play res-rats', { stations: { 0: [FOOD[0]!] } })).toBe(0);
  });

  test('MET-109 a marked Station or the flipped Faction makes its type free', () => {
    expect(price('play res-army-rations', { stations: { 0: [`${FOOD[0]} 1`] } })).toBe(0);
    expect(price('play res-field-hospital', { flipped: [0] })).toBe(0); // Arbat: Care
    expect(price('play res-field-hospital')).toBe(4); // not before it is flipped
    expect(price('play res-army-rations', { flipped: [0] })).toBe(4); // Food is another type
  });

  test('MET-110 free beats cheaper', () => {
    expect(price('play res-pork', { stations: { 0: [FOOD[0]!, `${FOOD[1]} 1`] } })).toBe(0);
  });

  test('MET-111 a free play still takes the basic action and is followed by a draw', () => {
    const s = given({
      flipped: [0],
      factions: { 0: 'fac-arbat' },
      hand: { 0: ['res-bandages'] },
      up: { 0: 0 },
      down: { 0: 5 },
    });
    s.answer(0, 'play res-bandages')
      .asked(0, 'draw')
      .answer(0, 'deck')
      .expect({ window: 2, up: { 0: 0 } });
  });

  test('MET-112 MET-113 1 less for each own Station with the same symbol, marked or not, never below 1', () => {
    expect(price('play sta-chistye-prudy', { stations: { 0: ['sta-lubyanka'] } })).toBe(2);
    expect(price('play sta-chistye-prudy', { stations: { 0: ['sta-lubyanka 1'] } })).toBe(2);
    expect(price('play sta-chistye-prudy', { stations: { 0: ['sta-lubyanka', 'sta-sokolniki 1'] } })).toBe(1);
    expect(
      price('play sta-chistye-prudy', { stations: { 0: ['sta-lubyanka', 'sta-sokolniki', 'sta-okhotny-ryad'] } }),
    ).toBe(1);
    expect(price('play sta-sokolniki')).toBe(2); // the Station itself does not count
    expect(price('play sta-chistye-prudy', { stations: { 0: ['sta-kurskaya'] } })).toBe(3); // another symbol
  });

  test('MET-114 neutral Stations neither give nor get the discount', () => {
    expect(price('play sta-tulskaya', { stations: { 0: ['sta-kuznetsky-most', 'sta-tretyakovskaya'] } })).toBe(2);
    expect(price('play sta-chistye-prudy', { stations: { 0: ['sta-kuznetsky-most'] } })).toBe(3);
  });

  test('MET-115 the Protection side always costs what is printed', () => {
    expect(price('protect res-iodine-tablets', { flipped: [0] })).toBe(2); // Care is free, its Protection is not
    expect(price('protect res-iodine-tablets', { stations: { 0: ['sta-novoslobodskaya'] } })).toBe(2);
    expect(price('protect thr-librarian', { flipped: [0] })).toBe(3);
  });

  test('MET-116 a Hero always costs what is printed', () => {
    expect(price('play her-artyom', { flipped: [0], stations: { 0: ['sta-novoslobodskaya 1'] } })).toBe(3);
  });

  test.each<[string, `play ${string}` | `protect ${string}`, Position, number]>([
    ['Resource', 'play res-kalashnikov', {}, 3],
    ['Resource, cheaper', 'play res-kalashnikov', { stations: { 0: ['sta-sokolniki'] } }, 2],
    ['Resource, free', 'play res-kalashnikov', { stations: { 0: ['sta-sokolniki 1'] } }, 0],
    ['Station of the Polis', 'play sta-arbatskaya', { stations: { 0: ['sta-borovitskaya', 'sta-lenin-library'] } }, 2],
    ['neutral Station', 'play sta-kitay-gorod-1', { stations: { 0: ['sta-kitay-gorod-2'] } }, 3],
    ['Hero', 'play her-hunter', {}, 3],
    ['Protection side', 'protect res-helmet-and-vest', {}, 2],
  ])('MET-117 the price of a %s', (_, pick, position, expected) => {
    expect(price(pick, position)).toBe(expected);
  });
});
