import { readFileSync } from 'node:fs';
import { rulebookFaults } from '@ashtown/testkit';
import { expect, test } from 'vitest';
import { CITES as cites } from '../../src/answers/cites.ts';
import { rules as en } from '../../src/text/en/rules.ts';
import { rules as pl } from '../../src/text/pl/rules.ts';
import { RULINGS as rulings } from '../../src/text/rulings.ts';
import { rules as sk } from '../../src/text/sk/rules.ts';

test('every rule can be read in three languages, and whatever is asked, refused and told cites one', () => {
  const spec = readFileSync(new URL('../../rules.md', import.meta.url), 'utf8');
  expect(rulebookFaults(spec, { books: { en, pl, sk }, rulings, cites })).toEqual([]);
});
