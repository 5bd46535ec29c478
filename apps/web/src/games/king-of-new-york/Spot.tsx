import type { Ref } from '@ashtown/engine';
import type { ReactNode } from 'react';
import style from './map.module.css';
import type { Props } from './props.ts';

type Box = readonly [x: number, y: number, w: number, h: number];

/** A thing of the map one can point at: chosen if it is legal, else the inspector says why not. */
export function Spot(props: {
  p: Props;
  of: Ref;
  label: string;
  box: Box;
  children?: ReactNode;
  /** A large thing, such as a borough, shows itself by its own outline as well. */
  wide?: boolean;
  faint?: boolean;
  /** The place it stands in: while only that can be chosen, pointing here means it. */
  within?: Ref;
}) {
  const { p, of, label, box, children, wide = false, faint = false, within } = props;
  const standing = p.standing(of);
  const meant = standing === 'rest' && within && p.standing(within) !== 'rest' ? within : of;
  const key = standing === 'legal' ? p.hotkey(of) : null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: an HTML button cannot stand inside an SVG picture.
    <g
      role="button"
      tabIndex={-1}
      data-rove=""
      data-ref={`${of.kind}:${of.id}`}
      data-standing={standing}
      aria-label={label}
      aria-pressed={standing === 'chosen'}
      className={`${style.spot} ${style[standing]} ${faint ? style.faint : ''}`}
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
      {children}
      {standing !== 'rest' && <Brackets box={box} chosen={standing === 'chosen'} wide={wide} />}
      {key !== null && <Digit n={key} x={box[0] - 9} y={box[1] - 9} />}
      <rect className={style.ring} x={box[0] - 6} y={box[1] - 6} width={box[2] + 12} height={box[3] + 12} />
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
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 5l5-5h13v14l-5 5H0z" fill="var(--legal)" />
      <text x="9" y="14.5" className={style.number}>
        {n}
      </text>
    </g>
  );
}

/** A dashed line with a die's sign: the dice as they lie would hit this. */
export function Hit({ box: [x, y, w, h], children }: { box: Box; children: ReactNode }) {
  return (
    <g pointerEvents="none">
      <rect x={x} y={y} width={w} height={h} className={style.preview} />
      <g transform={`translate(${x + w - 12} ${y - 9})`}>
        <path d="M0 5l5-5h16v15l-5 5H0z" fill="var(--preview)" />
        {children}
      </g>
    </g>
  );
}
