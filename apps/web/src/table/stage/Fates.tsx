import type { Seat } from '@ashtown/engine';
import type { ReactNode } from 'react';
import type { Fate, Said } from '../../story/caption.ts';
import { Rich } from '../../ui/Rich.tsx';
import { colourOf } from '../../ui/SeatToken.tsx';
import { ByItself } from './ByItself.tsx';
import style from './stage.module.css';

/** Those a beat touches, and what becomes of each; below them what was taken into it. */
export function Fates(props: {
  fates: readonly Fate[];
  who(seat: Seat): string;
  mine: readonly Seat[];
  signs: Readonly<Record<string, ReactNode>> | undefined;
  token(seat: Seat): ReactNode;
  also: readonly Said[];
}) {
  const { fates, who, mine, signs, token, also } = props;
  return (
    <ul className={`${style.fates} ${fates.length > 3 ? style.many : ''}`}>
      {fates.map(({ seat, says, forced }) => (
        <li key={seat} className={mine.includes(seat) ? style.me : ''} style={{ borderColor: colourOf(seat) }}>
          {token(seat)}
          <span>
            <b>{who(seat)}</b>
            {says.length > 0 && (
              <span>
                <Rich text={says.join(', ')} signs={signs} />
              </span>
            )}
            {forced && <ByItself />}
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
