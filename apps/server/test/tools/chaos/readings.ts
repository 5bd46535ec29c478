import { isDeepStrictEqual } from 'node:util';
import type { Answers, Truth } from './history.ts';

/** Something that was written to a match, how many answers there were then, and between which moments it must have been. */
export interface Written {
  readonly t: 'answer' | 'undo' | 'redo';
  /** Whose answer it is. */
  readonly seat: number;
  readonly pick?: unknown;
  readonly length: number;
  readonly from: number;
  readonly until: number;
}

/** From one taking back to the next. */
interface Stretch extends Pick<Written, 'from' | 'until'> {
  readonly keep: number;
  readonly dropped: Answers;
  readonly added: Answers;
}

/** How far the clocks of processes on one machine are apart at most, in milliseconds. */
const SLACK = 100;

/**
 * All that was ever written to a match, in order. There may be several readings: an answer that follows one that was taken
 * back and is the same was given again by one command, or anew.
 */
export function* readings({ answers, takebacks }: { answers: Answers; takebacks: Truth['takebacks'] }) {
  const stretches: Stretch[] = [];
  let [now, until] = [answers, Number.POSITIVE_INFINITY];
  for (const { keep, dropped, at } of takebacks.toReversed()) {
    stretches.unshift({ keep, dropped, added: now.slice(keep), from: at - SLACK, until });
    now = [...now.slice(0, keep), ...dropped];
    until = at + SLACK;
  }
  const first = now.map(([seat, pick], i) => ({ t: 'answer', seat, pick, length: i + 1, from: 0, until }) as const);
  for (const rest of read(stretches, [])) yield [...first, ...rest];
}

function* read(stretches: readonly Stretch[], undone: readonly Answers[]): Generator<Written[]> {
  const [stretch, ...later] = stretches;
  if (!stretch) return yield [];
  for (const { written, left } of readStretch(stretch, undone))
    for (const rest of read(later, left)) yield [...written, ...rest];
}

/** `left`: what can be given again afterwards. Who takes back what lies face down leaves the answers of the others. */
function* readStretch({ keep, dropped, added, from, until }: Stretch, undone: readonly Answers[]) {
  const [own, ...others] = dropped;
  const seat = own?.[0] ?? -1;
  const when = { from, until };
  const undo = { t: 'undo', seat, from, until: from + 2 * SLACK } as const;
  const kept = others.length > 0 && begins(added, others) ? [0, others.length] : [0];
  for (const n of kept) {
    const written: Written[] = [{ ...undo, length: keep + n }];
    let left = [...undone, n > 0 ? dropped.slice(0, 1) : dropped];
    for (let at = n; ; ) {
      const anew = added.slice(at);
      const plain = anew.map(([who, pick], i): Written => {
        return { t: 'answer', seat: who, pick, length: keep + at + i + 1, ...when };
      });
      yield { written: [...written, ...plain], left: anew.length > 0 ? [] : left };
      const again = left.at(-1);
      if (!again || again.length === 0 || !begins(anew, again)) break;
      at += again.length;
      left = left.slice(0, -1);
      written.push({ t: 'redo', seat: again[0]![0], length: keep + at, ...when });
    }
  }
}

const begins = (answers: Answers, first: Answers): boolean => isDeepStrictEqual(answers.slice(0, first.length), first);
