// Which rules of a game no test names: `npm run rules [-- --check] [game …]`. A rule is a bold id that opens a line of
// games/<id>/rules.md. A test names it in a string (a title, or a row of a table that becomes one); a comment does not
// count. What cannot be tested is listed in the game's README, under the heading below.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codeFiles, folders, visitCode } from './source.mjs';

const RULE = /^\s*(?:[-*] )?\*\*([A-Z]+-\d+[a-z]?)\*\*/gm;
const ID = /\b[A-Z]+-\d+[a-z]?\b/g;
const UNTESTABLE = /^## Rules nothing can test$([\s\S]*?)(?=^## |$(?![\s\S]))/m;

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** The ids in the strings of all tests. */
function namedByTests(root) {
  const named = new Set();
  const note = (text) => {
    for (const id of text.match(ID) ?? []) named.add(id);
  };
  for (const file of ['games', 'packages', 'apps'].flatMap((dir) => codeFiles(join(root, dir)))) {
    if (!/\.test\.tsx?$/.test(file)) continue;
    visitCode(file, (node) => {
      if (node.type === 'Literal' && typeof node.value === 'string') note(node.value);
      if (node.type === 'TemplateElement') note(node.value.cooked ?? '');
    });
  }
  return named;
}

/** Per game: how many rules there are, which are proved by nothing, and which ids are no rule of it. */
export function coverage(root, games = []) {
  const named = namedByTests(root);
  return folders(join(root, 'games'))
    .filter((game) => games.length === 0 || games.includes(game))
    .map((game) => {
      const dir = join(root, 'games', game);
      const rules = [...read(join(dir, 'rules.md')).matchAll(RULE)].map((m) => m[1]);
      const listed = (read(join(dir, 'README.md')).match(UNTESTABLE)?.[1] ?? '').match(ID) ?? [];
      const known = new Set(rules);
      const prefixes = new Set(rules.map((id) => id.split('-')[0]));
      return {
        game,
        rules: rules.length,
        missing: rules.filter((id) => !named.has(id) && !listed.includes(id)),
        unknown: [...named, ...listed].filter((id) => prefixes.has(id.split('-')[0]) && !known.has(id)),
      };
    })
    .filter(({ rules }) => rules > 0);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const games = process.argv.slice(2).filter((arg) => arg !== '--check');
  const found = coverage(fileURLToPath(new URL('..', import.meta.url)), games);
  for (const { game, rules, missing, unknown } of found) {
    console.log(`${game}: ${rules - missing.length} of ${rules} rules named by a test or listed as untestable`);
    if (missing.length > 0) console.log(`  missing: ${missing.join(' ')}`);
    if (unknown.length > 0) console.log(`  named, but no rule: ${unknown.join(' ')}`);
  }
  for (const game of games) if (!found.some((f) => f.game === game)) console.log(`${game}: no rules.md`);
  const bad = found.length < games.length || found.some((f) => f.missing.length + f.unknown.length > 0);
  if (process.argv.includes('--check') && bad) process.exit(1);
}
