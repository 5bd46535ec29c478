import { refKey, type Seat } from '@ashtown/engine';
import type { ReactNode } from 'react';
import { roving } from '../../ui/roving.ts';
import { player } from './refs.ts';
import style from './state.module.css';

/** Everything of mine on a desk: on the left my faction, `width` wide, beside it my locations; below my goods and my hand. */
export const State = (props: {
  of: Seat;
  own: ReactNode;
  width: number;
  rows: ReactNode;
  goods: ReactNode;
  hand: ReactNode;
}) => (
  <div className={style.mine} data-ref={refKey(player(props.of))}>
    <div ref={roving} className={`plate ${style.state}`} style={{ '--own': `${props.width}px` } as object}>
      <div className={style.own}>{props.own}</div>
      <div className={style.rows}>{props.rows}</div>
    </div>
    <div ref={roving}>{props.goods}</div>
    {props.hand}
  </div>
);
