// Folders that import each other in a circle: neither can be understood, or moved, without the other.
import { relative, sep } from 'node:path';

/**
 * The circles among neighbouring folders, for imports `{ from, to, line }` between files of one part. Each is reported
 * at one import of every step: `{ file, line, reason }`. Files beside the folders count for nothing: a folder may know
 * the one it lies in. Folders of `together` are one part in several folders: they may know each other.
 */
export function folderCycles(root, imports, together = []) {
  /** By the folder they lie in: which folder imports which, and where. */
  const levels = new Map();
  for (const { from, to, line } of imports) {
    const step = betweenFolders(relative(root, from).split(sep), relative(root, to).split(sep));
    if (!step) continue;
    const [level, ...folders] = step;
    const [a, b] = folders.map((folder) => (level === '.' && together.includes(folder) ? together[0] : folder));
    if (a === b) continue;
    if (!levels.has(level)) levels.set(level, new Map());
    const edges = levels.get(level);
    if (!edges.has(a)) edges.set(a, new Map());
    if (!edges.get(a).has(b)) edges.get(a).set(b, { file: from, line });
  }
  return [...levels].flatMap(([level, edges]) => circles(edges).flatMap((circle) => told(level, edges, circle)));
}

/** Where two paths part, and the folders they go into; null where one of them is a file there. */
function betweenFolders(from, to) {
  let i = 0;
  while (from[i] === to[i]) i++;
  return i < from.length - 1 && i < to.length - 1 ? [from.slice(0, i).join('/') || '.', from[i], to[i]] : null;
}

/** Folders of which each reaches all others. */
function circles(edges) {
  const reach = (start) => {
    const seen = new Set();
    const walk = (at) => {
      for (const next of edges.get(at)?.keys() ?? []) {
        if (seen.has(next)) continue;
        seen.add(next);
        walk(next);
      }
    };
    walk(start);
    return seen;
  };
  const reached = new Map([...edges.keys()].map((folder) => [folder, reach(folder)]));
  const found = new Map();
  for (const [folder, seen] of reached) {
    if (!seen.has(folder)) continue;
    const circle = [...seen].filter((other) => reached.get(other)?.has(folder)).sort();
    found.set(circle.join(), circle);
  }
  return [...found.values()];
}

function told(level, edges, circle) {
  const name = `${level === '.' ? '' : `${level}/`}{${circle.join(', ')}}`;
  return circle.flatMap((a) =>
    circle.flatMap((b) => {
      const edge = edges.get(a)?.get(b);
      return edge ? [{ ...edge, reason: `${a} imports ${b}, and the folders ${name} go in a circle` }] : [];
    }),
  );
}
