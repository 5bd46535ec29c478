import { refKey } from '@ashtown/engine';
import { player } from '../../kit/index.ts';
import style from './board.module.css';
import { FactionChooser } from './FactionChooser.tsx';
import { Hand } from './Hand.tsx';
import type { Props } from './props.ts';
import { Tableau } from './Tableau.tsx';

/** The own tableau and the hand; on a phone only the hand, since the tableau has a tab. A spectator sees whose turn it is. */
export function MyArea(p: Props) {
  const choosing = p.view.turn.no === 0 && p.view.players.some((q) => q.faction < 0);
  const hand = p.seat !== null && <Hand p={p} me={p.view.players[p.seat]!} />;
  if (p.size === 'phone') return !choosing && hand;
  if (choosing) return <FactionChooser {...p} />;
  const of = p.seat ?? p.view.turn.seat;
  return (
    <div key={of} className={style.area} data-ref={refKey(player(of))}>
      <Tableau p={p} of={of} />
      {hand}
    </div>
  );
}
