import { refKey, type Seat } from '@ashtown/engine';
import { LINES, SYMBOLS } from '@ashtown/metro-2033/board';
import { colourOf } from '../../ui/SeatToken.tsx';
import { marker, type Props } from './props.ts';
import { Sign } from './Sign.tsx';
import tone from './tones.module.css';

/** The symbols of a set of bits, in order. */
const symbolsIn = (bits: number): number[] => SYMBOLS.flatMap((_, i) => (bits & (1 << i) ? [i] : []));

/** The symbols of a Threat or a Protection; those that match an attack stand out. */
export function Symbols(props: { p: Props; bits: number; match?: number; size?: number }) {
  const { p, bits, match = 0, size = 22 } = props;
  return symbolsIn(bits).map((i) => (
    <span
      key={i}
      className={`${tone.sym} ${match & (1 << i) ? tone.hit : ''}`}
      style={{ width: size, height: size }}
      title={p.words.names.symbol(i)}
    >
      <Sign id={SYMBOLS[i]!} size={Math.round(size * 0.74)} />
      <span className="vh">{p.words.names.symbol(i)} </span>
    </span>
  ));
}

/** The line of a Station. */
export function Roundel({ p, line, size = 22 }: { p: Props; line: number; size?: number }) {
  const id = LINES[line]!;
  return (
    <span className={tone[id]} title={p.words.names.line(line)} style={{ lineHeight: 0, flex: 'none' }}>
      <Sign id={id} size={size} />
      <span className="vh">{p.words.names.line(line)} </span>
    </span>
  );
}

/** Markers of a seat, side by side; the number stands beside them. */
export function Markers({
  seat,
  n,
  size = 17,
  faint = false,
  mention = false,
}: {
  seat: Seat;
  n: number;
  size?: number;
  faint?: boolean;
  /** They are none that come and go. */
  mention?: boolean;
}) {
  return (
    <span className={tone.markers} style={{ opacity: faint ? 0.55 : 1 }} aria-hidden="true">
      {Array.from({ length: n }, (_, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: markers are alike.
          key={i}
          data-ref={mention ? undefined : refKey(marker(seat))}
          className={tone.marker}
          style={{ color: colourOf(seat) }}
        >
          <Sign id="marker" size={size} />
        </span>
      ))}
    </span>
  );
}
