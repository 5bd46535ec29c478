import type { Ref, Seat } from '@ashtown/engine';
import type { ReactNode } from 'react';
import { card as cardRef, type Props, refKey } from './props.ts';
import { Said } from './Said.tsx';
import { boardText } from './text/index.ts';
import style from './thing.module.css';
import { useArrival } from './useArrival.ts';

/** What a tableau is drawn with: whose it is decides whether its things can be touched or only looked at. */
export interface Ground {
  p: Props;
  of: Seat;
  own: boolean;
  pending: ReadonlyMap<string, number>;
  /** The slots of the payment that the prompt bar offers. */
  preview: ReadonlySet<string>;
}

/** A card or mission in play. Of several refs the first that can be chosen now counts. */
export function Thing(props: {
  ground: Ground;
  refs: readonly Ref[];
  id: string;
  name: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  const { ground, refs, id, name, className = '', children } = props;
  const { p, of, own, pending, preview } = ground;
  const text = boardText(p.lang);
  const ref = refs.find((r) => p.standing(r) !== 'rest') ?? refs[0]!;
  const taken = own ? (pending.get(refs[0]!.id) ?? 0) : 0;
  const standing = own ? p.standing(ref) : 'rest';
  const key = standing === 'legal' && !p.compact ? p.hotkey(ref) : null;
  const played = p.events.some((e) => e.t === 'played' && e.seat === of && e.card === id);
  const box = useArrival<HTMLButtonElement>(played, p.motion);
  const marked = standing === 'chosen' || taken > 0;
  return (
    <button
      ref={box}
      type="button"
      tabIndex={-1}
      data-rove=""
      {...(own ? { 'data-ref': refKey(ref), 'data-standing': standing } : {})}
      aria-pressed={marked}
      className={`${style.thing} ${className} ${marked ? style.marked : ''} ${own && preview.has(ref.id) ? style.preview : ''}`}
      onClick={() => (own ? p.touch(ref) : p.inspect(cardRef(id)))}
      onContextMenu={(e) => {
        e.preventDefault();
        p.inspect(cardRef(id));
      }}
    >
      <Said as={`${name}${taken > 0 ? `, ${text.chosen}` : ''}`}>
        {key !== null && (
          <span className={style.key} data-key="" aria-hidden="true">
            {key}
          </span>
        )}
        {children}
      </Said>
    </button>
  );
}
