import { LANGS } from '@ashtown/engine';
import { expect, test } from 'vitest';
import { leftOf, makeTime } from '../../src/table/header/clock.ts';
import { keyAct, LETTERS } from '../../src/table/keys/keys.ts';
import { parted } from '../../src/table/prompt/parted.ts';
import { SHELL } from '../../src/text/index.ts';
import { nearest } from '../../src/ui/roving.ts';

const key = (k: string, more = {}) => ({
  key: k,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  ...more,
});

test('keys mean what the help says', () => {
  expect(keyAct(key('3'), true, false)).toEqual({ t: 'digit', n: 3 });
  expect(keyAct(key('0'), true, false)).toBeNull();
  expect(keyAct(key('U'), true, false)).toEqual({ t: 'do', what: 'undo' });
  expect(keyAct(key('?', { shiftKey: true }), true, false)).toEqual({ t: 'do', what: 'asked' });
  expect(keyAct(key('g'), true, false)).toEqual({ t: 'do', what: 'words' });
  expect(keyAct(key('F6', { shiftKey: true }), false, true)).toEqual({ t: 'region', by: -1 });
  expect(keyAct(key('['), true, false)).toEqual({ t: 'step', by: -1 });
});

test('letters can be switched off, and nobody is disturbed while typing or by a browser shortcut', () => {
  for (const k of Object.keys(LETTERS)) {
    expect(keyAct(key(k), false, false)).toBeNull();
    expect(keyAct(key(k), true, true)).toBeNull();
    expect(keyAct(key(k, { ctrlKey: true }), true, false)).toBeNull();
  }
  expect(keyAct(key('Escape'), false, true)).toEqual({ t: 'cancel' });
});

test('arrows walk to the nearest thing in their direction', () => {
  const spots = [
    { x: 10, y: 0 },
    { x: 100, y: 4 },
    { x: 0, y: 50 },
  ];
  expect(nearest({ x: 0, y: 0 }, spots, 'ArrowRight')).toBe(0);
  expect(nearest({ x: 0, y: 0 }, spots, 'ArrowDown')).toBe(2);
  expect(nearest({ x: 0, y: 0 }, spots, 'ArrowLeft')).toBe(-1);
});

test('the clock of a running seat loses time, others keep theirs', () => {
  const clock = { kind: 'live' as const, left: [60_000, 5000], running: [0], at: 1000, expired: null };
  expect(leftOf(clock, 0, 11_000)).toBe(50_000);
  expect(leftOf(clock, 1, 11_000)).toBe(5000);
  expect(leftOf(clock, 0, 900_000)).toBe(0);
  expect([makeTime(65_000), makeTime(3_725_000), makeTime(273_600_000)]).toEqual(['1:05', '1:02:05', '3d 4h']);
});

test('a prompt is a headline and the rest', () => {
  expect(parted('Reroll dice, or stop. 2 rerolls left.')).toEqual(['Reroll dice, or stop', '2 rerolls left.']);
  expect(parted('Choose your Monster')).toEqual(['Choose your Monster', '']);
  expect(parted('Metro: jazda? Každý pohyb stojí 2⚡.')).toEqual(['Metro: jazda?', 'Každý pohyb stojí 2⚡.']);
});

test('every letter of the table is in the list of keys of the settings', () => {
  for (const lang of LANGS) {
    const listed = SHELL[lang].settings.shortcuts.list.map(([k]) => k);
    for (const letter of Object.keys(LETTERS)) expect(listed, lang).toContain(letter.toUpperCase());
    // And no letter that does nothing.
    for (const k of listed.filter((x) => /^[A-Z]$/.test(x))) expect(keyAct(key(k), true, false), k).not.toBeNull();
    expect(new Set(listed).size).toBe(listed.length);
  }
});
