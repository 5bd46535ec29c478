import { refKey, type Seat } from '@ashtown/engine';
import { Points, slot } from '../../kit/index.ts';
import parts from './parts.module.css';
import type { Props } from './props.ts';
import { Sign } from './Sign.tsx';

/** The VP of somebody. */
export const Score = ({ p, of }: { p: Props; of: Seat }) => (
  <Points
    n={p.view.players[of]!.vp}
    name={p.words.board.vp}
    sign={<Sign id="vp" size={20} className="st" />}
    changed={p.changed(of, 'score')}
  />
);

/** The flag of the start player, with whoever has it. */
export function Start({ p, of }: { p: Props; of: Seat }) {
  if (p.view.start !== of || p.view.round === 0) return null;
  return (
    <span data-ref={refKey(slot('start'))} className={parts.flag} title={p.words.board.start}>
      <Sign id="first" size={14} />
      <span className="vh">{p.words.board.start}</span>
    </span>
  );
}
