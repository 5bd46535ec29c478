// The direction of imports, as drawn in README.md, and no folders in a circle: `npm run borders`. Prints each violation as `file:line reason`.
import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { folderCycles } from './cycles.mjs';
import { codeFiles, folders, visitCode } from './source.mjs';

/** What each kind of part may import. `game` stands for every folder of games/. */
const ARROWS = {
  engine: [],
  testkit: ['engine'],
  bots: ['engine'],
  host: ['engine', 'bots'],
  protocol: ['engine', 'host'],
  room: ['engine', 'host', 'protocol'],
  game: ['engine'],
  catalog: ['engine', 'game'],
  server: ['room', 'host', 'catalog', 'protocol', 'engine'],
  web: ['room', 'protocol', 'catalog', 'game', 'engine', 'host'],
  cli: ['room', 'host', 'protocol', 'bots', 'catalog', 'engine', 'server'],
};
/** What their tests may import besides; the tests of an app may import anything public. */
const IN_TESTS = { bots: ['testkit'], host: ['testkit'], room: ['testkit'], game: ['testkit', 'bots'] };
/** The game of all tests that know no game: part of the testkit, though it is written as every game. */
const TOY = 'scrap';
/** The one folder two games may share. */
const SHARED = { folder: '51st-state-common', by: ['51st-state-2010', '51st-state-master'] };

/** The rules of a game lie in several folders that know each other: a card is a rule, and an answer is what one may do. */
const RULES = ['rules', 'cards', 'answers'];

/** What `src/board.ts` of a game may hand on besides types. */
const VOCABULARY = ['./state.ts', './content/vocabulary.ts', './answers/refs.ts', './text/guide.ts'];

/** No dependency, no I/O, no clock, no chance of their own, nothing to wait for. */
const PURE = ['engine', 'bots', 'game', 'catalog'];
/** These run in a browser too. */
const NO_NODE = [...PURE, 'host', 'protocol', 'room'];
/** Of these the page itself imports only types: they run in its worker. */
const IN_WORKER = ['host', 'room'];
const FORBIDDEN = new Set(
  `Date performance fetch XMLHttpRequest WebSocket process require Buffer console global globalThis window document
  navigator localStorage sessionStorage indexedDB crypto Promise setTimeout setInterval setImmediate queueMicrotask
  requestAnimationFrame`.split(/\s+/),
);

/** Every violation in a repository, as `file:line reason`. */
export function violations(root) {
  const found = [];
  const parts = readParts(root);
  const rootDependencies = readJson(join(root, 'package.json')).devDependencies ?? {};
  for (const part of parts.values()) {
    const report = (file, line, reason) => found.push(`${relative(root, file).replaceAll(sep, '/')}:${line} ${reason}`);
    if (!ARROWS[part.kind]) {
      report(part.manifest, 1, `${part.folder} is no part of the drawing: give it its arrows in scripts/borders.mjs`);
      continue;
    }
    checkManifest(part, parts, report);
    const inside = [];
    for (const file of codeFiles(part.dir)) inside.push(...checkFile(file, part, parts, rootDependencies, report));
    const together = part.kind === 'game' ? RULES : [];
    for (const { file, line, reason } of folderCycles(join(part.dir, 'src'), inside, together))
      report(file, line, reason);
  }
  return found;
}

