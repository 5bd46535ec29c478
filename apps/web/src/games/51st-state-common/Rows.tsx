import { refKey, type Seat } from '@ashtown/engine';
import { card, Thing } from '../../kit/index.ts';
import { kindClass } from './Card.tsx';
import { CardChip, type ChipLook } from './Chip.tsx';
import { Mark } from './marks.tsx';
import { aboutRef, type Place, type Props, placeRef } from './props.ts';
import style from './row.module.css';
import { lookAt, rowsOf } from './summary.ts';

/** Locations that are equal in every respect, as they stand and as they may be chosen: they are drawn as one. */
export function alike(p: Props, of: Seat, places: readonly Place[]): readonly (readonly Place[])[] {
  const found = new Map<string, Place[]>();
  for (const place of places) {
    const { lines, defence, marks } = p.edition.place(p, of, place);
    const key = JSON.stringify([p.tables.face[place.card], lines, defence, marks, p.standing(placeRef(of, place.no))]);
    found.set(key, [...(found.get(key) ?? []), place]);
  }
  return [...found.values()];
}

/** A location in play with what lies on it; `twins` are equal to it. */
export function Location(props: { p: Props; of: Seat; place: Place; twins?: readonly Place[]; as?: ChipLook }) {
  const { p, of, place, twins = [], as = 'chip' } = props;
  const look = lookAt(p, place.card);
  const { lines, defence = '', marks } = p.edition.place(p, of, place);
  const { name, text } = p.words.card(look.id);
  const t = p.words.board;
  const n = 1 + twins.length;
  const said = [
    ...(marks.ruins ? [`${marks.ruins} (${name})`] : [name, t.kind[look.site!.kind]]),
    n > 1 ? t.times(n) : '',
    ...(marks.ruins ? [] : [of === p.seat ? '' : defence, ...lines, text]),
  ];
  return (
    <Thing
      p={p}
      look="bare"
      of={placeRef(of, place.no)}
      holds={marks.ruins ? null : card(look.id)}
      label={said.filter(Boolean).join(', ')}
    >
      <CardChip look={look} as={as} marks={marks} n={n} />
      {twins.map(({ no }) => (
        <i key={no} data-ref={refKey(placeRef(of, no))} />
      ))}
    </Thing>
  );
}

/** All locations of somebody one after the other, where there is no room for rows: frame and colour tell the kind. */
export const Tiles = ({ p, of }: { p: Props; of: Seat }) =>
  rowsOf(p, placesOf(p, of)).flatMap(({ places }) =>
    alike(p, of, places).map(([place, ...twins]) => (
      <Location key={place!.no} p={p} of={of} place={place!} twins={twins} as="tile" />
    )),
  );

export const placesOf = (p: Props, of: Seat): readonly Place[] =>
  p.edition.states(p).find(({ seat }) => seat === of)?.places ?? [];

/** How rows stand: `brief` and `line` with their sign alone, `tile` with names alone, `wrap` under their name. */
type RowLook = 'full' | 'brief' | 'line' | 'tile' | 'wrap';

/** With so many in a row what stands on them takes three lines; with more, names and icons had better share a line. */
const CROWD = 5;
const PRESS = 6;

const isAtLeast = (p: Props, of: Seat, n: number): boolean =>
  rowsOf(p, placesOf(p, of)).some(({ places }) => alike(p, of, places).length >= n);

/** Whether the three rows do not fit above a hand with pictures. */
export const isCrowded = (p: Props, of: Seat): boolean => p.size === 'desk' && isAtLeast(p, of, CROWD);

/** Whether the three rows of a State only fit as lines. */
export const isPressed = (p: Props, of: Seat): boolean => isAtLeast(p, of, PRESS);

/** The three rows of a State, each its kind with the defence, then what stands in it, in as many lines as it takes. */
export function Rows({ p, of, look = 'full' }: { p: Props; of: Seat; look?: RowLook }) {
  const t = p.words.board;
  return rowsOf(p, placesOf(p, of)).map(({ kind, places }) => {
    const drawn = alike(p, of, places);
    const n = drawn.length;
    const defence = p.edition.defence?.(kind);
    const aside = defence && t.defence?.(defence);
    const tile = look === 'tile';
    const as = tile || look === 'line' ? look : 'chip';
    if (tile && n === 0) return null;
    const crowded = look === 'full' && p.size === 'desk' && n > p.edition.most.row;
    const signed = crowded || tile || look === 'brief' || look === 'line';
    const shape = (crowded ? style.crowded : style[look]) ?? '';
    return (
      <section key={kind} className={`${style.row} ${kindClass(kind)} ${shape}`} aria-label={t.kind[kind]}>
        <span
          className={style.label}
          title={aside ? `${t.kind[kind]}, ${aside}` : t.kind[kind]}
          data-tells={refKey(aboutRef(kind))}
        >
          <Mark id={kind} size={signed ? 15 : 18} />
          {signed ? (
            defence !== undefined && <i>{defence}</i>
          ) : (
            <span>
              <b>{t.kind[kind]}</b>
              {aside && <i>{aside}</i>}
            </span>
          )}
        </span>
        {n === 0 ? (
          <span className={style.empty}>{signed ? '–' : t.emptyRow}</span>
        ) : (
          <span className={style.places}>
            {drawn.map(([place, ...twins]) => (
              <Location key={place!.no} p={p} of={of} place={place!} twins={twins} as={as} />
            ))}
          </span>
        )}
      </section>
    );
  });
}
