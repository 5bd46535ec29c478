import { refKey, type Seat } from '@ashtown/engine';
import { KIND_OF, LINES, SYMBOLS, TYPES } from '@ashtown/metro-2033/board';
import { Drawn, type SignLook } from '../../kit/index.ts';
import { colourOf } from '../../ui/SeatToken.tsx';
import { marker, type Props } from './props.ts';
import { SIGNS, type SignId } from './signs.ts';
import type { Tone } from './summary.ts';
import tones from './tones.module.css';

/** A sign among words; what it means is said beside it. `tone`: in the colour of that. */
export const Sign = ({ id, tone, className = '', ...look }: SignLook & { id: SignId; tone?: Tone }) => (
  <Drawn
    of={SIGNS[id]}
    pen={{ cap: 'butt' }}
    className={tone ? `${tones[tone]} ${tones.tint} ${className}` : className}
    {...look}
  />
);

/** The sign of a type of Resources, in the colour of its kind. */
export const TypeSign = ({ type, ...look }: SignLook & { type: number }) => (
  <Sign id={TYPES[type]!} tone={KIND_OF[TYPES[type]!]} {...look} />
);

/** The symbols of a Threat or a Protection, given as bits; those that match an attack stand out. */
export const Symbols = ({ p, bits, match = 0, size }: { p: Props; bits: number; match?: number; size: number }) =>
  SYMBOLS.map((id, i) =>
    bits & (1 << i) ? (
      <span
        key={id}
        className={`${tones.sym} ${match & (1 << i) ? tones.hit : ''}`}
        style={{ width: size, height: size }}
        title={p.words.names.symbol(i)}
      >
        <Sign id={id} size={Math.round(size * 0.74)} />
        <span className="vh">{p.words.names.symbol(i)} </span>
      </span>
    ) : null,
  );

export const LINE_COLOUR = { redLine: 'war', hanza: 'hanza', polis: 'good-star', neutral: 'muted' } as const;

/** The line of a Station. */
export const Roundel = ({ p, line, size }: { p: Props; line: number; size: number }) => (
  <span
    className={tones.roundel}
    style={{ color: `var(--${LINE_COLOUR[LINES[line]!]})` }}
    title={p.words.names.line(line)}
  >
    <Sign id={LINES[line]!} size={size} />
    <span className="vh">{p.words.names.line(line)} </span>
  </span>
);

/** Markers of a seat, side by side; the number stands beside them. `mention`: they are none that come and go. */
export const Markers = (props: { seat: Seat; n: number; size: number; faint?: boolean; mention?: boolean }) => (
  <span className={tones.markers} style={{ opacity: props.faint ? 0.55 : 1 }} aria-hidden="true">
    {Array.from({ length: props.n }, (_, i) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: markers are alike.
        key={i}
        data-ref={props.mention ? undefined : refKey(marker(props.seat))}
        style={{ color: colourOf(props.seat) }}
      >
        <Sign id="marker" size={props.size} />
      </span>
    ))}
  </span>
);
