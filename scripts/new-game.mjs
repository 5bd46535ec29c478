// A new game from the template: `npm run new-game -- <id> ["Its name"]`. What comes out can be played, and then be changed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './setup.mjs';

const TEMPLATE = 'scrap';
const USAGE = `npm run new-game -- <id> ["Its name"]
  the id is what folders and addresses call it: small letters, digits and hyphens, such as my-game`;

const { values, positionals } = parseArgs({
  options: { root: { type: 'string', default: ROOT } },
  allowPositionals: true,
});
const { root } = values;
const [id = '', name = nameOf(id)] = positionals;
const fail = (line) => {
  console.error(`${line}\n\n${USAGE}`);
  process.exit(2);
};
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > 40) fail(`"${id}" is no id for a game.`);
for (const dir of [`games/${id}`, `packages/${id}`, `apps/${id}`, `apps/web/src/games/${id}`])
  if (existsSync(join(root, dir))) fail(`${dir} is there already.`);
if (!/^[^\p{Cc}'\\]{1,40}$/u.test(name))
  fail(`"${name}" is no name for a game: up to 40 characters, without ' and \\.`);

function nameOf(text) {
  const words = text.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
const pascal = id.replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase()).replace(/^\d/, 'G$&');
const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
const prefix = id
  .replaceAll(/[^a-z]/g, '')
  .slice(0, 3)
  .toUpperCase();

/** What the template calls itself, and what the new game is called instead. */
const renamed = (text) =>
  text
    .replaceAll(/(['"`]|@ashtown\/|games\/|\^|^)scrap\b/gm, `$1${id}`)
    .replaceAll(/\bScrap(?=Deed\b| = Game<)|(?<=: )Scrap(?= = \{)/g, pascal)
    .replaceAll(/'(Scrap|Złom|Šrot)'/g, `'${name}'`)
    .replaceAll(/\bSCR-(?=\d)/g, `${prefix}-`)
    .replace(/^# Scrap\b/m, `# ${name}`);

const made = [];
const write = (file, text) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  made.push(file);
};
const change = (file, edit) => write(file, edit(readFileSync(join(root, file), 'utf8')));

// The rules and words.
const template = join(root, 'games', TEMPLATE);
for (const path of readdirSync(template, { recursive: true }))
  if (!statSync(join(template, path)).isDirectory())
    write(`games/${id}/${path}`, renamed(readFileSync(join(template, path), 'utf8')));
change(`games/${id}/package.json`, (text) => text.replace(/,\n\s*"\.\/fixture": "[^"]*"/, ''));
write(
  `games/${id}/README.md`,
  `# ${name}\n\nMade from the template: what to change, and in which order, is in [Adding a game](../../docs/adding-a-game.md).\n\n## Rules nothing can test\n\nNone.\n`,
);

// The page: without a board of its own it has the plain one.
write(`apps/web/src/games/${id}/rules.ts`, `export { made, withContent } from '@ashtown/${id}';\n`);
write(
  `apps/web/src/games/${id}/manifest.ts`,
  `import { about } from '@ashtown/${id}/about';
import type { Manifest } from '../manifest.ts';

export const manifest = {
  about,
  rules: () => import('./rules.ts'),
  text: {
    en: () => import('@ashtown/${id}/text/en'),
    pl: () => import('@ashtown/${id}/text/pl'),
    sk: () => import('@ashtown/${id}/text/sk'),
  },
} satisfies Manifest;
`,
);

// The catalogue: the one place where a game is entered.
const depend = (text) => {
  const json = JSON.parse(text);
  const dependencies = { ...json.dependencies, [`@ashtown/${id}`]: '*' };
  json.dependencies = Object.fromEntries(Object.entries(dependencies).sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify(json, null, 2)}\n`;
};
change('packages/catalog/package.json', depend);
change('apps/web/package.json', depend);
const enter = (imports, line) => (text) =>
  `${imports}\n${text.replace(/(const (?:ALL|ABOUT)\b[^[]*\[[\s\S]*?)(\n\])/, `$1\n  ${line},$2`)}`;
change(
  'packages/catalog/src/games.ts',
  enter(
    `import * as ${camel} from '@ashtown/${id}';\nimport * as ${camel}Text from '@ashtown/${id}/text';`,
    `entryOf(${camel}, ${camel}Text, floors(100_000, 100, 100, 100))`,
  ),
);
change('packages/catalog/src/about.ts', enter(`import { about as ${camel} } from '@ashtown/${id}/about';`, camel));

const link = join(root, 'node_modules/@ashtown', id);
if (!existsSync(link)) symlinkSync(join('../../games', id), link, 'junction');
const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
spawnSync(process.execPath, [biome, 'check', '--write', ...made.filter((x) => /\.(ts|json)$/.test(x))], { cwd: root });

console.log(`${name} is there, as a copy of the template:
  games/${id}                 its rules and words; begin with rules.md and src/state.ts
  apps/web/src/games/${id}    its manifest; it is played on the plain board until it has one of its own
  packages/catalog            knows it

Next: npm run lock                                    (tells npm of it, once)
      npx vitest run --project unit games/${id}
      npm run -s ashtown -- play ${id}
      npm start
How a game is written is in docs/adding-a-game.md.`);
