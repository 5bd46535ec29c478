import { KIND_OF, LINES, SYMBOLS, TYPES } from '@ashtown/metro-2033/board';
import { isOne } from '../../kit/index.ts';
import type { SignId } from './signs.ts';
import { LINE_COLOUR, Sign } from './Tokens.tsx';
import tones from './tones.module.css';

export { TERMS } from '@ashtown/metro-2033/terms';

/** The sign of a term, in the colours it has on cards. */
export function TermSign({ id, size }: { id: string; size: number }) {
  if (isOne(SYMBOLS, id))
    return (
      <span className={`${tones.tones} ${tones.sym}`} style={{ width: size, height: size }}>
        <Sign id={id} size={Math.round(size * 0.74)} />
      </span>
    );
  const colour = isOne(LINES, id) ? { color: `var(--${LINE_COLOUR[id]})` } : undefined;
  return (
    <span className={tones.tones} style={colour}>
      <Sign id={id as SignId} size={size} {...(isOne(TYPES, id) ? { tone: KIND_OF[id] } : {})} />
    </span>
  );
}
