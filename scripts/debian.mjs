// Programs the tests need and npm does not bring: found on this machine, or installed where that needs nobody's help.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';

export const isProgram = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const isDebian = () =>
  existsSync('/etc/os-release') && /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(readFileSync('/etc/os-release', 'utf8'));

const run = (...command) => {
  console.error(`$ ${command.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command[0], command.slice(1), { stdio: ['ignore', 2, 2], env }).status === 0;
};

/** Installs a package of Debian; false where somebody has to do it. Writes to stderr only. */
export function install(name, what) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !isDebian()) return false;
  console.error(`Installing ${what}; this happens once …`);
  run('apt-get', '-q', 'update');
  return run('apt-get', '-y', '-q', '--no-install-recommends', 'install', name);
}
