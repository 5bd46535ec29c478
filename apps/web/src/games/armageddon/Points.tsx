import type { Seat } from '@ashtown/engine';
import style from './points.module.css';
import type { Props } from './props.ts';
import { Sign } from './Sign.tsx';

/** The VP of somebody, with how many there are more or fewer. */
export function Points({ p, of }: { p: Props; of: Seat }) {
  const changed = p.changed(of, 'score');
  return (
    <span className={style.points}>
      {changed !== 0 && (
        <em className={changed > 0 ? 'good' : 'bad'}>
          {changed > 0 ? '+' : '−'}
          {Math.abs(changed)}
        </em>
      )}
      <Sign id="vp" size={20} className="st" />
      <b>{p.view.players[of]!.vp}</b>
      <span className="vh">{p.words.board.vp}</span>
    </span>
  );
}
