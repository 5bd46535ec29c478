import { refKey } from '@ashtown/engine';
import style from './area.module.css';
import { FactionChooser } from './FactionChooser.tsx';
import { Hand } from './Hand.tsx';
import { type Props, player } from './props.ts';
import { Tableau } from './Tableau.tsx';

/** The own tableau and the hand; on a phone only the hand, since the tableau has a tab. A spectator sees whose turn it is. */
export function MyArea(p: Props) {
  const choosing = p.view.turn.no === 0 && p.view.players.some((q) => q.faction < 0);
  if (p.compact) return p.seat === null || choosing ? null : <Hand p={p} me={p.view.players[p.seat]!} />;
  if (choosing) return <FactionChooser {...p} />;
  const of = p.seat ?? p.view.turn.seat;
  return (
    <div key={of} className={style.area} data-ref={refKey(player(of))}>
      <Tableau p={p} of={of} />
      {p.seat !== null && <Hand p={p} me={p.view.players[p.seat]!} />}
    </div>
  );
}
