import type { Seat } from '@ashtown/engine';
import type { ReactNode } from 'react';
import type { Caption, Said } from '../../story/caption.ts';
import { Rich } from '../../ui/Rich.tsx';
import { colourOf } from '../../ui/SeatToken.tsx';
import style from './stage.module.css';

/** Those a beat touches, and what becomes of each; below them what was taken into it. */
export function Fates(props: {
  fates: Caption['fates'];
  who(seat: Seat): string;
  mine: readonly Seat[];
  signs: Readonly<Record<string, ReactNode>> | undefined;
  token(seat: Seat): ReactNode;
  also: readonly Said[];
}) {
  const { fates, who, mine, signs, token, also } = props;
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
      {also.map(({ by, say }, i) => (
        <li key={`also ${i as 0}`} style={{ borderColor: by === null ? undefined : colourOf(by) }}>
          <span>
            <Rich text={say} signs={signs} />
          </span>
        </li>
      ))}
    </ul>
  );
}
