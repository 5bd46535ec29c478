import { roving } from '../../table/roving.ts';
import style from './board.module.css';
import { Connections, Piles } from './Common.tsx';
import { Display } from './Display.tsx';
import type { Props } from './props.ts';
import { Score } from './Score.tsx';

/** What belongs to everybody: the score, the connections, what lies face up, the piles. */
export function Board(p: Props) {
  return (
    <div className={`${style.board} ${p.compact ? style.compact : ''}`}>
      <Score {...p} />
      <div ref={roving} className={`plate ${style.shared}`}>
        <Connections {...p} />
        <Display {...p} />
        <Piles {...p} />
      </div>
    </div>
  );
}
