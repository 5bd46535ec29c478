import { END_VP, RIVAL } from '@ashtown/catalog/51st-state-master';
import type { Seat } from '@ashtown/engine';
import { SeatToken } from '../../ui/SeatToken.tsx';
import { Mark } from '../51st-state-common/Mark.tsx';
import { Order, ScoreTrack, Turn } from '../51st-state-common/ScoreTrack.tsx';
import type { Props } from './props.ts';
import style from './score.module.css';
import { orderOf, stateOf } from './summary.ts';
import { boardText } from './text/index.ts';

/** The track of victory points, with the order of play beside it. */
export function Score(p: Props) {
  const t = boardText(p.lang);
  const seats: Seat[] = [...p.view.players.keys(), ...(p.view.solo ? [RIVAL] : [])];
  return (
    <ScoreTrack
      name={t.score}
      end={END_VP}
      runners={seats.map((seat) => ({
        key: String(seat),
        name: seat === RIVAL ? t.virtual : p.who(seat),
        vp: stateOf(p.view, seat).vp,
        token: seat === RIVAL ? <Robot /> : <SeatToken seat={seat} size={22} />,
      }))}
      aside={t.endAt(END_VP)}
      last={p.view.ending ? t.lastRound : undefined}
    >
      {p.view.round > 0 && p.view.players.length > 1 && !p.compact && (
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
  );
}

const Robot = () => (
  <span className={style.robot}>
    <Mark id="robot" size={14} />
  </span>
);
