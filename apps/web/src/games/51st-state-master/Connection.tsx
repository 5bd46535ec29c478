import { CONNECTIONS, type Connection, type ConnectionId } from '@ashtown/catalog/51st-state-master';
import { Strip, TO } from '../51st-state-common/Strip.tsx';
import style from './connection.module.css';
import { partsOf } from './look.ts';

const PICTURES: Readonly<Record<'red' | 'blue', string>> = {
  red: 'M4 3l7 7 1-1 2 2-1 1 7 7v2h-2l-7-7-1 1-2-2 1-1-7-7V3zM20 3v2l-7 7-1-1-2 2-2-2 2-2-1-1 7-7zM8 14l2 2-6 5H2v-2z',
  blue: 'M2 5h20v3H2zM2 16h20v3H2zM4 3h3v18H4zM10.500 3h3v18h-3zM17 3h3v18h-3z',
};

/** A connection on the table or, taller, in a hand. */
export function ConnectionCard(props: { id: ConnectionId; name: string; tall?: boolean; low?: boolean }) {
  const { id, name, tall = false, low = false } = props;
  const { colour, cost, gain }: Connection = CONNECTIONS[id];
  const parts = [...partsOf(cost), ...(Object.keys(cost).length > 0 ? [TO] : []), ...partsOf(gain)];
  return (
    <span
      className={`${style.connection} ${style[colour]} ${tall ? style.tall : ''} ${low ? style.low : ''}`}
      aria-hidden="true"
    >
      <span className={style.top}>
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d={PICTURES[colour]} fill="currentColor" />
        </svg>
      </span>
      <b>{name}</b>
      <span className={style.does}>
        <Strip parts={parts} size={tall ? 22 : 19} />
      </span>
    </span>
  );
}
