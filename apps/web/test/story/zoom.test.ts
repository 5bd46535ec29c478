import { expect, test } from 'vitest';
import { moved, shift, transformed } from '../../src/story/stage.ts';
import { placeOf } from '../../src/table/log/useAnchored.ts';
import { zoomOf } from '../../src/ui/zoom.ts';

/** On the largest screens parts of the page are drawn so much larger. */
const LARGE = 1.25;
const box = (x: number, y: number, width: number, height: number) =>
  ({ x, y, width, height, left: x, top: y, right: x + width, bottom: y + height }) as DOMRect;

test('a browser that does not know of it draws nothing larger', () => {
  expect(zoomOf({ currentCSSZoom: LARGE })).toBe(LARGE);
  expect(zoomOf({} as Element)).toBe(1);
});

test('where a line of the log stands is measured in its own pixels, as it is scrolled', () => {
  const list = (currentCSSZoom: number) => ({ currentCSSZoom, getBoundingClientRect: () => box(0, 100, 300, 800) });
  const line = { getBoundingClientRect: () => box(0, 300, 300, 20) };
  expect(placeOf(list(1), line)).toEqual({ below: 200, above: 600 });
  expect(placeOf(list(LARGE), line)).toEqual({ below: 160, above: 480 });
});

test('a ghost is moved in its own pixels; that of a drawing in those of the window', () => {
  const [here, there] = [box(200, 100, 50, 50), box(300, 150, 50, 50)];
  expect(shift({ zoom: 1, matrix: null }, here, there)).toEqual({ translate: '100px 50px', scale: 1 });
  expect(shift({ zoom: LARGE, matrix: null }, here, there)).toEqual({ translate: '80px 40px', scale: 1 });
  expect(shift({ zoom: LARGE, matrix: {} as DOMMatrix }, here, there)).toEqual({ translate: '100px 50px', scale: 1 });
});

test('a thing of a drawing moves by its transform, and keeps its own in it', () => {
  const frames = [
    { translate: '4px -8px', opacity: 0 },
    { scale: 1.06, offset: 0.5 },
    { translate: '0 0', rotate: '20deg' },
  ];
  expect(frames.map(transformed('matrix(1, 0, 0, 1, 30, 40)')).map(({ transform }) => transform)).toEqual([
    'translate(4px, -8px) rotate(0deg) scale(1) matrix(1, 0, 0, 1, 30, 40)',
    'translate(0) rotate(0deg) scale(1.06) matrix(1, 0, 0, 1, 30, 40)',
    'translate(0, 0) rotate(20deg) scale(1) matrix(1, 0, 0, 1, 30, 40)',
  ]);
  expect(transformed('none')({ opacity: 1, offset: 0.2 })).toEqual({
    opacity: 1,
    offset: 0.2,
    transform: 'translate(0) rotate(0deg) scale(1)',
  });
});

test('a thing that stands by a translate of its own comes to rest there, and not beside it', () => {
  const frames = [{ translate: '8px 0px', opacity: 0 }, { translate: '0 0', scale: 1 }, { opacity: 1 }];
  expect(frames.map(moved('-50%'))).toEqual([
    { translate: 'calc(8px + -50%) calc(0px + 0px)', opacity: 0 },
    { translate: 'calc(0px + -50%) calc(0px + 0px)', scale: 1 },
    { opacity: 1 },
  ]);
  expect(frames.map(moved('none'))).toEqual(frames);
});
