import { strongPicks } from '@ashtown/bots';
import { describe, expect, test } from 'vitest';
import { type Answer, game } from '../../src/index.ts';
import { given, type Position, type Told } from '../given.ts';

/** What gives up something sure: whoever does so wants a reason. */

const answers = (s: Told): string[] => strongPicks(game, s.state, 0);
const laxIn = (s: Told): Answer[] => {
  const legal = s.legal(0);
  return legal.filter((pick) => game.ahead!.isLax!(pick, legal, game.view(s.state, 0), 0));
};
const LAST: Position = { ending: true, vp: { 0: 24, 1: 26 }, passed: [1] };

describe('plans for the rest of a round', () => {
  test('FSM-71 FSM-130 what others need is not spent first on what brings less', () => {
    const s = given({
      ...LAST,
      places: { 0: ['shipwreck', 'scrap-trader'] },
      tokens: { 0: { iron: 2, worker: 2 } },
    });
    expect(laxIn(s)).toEqual(['use 0.1', 'convert grey', 'exchange', 'pass']);
    for (const answer of answers(s)) expect(answer).toMatch(/: use 0\.0$/);
  });

  test('FSM-134 contacts are made for something', () => {
    const open: Position = {
      round: 3,
      vp: { 0: 12, 1: 12 },
      factions: { 0: 'merchants-guild', 1: 'new-york' },
      places: { 0: ['sharrash'] },
      hand: { 0: ['corner-shop'] },
      passed: [1],
    };
    expect(laxIn(given({ ...open, tokens: { 0: { fuel: 1, gun: 1, blue: 1 } } }))).toEqual(
      expect.arrayContaining(['convert red', 'convert blue']),
    );
    expect(laxIn(given({ ...open, tokens: { 0: { fuel: 1 } } }))).not.toContain('convert blue');
  });

  test('FSM-90 FSM-93 two redevelopments come before one that takes the way of the other', () => {
    const s = given({
      ...LAST,
      places: { 0: ['clay-pit', 'school'] },
      hand: { 0: ['rubble', 'arena'] },
      tokens: { 0: { brick: 1, redevelopment: 1 } },
    });
    s.answer(0, 'redevelop rubble').answer(0, 'replace 0.0').asked(0, 'payment');
    expect(laxIn(s)).toEqual([]);
  });
});
