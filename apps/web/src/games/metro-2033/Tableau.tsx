import { refKey, type Seat } from '@ashtown/engine';
import { roving } from '../../ui/roving.ts';
import { Faction } from './Faction.tsx';
import { Missions } from './Missions.tsx';
import { pendingOf } from './pending.ts';
import { type Props, player } from './props.ts';
import { Resources } from './Resources.tsx';
import { Guards, Stations } from './Stations.tsx';
import { bestPayment } from './summary.ts';
import type { Ground } from './Thing.tsx';
import style from './tableau.module.css';
import tone from './tones.module.css';

const FIRST: Readonly<Record<string, string>> = {
  tidy: 'middleFirst',
  payment: 'middleFirst',
  defend: 'rightFirst',
  loseStation: 'stationsFirst',
};

const NONE: ReadonlyMap<string, number> = new Map();
const NOTHING: ReadonlySet<string> = new Set();

/** Everything a player has in play; one's own can be touched, another's only looked at. */
export function Tableau({ p, of, mention = false }: { p: Props; of: Seat; mention?: boolean }) {
  const q = p.view.players[of]!;
  const own = of === p.seat;
  const best = own && p.question === 'payment' ? bestPayment(p.offers, (r) => p.standing(r) === 'chosen') : undefined;
  const ground: Ground = {
    p,
    of,
    own,
    pending: own ? pendingOf(p, of) : NONE,
    preview: best ? new Set(best.refs.map((r) => r.id)) : NOTHING,
    mention,
  };
  // On a phone, what the question is about comes first.
  const first = own && p.compact ? (FIRST[p.question ?? ''] ?? '') : '';
  return (
    <div
      ref={roving}
      className={`plate ${tone.tones} ${style.tableau} ${p.compact ? style.compact : ''}`}
      data-compact={p.compact}
      data-ref={p.compact && !mention ? refKey(player(of)) : undefined}
      data-first={first}
    >
      <Faction ground={ground} of={of} q={q} />
      <div className={style.middle}>
        <Missions ground={ground} of={of} q={q} />
        <Resources ground={ground} q={q} />
      </div>
      <div className={style.right}>
        <Guards ground={ground} q={q} />
        <Stations ground={ground} of={of} q={q} />
      </div>
    </div>
  );
}
