import { type Cites as CitesOf, RANKS, type RuleId } from '@ashtown/engine';
import { useLayoutEffect, useRef } from 'react';
import type { Line } from '../../story/lines.ts';
import { Cited } from '../cited/Cited.tsx';
import type { Scene } from '../scene.ts';
import style from './cites.module.css';
import { putBehindText } from './room.ts';

const weightOf = ({ telling }: Line): number => RANKS.indexOf(telling.rank);

/** The rules some lines of the log go by, each once, that of the weightiest first. */
export const rulesOf = (lines: readonly Line[], { events }: CitesOf): readonly RuleId[] => [
  ...new Set(
    lines
      .toSorted((a, b) => weightOf(a) - weightOf(b))
      .flatMap(({ event }) => events[(event as { t: string }).t]?.[0] ?? []),
  ),
];

/** The rules of a deed, behind its words while somebody is at it. Nothing moves for them where a pointer only passes. */
export function Cites(props: { rules: readonly RuleId[]; scene: Scene; onOpen(open: boolean): void }) {
  const { rules, scene, onOpen } = props;
  const [first, ...more] = rules;
  const chip = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const it = chip.current;
    if (!it) return;
    const put = () => putBehindText(it);
    put();
    // Its lines break elsewhere in another window or with larger letters.
    const sizes = new ResizeObserver(put);
    sizes.observe(it.parentElement!);
    return () => sizes.disconnect();
  }, []);
  if (first === undefined) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it only keeps a click from the deed.
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed is the button inside it.
    <span ref={chip} className={style.cites} onClick={(e) => e.stopPropagation()}>
      <Cited game={scene.game.id} lang={scene.lang} rule={first} more={more} roves onOpen={onOpen} />
    </span>
  );
}
