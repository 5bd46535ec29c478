import style from './area.module.css';
import { FactionChooser } from './FactionChooser.tsx';
import { Hand } from './Hand.tsx';
import type { Props } from './props.ts';
import { Tableau } from './Tableau.tsx';

/** The own tableau and the hand; on a phone only the hand, since the tableau has a tab. A spectator sees whose turn it is. */
export function MyArea(p: Props) {
  const choosing = p.view.turn.no === 0 && p.view.players.some((q) => q.faction < 0);
  if (p.compact) return p.seat === null || choosing ? null : <Hand p={p} me={p.view.players[p.seat]!} />;
  if (choosing) return <FactionChooser {...p} />;
  return (
    <div className={style.area}>
      <Tableau p={p} of={p.seat ?? p.view.turn.seat} />
      {p.seat !== null && <Hand p={p} me={p.view.players[p.seat]!} />}
    </div>
  );
}
