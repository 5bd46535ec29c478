import type { Seat } from '@ashtown/engine';
import type { CSSProperties, ReactNode } from 'react';

interface Mark {
  letter: string;
  colour: string;
  outline: ReactNode;
  /** Where the glyph stands, and the badge with the letter. */
  glyph: readonly [x: number, y: number, size: number];
  badge: readonly [x: number, y: number];
}

const mark = (letter: string, outline: ReactNode, glyph: Mark['glyph'], badge: Mark['badge']): Mark => ({
  letter,
  colour: `var(--seat-${letter.toLowerCase()})`,
  outline,
  glyph,
  badge,
});

const MARKS: readonly Mark[] = [
  mark('A', <circle cx="24" cy="24" r="21" />, [8, 8, 32], [38, 39]),
  mark('B', <rect x="4" y="4" width="40" height="40" rx="3" />, [8, 7, 32], [41, 41]),
  mark('C', <path d="M24 1.5 46.5 42.5a2 2 0 0 1-1.8 3H3.3a2 2 0 0 1-1.8-3z" />, [12.5, 17, 23], [41, 41]),
  mark('D', <path d="M24 .5 47.5 24 24 47.5.5 24z" />, [11, 11, 26], [38, 38]),
  mark('E', <path d="M13 3.5h22L47 24 35 44.500H13L1 24z" />, [9, 9, 30], [40, 40]),
  mark(
    'F',
    <path d="m24 0 5.700 9.600 10.800-2.600-2.600 10.800L47.500 24l-9.600 6.200 2.600 10.800-10.800-2.600L24 48l-5.700-9.600-10.800 2.600 2.600-10.800L.5 24l9.600-6.200L7.500 7l10.800 2.600z" />,
    [11.5, 11.5, 25],
    [41, 41],
  ),
];

const SEAT_LETTERS: readonly string[] = MARKS.map((m) => m.letter);
export const letterOf = (seat: Seat): string => SEAT_LETTERS[seat % MARKS.length]!;
export const colourOf = (seat: Seat): string => MARKS[seat % MARKS.length]!.colour;

const INK = 'var(--seat-ink)';

/**
 * A seat as colour + shape + letter, with the glyph of what sits there (drawn on a field of 64 by 64, cut-outs in
 * `var(--glyph-cut)`). Without a glyph the letter stands in the middle. `inset` for use inside another svg.
 */
export function SeatToken(props: {
  seat: Seat;
  size?: number;
  glyph?: ReactNode;
  label?: string;
  inset?: { x: number; y: number };
}) {
  const { seat, size = 32, glyph, label, inset } = props;
  const { letter, colour, outline, glyph: field, badge } = MARKS[seat % MARKS.length]!;
  const [x, y, side] = field;
  const [bx, by] = badge;
  return (
    <svg
      {...inset}
      role="img"
      aria-label={label ?? ''}
      aria-hidden={label === undefined}
      className="tok"
      width={size}
      height={size}
      viewBox="-3 -3 54 54"
      overflow="visible"
      focusable="false"
      style={{ '--glyph-cut': colour } as CSSProperties}
    >
      <g fill={colour} stroke="var(--token-line)" strokeWidth="2.5">
        {outline}
      </g>
      {glyph === undefined ? (
        <text x="24" y={letter === 'C' ? 39 : 33} className="tok-letter" textAnchor="middle" fill={INK}>
          {letter}
        </text>
      ) : (
        <>
          <svg x={x} y={y} width={side} height={side} viewBox="0 0 64 64" color={INK} aria-hidden="true">
            {glyph}
          </svg>
          <circle cx={bx} cy={by} r="9" fill={INK} stroke={colour} strokeWidth="2" />
          <text x={bx} y={by + 4.6} className="tok-badge" textAnchor="middle" fill="#fff">
            {letter}
          </text>
        </>
      )}
    </svg>
  );
}
