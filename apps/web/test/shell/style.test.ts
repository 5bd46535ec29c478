import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SRC = new URL('../../src/', import.meta.url).pathname;
/** What stands before a `{`, without comments, declarations and conditions. */
const selectorsOf = (css: string): string[] =>
  [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)]
    .map(([, x]) => x!.trim())
    .filter((x) => !x.startsWith('@'));
/** A bare tag beside another thing. */
const BARE = /(^|[\s>,(])(\*|[a-z][a-z0-9]*)\s*[+~]\s*[^=\s]/;

test('no rule looks for siblings of a bare tag: whatever came or went would be reason to look at half of the page anew', () => {
  const files = (readdirSync(SRC, { recursive: true }) as string[]).filter((file) => file.endsWith('.css'));
  const found = files.flatMap((file) =>
    selectorsOf(readFileSync(`${SRC}${file}`, 'utf8'))
      .filter((selector) => BARE.test(selector.replace(/:nth-[a-z-]+\([^)]*\)/g, '')))
      .map((selector) => `${file}: ${selector}`),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
  expect(
    selectorsOf('/* a + b {} */ .a { color: red } p + p { } @media (x) { .b b ~ i { } }').filter((x) => BARE.test(x)),
  ).toEqual(['p + p', '.b b ~ i']);
});
