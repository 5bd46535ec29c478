import { type Drawing, SIGNS, type SignId } from './signs.ts';

const drawn = ({ fill, line, width = 2.2 }: Drawing) => (
  <>
    {fill && <path fill="currentColor" fillRule="evenodd" d={fill} />}
    {line && <path fill="none" stroke="currentColor" strokeWidth={width} strokeLinecap="square" d={line} />}
  </>
);

/** A drawing among words; what it means is said beside it. */
export function Drawn({ of, size, className = '' }: { of: Drawing; size: number; className?: string }) {
  return (
    <svg
      className={`ic ${className}`.trim()}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      {drawn(of)}
    </svg>
  );
}

export const Sign = ({ id, size = 16, className = '' }: { id: SignId; size?: number; className?: string }) => (
  <Drawn of={SIGNS[id]} size={size} className={className} />
);
