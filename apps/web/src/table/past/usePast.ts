import type { Seat } from '@ashtown/engine';
import type { LogEntry, Past, Position, Problem } from '@ashtown/protocol';
import { useMemo, useRef, useState } from 'react';
import type { TableLink } from '../../net/link.ts';
import { still } from './still.ts';

const NONE: readonly LogEntry[] = [];

/** How somebody looks back while the match goes on. */
export interface LookBack {
  /** What is looked at; null for the present. */
  position: Position | null;
  /** What led to it, if one came there going forward. */
  fresh: readonly LogEntry[];
  /** The first moment there is. */
  from: number;
  playing: boolean;
  /** To the moment after so many answers; the present where that many have not been given before now. */
  to(at: number): void;
  /** From a moment on, until the present; `only` these moments, where not all of them are wanted. */
  play(from: number, only?: readonly number[]): void;
  pause(): void;
  /** To the next moment of what is played. */
  on(): void;
  end(): void;
}

export function usePast(
  link: TableLink,
  now: Position,
  log: readonly LogEntry[],
  onRefused: (problem: Problem) => void,
): LookBack {
  const [seen, see] = useState<{ seat: Seat | null; past: Past; fresh: readonly LogEntry[] } | null>(null);
  const [playing, setPlaying] = useState(false);
  /** What was asked for last: an older reply that comes later is let go. */
  const wanted = useRef<number | null>(null);
  const only = useRef<readonly number[] | null>(null);
  // Other eyes, or an undo that reaches behind it, end the looking back.
  const valid = seen !== null && seen.seat === now.seat && seen.past.at < now.at;
  const position = useMemo(() => seen && still(seen.seat, seen.past), [seen]);
  const from = Math.max(0, log[0]?.at ?? now.at);

  const end = () => {
    wanted.current = null;
    see(null);
    setPlaying(false);
    only.current = null;
  };
  const fetch = async (at: number) => {
    if (at >= now.at) return end();
    const { seat } = now;
    const forward = wanted.current !== null && (at === wanted.current + 1 || only.current?.includes(at));
    wanted.current = at;
    const reply = await link.send({ t: 'past', seat, at });
    if (wanted.current !== at) return;
    if (!reply.ok) {
      onRefused(reply);
      return end();
    }
    const fresh = forward ? log.filter((e) => e.at === at - 1) : NONE;
    if (reply.past) see({ seat, past: reply.past, fresh });
  };
  const next = (at: number): number => (only.current ? (only.current.find((x) => x > at) ?? now.at) : at + 1);

  return {
    position: valid ? position : null,
    fresh: valid ? seen.fresh : NONE,
    from,
    playing: playing && valid,
    to(at) {
      setPlaying(false);
      only.current = null;
      void fetch(Math.max(from, at));
    },
    play(at, moments) {
      setPlaying(true);
      only.current = moments ?? null;
      void fetch(Math.max(from, at));
    },
    pause: () => setPlaying(false),
    on() {
      if (valid) void fetch(next(seen.past.at));
    },
    end,
  };
}
