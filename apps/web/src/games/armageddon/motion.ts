import { type RefObject, useLayoutEffect, useRef } from 'react';
import { play } from '../../table/motion.ts';
import type { Props } from './props.ts';

const ARRIVES: Keyframe[] = [
  { transform: 'translateY(-10px)', opacity: 0 },
  { transform: 'none', opacity: 1 },
];

/** What has just happened is shown where it happened: bids drop in, new cards arrive. Nothing waits for it. */
export function useMotion(board: RefObject<HTMLElement | null>, p: Props): void {
  const before = useRef<unknown>(p.events);
  useLayoutEffect(() => {
    if (before.current === p.events) return;
    before.current = p.events;
    const find = (selector: string): Element | null => board.current?.querySelector(selector) ?? null;
    for (const e of p.events) {
      if (e.t === 'bid') play(find(`[data-testid="area-${e.area}"] [data-seat="${e.seat}"]`), ARRIVES, p.motion);
      if (e.t === 'equipmentShown')
        play(find(`[data-ref="slot:slot.${e.slot + 1}"]`), ARRIVES, p.motion, (e.slot * p.motion) / 4);
      if (e.t === 'buildingShown')
        play(find(`[data-ref="card:${e.card}"]`), ARRIVES, p.motion, (e.slot * p.motion) / 4);
    }
  });
}
