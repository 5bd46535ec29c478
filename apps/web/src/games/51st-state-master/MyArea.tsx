import { roving } from '../../table/roving.ts';
import { Deals, FactionBoard } from './FactionBoard.tsx';
import { FactionChooser } from './FactionChooser.tsx';
import { GoodsBar } from './Goods.tsx';
import { Hand } from './Hand.tsx';
import style from './mine.module.css';
import type { Props } from './props.ts';
import { Rows } from './Rows.tsx';

/** My State, my goods and my hand; on a phone the hand alone, since the rest is a tab. */
export function MyArea(p: Props) {
  const { seat } = p;
  if (seat === null) return null;
  if (p.view.players[seat]!.faction < 0) return <FactionChooser {...p} />;
  if (p.compact) return <Hand {...p} />;
  return (
    <div className={style.mine}>
      <div ref={roving} className={`plate ${style.state}`}>
        <div className={style.own}>
          <FactionBoard {...p} of={seat} />
          <Deals p={p} of={seat} />
        </div>
        <div className={style.rows}>
          <Rows p={p} of={seat} />
        </div>
      </div>
      <div ref={roving}>
        <GoodsBar {...p} of={seat} />
      </div>
      <Hand {...p} />
    </div>
  );
}
