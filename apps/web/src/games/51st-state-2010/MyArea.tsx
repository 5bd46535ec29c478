import { State } from '../51st-state-common/State.tsx';
import { Base, Contacts, Leader } from './Base.tsx';
import { MyGoods } from './Goods.tsx';
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
    <State
      of={seat}
      width={308}
      own={
        <div className={style.own} style={{ borderColor: `var(--seat-${'abcd'[seat]})` }}>
          <div className={style.heads}>
            <Base p={p} of={seat} />
            <Leader p={p} of={seat} />
          </div>
          <Contacts p={p} of={seat} />
          <Tucked p={p} of={seat} />
        </div>
      }
      rows={<Rows p={p} of={seat} />}
      goods={<MyGoods p={p} of={seat} />}
      hand={<Hand {...p} />}
    />
  );
}
