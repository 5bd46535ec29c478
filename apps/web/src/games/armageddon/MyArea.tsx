import { refKey, type Seat } from '@ashtown/engine';
import { drawnBy, player, seenIn } from '../../kit/index.ts';
import { useSideways } from '../../table/layout/size.ts';
import { Brief } from './Brief.tsx';
import style from './board.module.css';
import { Cities, City } from './City.tsx';
import { Hand } from './Hand.tsx';
import { Placing } from './Placing.tsx';
import parts from './parts.module.css';
import type { Props } from './props.ts';
import { standingOf } from './Score.tsx';
import { Screen } from './Screen.tsx';
import { Tracks } from './Tracks.tsx';

/** Questions for which a phone shows the survivors below the prompt. */
const CHOOSING: readonly string[] = ['placeBid', 'bidColour', 'returnHomeless', 'homelessColour', 'cityAction'];
export const isChoosing = (p: Props): boolean => p.question !== null && CHOOSING.includes(p.question);

/**
 * All that is mine: city, tracks, survivors, equipment. On a phone only what the question needs, and on its side what there is
 * room for beside the table; the rest has a tab.
 */
export const MyArea = drawnBy(MyAreaOf, (p) => [
  p.draft,
  ...seenIn(p, p.seat === null ? [p.view.players] : [p.view.players[p.seat], p.view.round, ...standingOf(p, p.seat)]),
]);

function MyAreaOf(p: Props) {
  const sideways = useSideways();
  if (p.size === 'phone')
    return (
      <>
        {isChoosing(p) && <Screen {...p} />}
        {p.question === 'placeBuilding' && <Placing {...p} />}
        {sideways && (
          <div className={`${parts.box} ${style.beside}`}>
            {p.question === 'cityAction' ? (
              <>
                <Tracks {...p} />
                <Hand {...p} />
              </>
            ) : (
              <Brief {...p} />
            )}
          </div>
        )}
      </>
    );
  if (p.seat === null) return <Cities {...p} />;
  return (
    <div className={style.mine} data-ref={refKey(player(p.seat))}>
      <City {...p} />
      <div className={`${parts.box} ${style.side}`}>
        <Tracks {...p} />
        <Screen {...p} />
        <Hand {...p} />
      </div>
    </div>
  );
}

/** The same in the tab of a phone, one below the other. */
export const MyTab = (p: Props & { of: Seat }) => (
  <div className={`${parts.box} ${style.tab}`} data-ref={refKey(player(p.of))}>
    <Hand {...p} />
    <Tracks {...p} />
    <City {...p} />
    {!isChoosing(p) && <Screen {...p} />}
  </div>
);
