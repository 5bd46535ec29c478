import { FACTION_IDS, type FactionId, type View } from '@ashtown/catalog/51st-state-master';
import type { Seat } from '@ashtown/engine';
import { SeatToken } from '../../ui/SeatToken.tsx';
import { Emblem, type EmblemId } from '../51st-state-common/emblems.tsx';

export const factionOf = (v: View, seat: Seat): FactionId | null => FACTION_IDS[v.players[seat]?.faction ?? -1] ?? null;

/** A seat with the emblem of its faction. */
export function FactionToken({ view, seat, size }: { view: View; seat: Seat; size: number }) {
  const faction = factionOf(view, seat);
  return <SeatToken seat={seat} size={size} {...(faction ? { glyph: <Emblem of={faction as EmblemId} /> } : {})} />;
}
