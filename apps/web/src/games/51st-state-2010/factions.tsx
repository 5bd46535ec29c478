import type { Faction, View } from '@ashtown/51st-state-2010/board';
import type { Seat } from '@ashtown/engine';
import { SeatToken } from '../../ui/SeatToken.tsx';
import { EMBLEM_IDS, Emblem, type EmblemId } from '../51st-state-common/emblems.tsx';
import type { Props } from './props.ts';

export const factionOf = ({ tables, view }: Pick<Props, 'tables' | 'view'>, seat: Seat): Faction =>
  tables.factions[view.players[seat]!.faction]!;
export const emblemOf = (id: string): EmblemId | undefined => EMBLEM_IDS.find((x) => x === id);

/** The emblems of the bases, in the order of the box. */
const EMBLEMS: readonly EmblemId[] = ['new-york', 'merchants-guild', 'appalachian-federation', 'mutants-union'];

/** A seat with the emblem of its faction. */
export const FactionToken = ({ view, seat, size }: { view: View; seat: Seat; size: number }) => (
  <SeatToken seat={seat} size={size} glyph={<Emblem of={EMBLEMS[view.players[seat]!.faction]!} />} />
);
