import { useMemo } from 'react';
import { groundOf } from './art.ts';
import './goods.css';
import { Good } from './Good.tsx';
import type { GoodId } from './goods.ts';
import style from './location.module.css';
import { Mark } from './Mark.tsx';
import type { MarkId } from './marks.ts';
import { PICTURES, type PictureId } from './pictures.ts';
import { type Part, Strip } from './Strip.tsx';

/** The three kinds of locations; each has a frame, a colour and a mark of its own. */
export type Kind = 'production' | 'feature' | 'action';
const KIND_MARKS: Readonly<Record<Kind, MarkId>> = { production: 'production', feature: 'feature', action: 'action' };

/** A location as it looks, whichever edition it is of. */
export interface LocationLook {
  /** The picture grows from it. */
  id: string;
  kind: Kind;
  picture: PictureId;
  name: string;
  distance: number;
  types: readonly GoodId[];
  /** How it works, with what it gives once. */
  strip: readonly Part[];
  /** How it works once it stands. */
  lasting: readonly Part[];
  spoils: readonly Part[];
  deal: readonly Part[];
  /** The word for open production, where it is that. */
  open?: string;
}

export const kindClass = (kind: Kind): string => style[kind]!;

/** The picture of a location, wide as its frame. */
export function LocationArt({ look, w, h, size }: { look: LocationLook; w: number; h: number; size: number }) {
  const { id, picture } = look;
  const { skyline, texture, dotted } = useMemo(() => groundOf(id, w, h), [id, w, h]);
  return (
    <svg
      className={style.art}
      viewBox={`0 0 ${w} ${h}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path d={texture} className={dotted ? style.dots : style.lines} />
      <path d={skyline} className={style.skyline} />
      <g transform={`translate(${(w - size) / 2} ${(h - size) / 2}) scale(${size / 24})`}>
        <path d={PICTURES[picture]} className={style.picture} fillRule="evenodd" />
      </g>
    </svg>
  );
}

const Pips = ({ n }: { n: number }) => (
  <span className={style.pips}>
    {Array.from({ length: n }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the arrows are alike.
      <i key={i} />
    ))}
  </span>
);

/** More icons than these are drawn smaller. */
const CROWDED = 5;

/** A card of a hand or a display: the picture low or high, everything else alike. For the eye; its button has the name. */
export function LocationCard({ look, low = false }: { look: LocationLook; low?: boolean }) {
  return (
    <span className={`${style.card} ${kindClass(look.kind)} ${low ? style.low : ''}`} aria-hidden="true">
      <span className={style.window}>
        <LocationArt look={look} w={132} h={low ? 34 : 62} size={low ? 28 : 42} />
        <Pips n={look.distance} />
        <span className={style.types}>
          {look.types.map((id) => (
            <Good key={id} id={id} size={low ? 18 : 20} />
          ))}
        </span>
        {look.open && (
          <span className={`${style.open} ${low ? style[`after${look.distance as 1}`] : ''}`}>
            <Mark id="open" size={12} />
            {!low && look.open}
          </span>
        )}
      </span>
      <span className={style.name}>
        <Mark id={KIND_MARKS[look.kind]} size={14} />
        <b className={style.title}>{look.name}</b>
      </span>
      <span className={style.does}>
        <Strip parts={look.strip} size={(low ? 18 : 21) - (look.strip.length > CROWDED ? 4 : 0)} />
      </span>
      <span className={style.foot}>
        <span className={style.spoils}>
          <Strip parts={look.spoils} size={18} />
        </span>
        <span className={style.deal}>
          <Strip parts={look.deal} size={18} />
        </span>
      </span>
    </span>
  );
}

/** A card as large as the inspector, with its sentence; `children` stand below it. */
export function LocationFull(props: {
  look: LocationLook;
  kind: string;
  text: string;
  words: { spoils: string; deal: string };
  aside?: string;
}) {
  const { look, kind, text, words, aside } = props;
  return (
    <article className={`${style.full} ${kindClass(look.kind)}`}>
      <span className={style.window} aria-hidden="true">
        <LocationArt look={look} w={240} h={74} size={52} />
        <Pips n={look.distance} />
        <span className={style.types}>
          {look.types.map((id) => (
            <Good key={id} id={id} size={24} />
          ))}
        </span>
        {look.open && (
          <span className={style.open}>
            <Mark id="open" size={13} />
            {look.open}
          </span>
        )}
      </span>
      <h2>{look.name}</h2>
      <p className={style.kindline}>
        <Mark id={KIND_MARKS[look.kind]} size={14} />
        {aside ? `${kind} · ${aside}` : kind}
      </p>
      {look.strip.length > 0 && (
        <div className={style.band}>
          <Strip parts={look.strip} size={24} />
        </div>
      )}
      <p className={style.say}>{text}</p>
      <div className={style.foot} aria-hidden="true">
        <span className={style.spoils}>
          <em>{words.spoils}</em>
          <Strip parts={look.spoils} size={20} />
        </span>
        <span className={style.deal}>
          <em>{words.deal}</em>
          <Strip parts={look.deal} size={20} />
        </span>
      </div>
    </article>
  );
}
