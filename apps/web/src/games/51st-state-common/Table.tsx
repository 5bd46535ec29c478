import type { ReactNode } from 'react';
import { roving } from '../../ui/roving.ts';
import style from './board.module.css';

/** What belongs to everybody: the score, below it what lies on the table. */
export const Table = (props: { score: ReactNode; compact: boolean; children: ReactNode }) => (
  <div className={`${style.board} ${props.compact ? style.compact : ''}`}>
    {props.score}
    <div ref={roving} className={`plate ${style.shared}`}>
      {props.children}
    </div>
  </div>
);
