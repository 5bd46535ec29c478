import { END_VP, RIVAL } from '@ashtown/catalog/51st-state-master';
import type { Seat } from '@ashtown/engine';
import { SeatToken } from '../../ui/SeatToken.tsx';
import { Mark } from '../51st-state-common/Mark.tsx';
import type { Props } from './props.ts';
import style from './score.module.css';
import { orderOf, stateOf } from './summary.ts';
import { boardText } from './text/index.ts';

/** The track of victory points, with the order of play beside it. */
export function Score(p: Props) {
  const t = boardText(p.lang);
  const seats: Seat[] = [...p.view.players.keys(), ...(p.view.solo ? [RIVAL] : [])];
  const points = seats.map((seat) => ({ seat, vp: stateOf(p.view, seat).vp }));
  const most = Math.max(END_VP + 2, ...points.map((x) => x.vp + 1));
  const at = (vp: number) => `${(100 * vp) / most}%`;
  const ticks = Array.from({ length: Math.floor(most / 5) + 1 }, (_, i) => i * 5);
  const name = (seat: Seat) => (seat === RIVAL ? t.virtual : p.who(seat));
  return (
    <section className={`plate ${style.score}`} aria-label={t.score}>
      <span className="label">{t.score}</span>
      <ol className={style.track}>
        {ticks.map((n) => (
          <li
            key={n}
            className={`${style.tick} ${n === END_VP ? style.end : ''}`}
            style={{ left: at(n) }}
            aria-hidden="true"
          >
            {n}
          </li>
        ))}
        {points.map(({ seat, vp }, i) => {
          const same = points.slice(0, i).filter((x) => x.vp === vp).length;
          return (
            <li key={seat} className={style.at} style={{ left: at(vp), translate: `calc(-50% + ${same * 11}px) 0` }}>
              {seat === RIVAL ? (
                <span className={style.robot}>
                  <Mark id="robot" size={14} />
                </span>
              ) : (
                <SeatToken seat={seat} size={22} />
              )}
              <span className="vh">
                {name(seat)}: {vp}
              </span>
            </li>
          );
        })}
      </ol>
      {p.view.ending ? (
        <b className={style.last}>{t.lastRound}</b>
      ) : (
        <span className={style.aside}>{t.endAt(END_VP)}</span>
      )}
      {p.view.round > 0 && p.view.players.length > 1 && !p.compact && (
        <span className={style.order} title={t.order}>
          <Mark id="first" size={13} />
          {orderOf(p.view).map((seat) => (
            <span key={seat} className={p.view.players[seat]!.passed ? style.passed : ''}>
              <SeatToken
                seat={seat}
                size={19}
                label={`${p.who(seat)}${p.view.players[seat]!.passed ? `, ${t.passed}` : ''}`}
              />
            </span>
          ))}
        </span>
      )}
    </section>
  );
}
