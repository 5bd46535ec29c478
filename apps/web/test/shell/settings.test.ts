import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeToken, parsePlayer, tidyName } from '../../src/net/player.ts';
import { motionOf } from '../../src/settings/apply.ts';
import { langOf, parseSettings } from '../../src/settings/settings.ts';

test('settings are whole, whatever was kept', () => {
  const usual = parseSettings(null);
  expect(usual).toMatchObject({ lang: 'en', theme: 'system', speed: 'normal', sound: false, confirm: true });
  fc.assert(
    fc.property(fc.jsonValue(), (kept) => {
      const s = parseSettings(kept);
      expect(Object.keys(s)).toEqual(Object.keys(usual));
      expect(parseSettings(s)).toEqual(s);
    }),
  );
  expect(parseSettings({ lang: 'sk', volume: 7, theme: 'pink' })).toMatchObject({
    lang: 'sk',
    volume: 0.6,
    theme: 'system',
  });
  expect(parseSettings({ speed: 'off' }).speed).toBe('instant');
});

test('the first language of the browser that we speak is taken', () => {
  expect(langOf(['de-DE', 'sk-SK', 'pl'])).toBe('sk');
  expect(langOf(['de', 'fr'])).toBe('en');
  expect(parseSettings({}, ['pl-PL']).lang).toBe('pl');
});

test('less motion means none', () => {
  expect(motionOf('normal', true)).toBe('instant');
  expect(motionOf('fast', false)).toBe('fast');
});

test('a token is secret enough and fits the protocol', () => {
  expect(makeToken()).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(makeToken()).not.toBe(makeToken());
  const kept = parsePlayer({ token: 'short', name: ' \u202e ', guest: 417 });
  expect(kept.token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(kept).toMatchObject({ name: null, guest: 417 });
  expect(parsePlayer(kept)).toEqual(kept);
});

test('a name is one line of what can be seen', () => {
  expect(tidyName('  Łucja\n Šimková\u200b ')).toBe('Łucja Šimková');
  expect(tidyName('')).toBeNull();
  expect(tidyName('x'.repeat(25))).toBeNull();
});
