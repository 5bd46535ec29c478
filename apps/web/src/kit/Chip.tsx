import { type Ref, refKey } from '@ashtown/engine';
import type { ReactNode } from 'react';
import style from './chip.module.css';
import type { Pointing } from './pointing.ts';

/** A small thing by its name, to be looked at: a card in front of somebody, a token. */
export const Chip = (props: {
  p: Pick<Pointing, 'inspect'>;
  of: Ref;
  sign?: ReactNode;
  /** How many of them, where there are several. */
  n?: number;
  /** Where it lies, if that has another name; it is then the place that has it. */
  place?: Ref | undefined;
  /** It only speaks of a thing that lies elsewhere. */
  mention?: boolean;
  /** Torn off: something of which only a part is known. */
  ticket?: boolean;
  className?: string | undefined;
  children: ReactNode;
}) => {
  const { p, of, sign, n = 1, place, mention = false, ticket = false, className = '', children } = props;
  return (
    <button
      type="button"
      data-ref={mention ? undefined : refKey(place ?? of)}
      data-tells={mention || place ? refKey(of) : undefined}
      className={`chip ${ticket ? 'ticket ' : ''}${style.chip} ${className}`.trim()}
      onClick={() => p.inspect(of)}
    >
      {sign}
      <span className={style.name}>{children}</span>
      {n > 1 && <span>×{n}</span>}
    </button>
  );
};
