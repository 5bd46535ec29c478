import type { Faction } from '@ashtown/51st-state-master/board';
import type { Seat } from '@ashtown/engine';
import { SeatToken } from '../../ui/SeatToken.tsx';
import { EMBLEM_IDS, Emblem, type EmblemId } from '../51st-state-common/emblems.tsx';
import type { Props } from './props.ts';

export const factionOf = ({ tables, view }: Pick<Props, 'tables' | 'view'>, seat: Seat): Faction | null =>
  tables.factions[view.players[seat]?.faction ?? -1] ?? null;

export const emblemOf = (id: string): EmblemId | undefined => EMBLEM_IDS.find((x) => x === id);

interface TokenProps extends Pick<Props, 'view' | 'tables'> {
  seat: Seat;
  size: number;
}

/** A seat with the emblem of its faction; there is one for each of the four the game comes with. */
export function FactionToken({ seat, size, ...p }: TokenProps) {
  const emblem = emblemOf(factionOf(p, seat)?.id ?? '');
  return <SeatToken seat={seat} size={size} {...(emblem ? { glyph: <Emblem of={emblem} /> } : {})} />;
}
