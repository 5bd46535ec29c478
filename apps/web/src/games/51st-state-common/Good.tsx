import './goods.css';
import { GOOD_TOKENS, type GoodId } from './goods.ts';

/** The token of a good. Words stand beside it, or in `label`. */
export function Good({ id, size = 20, label }: { id: GoodId; size?: number; label?: string }) {
  const { outline, colour, glyph } = GOOD_TOKENS[id];
  return (
    <svg
      className="ic"
      role="img"
      aria-label={label ?? ''}
      aria-hidden={label === undefined}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      focusable="false"
    >
      <path d={outline} fill={colour} />
      {glyph && <path d={glyph} fill="var(--tok-ink)" fillRule="evenodd" />}
    </svg>
  );
}
