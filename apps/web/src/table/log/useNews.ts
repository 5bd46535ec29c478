import { useEffect, useMemo, useState } from 'react';
import { digestOf } from '../../story/digest.ts';
import type { Scene } from '../scene.ts';

/** How much happened since one's last move, once one is asked or all is over, for as long as nobody has looked: where the log is a tab. */
export function useNews({ lines, log, beat, position }: Scene, isLooked: boolean): number {
  const { seat, question, result } = position;
  const isTold = seat !== null && beat === null && (question !== null || result !== null);
  const digest = useMemo(() => (isTold ? digestOf(lines, log, seat) : null), [isTold, lines, log, seat]);
  const [seen, see] = useState<number | null>(null);
  const from = digest?.from ?? null;
  useEffect(() => {
    if (isLooked && from !== null) see(from);
  }, [isLooked, from]);
  return digest === null || isLooked || from === seen ? 0 : digest.items.length + digest.left;
}
