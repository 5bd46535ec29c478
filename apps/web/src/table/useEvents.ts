import type { LogEntry } from '@ashtown/protocol';
import { useRef } from 'react';
import { newEntries } from './log.ts';

/** What the last answers caused; the same list until something new has happened. */
export function useEvents(log: readonly LogEntry[]): readonly unknown[] {
  const before = useRef(log);
  const events = useRef<readonly unknown[]>([]);
  if (before.current !== log) {
    const fresh = newEntries(before.current, log);
    before.current = log;
    if (fresh.length > 0) events.current = fresh.flatMap((e) => e.events);
  }
  return events.current;
}
