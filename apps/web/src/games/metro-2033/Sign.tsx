import type { Drawing } from '../../ui/icons.ts';
import { SIGNS, type SignId } from './signs.ts';

export const drawn = ({ fill, line, width = 2 }: Drawing) => (
  <>
    {fill && <path fill="currentColor" fillRule="evenodd" d={fill} />}
    {line && <path fill="none" stroke="currentColor" strokeWidth={width} d={line} />}
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
