import type { Seat } from '@ashtown/engine';
import type { ReactNode } from 'react';
import type { Caption } from '../../story/caption.ts';
import { Rich } from '../../ui/Rich.tsx';
import { colourOf } from '../../ui/SeatToken.tsx';
import style from './stage.module.css';

/** Those a beat touches, and what becomes of each. */
export function Fates(props: {
  fates: Caption['fates'];
  who(seat: Seat): string;
  mine: readonly Seat[];
  signs: Readonly<Record<string, ReactNode>> | undefined;
  token(seat: Seat): ReactNode;
}) {
  const { fates, who, mine, signs, token } = props;
  return (
    <ul className={`${style.fates} ${fates.length > 3 ? style.many : ''}`}>
      {fates.map(({ seat, says }) => (
        <li key={seat} className={mine.includes(seat) ? style.me : ''} style={{ borderColor: colourOf(seat) }}>
          {token(seat)}
          <span>
            <b>{who(seat)}</b>
            {says.length > 0 && (
              <span>
                <Rich text={says.join(', ')} signs={signs} />
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
