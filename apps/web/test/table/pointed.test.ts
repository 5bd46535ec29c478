import { expect, test } from 'vitest';
import { nothingAt, recall, remember } from '../../src/table/choose/pointed.ts';

/** What one tab keeps while it is loaded again. */
function tab() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}

const CARD = { kind: 'card', id: 'raid' } as const;

test('dice that are marked are marked after a reload, for the same question at the same table', () => {
  const storage = tab();
  remember({ ...nothingAt('0 12 3'), draft: [1, 4], chosen: [CARD] }, '#/local/a', storage);
  expect(recall('0 12 3', '#/local/a', storage)).toEqual({ ...nothingAt('0 12 3'), draft: [1, 4], chosen: [CARD] });
  expect(recall('0 13 4', '#/local/a', storage)).toEqual(nothingAt('0 13 4'));
  expect(recall('0 12 3', '#/local/b', storage)).toEqual(nothingAt('0 12 3'));
});

test('nothing is asked for good after a reload, and what is not marked any more is forgotten', () => {
  const storage = tab();
  const offer = { pick: 'stop', refs: [] };
  remember({ ...nothingAt('0 1 1'), draft: [2], confirming: offer }, '#/local/a', storage);
  expect(recall('0 1 1', '#/local/a', storage).confirming).toBeNull();
  remember(nothingAt('0 2 2'), '#/local/a', storage);
  expect(storage.kept.size).toBe(0);
});

test('what a tab keeps is not trusted, and a tab that keeps nothing begins anew', () => {
  const storage = tab();
  for (const odd of ['nonsense', '7', '{"key":"0 1 1","table":"#/t","chosen":[7,{"kind":"card"}]}']) {
    storage.setItem('ashtown.pointed', odd);
    expect(recall('0 1 1', '#/t', storage)).toEqual(nothingAt('0 1 1'));
  }
  const closed = () => {
    throw new Error('storage is off');
  };
  expect(recall('0 1 1', '#/t', { getItem: closed })).toEqual(nothingAt('0 1 1'));
  expect(() =>
    remember({ ...nothingAt('0 1 1'), draft: [1] }, '#/t', { setItem: closed, removeItem: closed }),
  ).not.toThrow();
});
