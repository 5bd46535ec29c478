import { LANGS } from '@ashtown/engine';
import { languages } from '@ashtown/king-of-new-york/text';
import { expect, test } from 'vitest';
import { REPLAY_TEXT } from '../../src/replay/text/index.ts';
import { TABLE_TEXT } from '../../src/table/text/index.ts';

/** Every word, with what a sentence needs put in; whatever is asked for twice is asked with other numbers. */
function* said(words: object, path = ''): Generator<[string, string]> {
  for (const [key, value] of Object.entries(words)) {
    const here = `${path}.${key}`;
    if (typeof value === 'string') yield [here, value];
    else if (typeof value === 'function')
      for (const n of [0, 1, 2, 5, 12, 22]) yield [here, String(value(n, n, n, n, n, n))];
    else yield* said(value, here);
  }
}

test('the table has all its words in three languages, and none is left in English', () => {
  for (const of of [
    TABLE_TEXT,
    REPLAY_TEXT,
    { en: languages.en.board, pl: languages.pl.board, sk: languages.sk.board },
  ])
    for (const lang of LANGS)
      for (const [path, text] of said(of[lang])) {
        expect(text, `${lang}${path}`).toBeTruthy();
        expect(text, `${lang}${path}`).not.toMatch(/undefined|NaN|\[object/);
        if (lang !== 'en') expect(text, `${lang}${path}`).not.toMatch(/\b(the|you|your|turn|dice|table)\b/i);
      }
});
