import { DEFENCE, type Place } from '@ashtown/51st-state-master/board';
import type { Seat } from '@ashtown/engine';
import { kindClass } from '../51st-state-common/Location.tsx';
import { LocationChip, LocationTile, Ruins } from '../51st-state-common/LocationChip.tsx';
import { card, place as placeRef } from '../51st-state-common/refs.ts';
import { StateRow } from '../51st-state-common/StateRow.tsx';
import { Thing } from '../51st-state-common/Thing.tsx';
import { digitOf } from './gather.ts';
import { lookOf, marksOf } from './look.ts';
import { nameOf } from './names.ts';
import type { Props } from './props.ts';
import { rowsOf, stateOf } from './summary.ts';

/** Everything that can be read off a location, in words. */
export function Location({ p, of, place, tile }: { p: Props; of: Seat; place: Place; tile: boolean }) {
  const t = p.words.board;
  const ref = placeRef(of, place.no);
  const look = lookOf(p, p.tables.site[place.card]!);
  const marks = marksOf(p, place);
  return (
    <Thing
      p={p}
      of={ref}
      holds={place.ruins ? null : card(look.id)}
      label={nameOf(p, of, place)}
      digit={digitOf(p, ref)}
    >
      {place.ruins ? (
        <Ruins name={t.ruins} tile={tile} />
      ) : tile ? (
        <LocationTile look={look} marks={marks} />
      ) : (
        <LocationChip look={look} marks={marks} />
      )}
    </Thing>
  );
}

/** The three rows of a State: chips with names, or tiles where there is little room. */
export function Rows({ p, of, tile = false, wrap = false }: { p: Props; of: Seat; tile?: boolean; wrap?: boolean }) {
  const t = p.words.board;
  const state = stateOf(p.view, of);
  return rowsOf(p.tables, state).map(({ category, places }, i) => (
    <StateRow
      key={category}
      kind={kindClass(category)}
      mark={category}
      name={t.kind[category]}
      aside={t.defence(DEFENCE[i]!)}
      figure={DEFENCE[i]!}
      n={places.length}
      most={4}
      empty={t.emptyRow}
      tile={tile}
      wrap={wrap}
      compact={p.compact}
    >
      {places.map((place) => (
        <Location key={place.no} p={p} of={of} place={place} tile={tile} />
      ))}
    </StateRow>
  ));
}
