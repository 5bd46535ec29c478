import { LANGS, type Lang } from '@ashtown/engine';
import {
  bareNumbers,
  missingForms,
  modulesUnder,
  SHELL_COUNTED,
  SHELL_NEVERS,
  saidAllTheSame,
  scan,
} from '@ashtown/testkit';
import { describe, expect, test } from 'vitest';
import { PHRASES } from '../src/text/index.ts';

const MODULES = modulesUnder(new URL('../src/text/', import.meta.url));
const moduleIn = (lang: Lang) => MODULES.find(({ path }) => path === `${lang}.ts`)!;

describe.each(LANGS)('the terminal in %s', (lang) => {
  const module = moduleIn(lang);
  const texts = scan(module.source).texts.map(({ line, text }) => ({ at: `${module.path}:${line}`, text }));

  test('says nothing that the glossary calls otherwise', () => {
    expect(texts.length).toBeGreaterThan(45);
    expect(saidAllTheSame(texts, SHELL_NEVERS[lang])).toEqual([]);
    expect(
      saidAllTheSame([...texts, { at: 'planted', text: 'kości, secret, semeno' }], SHELL_NEVERS[lang]),
    ).toHaveLength(1);
  });
  test('has all forms of what it counts, and puts no number before a form that may not fit it', () => {
    expect(missingForms(lang, module)).toEqual([]);
    expect(bareNumbers(texts, SHELL_COUNTED[lang])).toEqual([]);
  });
});

const COUNTS = [0, 1, 2, 5, 12, 22];

/** What stands behind the last colon. */
const last = (text: string) => text.split(': ').at(-1);

test('the terminal counts answers and snapshots', () => {
  expect(COUNTS.map((n) => last(PHRASES.pl.resumed(n)))).toEqual([
    '0 odpowiedzi.',
    '1 odpowiedź.',
    '2 odpowiedzi.',
    '5 odpowiedzi.',
    '12 odpowiedzi.',
    '22 odpowiedzi.',
  ]);
  expect(COUNTS.map((n) => last(PHRASES.sk.resumed(n)))).toEqual([
    '0 odpovedí.',
    '1 odpoveď.',
    '2 odpovede.',
    '5 odpovedí.',
    '12 odpovedí.',
    '22 odpovedí.',
  ]);
  expect(COUNTS.map((n) => last(PHRASES.pl.verified(1, n)))).toEqual([
    '0 migawek.',
    '1 migawka.',
    '2 migawki.',
    '5 migawek.',
    '12 migawek.',
    '22 migawki.',
  ]);
  expect(COUNTS.map((n) => last(PHRASES.sk.verified(1, n)))).toEqual([
    '0 snímok.',
    '1 snímka.',
    '2 snímky.',
    '5 snímok.',
    '12 snímok.',
    '22 snímok.',
  ]);
});
