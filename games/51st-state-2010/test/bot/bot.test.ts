import { describe, expect, test } from 'vitest';
import { type Answer, game, type State } from '../../src/index.ts';
import { view } from '../../src/view.ts';
import { given, type Told } from '../given.ts';

const termsOf = (state: State, seat = 0) => game.evaluate(view(state, seat), seat);
const worthOf = (state: State, seat = 0): number => termsOf(state, seat).reduce((sum, { value }) => sum + value, 0);
const term = (s: Told, id: string): number => termsOf(s.state).find((x) => x.id === id)!.value;

/** What a bot that looks one answer ahead does, the deck being as it is. */
function best(s: Told, seat = 0): Answer {
  const worth = (pick: Answer): number => {
    const after = game.clone(s.state);
    game.apply(after, seat, pick, null);
    return worthOf(after, seat);
  };
  return [...s.legal(seat)].sort((a, b) => worth(b) - worth(a))[0]!;
}

describe('what the greedy bot does', () => {
  test('it keeps its cards for the next turn rather than change two for one', () => {
    const s = given({ hand: { 0: ['church', 'quarry'] } });
    expect(s.legal(0)).toContain('swap');
    expect(best(s)).toBe('pass');
  });

  test('it hires a building for a redevelopment, and then redevelops', () => {
    const s = given({ hand: { 0: ['skyscraper'] }, places: { 0: ['quarry'] }, pool: { 0: { worker: 2 } } });
    expect(best(s)).toBe('hire building');
    s.answer(0, 'hire building').answer(1, 'pass');
    expect(best(s)).toBe('redevelop skyscraper');
  });

  test('it uses a worker and a resource for a point before it passes', () => {
    const s = given({ places: { 0: ['scrap-trader'] }, pool: { 0: { worker: 1, scrap: 1 } } });
    expect(best(s)).toBe('use 0.0');
    const full = given({ places: { 0: [{ card: 'scrap-trader', ones: 3 }] }, pool: { 0: { worker: 1, scrap: 1 } } });
    expect(best(full)).toBe('pass');
  });

  test('it picks the card it will be able to play: New York reaches no farther than 1', () => {
    const s = given({
      from: 'turn',
      first: 1,
      deck: ['archive', 'assembly-plant', 'barracks', 'scrap-trader', 'skyscraper'],
    });
    s.answer(1, 'take archive');
    expect(best(s)).toBe('take scrap-trader');
  });

  test('whoever leads ends the game', () => {
    const leads = (points: number) => given({ base: { 0: { spoils: points }, 1: { spoils: 20 } } });
    expect(worthOf(leads(30).state)).toBeGreaterThan(worthOf(leads(29).state) + 1);
    const s = given({
      base: { 0: { spoils: 29 }, 1: { spoils: 20 } },
      hand: { 0: ['dive', 'quarry', 'school'] },
      pool: { 0: { scrap: 1 } },
    });
    expect(best(s)).toMatch(/^incorporate /);
  });

  test('whoever is behind at the end does not like it', () => {
    const behind = given({ base: { 0: { spoils: 24 }, 1: { spoils: 30 } } });
    expect(term(behind, 'win')).toBeLessThan(0);
    expect(term(given({ base: { 0: { spoils: 24 }, 1: { spoils: 29 } } }), 'win')).toBe(0);
  });
});

describe('how the greedy bot sees the table', () => {
  test('points of the present turn do not shorten the own future', () => {
    const production = (points: number) =>
      term(given({ places: { 0: ['scrapyard'] }, base: { 0: { spoils: points } }, score: { 0: 10 } }), 'production');
    expect(production(20)).toBe(production(10));
    const later = given({ places: { 0: ['scrapyard'] }, base: { 0: { spoils: 20 } }, score: { 0: 20 } });
    expect(term(later, 'production')).toBeLessThan(production(20));
  });

  test('what an open action will cost is not planned with again', () => {
    const hand = { 0: ['dive', 'old-depot'] };
    const s = given({ hand, pool: { 0: { scrap: 1 } } });
    const before = term(s, 'supply');
    s.answer(0, 'incorporate dive').asked(0, 'reach');
    expect(before).toBeGreaterThan(1);
    expect(term(s, 'supply')).toBeLessThan(0.5);
  });

  test('an open production is worth less the more opponents can visit it, a closed one is not', () => {
    const production = (card: string, seats: number) => term(given({ seats, places: { 0: [card] } }), 'production');
    expect(production('excavator', 4)).toBeLessThan(production('excavator', 2));
    expect(production('scrapyard', 4)).toBe(production('scrapyard', 2));
  });

  test('the goods of the next turn are no reward for whoever passes last', () => {
    const s = given({ passed: [1], hand: { 0: ['quarry', 'dive', 'school'] } });
    s.answer(0, 'pass').asked(1, 'pick');
    expect(term(s, 'supply')).toBe(0);
    s.answer(1, s.legal(1)[0]!);
    expect(term(s, 'supply')).toBeGreaterThan(1);
  });

  test('whoever is left alone takes no longer future for passing, and plays on', () => {
    const s = given({
      turn: 2,
      factions: { 0: 'merchants-guild', 1: 'appalachian-federation' },
      score: { 0: 1, 1: 5 },
      base: { 0: { leaderChange: 2 }, 1: { redevelopment: 2 } },
      hand: { 0: ['bunker', 'pilgrims', 'quarry'], 1: ['greedy-pete', 'punks', 'borgo'] },
      places: { 1: ['school', 'petrol-station'] },
      leader: { 0: 'mr-president', 1: 'junky-joe' },
      deals: { 0: ['ruined-library', 'barracks', 'factory'], 1: ['bulldozer'] },
      pool: { 0: { scrap: 1, fuel: 1, weapon: 1, building: 2, worker: 3 }, 1: { building: 2, worker: 4 } },
      passed: [1],
    });
    expect(best(s)).toBe('hire scrap');
    const [production, opponents] = [term(s, 'production'), term(s, 'opponents')];
    s.answer(0, 'pass').asked(1, 'pick');
    expect(term(s, 'production')).toBe(production);
    expect(term(s, 'opponents')).toBe(opponents);
  });
});
