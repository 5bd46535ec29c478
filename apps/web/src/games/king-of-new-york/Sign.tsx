import { type Sign as Drawing, SIGNS, type SignId } from './signs.ts';

const drawn = ({ fill, line, width = 2 }: Drawing) => (
  <>
    {fill && <path fill="currentColor" fillRule="evenodd" d={fill} />}
    {line && <path fill="none" stroke="currentColor" strokeWidth={width} strokeLinecap="square" d={line} />}
  </>
);

/** A sign among words; what it means is said beside it. */
export function Sign({ id, size = 16, className = '' }: { id: SignId; size?: number; className?: string }) {
  return (
    <svg
      className={`ic ${className}`.trim()}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      {drawn(SIGNS[id])}
    </svg>
  );
}

/** A sign inside a picture. */
export function SignAt(props: { id: SignId; x: number; y: number; size: number; color: string }) {
  const { id, x, y, size, color } = props;
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 24 24" color={color} aria-hidden="true">
      {drawn(SIGNS[id])}
    </svg>
  );
}
