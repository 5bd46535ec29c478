import { END_SCORE, scoreOf } from '@ashtown/catalog/51st-state-2010';
import { roving } from '../../table/roving.ts';
import { SeatToken } from '../../ui/SeatToken.tsx';
import { Mark } from '../51st-state-common/Mark.tsx';
import { Order, ScoreTrack, Turn } from '../51st-state-common/ScoreTrack.tsx';
import style from './board.module.css';
import { Display } from './Display.tsx';
import { Piles } from './Piles.tsx';
import type { Props } from './props.ts';
import { orderOf } from './summary.ts';
import { boardText } from './text/index.ts';

/** What belongs to everybody: the score, what lies face up, the piles. */
export function Board(p: Props) {
  const t = boardText(p.lang);
  const points = p.view.players.map(scoreOf);
  const ending = points.some((vp) => vp >= END_SCORE);
  return (
    <div className={`${style.board} ${p.compact ? style.compact : ''}`}>
      <ScoreTrack
        name={t.score}
        end={END_SCORE}
        runners={points.map((vp, seat) => ({
          key: String(seat),
          name: p.who(seat),
          vp,
          token: <SeatToken seat={seat} size={22} />,
        }))}
        aside={t.endAt(END_SCORE)}
        last={ending ? t.lastTurn : undefined}
      >
        {!p.compact && (
          <Order title={t.order}>
            <Mark id="first" size={13} />
            {orderOf(p.view).map((seat) => {
              const { passed } = p.view.players[seat]!;
              return (
                <Turn key={seat} passed={passed}>
                  <SeatToken seat={seat} size={19} label={`${p.who(seat)}${passed ? `, ${t.passed}` : ''}`} />
                </Turn>
              );
            })}
          </Order>
        )}
      </ScoreTrack>
      <div ref={roving} className={`plate ${style.shared}`}>
        <Display {...p} />
        <Piles {...p} />
      </div>
    </div>
  );
}
