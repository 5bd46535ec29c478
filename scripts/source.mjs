// Reading source files: which there are, and what stands in them besides comments.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

const CODE = /\.[cm]?[jt]sx?$/;
const SKIPPED = new Set(['node_modules', 'dist', 'coverage']);

export const folders = (dir) =>
  entries(dir)
    .filter((e) => e.isDirectory())
    .map((e) => e.name);

export function codeFiles(dir) {
  return entries(dir).flatMap((e) => {
    const path = join(dir, e.name);
    if (e.isDirectory()) return SKIPPED.has(e.name) ? [] : codeFiles(path);
    return CODE.test(e.name) ? [path] : [];
  });
}

/**
 * Calls `visit(node, parent, line)` for every node of a file's syntax tree; `line` is a function. A file that is not
 * code is visited once, as a node with the type `Unreadable` and a message.
 */
export function visitCode(file, visit) {
  const text = readFileSync(file, 'utf8');
  const { program, errors } = parseSync(file, text, { sourceType: 'module' });
  const lineOf = (start) => text.slice(0, start).split('\n').length;
  if (errors.length > 0) {
    const [{ message, labels }] = errors;
    return visit({ type: 'Unreadable', message }, null, () => lineOf(labels?.[0]?.start ?? 0));
  }
  const walk = (node, parent) => {
    if (Array.isArray(node)) for (const item of node) walk(item, parent);
    else if (typeof node?.type === 'string') {
      visit(node, parent, () => lineOf(node.start));
      for (const child of Object.values(node)) if (typeof child === 'object') walk(child, node);
    }
  };
  walk(program, null);
}

function entries(dir) {
  try {
    return readdirSync(dir, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}
