const WIDTH = 30;
const EVERY_MILLIS = 100;

/** A bar on a terminal; nothing at all where stderr goes to a file or a pipe. */
export function progress(
  total: number,
  stream: NodeJS.WriteStream = process.stderr,
): { to(done: number, note?: string): void; end(): void } {
  if (!stream.isTTY) return { to() {}, end() {} };
  let drawn = 0;
  return {
    to(done, note = '') {
      const now = Date.now();
      if (now - drawn < EVERY_MILLIS) return;
      drawn = now;
      const full = Math.round((WIDTH * done) / total);
      stream.write(`\r${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${done}/${total}${note && ` ${note}\x1b[K`}`);
    },
    end: () => void stream.write('\r\x1b[K'),
  };
}
