import type { ReactNode } from 'react';
import style from './score.module.css';

/** Somebody on the track. */
export interface Runner {
  key: string;
  name: string;
  vp: number;
  token: ReactNode;
}

/** The track of victory points. `aside` stands at its end, `last` where the end has come, `children` beside. */
export function ScoreTrack(props: {
  name: string;
  end: number;
  runners: readonly Runner[];
  aside: string;
  last?: string | undefined;
  children?: ReactNode;
}) {
  const { name, end, runners, aside, last, children } = props;
  const most = Math.max(end + 2, ...runners.map((x) => x.vp + 1));
  const at = (vp: number) => `${(100 * vp) / most}%`;
  const ticks = Array.from({ length: Math.floor(most / 5) + 1 }, (_, i) => i * 5);
  return (
    <section className={`plate ${style.score}`} aria-label={name}>
      <span className="label">{name}</span>
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
        {runners.map(({ key, name: who, vp, token }, i) => {
          const same = runners.slice(0, i).filter((x) => x.vp === vp).length;
          return (
            <li key={key} className={style.at} style={{ left: at(vp), translate: `calc(-50% + ${same * 11}px) 0` }}>
              {token}
              <span className="vh">
                {who}: {vp}
              </span>
            </li>
          );
        })}
      </ol>
      {last === undefined ? <span className={style.aside}>{aside}</span> : <b className={style.last}>{last}</b>}
      {children}
    </section>
  );
}

/** The order of play, who has passed in half tone. */
export const Order = ({ title, children }: { title: string; children: ReactNode }) => (
  <span className={style.order} title={title}>
    {children}
  </span>
);
export const Turn = ({ passed, children }: { passed: boolean; children: ReactNode }) => (
  <span className={passed ? style.passed : ''}>{children}</span>
);
