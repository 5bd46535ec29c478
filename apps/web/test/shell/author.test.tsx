import { type AnyGame, defaultOptions, replay } from '@ashtown/engine';
import { create } from '@ashtown/host';
import { toy } from '@ashtown/testkit/toy';
import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { insightOf, stateOf } from '../../src/app/author/insight.ts';
import { summary, Tree } from '../../src/app/author/Tree.tsx';

const game = toy as AnyGame;
const seats = [0, 1].map((i) => ({ name: `P${i}`, kind: 'human' as const }));

function running() {
  const opened = create({ game, seats, seed: '00112233445566778899aabbccddeeff', options: defaultOptions(game) });
  if (!opened.ok) throw new Error(opened.where);
  return opened.host;
}

/** What the match leads to, once more by the rules alone. */
function stateIn(host: ReturnType<typeof running>): unknown {
  const played = replay(game, host.export());
  if (!played.ok) throw new Error(played.where);
  return played.state;
}

test('the state of a local table is that of its match, and there is none of any other', async () => {
  const host = running();
  const file = async () => JSON.stringify(host.export());
  expect(await stateOf({ kind: 'offline', file }, game)).toEqual(stateIn(host));
  expect(await stateOf({ kind: 'online', file }, game)).toBeNull();
  expect(await stateOf({ kind: 'offline', file: async () => null }, game)).toBeNull();
  expect(await stateOf({ kind: 'offline', file: async () => '{}' }, game)).toBeNull();
});

test('an author sees the stack from its top, and what each answer is', () => {
  const host = running();
  const state = stateIn(host) as { stack: { t: string }[] };
  const view: unknown = game.view(state, 0);
  const position = { view, seat: 0, question: game.question(view, 0) } as never;
  const { stack, offers } = insightOf(game, position, state);
  expect(stack.map(({ t }) => t)).toEqual(state.stack.map(({ t }) => t).reverse());
  expect(offers.map(({ pick }) => pick)).toEqual(game.legal(state, 0));
  expect(offers.every(({ deed }) => deed !== undefined)).toBe(true);
  const closed = insightOf(game, { view, seat: null, question: null } as never, null);
  expect([closed.offers, closed.state]).toEqual([[], null]);
  expect(closed.stack).toHaveLength(stack.length);
});

test('data is unfolded where it does not fit on a line', () => {
  expect(render(<Tree name="hand" value={[1, 2]} />)).toContain('<b>hand</b> <code>[1,2]</code>');
  const long = { cards: Array.from({ length: 40 }, (_, i) => i) };
  const html = render(<Tree name="deck" value={long} />);
  expect(html).toMatch(/<details.*<b>deck<\/b>.*<b>cards<\/b>/);
  expect(summary(long)).toHaveLength(60);
});
