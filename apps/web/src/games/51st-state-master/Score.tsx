import { END_VP, RIVAL } from '@ashtown/51st-state-master/board';
import type { Seat } from '@ashtown/engine';
import { SeatToken } from '../../ui/SeatToken.tsx';
import { Mark } from '../51st-state-common/Mark.tsx';
import { ScoreTrack } from '../51st-state-common/ScoreTrack.tsx';
import type { Props } from './props.ts';
import style from './score.module.css';
import { orderOf, stateOf } from './summary.ts';

/** The track of victory points, with the order of play beside it. */
export function Score(p: Props) {
  const t = p.words.board;
  const seats: Seat[] = [...p.view.players.keys(), ...(p.view.solo ? [RIVAL] : [])];
  const order = p.view.round > 0 && p.view.players.length > 1 ? orderOf(p.view) : [];
  return (
    <ScoreTrack
      p={p}
      t={t}
      end={END_VP}
      runners={seats.map((seat) => ({
        key: String(seat),
        name: seat === RIVAL ? t.virtual : p.who(seat),
        vp: stateOf(p.view, seat).vp,
        token: seat === RIVAL ? <Robot /> : <SeatToken seat={seat} size={22} />,
      }))}
      last={p.view.ending ? t.lastRound : undefined}
      order={order.map((seat) => ({ seat, passed: p.view.players[seat]!.passed }))}
    />
  );
}

const Robot = () => (
  <span className={style.robot}>
    <Mark id="robot" size={14} />
  </span>
);
