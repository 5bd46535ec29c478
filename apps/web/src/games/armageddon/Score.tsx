import { refKey, type Seat } from '@ashtown/engine';
import { Points, slot } from '../../kit/index.ts';
import { SeatToken } from '../../ui/SeatToken.tsx';
import parts from './parts.module.css';
import type { Props } from './props.ts';
import { Sign } from './Sign.tsx';

/** The VP of somebody, with the stack their marker lies in. */
export const Score = ({ p, of }: { p: Props; of: Seat }) => (
  <span className={parts.score}>
    <Stack p={p} of={of} flat={of === p.seat} />
    <Points
      n={p.view.players[of]!.vp}
      name={p.words.board.vp}
      sign={<Sign id="vp" size={20} className="st" />}
      changed={p.changed(of, 'score')}
    />
  </span>
);

/**
 * Markers that lie on the same space of the score track, as they lie; nothing where somebody's lies alone. `flat`: side by
 * side, the top one first.
 */
function Stack({ p, of, flat }: { p: Props; of: Seat; flat: boolean }) {
  const { players } = p.view;
  const there = players
    .flatMap(({ vp, arrived }, seat) => (vp === players[of]!.vp ? [{ seat, arrived }] : []))
    .sort((a, b) => b.arrived - a.arrived);
  if (there.length < 2) return null;
  const says = p.words.board.tie[there[0]!.seat === of ? 'top' : 'below'];
  return (
    <span className={`${parts.stack} ${flat ? parts.flat : ''}`} title={says}>
      <span className="vh">{says}</span>
      {there.map(({ seat }) => (
        <span key={seat} className={seat === of ? '' : parts.other} aria-hidden="true">
          <SeatToken seat={seat} size={15} />
        </span>
      ))}
    </span>
  );
}

/** What points, stack and flag of somebody are drawn by. */
export const standingOf = (p: Props, of: Seat): readonly unknown[] => [
  ...p.view.players.flatMap(({ vp, arrived }) => [vp, arrived]),
  p.changed(of, 'score'),
  p.view.start === of && p.view.round > 0,
];

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
