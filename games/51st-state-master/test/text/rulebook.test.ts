import { readFileSync } from 'node:fs';
import { rulebookFaults } from '@ashtown/testkit';
import { expect, test } from 'vitest';
import { CITES as cites } from '../../src/answers/cites.ts';
import { game } from '../../src/index.ts';
import { rules as en } from '../../src/text/en/rules.ts';
import { words } from '../../src/text/index.ts';
import { rules as pl } from '../../src/text/pl/rules.ts';
import { RULINGS as rulings } from '../../src/text/rulings.ts';
import { rules as sk } from '../../src/text/sk/rules.ts';

test('every rule can be read in three languages, and whatever is asked, refused and told cites one', () => {
  const spec = readFileSync(new URL('../../rules.md', import.meta.url), 'utf8');
  expect(rulebookFaults(spec, { books: { en, pl, sk }, rulings, cites })).toEqual([]);
});

test.each([
  ['en', en],
  ['pl', pl],
  ['sk', sk],
] as const)('%s: the rules call options by their names', (lang, book) => {
  const text = book.flatMap(({ rules }) => Object.values(rules)).join(' ');
  expect(
    Object.keys(game.options).filter((id) => !new RegExp(`[“„]${words[lang].option(id).name}[”“]`).test(text)),
  ).toEqual([]);
});
