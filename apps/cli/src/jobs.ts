import { fork } from 'node:child_process';
import { type GameRecord, playNth, type Report, type Tournament, tally } from '@ashtown/bots';

/** Which games one of several processes plays: every `of`-th, beginning with `nth`. */
export interface Share {
  nth: number;
  of: number;
}

export const shareText = ({ nth, of }: Share): string => `${nth}/${of}`;
export function parseShare(text: string): Share {
  const [nth, of] = text.split('/').map(Number);
  return { nth: nth!, of: of! };
}

/**
 * A tournament spread over processes: each runs this same command line with a share of the games and sends back their
 * records. They are added up in order, so the report is that of a single process.
 */
export async function tournamentInJobs(
  t: Tournament,
  jobs: number,
  onGame: (record: GameRecord) => void,
): Promise<Report> {
  const all = tally(t.bots);
  const waiting = new Map<number, GameRecord>();
  let next = 0;
  function take(record: GameRecord): void {
    waiting.set(record.nth, record);
    for (let ready = waiting.get(next); ready; ready = waiting.get(next)) {
      waiting.delete(next++);
      all.add(ready);
      onGame(ready);
    }
  }
  await Promise.all(Array.from({ length: jobs }, (_, nth) => job({ nth, of: jobs }, take)));
  return all.report();
}

function job(share: Share, take: (record: GameRecord) => void): Promise<void> {
  const [script, ...args] = process.argv.slice(1);
  const child = fork(script!, [...args, '--share', shareText(share)]);
  child.on('message', (record) => take(record as GameRecord));
  return new Promise((done, failed) => {
    child.on('error', failed);
    child.on('close', (code) =>
      code === 0 ? done() : failed(new Error(`job ${shareText(share)} ended with ${code}`)),
    );
  });
}

/** The other side: plays its share and sends each record before it goes on. */
export async function playShare(t: Tournament, { nth, of }: Share): Promise<void> {
  for (let i = nth; i < t.games; i += of) {
    const record = playNth(t, i);
    await new Promise((sent) => process.send!(record, sent));
  }
  process.disconnect();
}
