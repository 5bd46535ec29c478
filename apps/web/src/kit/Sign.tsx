import type { ReactNode } from 'react';
import type { Drawing } from '../ui/icons.ts';

/** How the lines of a game's drawings look where a drawing itself says nothing. */
export interface Pen {
  width?: number;
  cap?: 'butt' | 'square';
}

/** A drawing that is only an area may be its path alone. */
export type Drawable = Drawing | string;

/** The paths of a drawing, for a picture of 24 by 24. */
export function drawn(of: Drawable, { width: usual = 2, cap = 'square' }: Pen = {}): ReactNode {
  const { fill, line, width = usual }: Drawing = typeof of === 'string' ? { fill: of } : of;
  return (
    <>
      {fill && <path fill="currentColor" fillRule="evenodd" d={fill} />}
      {line && <path fill="none" stroke="currentColor" strokeWidth={width} strokeLinecap={cap} d={line} />}
    </>
  );
}

/** How a game's own `Sign` by id is called: `({ id, ...look }) => <Drawn of={SIGNS[id]} {...look} />`. */
export interface SignLook {
  size?: number;
  className?: string | undefined;
}

/** A drawing among words, in their colour; what it means is said beside it. */
export const Drawn = ({ of, pen, size = 16, className = '' }: SignLook & { of: Drawable; pen?: Pen | undefined }) => (
  <svg
    className={`ic ${className}`.trim()}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    aria-hidden="true"
    focusable="false"
  >
    {drawn(of, pen)}
  </svg>
);

/** The same inside a picture. */
export function DrawnAt(props: { of: Drawable; pen?: Pen; x: number; y: number; size: number; color: string }) {
  const { of, pen, x, y, size, color } = props;
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 24 24" color={color} aria-hidden="true">
      {drawn(of, pen)}
    </svg>
  );
}
