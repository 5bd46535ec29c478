import { parentPort, workerData } from 'node:worker_threads';
import { type Answered, type Asked, makeFailure, OPENED } from './messages.ts';
import { SqliteFile } from './sqlite-file.ts';

/** The thread that looks after the data file. It answers in its own order: what is read at once, what is written after the commit. */

const port = parentPort!;
let answers: Answered[] = [];

/** What is known by the end of a turn goes together: a commit answers everybody in it. */
function answer(answered: Answered): void {
  if (answers.length === 0)
    process.nextTick(() => {
      const text = JSON.stringify(answers);
      answers = [];
      port.postMessage(text);
    });
  answers.push(answered);
}

function open(): SqliteFile | null {
  try {
    return new SqliteFile(workerData);
  } catch (error) {
    answer([OPENED, makeFailure(error), 1]);
    return null;
  }
}

const file = open();
if (file) {
  port.on('message', (text: string) => {
    for (const [n, method, args] of JSON.parse(text) as Asked[])
      (file[method] as (...args: readonly unknown[]) => Promise<unknown>)(...args).then(
        (value) => answer([n, value]),
        (error) => answer([n, makeFailure(error), 1]),
      );
  });
  answer([OPENED, null]);
}
