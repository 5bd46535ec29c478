import { type Place, USES } from '@ashtown/51st-state-2010/board';
import type { Seat } from '@ashtown/engine';
import { SeatToken } from '../../ui/SeatToken.tsx';
import { Good } from '../51st-state-common/Good.tsx';
import { kindClass } from '../51st-state-common/Location.tsx';
import { LocationChip, LocationTile } from '../51st-state-common/LocationChip.tsx';
import { card, place as placeRef } from '../51st-state-common/refs.ts';
import { StateRow } from '../51st-state-common/StateRow.tsx';
import { good, type Part, Strip } from '../51st-state-common/Strip.tsx';
import { Thing } from '../51st-state-common/Thing.tsx';
import { digitOf } from './gather.ts';
import { lookOf, pileParts } from './look.ts';
import { placeText } from './names.ts';
import type { Props } from './props.ts';
import style from './rows.module.css';
import { pileOf, rowsOf, visitorsOf } from './summary.ts';

interface Lying {
  ones: number;
  twos: number;
  stock?: readonly number[] | null;
}
/** VP tokens, each by itself since their number matters, and goods. */
export const lyingParts = (x: Lying): Part[] => [
  ...Array.from({ length: x.ones }, () => good('vp')),
  ...Array.from({ length: x.twos }, () => good('vp2')),
  ...pileParts(pileOf(x.stock ?? [])),
];

/** The points on a card, and goods by kind: where there is room for little. */
export const worthParts = (p: Props, x: Lying): Part[] => [
  ...(p.game.facts.vpOn(x) > 0 ? [good('vp', p.game.facts.vpOn(x))] : []),
  ...pileOf(x.stock ?? []).flatMap(([g]) => pileParts([[g, 1]])),
];

/** Workers on a location: the owner's for each use, and those of visitors in their colour. */
function Crew({ p, place, tile }: { p: Props; place: Place; tile: boolean }) {
  const visitors = visitorsOf(place, p.view.players.length);
  if (place.uses === 0 && visitors.length === 0) return null;
  return (
    <span className={`${style.crew} ${!tile && lyingParts(place).length > 0 ? style.aside : ''}`} aria-hidden="true">
      {visitors.map((seat) => (
        <SeatToken key={seat} seat={seat} size={tile ? 14 : 18} />
      ))}
      {place.uses > 0 && (
        <span className={style.uses}>
          <Good id="worker" size={tile ? 13 : 16} />
          {place.uses}
        </span>
      )}
    </span>
  );
}

/** A location in play, with what lies on it and who works there. */
export function Location({ p, of, place, tile }: { p: Props; of: Seat; place: Place; tile: boolean }) {
  const ref = placeRef(of, place.no);
  const look = lookOf(p, p.tables.site[place.card]!);
  const spent = place.uses >= USES;
  return (
    <Thing p={p} of={ref} holds={card(look.id)} label={placeText(p, place)} digit={p.compact ? null : digitOf(p, ref)}>
      {tile ? (
        <>
          <LocationTile look={look} marks={{ spent }} />
          <span className={style.worth} aria-hidden="true">
            <Strip parts={worthParts(p, place)} size={12} tight />
          </span>
        </>
      ) : (
        <LocationChip look={look} marks={{ spent, stock: lyingParts(place) }} />
      )}
      <Crew p={p} place={place} tile={tile} />
    </Thing>
  );
}

/** All locations one after the other as tiles, where there is no room for rows: frame and colour tell the kind. */
export const Tiles = ({ p, of }: { p: Props; of: Seat }) =>
  rowsOf(p, p.view.players[of]!).flatMap(({ places }) =>
    places.map((place) => <Location key={place.no} p={p} of={of} place={place} tile />),
  );

/** The three rows of a State: chips with names, or tiles where there is little room. */
export function Rows({ p, of, tile = false, wrap = false }: { p: Props; of: Seat; tile?: boolean; wrap?: boolean }) {
  const t = p.words.board;
  return rowsOf(p, p.view.players[of]!).map(({ kind, places }) => (
    <StateRow
      key={kind}
      kind={kindClass(kind)}
      mark={kind}
      name={t.kind[kind]}
      aside=""
      figure={null}
      n={places.length}
      most={3}
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
