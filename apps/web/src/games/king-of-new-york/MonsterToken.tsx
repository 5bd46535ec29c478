import type { Seat } from '@ashtown/engine';
import { MONSTERS, type View } from '@ashtown/king-of-new-york/board';
import { SeatToken } from '../../ui/SeatToken.tsx';
import { MonsterGlyph } from './monsters.tsx';

/** A seat with the face of its Monster, once it has one. */
export function MonsterToken(props: { view: View; seat: Seat; size: number; inset?: { x: number; y: number } }) {
  const { view, seat, size, inset } = props;
  const monster = MONSTERS[view.players[seat]?.monster ?? -1];
  return (
    <SeatToken
      seat={seat}
      size={size}
      {...(monster ? { glyph: <MonsterGlyph of={monster} /> } : {})}
      {...(inset ? { inset } : {})}
    />
  );
}
