import { describe, expect, test } from 'vitest';
import type { Beat } from '../../src/story/beats.ts';
import { mark } from '../../src/story/marks.ts';

/** An element of the page, as far as marks look at it. */
function stand(dataset: Record<string, string>, within: HTMLElement | null = null): HTMLElement {
  const style = new Map<string, string>();
  const element = {
    dataset,
    parentElement: within,
    style: {
      setProperty: (name: string, value: string) => void style.set(name, value),
      removeProperty: (name: string) => void style.delete(name),
    },
    getAttribute: () => [...style].join(),
    removeAttribute() {},
    closest(selector: string): Element | null {
      const [, name, begins = ''] = /^\[data-(\w+)(?:\^="(.*)")?\]$/.exec(selector)!;
      return dataset[name!]?.startsWith(begins) ? element : (within?.closest(selector) ?? null);
    },
  } as unknown as HTMLElement;
  return element;
}

const CARD = { kind: 'card', id: 'quarry' } as const;
const panel = (seat: number, more = {}) => stand({ ref: `player:${seat}`, ...more });
const quarry = (within: HTMLElement | null = null) => stand({ ref: 'card:quarry' }, within);
const plays = (by: number | null, more: Partial<Beat> = {}): Beat =>
  ({ head: { telling: { about: [CARD] } }, by, to: [], touches: false, ...more }) as unknown as Beat;

/** What is marked of a page after each of these beats, one after the other. */
function told(page: readonly HTMLElement[], ...beats: readonly (Beat | null)[]) {
  return toldWith(true, page, ...beats);
}

function toldWith(hands: boolean, page: readonly HTMLElement[], ...beats: readonly (Beat | null)[]) {
  const root = {
    querySelectorAll: (selector: string) => page.filter((x) => !selector.includes('told') || x.dataset.told),
  } as unknown as ParentNode;
  return beats.map((beat) => {
    mark(root, beat, hands);
    return page.map(({ dataset }) => dataset.told ?? '');
  });
}

describe('what a beat marks', () => {
  test('is its card and whoever plays it, and nothing once it is told', () => {
    expect(told([panel(1), quarry(), panel(2)], plays(1), null)).toEqual([
      ['doer', 'about', ''],
      ['', '', ''],
    ]);
  });

  test('is no doer of what happens to several at once', () => {
    expect(told([panel(1), panel(2), panel(3)], plays(1, { to: [1, 2], shared: true }))).toEqual([['hit', 'hit', '']]);
  });

  test('is the card of whoever plays it, and not its twin, also where that was marked just before', () => {
    const [one, two] = [panel(1), panel(2)];
    const page = [quarry(one), quarry(two)];
    expect(told(page, plays(1), plays(2), plays(1))).toEqual([
      ['about', ''],
      ['', 'about'],
      ['about', ''],
    ]);
  });

  test('is nothing in the panels of others, wherever the card itself went', () => {
    expect(told([quarry(panel(1)), quarry(panel(2)), quarry()], plays(3))).toEqual([['', '', 'about']]);
    expect(told([quarry(panel(1)), quarry(panel(2)), quarry()], plays(1))).toEqual([['about', '', 'about']]);
    expect(told([quarry(panel(1)), quarry()], plays(null))).toEqual([['', 'about']]);
  });

  test('is what stands with somebody the deed names', () => {
    const visits = plays(1, { head: { telling: { about: [CARD, { kind: 'player', id: '2' }] } } as never });
    expect(told([panel(1), quarry(panel(2)), quarry(panel(3))], visits)).toEqual([['doer', 'about', '']]);
  });

  test('is nothing of mine that is only called the same, unless it touches me', () => {
    const mine = () => [quarry(stand({ mine: '' })), quarry(panel(0, { mine: '' })), quarry(panel(1))];
    expect(told(mine(), plays(1))).toEqual([['', '', 'about']]);
    expect(told(mine(), plays(1, { to: [0], touches: true }))).toEqual([['about', 'about', 'about']]);
  });

  test('is no copy of a card that somebody takes into their hand, and the card itself where it lies open with them', () => {
    const from = { kind: 'slot', id: 'bazaar.1' } as const;
    const takes = (to: object) =>
      plays(1, { head: { telling: { about: [CARD, from], moves: [{ thing: CARD, from, to }] } } as never });
    const page = () => [panel(1), quarry(panel(1)), stand({ ref: 'slot:bazaar.1' }), quarry()];
    const toHand = takes({ kind: 'player', id: '1' });
    expect(toldWith(true, page(), toHand)).toEqual([['doer', '', 'about', 'about']]);
    expect(toldWith(false, page(), toHand)).toEqual([['doer', 'about', 'about', 'about']]);
    expect(toldWith(true, page(), takes({ kind: 'slot', id: 'play' }))).toEqual([['doer', 'about', 'about', 'about']]);
  });

  test('is a thing once, and not what stands in it by its name', () => {
    const outer = panel(1);
    expect(told([outer, stand({ ref: 'player:1' }, outer)], plays(1))).toEqual([['doer', '']]);
  });
});
