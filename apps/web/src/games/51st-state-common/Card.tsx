import { type ReactNode, useMemo } from 'react';
import { groundOf } from './art.ts';
import style from './card.module.css';
import { Mark } from './marks.tsx';
import { type Part, Strip } from './Strip.tsx';
import { Good, type GoodId } from './tokens.tsx';

/** The three kinds of locations; each has a frame, a colour and a mark of its own. */
export const KINDS = ['production', 'feature', 'action'] as const;
export type Kind = (typeof KINDS)[number];
/** What a card that is no location is about; each tone has its colour. */
export type Tone = 'red' | 'blue' | 'grey' | 'universal' | 'leader';

/** A card as it looks, whichever edition it is of. */
export interface Look {
  id: string;
  kind: Kind | Tone;
  /** Drawn on a field of 24 by 24. */
  picture: string;
  /** Stands small beside it, where several have the same. */
  beside?: string | undefined;
  name: string;
  /** How it works, with what it gives once. */
  strip: readonly Part[];
  /** What it comes with, on a line of its own. */
  once?: readonly Part[];
  /** What locations have, and no other card. */
  site?: Site;
}
interface Site {
  kind: Kind;
  distance: number;
  types: readonly GoodId[];
  /** How it works once it stands. */
  lasting: readonly Part[];
  spoils: readonly Part[];
  deal: readonly Part[];
  /** What it takes to raze it, where that can be done in play. */
  defence?: number;
  /** The word for open production, where it is that. */
  open?: string;
}

/**
 * In a hand, without its picture where a hand is large, low on a phone or in a display, small on the table, or as large as
 * the inspector.
 */
type Shape = 'tall' | 'slim' | 'low' | 'small' | 'full';
/** Width (the most there is), height and drawing of a picture, the types beside it, and the icons below. */
const SIZES: Readonly<Record<Shape, readonly [w: number, h: number, drawing: number, type: number, icon: number]>> = {
  tall: [180, 60, 42, 20, 21],
  slim: [132, 20, 0, 17, 18],
  low: [180, 30, 27, 18, 18],
  small: [104, 22, 18, 15, 17],
  full: [240, 74, 52, 24, 24],
};

export const kindClass = (kind: Look['kind']): string => style[kind]!;

/** The picture of a card, wide as its frame; that of a location grows from its id. */
export function Art({ look, w, h, size }: { look: Look; w: number; h: number; size: number }) {
  const { id, picture, beside, site } = look;
  const ground = useMemo(() => (site ? groundOf(id, w, h) : null), [site, id, w, h]);
  return (
    <svg
      className={style.art}
      viewBox={`0 0 ${w} ${h}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      {ground && <path d={ground.texture} className={ground.dotted ? style.mid : style.lines} />}
      {ground && <path d={ground.skyline} className={style.mid} />}
      <g transform={`translate(${(w - size) / 2} ${(h - size) / 2}) scale(${size / 24})`}>
        <path d={picture} className={style.picture} fillRule="evenodd" />
        {beside && (
          <path d={beside} className={style.beside} transform="translate(15 12.500) scale(0.5)" fillRule="evenodd" />
        )}
      </g>
    </svg>
  );
}

function Window({ look, shape }: { look: Look; shape: Shape }) {
  const [w, h, size, type] = SIZES[shape];
  const { distance = 0, types = [], open } = look.site ?? {};
  return (
    <span className={style.window} aria-hidden="true">
      {size > 0 && <Art look={look} w={w} h={h} size={size} />}
      {distance > 0 && (
        <span className={style.pips} data-field="distance">
          {Array.from({ length: distance }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the arrows are alike.
            <i key={i} />
          ))}
        </span>
      )}
      <span className={style.types} data-field="types">
        {types.map((id) => (
          <Good key={id} id={id} size={type} />
        ))}
      </span>
      {open && (
        <span className={style.open} data-field="open" style={{ '--arrows': distance } as object}>
          <Mark id="open" size={12} />
          {(shape === 'tall' || shape === 'full') && open}
        </span>
      )}
    </span>
  );
}

/** What a location gives when it is razed, and as a deal; in the inspector with the words for it. */
const Foot = ({ site, size, words }: { site: Site; size: number; words?: { spoils: string; deal: string } }) => (
  <span className={style.foot} aria-hidden="true">
    {(['spoils', 'deal'] as const).map((sort) => (
      <span key={sort} className={style[sort]} data-field={sort}>
        {words && <em>{words[sort]}</em>}
        <Strip parts={site[sort]} size={size} />
      </span>
    ))}
  </span>
);

/** More icons than these are drawn smaller. */
const CROWDED = 5;

/** A card of a hand or a display: the picture low or high, everything else alike. For the eye; its button has the name. */
export function Card({ look, shape = 'tall' }: { look: Look; shape?: Exclude<Shape, 'full'> }) {
  const { kind, name, strip, once, site } = look;
  const icon = SIZES[shape][4] - (strip.length > CROWDED ? 4 : 0);
  return (
    <span
      className={`${style.frame} ${style.card} ${kindClass(kind)} ${style[shape]} ${site ? '' : style.plain}`}
      aria-hidden="true"
    >
      <Window look={look} shape={shape} />
      <span className={style.name} data-field="name">
        {site && <Mark id={site.kind} size={14} />}
        <b>{name}</b>
      </span>
      <span className={style.does} data-field="ability">
        {once && shape === 'tall' && <Strip parts={once} size={19} />}
        <Strip parts={strip} size={icon} />
      </span>
      {site && <Foot site={site} size={shape === 'small' ? 16 : 18} />}
    </span>
  );
}

/** A card in the inspector, with its sentence; `kind` in words. */
export function FullCard(props: {
  look: Look;
  kind: string;
  text: ReactNode;
  words: { spoils: string; deal: string };
}) {
  const { look, kind, text, words } = props;
  const { site, strip, name } = look;
  return (
    <article className={`${style.frame} ${style.card} ${style.full} ${kindClass(look.kind)}`}>
      <Window look={look} shape="full" />
      <h2>{name}</h2>
      <p className={style.kindline}>
        {site && <Mark id={site.kind} size={14} />}
        {kind}
      </p>
      {strip.length > 0 && (
        <div className={style.band}>
          <Strip parts={strip} size={24} />
        </div>
      )}
      <p className={style.say}>{text}</p>
      {site && <Foot site={site} size={20} words={words} />}
    </article>
  );
}
