import { RIVAL, SOLO } from '@ashtown/51st-state-master/board';
import type { Seat } from '@ashtown/engine';
import { Robot } from '../51st-state-common/Board.tsx';
import { Mini as StateMini, StatePanel } from '../51st-state-common/Panel.tsx';
import style from '../51st-state-common/panel.module.css';
import { Rows } from '../51st-state-common/Rows.tsx';
import { Good } from '../51st-state-common/tokens.tsx';
import type { Props } from './props.ts';

/** The virtual opponent of the solo game: its State and how far its attacks are. */
export function VirtualPanel(p: Props) {
  const t = p.words.board;
  const { solo } = p.view;
  if (!solo) return null;
  return (
    <StatePanel
      p={{ ...p, about: () => t.attacks(solo.attacks, SOLO.attacks) }}
      of={RIVAL}
      token={<Robot size={36} />}
      colour="var(--text)"
      wide={p.size === 'wide'}
    >
      <p className={style.help}>{t.virtualHelp}</p>
      <div className={style.rows}>
        <Rows p={p} of={RIVAL} look={p.size === 'wide' ? 'brief' : 'wrap'} />
      </div>
    </StatePanel>
  );
}

/** A player in a line, for a phone; alone at the table, the virtual opponent beside. */
export const Mini = (p: Props & { of: Seat }) => (
  <StateMini {...p}>
    {p.view.solo && (
      <span className={style.versus}>
        <Robot size={22} />
        <span className="vh">{p.words.board.virtual}: </span>
        <b>{p.view.solo.rival.vp}</b>
        <Good id="vp" size={14} />
        <span className="vh"> {p.words.board.vp}</span>
      </span>
    )}
  </StateMini>
);
