// Completes package-lock.json (`npm run lock`, after a change of dependencies). Binaries come as one optional
// package per platform; npm leaves out of the lock those the registry at hand does not carry, and then `npm ci` refuses
// the lock everywhere. Their versions are exact in the package that wants them, so the entries can be written.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const LOCK = fileURLToPath(new URL('../package-lock.json', import.meta.url));
const PLATFORM = /(android|darwin|freebsd|linux|openharmony|wasm32|win32)-(\w+)(?:-(\w+))?$/;
const LIBC = { gnu: 'glibc', musl: 'musl' };

/** Adds an entry for each optional package that has none; returns their names. */
export function complete(lock) {
  const added = [];
  for (const parent of Object.values(lock.packages)) {
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      const at = `node_modules/${name}`;
      if (lock.packages[at]) continue;
      const [, os, cpu, abi] = name.match(PLATFORM) ?? [];
      if (!os) throw new Error(`${name}: cannot tell its platform`);
      lock.packages[at] = {
        version,
        cpu: [os === 'wasm32' ? os : cpu],
        ...(parent.dev && { dev: true }),
        ...(LIBC[abi] && { libc: [LIBC[abi]] }),
        optional: true,
        ...(os !== 'wasm32' && { os: [os] }),
      };
      added.push(name);
    }
  }
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
  return added;
}

export const readLock = () => JSON.parse(readFileSync(LOCK, 'utf8'));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lock = readLock();
  const added = complete(lock);
  if (added.length > 0) writeFileSync(LOCK, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${added.length} platform packages added to package-lock.json`);
}
