import type { Seat } from '@ashtown/engine';
import { ADVISER, type Advice, type AdviceKind, adviceBudget, advise, type BotTurn } from '@ashtown/host';
import { adviseNow, type Question } from '@ashtown/room';
import { loadRules } from '../../load/rules.ts';
import { valueFor } from './values.ts';

/** What an adviser is asked, as plain data. */
interface Asked {
  kind: AdviceKind;
  game: string;
  seat: Seat;
  turn: BotTurn;
}
type Told = { advice: Advice[AdviceKind] } | { failed: string };

/** The name of a worker that advises: it runs the same file as the one that holds the table. */
const NAME = 'adviser';
export const isAdviser = (): boolean => self.name === NAME;

const workers = new Map<AdviceKind, Worker>();

function workerFor(kind: AdviceKind): Worker {
  const known = workers.get(kind) ?? new Worker(self.location.href, { type: 'module', name: NAME });
  workers.set(kind, known);
  return known;
}

/**
 * Advice from a worker of its own for each kind, so that whoever waits for it can go on playing. Once nobody waits for it any
 * more the worker is ended: it could not hear that it should stop.
 */
export async function adviseElsewhere<K extends AdviceKind>(kind: K, question: Question): Promise<Advice[K]> {
  if (typeof Worker === 'undefined') return adviseNow(kind, question);
  const { game, seat, turn, signal } = question;
  const worker = workerFor(kind);
  const told = await new Promise<Told>((resolve) => {
    const end = (failed: string) => {
      workers.delete(kind);
      worker.terminate();
      resolve({ failed });
    };
    const giveUp = () => end('nobody waits for it');
    signal.addEventListener('abort', giveUp, { once: true });
    worker.onmessage = ({ data }: MessageEvent<Told>) => {
      signal.removeEventListener('abort', giveUp);
      resolve(data);
    };
    worker.onerror = ({ message }) => {
      signal.removeEventListener('abort', giveUp);
      end(message);
    };
    worker.postMessage({ kind, game: game.id, seat, turn } satisfies Asked);
  });
  if ('failed' in told) throw new Error(told.failed);
  return told.advice as Advice[K];
}

/** Answers whoever asks this worker for advice, one after the other. */
export function serveAdvice(): void {
  const table = self as unknown as { postMessage(told: Told): void; onmessage: ((e: { data: Asked }) => void) | null };
  table.onmessage = ({ data }) =>
    void answer(data).then(
      (advice) => table.postMessage({ advice }),
      (error: unknown) => table.postMessage({ failed: String(error) }),
    );
}

async function answer({ kind, game: id, seat, turn }: Asked): Promise<Advice[AdviceKind]> {
  const game = await loadRules(id);
  if (!game) throw new Error(`there is no game ${id}`);
  const value = await valueFor(ADVISER, game, turn.view);
  return advise(kind, game, seat, {
    ...turn,
    ...(value && { value }),
    budget: adviceBudget(kind, () => performance.now()),
  });
}
