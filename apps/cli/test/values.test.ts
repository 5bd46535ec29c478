import type { Weights } from '@ashtown/bots';
import { GAMES } from '@ashtown/catalog';
import { defaultOptions, makeRng, seedOf } from '@ashtown/engine';
import { learnedValues } from '@ashtown/host';
import { describe, expect, test } from 'vitest';
import { calibrationError, curvesOf } from '../src/ladder/calibration.ts';
import { fetchWeights } from '../src/weights.ts';

function viewOf(id: string, players: number) {
  const { game } = GAMES[id]!;
  return { game, view: game.view(game.setup(players, defaultOptions(game), makeRng(seedOf('values'))), 0) };
}

describe.each(Object.keys(GAMES))('what was learned of %s', (id) => {
  const [least, most] = GAMES[id]!.game.players;
  const counts = Array.from({ length: most - least + 1 }, (_, i) => least + i).filter((players) => players > 1);

  test.each(counts)(
    'for %i players fits the game, is small, and was right about games it had not seen',
    async (players) => {
      const { game, view } = viewOf(id, players);
      const { default: weights } = (await fetchWeights(id, players)) as { default: { card: Record<string, never> } };
      const { card } = weights;
      expect(card).toMatchObject({ game: id, players });
      expect((card.calibration! as { learned: number }).learned).toBeLessThanOrEqual(0.03);
      const loss = card.loss! as { learned: number; handMade: number };
      expect(loss.learned).toBeLessThan(loss.handMade);
      expect(JSON.stringify(weights).length).toBeLessThanOrEqual(300 * 1024);
      const value = await learnedValues(fetchWeights)('expert', game, view);
      const chances = value!(game.determinize(view, makeRng(seedOf('dream'))));
      expect(chances).toHaveLength(players);
      expect(chances.reduce((a, b) => a + b)).toBeCloseTo(1);
    },
  );
});

test('curves of the report are those of their cards', async () => {
  const curves = await curvesOf(GAMES);
  expect(curves.map(({ game }) => game)).toEqual(expect.arrayContaining(Object.keys(GAMES)));
  for (const { game, players, bins } of curves) {
    const { default: weights } = (await fetchWeights(game, players)) as { default: Weights };
    expect(calibrationError(bins)).toBeCloseTo(weights.card.calibration.learned, 3);
  }
});

describe('learned values', () => {
  const { game, view } = viewOf('king-of-new-york', 2);

  test('are fetched once, and only for bots that use them', async () => {
    let fetched = 0;
    const valueFor = learnedValues((...which) => {
      fetched++;
      return fetchWeights(...which);
    });
    expect(await valueFor('hard', game, view)).toBeUndefined();
    expect(fetched).toBe(0);
    expect(await valueFor('expert', game, view)).toBe(await valueFor('expert', game, view));
    expect(fetched).toBe(1);
  });

  test('are none where nothing was learned: alone, and of games with other cards', async () => {
    const alone = viewOf('51st-state-master', 1);
    expect(await learnedValues(fetchWeights)('expert', alone.game, alone.view)).toBeUndefined();
    expect(await learnedValues(fetchWeights)('expert', { ...game, id: `${game.id}.12345678` }, view)).toBeUndefined();
  });

  test('are asked for again where they could not be fetched', async () => {
    let tries = 0;
    const valueFor = learnedValues((...which) => {
      if (++tries === 1) return Promise.reject(new Error('no network'));
      return fetchWeights(...which);
    });
    expect(await valueFor('expert', game, view)).toBeUndefined();
    expect(await valueFor('expert', game, view)).toBeTypeOf('function');
  });
});
