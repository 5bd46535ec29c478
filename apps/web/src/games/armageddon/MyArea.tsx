import { refKey, type Seat } from '@ashtown/engine';
import { Cities } from './Cities.tsx';
import { City } from './City.tsx';
import { Hand } from './Hand.tsx';
import style from './mine.module.css';
import { type Props, player } from './props.ts';
import { Screen } from './Screen.tsx';
import { Tracks } from './Tracks.tsx';

/** Questions for which a phone shows the survivors below the prompt. */
const CHOOSING: readonly string[] = ['placeBid', 'bidColour', 'returnHomeless', 'homelessColour', 'cityAction'];

/** All that is mine: city, tracks, survivors, equipment. On a phone only what the question needs; the rest has a tab. */
export function MyArea(p: Props) {
  if (p.seat === null) return p.compact ? null : <Cities {...p} />;
  if (p.compact) return p.question !== null && CHOOSING.includes(p.question) ? <Screen {...p} /> : null;
  return (
    <div className={style.mine} data-ref={refKey(player(p.seat))}>
      <City {...p} />
      <div className={style.side}>
        <Tracks {...p} />
        <Screen {...p} />
        <Hand {...p} />
      </div>
    </div>
  );
}

/** The same in the tab of a phone, one below the other. */
export const MyTab = (p: Props & { of: Seat }) => (
  <div className={style.tab} data-ref={refKey(player(p.of))}>
    <Hand {...p} />
    <Tracks {...p} />
    <City {...p} />
    {!(p.question !== null && CHOOSING.includes(p.question)) && <Screen {...p} />}
  </div>
);