/** All parts by package name, which is `@ashtown/` and the folder. */
function readParts(root) {
  const parts = new Map();
  for (const group of ['packages', 'games', 'apps'])
    for (const folder of folders(join(root, group))) {
      const dir = join(root, group, folder);
      const manifest = join(dir, 'package.json');
      if (!existsSync(manifest)) continue;
      const kind = group === 'games' ? 'game' : folder;
      parts.set(`@ashtown/${folder}`, { dir, folder, group, kind, manifest, json: readJson(manifest) });
    }
  return parts;
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

function mayImport(from, to, inTest) {
  if (from === to) return true;
  if (inTest && from.group === 'apps') return true;
  if (from.kind === 'testkit' && to.folder === TOY) return true;
  if (to.kind === 'game' && from.kind === 'game') return to.folder === SHARED.folder && SHARED.by.includes(from.folder);
  return ARROWS[from.kind].includes(to.kind) || (inTest && (IN_TESTS[from.kind] ?? []).includes(to.kind));
}

function checkManifest(part, parts, report) {
  const { json, manifest } = part;
  const text = readFileSync(manifest, 'utf8');
  const say = (name, reason) => {
    const before = text.slice(0, Math.max(0, text.indexOf(`"${name}"`)));
    report(manifest, before.split('\n').length, reason);
  };
  if (json.name !== `@ashtown/${part.folder}`) say('name', `the package is called @ashtown/${part.folder}`);
  for (const field of ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'])
    for (const name of Object.keys(json[field] ?? {})) {
      const inTest = field === 'devDependencies';
      const to = parts.get(name);
      if (to && !mayImport(part, to, inTest)) say(name, `${part.folder} may not depend on ${name}`);
      if (!to && !inTest && PURE.includes(part.kind))
        say(name, `${part.folder} has no third-party dependency: ${name}`);
    }
}

function checkFile(file, part, parts, rootDependencies, report) {
  const inside = relative(part.dir, file).split(sep)[0];
  const inTest = inside === 'test';
  const { dependencies = {}, devDependencies = {}, peerDependencies = {} } = part.json;
  const ours = inside === 'src' ? dependencies : { ...dependencies, ...devDependencies };
  const theirs =
    inside === 'src' && part.kind !== 'testkit'
      ? { ...dependencies, ...peerDependencies }
      : { ...rootDependencies, ...dependencies, ...devDependencies, ...peerDependencies };

  /** Why an import is wrong, or nothing. */
  const refusal = (specifier, typeOnly) => {
    if (part.kind === 'game' && relative(part.dir, file) === join('src', 'board.ts') && !typeOnly)
      if (!VOCABULARY.includes(specifier)) return `a board may know types and vocabulary, no rule: ${specifier}`;
    if (specifier.startsWith('.')) {
      const target = relative(part.dir, resolve(file, '..', specifier)).split(sep)[0];
      if (target === '..') return `leaves its package by a relative path: ${specifier}`;
      return target === 'test' && !inTest ? `imports a test: ${specifier}` : null;
    }
    if (isBuiltin(specifier))
      return NO_NODE.includes(part.kind) && !inTest ? `${part.folder} does without Node: ${specifier}` : null;
    const name = specifier.match(/^(?:@[^/]+\/)?[^/]+/)?.[0] ?? specifier;
    const to = parts.get(name);
    if (!to) {
      if (PURE.includes(part.kind) && inside === 'src') return `${part.folder} imports no third party: ${specifier}`;
      return Object.hasOwn(theirs, name) ? null : `${name} is not in the package.json of ${part.folder}`;
    }
    if (!mayImport(part, to, inTest)) return `${part.folder} may not import ${name}${inTest ? ' in a test' : ''}`;
    if (to !== part && !Object.hasOwn(ours, name)) return `${name} is not in the package.json of ${part.folder}`;
    if (!isExported(to, specifier.slice(name.length))) return `${specifier} is not among the exports of ${name}`;
    if (isForTests(to, specifier.slice(name.length)) && !inTest) return `${specifier} is for tests`;
    if (part.kind === 'protocol' && to.kind === 'host' && !typeOnly) return `protocol imports only types of ${name}`;
    if (part.kind === 'web' && to.kind === 'game' && !inTest) {
      const reason = boardRefusal(relative(part.dir, file).split(sep), to, specifier.slice(name.length));
      if (reason) return reason;
    }
    const onThePage = part.kind === 'web' && !inTest && !/worker/.test(relative(part.dir, file));
    if (onThePage && IN_WORKER.includes(to.kind) && !typeOnly) return `web imports ${name} only in its worker`;
    return null;
  };

  /** What a file of `src` imports of its own part. */
  const own = [];
  visitCode(file, (node, parent, line) => {
    if (node.type === 'Unreadable') return report(file, line(), `cannot be read: ${node.message}`);
    const specifier = importOf(node);
    if (inside === 'src' && specifier?.startsWith('.'))
      own.push({ from: file, to: resolve(file, '..', specifier), line: line() });
    const reason =
      (specifier !== null && refusal(specifier, isTypeOnly(node))) ||
      (PURE.includes(part.kind) && inside === 'src' && impurity(node, parent));
    if (reason) report(file, line(), reason);
  });
  return own;
}

/** A board has no rule of its game: it knows types, vocabulary and words; the rules come to it with its props. */
function boardRefusal([src, games, folder, ...rest], to, subpath) {
  if (src !== 'src' || games !== 'games' || folder !== to.folder) return `only the board of ${to.folder} may import it`;
  if (subpath !== '' || rest.join('/') === 'rules.ts') return null;
  return `a board imports no rules: ${to.folder}/board has what it may know`;
}

function isExported({ json }, subpath) {
  if (subpath.startsWith('/src')) return false;
  if (subpath === '') return json.exports !== undefined;
  return typeof json.exports === 'object' && Object.hasOwn(json.exports, `.${subpath}`);
}

/** What a package exports from its own tests. */
const isForTests = ({ json }, subpath) => String(json.exports?.[`.${subpath}`] ?? '').startsWith('./test/');

const IMPORTS = [
  'ImportDeclaration',
  'ExportAllDeclaration',
  'ExportNamedDeclaration',
  'ImportExpression',
  'TSImportType',
];

/** What a node imports from, or null. */
function importOf(node) {
  const source = node.type === 'TSExternalModuleReference' ? node.expression : node.source;
  const imports = node.type === 'TSExternalModuleReference' || IMPORTS.includes(node.type);
  return imports && typeof source?.value === 'string' ? source.value : null;
}

const isTypeOnly = (node) =>
  node.type === 'TSImportType' ||
  node.importKind === 'type' ||
  node.exportKind === 'type' ||
  (node.specifiers?.length > 0 && node.specifiers.every((s) => s.importKind === 'type' || s.exportKind === 'type'));

/** What a pure part may not do, or nothing. */
function impurity(node, parent) {
  if (node.async === true || node.await === true || node.type === 'AwaitExpression') return 'async';
  if (node.type === 'ImportExpression') return 'async: import()';
  if (node.type !== 'Identifier' || isOnlyAName(node, parent)) return null;
  if (node.name === 'Math') {
    const plain = parent.type === 'MemberExpression' && parent.object === node && !parent.computed;
    if (!plain) return 'Math only as Math.name, so that nobody takes random out of it';
    return parent.property.name === 'random' ? 'Math.random: chance comes from the generator in the state' : null;
  }
  return FORBIDDEN.has(node.name) ? `${node.name} is forbidden here` : null;
}

/** The name of a member, like `process` in `x.process` or `{ process: 1 }`: it refers to nothing global. */
const isOnlyAName = (node, parent) =>
  (!parent.computed && (parent.property === node || (parent.key === node && parent.value !== node))) ||
  (parent.type === 'TSQualifiedName' && parent.right === node) ||
  parent.imported === node ||
  (parent.type === 'ExportSpecifier' && parent.exported === node && parent.local !== node) ||
  (parent.type === 'TSEnumMember' && parent.id === node);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = violations(process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url)));
  for (const line of found) console.log(line);
  console.log(found.length === 0 ? 'every import goes the right way' : `${found.length} violations`);
  if (found.length > 0) process.exit(1);
}
