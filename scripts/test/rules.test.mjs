import { expect, test } from 'vitest';
import { coverage } from '../rules.mjs';
import { plant } from './tree.mjs';

const RULES = `# Rules
- **TOY-1** A rule that mentions **TOY-9** and TOY-8.
- **TOY-2** Another.
- **TOY-2a** A part of it.
  - **TOY-3** Deeper.
- **TOY-4** Nobody can test this.
`;

const lookAt = (test, readme = '') =>
  coverage(plant({ 'games/toy/rules.md': RULES, 'games/toy/README.md': readme, 'games/toy/test/a.test.ts': test }))[0];

test('a rule is a bold id at the start of a line', () => {
  expect(lookAt('')).toEqual({
    game: 'toy',
    rules: 5,
    missing: ['TOY-1', 'TOY-2', 'TOY-2a', 'TOY-3', 'TOY-4'],
    unknown: [],
  });
});

test('titles and rows of tables name rules, comments do not', () => {
  const code =
    "// TOY-1\ntest('TOY-2 works', () => {});\ntest.each([['TOY-2a', 1]])('%s', () => {});\nconst t = `${1} TOY-3`;\n";
  expect(lookAt(code).missing).toEqual(['TOY-1', 'TOY-4']);
});

test('what the README lists as untestable is covered, within that section only', () => {
  const readme = 'TOY-1\n\n## Rules nothing can test\n\n- TOY-4: a matter of taste\n\n## Gaps\n\nTOY-2\n';
  expect(lookAt('', readme).missing).toEqual(['TOY-1', 'TOY-2', 'TOY-2a', 'TOY-3']);
});

test('a title with an id that is no rule is a slip', () => {
  expect(lookAt("test('TOY-7 UTF-8', () => {});").unknown).toEqual(['TOY-7']);
});
