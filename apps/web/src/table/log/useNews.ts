import { useMemo, useState } from 'react';
import { type Digest, digestOf } from '../../story/digest.ts';
import type { Scene } from '../scene.ts';

/** What happened since one's last move, while one is asked, for as long as nobody has looked: where the log is a tab of its own. */
export function useNews(scene: Scene): { news: Digest | null; onSeen(): void } {
  const { lines, log, beat, position } = scene;
  const { seat, question } = position;
  const asked = seat !== null && question !== null && beat === null;
  const digest = useMemo(() => (asked ? digestOf(lines, log, seat) : null), [asked, lines, log, seat]);
  const [seen, see] = useState<number | null>(null);
  return { news: digest?.from === seen ? null : digest, onSeen: () => see(digest?.from ?? seen) };
}
