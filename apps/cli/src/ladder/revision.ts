import { execFileSync } from 'node:child_process';

/** The commit this program is from, with a `+` where it was changed since; `unknown` outside of a working copy. */
export function revisionHere(): string {
  try {
    const args = ['describe', '--always', '--abbrev=8', '--exclude=*', '--dirty=+'];
    const cwd = new URL('.', import.meta.url);
    return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return 'unknown';
  }
}
