import { fork } from 'node:child_process';

/**
 * Processes that each do one task after the other until there is none. They run this same program, as it was started: from
 * its sources or from a bundle.
 */
export async function inCrew<T, R>(
  size: number,
  args: readonly string[],
  next: () => T | null,
  done: (result: R) => void,
): Promise<void> {
  let stopped = false;
  const hands = Array.from({ length: size }, () => hand(args, () => (stopped ? null : next()), done));
  try {
    await Promise.all(hands);
  } finally {
    stopped = true; // One that failed stops the others: what they have begun they finish.
  }
}

function hand<T, R>(args: readonly string[], next: () => T | null, done: (result: R) => void): Promise<void> {
  let task = next();
  if (task === null) return Promise.resolve();
  const child = fork(process.argv[1]!, [...args]);
  child.send(task as object);
  return new Promise((finished, failed) => {
    child.on('message', (result) => {
      try {
        done(result as R);
        task = next();
      } catch (error) {
        failed(error);
        task = null;
      }
      if (task === null) child.disconnect();
      else child.send(task as object);
    });
    child.on('error', failed);
    child.on('exit', (code) => (code === 0 ? finished() : failed(new Error(`a process ended with ${code}`))));
  });
}

/** The other side: works until there is nothing more to do, or nobody left who wants it. */
export function workInCrew<T, R>(work: (task: T) => Promise<R>): Promise<void> {
  process.on('message', async (task) => process.send!(await work(task as T)));
  return new Promise((gone) => process.on('disconnect', gone));
}
