import { expect, test } from 'vitest';
import { beatOf, notesOf, parseLearned, progressOf, reach, see, stopsOf } from '../../src/learn/progress.ts';
import { loadCourse } from '../../src/load/lessons.ts';

const NOTHING = { done: [], at: {}, seen: [] };
const { lessons } = await loadCourse('king-of-new-york', 'en');
const [first, second] = lessons as [(typeof lessons)[number], (typeof lessons)[number]];

test('whatever a device has kept is made whole', () => {
  expect(parseLearned(null)).toEqual({});
  expect(parseLearned({ a: 1, b: {} })).toEqual({ b: NOTHING });
  const kept = { done: ['x', 3], at: { y: 2, z: -1, w: 'n' }, seen: 'all' };
  expect(parseLearned({ b: kept })).toEqual({ b: { done: ['x'], at: { y: 2 }, seen: [] } });
});

test('leaving keeps the beat, the end is kept for good, and beginning again forgets only the beat', () => {
  const game = 'a game';
  reach(game, first, 2);
  expect(progressOf(game)).toEqual({ done: [], at: { [first.id]: 2 }, seen: [] });
  expect(beatOf(first, progressOf(game))).toBe(2);
  expect(stopsOf(lessons, progressOf(game)).slice(0, 3)).toEqual(['current', 'later', 'later']);
  reach(game, first, first.beats.length);
  expect(progressOf(game)).toEqual({ done: [first.id], at: {}, seen: [] });
  expect(beatOf(first, progressOf(game))).toBe(first.beats.length);
  expect(stopsOf(lessons, progressOf(game)).slice(0, 3)).toEqual(['done', 'current', 'later']);
  reach(game, first, 1);
  reach(game, first, 0);
  expect(progressOf(game)).toEqual({ done: [first.id], at: {}, seen: [] });
  see(game, [first.id, second.id]);
  expect(progressOf(game).seen).toEqual([first.id, second.id]);
});

test('the lesson that was left is the one to go on with, wherever it stands', () => {
  const progress = { ...NOTHING, done: [first.id], at: { [lessons[3]!.id]: 1 } };
  expect(stopsOf(lessons, progress).slice(0, 4)).toEqual(['done', 'later', 'later', 'current']);
  const all = { ...NOTHING, done: lessons.map(({ id }) => id) };
  expect(new Set(stopsOf(lessons, all))).toEqual(new Set(['done']));
});

test('a note is earned with the answer it belongs to', () => {
  expect(notesOf(first, 2)).toEqual([]);
  expect(notesOf(first, 3)).toEqual(['noteThrows']);
  expect(notesOf(first, first.beats.length)).toEqual(['noteThrows', 'noteEnergy', 'noteHeal']);
});
