import { type Ref, refKey } from '@ashtown/engine';
import type { ReactNode } from 'react';
import type { Box, Point } from './geometry.ts';
import style from './map.module.css';
import type { Props } from './props.ts';

/** More than any mark of a thing stands out: with marks and without them it is as large, so that none seems to move it. */
const MARGIN = 14;

/**
 * A thing of the map one can point at: chosen if it is legal, else the inspector says why not. It is moved as a whole.
 * What is drawn is for the eye alone; above it lies the shape one meets.
 */
export function Spot(props: {
  p: Props;
  of: Ref;
  /** What answers call it, where they have another name for it. */
  asked?: Ref | undefined;
  label: string;
  /** Where its field begins, and how large that is drawn; a place of the map itself needs neither. */
  at?: Point;
  scale?: number;
  box: Box;
  children?: ReactNode;
  /** The outline of a large thing, such as a borough; a small one is its box. */
  shape?: string;
  /** It can be destroyed: it is faint while only others can be. */
  prey?: boolean;
  /** The place it stands in: while only that can be chosen, pointing here means it. */
  within?: Ref | undefined;
}) {
  const { p, of, asked = of, label, at, scale = 1, box, children, shape, prey = false, within } = props;
  const [x, y, w, h] = box;
  const standing = p.standing(asked);
  const meant = standing === 'rest' && within && p.standing(within) !== 'rest' ? within : asked;
  const key = standing === 'legal' && p.size !== 'phone' ? p.hotkey(asked) : null;
  const faint = prey && p.question === 'destroyObject' && standing === 'rest';
  return (
    <g
      data-ref={refKey(of)}
      data-tells={refKey(of)}
      className={`${style.thing} ${style[standing]}`}
      transform={at && `translate(${at[0]} ${at[1]})`}
    >
      <g transform={scale === 1 ? undefined : `scale(${scale})`}>
        <rect fill="none" {...around(box, MARGIN)} />
        <svg overflow="visible" pointerEvents="none" aria-hidden="true" opacity={faint ? 0.5 : undefined}>
          {children}
        </svg>
        {standing !== 'rest' && <Brackets box={box} chosen={standing === 'chosen'} wide={shape !== undefined} />}
        {key !== null && <Digit n={key} x={x - 9} y={y - 9} />}
        {/* biome-ignore lint/a11y/useSemanticElements: an HTML button cannot stand inside an SVG picture. */}
        <g
          role="button"
          tabIndex={-1}
          data-rove=""
          data-ref={asked === of ? undefined : refKey(asked)}
          data-standing={standing}
          aria-label={label}
          aria-pressed={standing === 'chosen'}
          className={style.spot}
          onClick={() => p.touch(meant)}
          onKeyDown={(e) => {
            if (e.key !== 'Enter' && e.key !== ' ') return;
            e.preventDefault();
            p.touch(meant);
          }}
          onContextMenu={(e) => {
            e.preventDefault();
            p.inspect(of);
          }}
        >
          <path d={shape ?? `M${x} ${y}h${w}v${h}h${-w}z`} className={style.hit} data-body="" />
          <rect className={style.ring} {...around(box, 6)} />
        </g>
      </g>
    </g>
  );
}

const around = ([x, y, w, h]: Box, by: number) => ({ x: x - by, y: y - by, width: w + 2 * by, height: h + 2 * by });

function Brackets({ box: [x, y, w, h], chosen, wide }: { box: Box; chosen: boolean; wide: boolean }) {
  const [l, t, r, b] = [x - 3.5, y - 3.5, x + w + 3.5, y + h + 3.5];
  const s = wide ? 20 : 11;
  const path = chosen
    ? `M${l} ${t}H${r}V${b}H${l}z`
    : `M${l} ${t + s}V${t}H${l + s}M${r - s} ${t}H${r}V${t + s}M${r} ${b - s}V${b}H${r - s}M${l + s} ${b}H${l}V${b - s}`;
  return <path d={path} fill="none" stroke="var(--legal)" strokeWidth={chosen ? 4 : 3} pointerEvents="none" />;
}

/** A key as the table draws it, shown while the keyboard is used. */
const Digit = ({ n, x, y }: { n: number; x: number; y: number }) => (
  <svg x={x} y={y} overflow="visible" pointerEvents="none" data-key="" aria-hidden="true">
    <path d="M0 0h18v20H0z" className={style.key} />
    <path d="M1 18h16" stroke="var(--line-strong)" strokeWidth="2" />
    <text x="9" y="14" className={style.figure} fontSize="14" textAnchor="middle" fill="var(--text)">
      {n}
    </text>
  </svg>
);
