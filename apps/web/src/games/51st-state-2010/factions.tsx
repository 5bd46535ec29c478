import { tables, type View } from '@ashtown/catalog/51st-state-2010';
import type { Seat } from '@ashtown/engine';
import { SeatToken } from '../../ui/SeatToken.tsx';
import { EMBLEM_IDS, Emblem, type EmblemId } from '../51st-state-common/emblems.tsx';

export const factionOf = (v: View, seat: Seat) => tables.factions[v.players[seat]!.faction]!;
export const emblemOf = (id: string): EmblemId | undefined => EMBLEM_IDS.find((x) => x === id);

/** A seat with the emblem of its faction. */
export function FactionToken({ view, seat, size }: { view: View; seat: Seat; size: number }) {
  const emblem = emblemOf(factionOf(view, seat).id);
  return <SeatToken seat={seat} size={size} {...(emblem ? { glyph: <Emblem of={emblem} /> } : {})} />;
}
