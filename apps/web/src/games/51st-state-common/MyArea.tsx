import { refKey } from '@ashtown/engine';
import { drawnBy, player, seenIn } from '../../kit/index.ts';
import { roving } from '../../ui/roving.ts';
import { MyGoods } from './Goods.tsx';
import { Hand } from './Hand.tsx';
import style from './mine.module.css';
import type { Props } from './props.ts';
import { isCrowded, isPressed, Rows } from './Rows.tsx';
import { stateIn } from './summary.ts';

/** Everything of mine: on the left my faction, beside it my locations; below my goods and my hand. On a phone the hand alone. */
export const MyArea = drawnBy(MyAreaOf, (p: Props) => seenIn(p, p.seat === null ? [] : stateIn(p, p.seat)));

function MyAreaOf(p: Props) {
  const { seat, edition } = p;
  if (seat === null) return null;
  const chooser = edition.choose?.(p);
  if (chooser) return chooser;
  if (p.size === 'phone') return <Hand p={p} />;
  return (
    <div className={style.mine} data-ref={refKey(player(seat))}>
      <div ref={roving} className={`plate ${style.state}`} style={{ '--own': `${edition.width}px` } as object}>
        <div className={style.own}>
          <edition.Own {...p} of={seat} />
        </div>
        <div className={style.rows}>
          <Rows p={p} of={seat} look={p.size === 'desk' && isPressed(p, seat) ? 'line' : 'full'} />
        </div>
      </div>
      <div ref={roving}>
        <MyGoods p={p} of={seat} />
      </div>
      <Hand p={p} lean={isCrowded(p, seat)} />
    </div>
  );
}
