import { roving } from '../../table/roving.ts';
import { Base, Contacts, Leader } from './Base.tsx';
import { GoodsBar } from './Goods.tsx';
import { Hand } from './Hand.tsx';
import style from './mine.module.css';
import type { Props } from './props.ts';
import { Rows } from './Rows.tsx';
import { Tucked } from './Tucked.tsx';

/** My base with everything under and beside it, my locations, my goods, my hand; on a phone the hand alone. */
export function MyArea(p: Props) {
  const { seat } = p;
  if (seat === null) return null;
  if (p.compact) return <Hand {...p} />;
  return (
    <div className={style.mine}>
      <div ref={roving} className={`plate ${style.state}`}>
        <div className={style.own} style={{ borderColor: `var(--seat-${'abcd'[seat]})` }}>
          <Base p={p} of={seat} />
          <Contacts p={p} of={seat} />
          <div className={style.under}>
            <Leader p={p} of={seat} />
            <Tucked p={p} of={seat} />
          </div>
        </div>
        <div className={style.rows}>
          <Rows p={p} of={seat} />
        </div>
      </div>
      <div ref={roving}>
        <GoodsBar p={p} of={seat} />
      </div>
      <Hand {...p} />
    </div>
  );
}
