import { refKey, type Seat } from '@ashtown/engine';
import type { ReactNode } from 'react';
import { SeatToken } from '../../ui/SeatToken.tsx';
import { Mark } from './Mark.tsx';
import type { Props } from './props.ts';
import { slot } from './refs.ts';
import style from './score.module.css';
import type { StateText } from './text/state-text.ts';

/** Half of a token. */
const HALF = 11;

/** Somebody on the track. */
interface Runner {
  key: string;
  name: string;
  vp: number;
  token: ReactNode;
}

/** The track of victory points, with the order of play beside it; `last` where the end has come. */
export function ScoreTrack(props: {
  p: Props;
  t: StateText;
  end: number;
  runners: readonly Runner[];
  last?: string | undefined;
  order: readonly { seat: Seat; passed: boolean }[];
}) {
  const { p, t, end, runners, last, order } = props;
  const most = Math.max(end + 2, ...runners.map((x) => x.vp + 1));
  const at = (vp: number) => `${(100 * vp) / most}%`;
  const ticks = Array.from({ length: Math.floor(most / 5) + 1 }, (_, i) => i * 5);
  return (
    <section className={`plate ${style.score}`} aria-label={t.score}>
      <span className="label">{t.score}</span>
      <ol className={style.track}>
        {ticks.map((n) => (
          <li
            key={n}
            className={`${style.tick} ${n === end ? style.end : ''}`}
            style={{ left: at(n) }}
            aria-hidden="true"
          >
            {n}
          </li>
        ))}
        {runners.map(({ key, name, vp, token }, i) => {
          const same = runners.slice(0, i).filter((x) => x.vp === vp).length;
          return (
            <li
              key={key}
              data-ref={refKey(slot(`${key}.score`))}
              className={style.at}
              style={{ left: at(vp), marginLeft: (same - 1) * HALF }}
            >
              {token}
              <span className="vh">
                {name}: {vp}
              </span>
            </li>
          );
        })}
      </ol>
      {last === undefined ? <span className={style.aside}>{t.endAt(end)}</span> : <b className={style.last}>{last}</b>}
      {order.length > 0 && !p.compact && (
        <span className={style.order} title={t.order}>
          <Mark id="first" size={13} />
          {order.map(({ seat, passed }) => (
            <span key={seat} className={passed ? style.passed : ''}>
              <SeatToken seat={seat} size={19} label={`${p.who(seat)}${passed ? `, ${t.passed}` : ''}`} />
            </span>
          ))}
        </span>
      )}
    </section>
  );
}
