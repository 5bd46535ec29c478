import type { Ref } from '@ashtown/engine';
import type { ReactNode } from 'react';
import style from './map.module.css';
import type { Props } from './props.ts';

type Box = readonly [x: number, y: number, w: number, h: number];

/**
 * A thing of the map one can point at: chosen if it is legal, else the inspector says why not. What is drawn is for the
 * eye alone; above it lies the shape that is the button.
 */
export function Spot(props: {
  p: Props;
  of: Ref;
  label: string;
  box: Box;
  children?: ReactNode;
  /** The outline of a large thing, such as a borough; a small one is its box. */
  shape?: string;
  faint?: boolean;
  /** The place it stands in: while only that can be chosen, pointing here means it. */
  within?: Ref;
}) {
  const { p, of, label, box, children, shape, faint = false, within } = props;
  const [x, y, w, h] = box;
  const standing = p.standing(of);
  const meant = standing === 'rest' && within && p.standing(within) !== 'rest' ? within : of;
  const key = standing === 'legal' ? p.hotkey(of) : null;
  return (
    <g className={`${style[standing]} ${faint ? style.faint : ''}`}>
      <svg overflow="visible" pointerEvents="none" aria-hidden="true">
        {children}
      </svg>
      {standing !== 'rest' && <Brackets box={box} chosen={standing === 'chosen'} wide={shape !== undefined} />}
      {key !== null && <Digit n={key} x={x - 9} y={y - 9} />}
      {/* biome-ignore lint/a11y/useSemanticElements: an HTML button cannot stand inside an SVG picture. */}
      <path
        d={shape ?? `M${x} ${y}h${w}v${h}h${-w}z`}
        role="button"
        tabIndex={-1}
        data-rove=""
        data-ref={`${of.kind}:${of.id}`}
        data-standing={standing}
        aria-label={label}
        aria-pressed={standing === 'chosen'}
        className={style.hit}
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
      />
      <rect className={style.ring} x={x - 6} y={y - 6} width={w + 12} height={h + 12} />
    </g>
  );
}

function Brackets({ box: [x, y, w, h], chosen, wide }: { box: Box; chosen: boolean; wide: boolean }) {
  const [l, t, r, b] = [x - 3.5, y - 3.5, x + w + 3.5, y + h + 3.5];
  const s = wide ? 20 : 11;
  const path = chosen
    ? `M${l} ${t}H${r}V${b}H${l}z`
    : `M${l} ${t + s}V${t}H${l + s}M${r - s} ${t}H${r}V${t + s}M${r} ${b - s}V${b}H${r - s}M${l + s} ${b}H${l}V${b - s}`;
  return <path d={path} className={style.brackets} />;
}

function Digit({ n, x, y }: { n: number; x: number; y: number }) {
  return (
    <svg x={x} y={y} overflow="visible" pointerEvents="none" aria-hidden="true">
      <path d="M0 5l5-5h13v14l-5 5H0z" fill="var(--legal)" />
      <text x="9" y="14.5" className={style.number}>
        {n}
      </text>
    </svg>
  );
}

/** A dashed line with a die's sign: the dice as they lie would hit this. A small flag leaves a neighbour's face free. */
export function Hit(props: { box: Box; flag: 'small' | 'right'; children: ReactNode }) {
  const {
    box: [x, y, w, h],
    flag,
    children,
  } = props;
  return (
    <g pointerEvents="none">
      <rect x={x} y={y} width={w} height={h} className={style.preview} />
      <g transform={flag === 'small' ? `translate(${x - 3} ${y - 5}) scale(0.6)` : `translate(${x + w - 12} ${y - 9})`}>
        <path d="M0 5l5-5h16v15l-5 5H0z" fill="var(--preview)" />
        {children}
      </g>
    </g>
  );
}
