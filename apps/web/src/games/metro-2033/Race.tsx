import { refKey } from '@ashtown/engine';
import { MARKERS, START_MARKERS } from '@ashtown/metro-2033/board';
import { at, player, slot } from '../../kit/index.ts';
import { SeatToken } from '../../ui/SeatToken.tsx';
import style from './board.module.css';
import type { Props } from './props.ts';

const STOPS = Array.from({ length: MARKERS - START_MARKERS + 1 }, (_, i) => START_MARKERS + i);

/** A metro line from the start to ten markers: who stands at which stop. */
export function Race(p: Props) {
  const text = p.words.board;
  const most = p.size === 'wide' ? 34 : 24;
  const totals = p.view.players.map(p.game.facts.totalOf);
  return (
    <section className={style.race} aria-label={text.race} data-tells={refKey(slot('race'))}>
      <h2>{text.race}</h2>
      <p className={style.help}>{text.raceHelp}</p>
      <div className={style.stops} aria-hidden="true">
        <i className={style.rail} />
        {STOPS.map((stop) => (
          <div key={stop} className={`${style.stop} ${stop === MARKERS ? style.end : ''}`}>
            <span className={style.here}>
              {totals.map((n, seat) =>
                n === stop ? (
                  <span
                    key={`${seat as 0}`}
                    data-ref={refKey(at(seat, 'race'))}
                    data-tells={refKey(player(seat))}
                    className={seat === p.view.turn.seat && p.view.turn.no > 0 ? style.turn : ''}
                  >
                    <SeatToken
                      seat={seat}
                      size={Math.min(most, totals.filter((x) => x === stop).length > 2 ? 21 : 34)}
                    />
                  </span>
                ) : null,
              )}
            </span>
            <b>{stop}</b>
          </div>
        ))}
      </div>
      <ul className="vh">
        {totals.map((n, seat) => (
          <li key={`${seat as 0}`}>{text.at(p.who(seat), n)}</li>
        ))}
      </ul>
    </section>
  );
}
