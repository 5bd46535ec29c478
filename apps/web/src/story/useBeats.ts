import { useEffect, useMemo, useRef, useState } from 'react';
import { type Speed, useSettings } from '../settings/settings.ts';
import { type Beat, beatsOf } from './beats.ts';
import { holdFor, type Speaker } from './caption.ts';
import type { Line } from './lines.ts';
import { FACTOR, TRAVEL } from './pace.ts';
import type { Narration } from './useTelling.ts';

const isTold = ({ weight }: Beat): boolean => weight === 'full' || weight === 'short';
/** Whoever plays something back wants to see it. */
const factorOf = (speed: Speed): number => FACTOR[speed] || FACTOR.fast;

/** The beats of a moment one after the other, each with what is still to be told then. */
export function stepsOf({ beats }: Pick<Narration, 'beats'>): readonly Pick<Narration, 'beat' | 'left'>[] {
  const lines = beats.flatMap((beat) => beat.lines);
  const told = beats.filter(isTold);
  return told.map((beat, i) => ({
    beat,
    left: i === told.length - 1 ? [] : lines.slice(lines.indexOf(beat.lines.at(-1)!) + 1),
  }));
}

/** How long it takes to play these moments, in seconds. */
export function useSeconds(lines: readonly Line[], moments: readonly number[], speaker: Speaker): number {
  const factor = factorOf(useSettings((s) => s.speed));
  const each = moments.map((moment) => {
    const beats = beatsOf(
      lines.filter(({ at }) => at === moment - 1),
      [],
    ).filter(isTold);
    return beats.reduce((sum, beat) => sum + holdFor(beat, speaker), 0) || TRAVEL.normal;
  });
  return Math.max(1, Math.round((each.reduce((sum, ms) => sum + ms, 0) * factor) / 1000));
}

/** A moment of the past, told beat by beat wherever one comes to it going forward; `onEnd` where all is told while it plays. */
export function useBeats(told: Narration, playing: boolean, speaker: Speaker, onEnd: () => void): Narration {
  const speed = useSettings((s) => s.speed);
  const steps = useMemo(() => stepsOf(told), [told]);
  const [at, setAt] = useState({ of: told.fresh, step: 0 });
  const step = at.of === told.fresh ? at.step : 0;
  const latest = useRef({ speaker, onEnd });
  latest.current = { speaker, onEnd };
  useEffect(() => {
    const isLast = step >= steps.length - 1;
    if (isLast && !playing) return;
    const now = steps[step];
    const hold = now ? holdFor(now.beat!, latest.current.speaker) : TRAVEL.normal;
    const timer = setTimeout(
      () => (isLast ? latest.current.onEnd() : setAt({ of: told.fresh, step: step + 1 })),
      hold * factorOf(speed),
    );
    return () => clearTimeout(timer);
  }, [told.fresh, steps, step, playing, speed]);
  return useMemo(() => ({ ...told, ...steps[step] }), [told, steps, step]);
}
