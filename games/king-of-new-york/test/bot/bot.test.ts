import { makeRng, pickOne, seedOf } from '@ashtown/engine';
import { expect, test } from 'vitest';
import { evaluateOf, featuresOf, TERMS, WEIGHTS, type Weights } from '../../src/bot/index.ts';
import { game, tables, type View } from '../../src/index.ts';
import { optionsOf } from '../../src/options.ts';
import { enrich, fresh, ramble } from '../rows.ts';

/** Views of those who are asked in a random game. */
function views(): [View, number][] {
  const s = game.setup(4, optionsOf({}), makeRng(seedOf('bot')));
  const rng = makeRng(seedOf('bot answers'));
  const all: [View, number][] = [];
  while (game.asked(s).length > 0) {
    const seat = game.asked(s)[0]!;
    for (let other = 0; other < 4; other++) all.push([game.view(s, other), other]);
    game.apply(s, seat, pickOne(rng, game.legal(s, seat)), null);
  }
  all.push([game.view(s, 0), 0]);
  return all;
}

/** The same of richer games: with cards, tokens, and ★ and ⚡ to spare. */
function richViews(): [View, number][] {
  const all: [View, number][] = [];
  for (let i = 0; i < 6; i++) {
    const s = fresh(4, false, `rich ${i}`);
    enrich(s);
    s.superstar = i % 4;
    s.statue = (i + 1) % 4;
    s.players.forEach((p, seat) => {
      p.life = 4 + ((seat + i) % 6);
      p.star = seat < 2 ? 5 * seat : 14;
      p.from[0] = p.star;
      p.web = seat % 2;
      p.jinx = 1 + (seat % 3);
      p.carapace = seat === 3 ? 2 : 0;
    });
    ramble(s, 150, (before) => {
      for (let seat = 0; seat < 4; seat++) all.push([game.view(before, seat), seat]);
    });
  }
  return all;
}

test('a term is the sum of its features, each by its weight', () => {
  const features = featuresOf(tables);
  const weights: Record<string, Record<string, number>> = WEIGHTS;
  for (const [v, seat] of views()) {
    const found: Record<string, number | undefined> = features(v, seat);
    const terms = game.evaluate(v, seat);
    expect(terms.map((term) => term.id)).toEqual(TERMS);
    for (const { id, value } of terms) {
      const sum = Object.entries(weights[id]!).reduce((n, [f, weight]) => n + weight * (found[f] ?? 0), 0);
      expect(value).toBeCloseTo(sum, 9);
    }
  }
});

test('features are sparse, and won or lost is one of them', () => {
  const [v, seat] = views().at(-1)!;
  expect(featuresOf(tables)(v, seat)).toEqual({ won: v.winners!.includes(seat) ? 1 : -1 });
  for (const [view, of] of views().slice(0, 40)) expect(Object.values(featuresOf(tables)(view, of))).not.toContain(0);
});

test('every weight is a number in plain data, and each of them counts', () => {
  expect(JSON.parse(JSON.stringify(WEIGHTS))).toEqual(WEIGHTS);
  const sample = [...views(), ...richViews()].filter((_, i) => i % 5 === 0);
  const value = (w: Weights) => {
    const evaluate = evaluateOf(tables, w);
    return sample.map(([v, seat]) => evaluate(v, seat).reduce((sum, term) => sum + term.value, 0)).join();
  };
  const usual = value(WEIGHTS);
  const idle = Object.entries(WEIGHTS).flatMap(([group, all]) =>
    Object.keys(all).filter((id) => {
      const w = structuredClone(WEIGHTS) as unknown as Record<string, Record<string, number>>;
      w[group]![id]! += 1.25;
      return value(w as unknown as Weights) === usual;
    }),
  );
  // Too rare for these games: deadly dice, the ★ to win with in the middle of a turn, healing away a token in Manhattan.
  expect(idle.filter((id) => !['starsEnough', 'unjinx', 'doomed', 'doomedRolling', 'doomedNow'].includes(id))).toEqual(
    [],
  );
});
