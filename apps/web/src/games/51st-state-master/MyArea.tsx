import { State } from '../51st-state-common/State.tsx';
import { Deals, FactionBoard } from './FactionBoard.tsx';
import { FactionChooser } from './FactionChooser.tsx';
import { MyGoods } from './Goods.tsx';
import { Hand } from './Hand.tsx';
import type { Props } from './props.ts';
import { Rows } from './Rows.tsx';

/** My State, my goods and my hand; on a phone the hand alone, since the rest is a tab. */
export function MyArea(p: Props) {
  const { seat } = p;
  if (seat === null) return null;
  if (p.view.players[seat]!.faction < 0) return <FactionChooser {...p} />;
  if (p.compact) return <Hand {...p} />;
  return (
    <State
      of={seat}
      width={200}
      own={
        <>
          <FactionBoard {...p} of={seat} />
          <Deals p={p} of={seat} />
        </>
      }
      rows={<Rows p={p} of={seat} />}
      goods={<MyGoods p={p} of={seat} />}
      hand={<Hand {...p} />}
    />
  );
}
