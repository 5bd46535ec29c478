import { Mark, type MarkId } from './marks.tsx';
import style from './strip.module.css';
import { Good, type GoodId } from './tokens.tsx';

/** A piece of a row of icons: how a card works, what it costs or gives. The words for it stand elsewhere. */
export type Part =
  | { t: 'good'; id: GoodId; n?: number }
  | { t: 'mark'; id: MarkId }
  | { t: 'to' }
  | { t: 'word'; text: string };

export const good = (id: GoodId, n = 1): Part => ({ t: 'good', id, n });
export const mark = (id: MarkId): Part => ({ t: 'mark', id });
export const TO: Part = { t: 'to' };
export const word = (text: string): Part => ({ t: 'word', text });

/** Icons in a row; for the eye alone. */
export function Strip(props: { parts: readonly Part[]; size?: number; tight?: boolean }) {
  const { parts, size = 20, tight = false } = props;
  return (
    <span
      className={`${style.strip} ${tight ? style.tight : ''}`}
      aria-hidden="true"
      style={{ fontSize: Math.max(14, Math.round(size * 0.72)) }}
    >
      {parts.map((part, i) => (
        // The pieces of one row have no other name than their place.
        <Piece key={`${i as 0}`} part={part} size={size} />
      ))}
    </span>
  );
}

function Piece({ part, size }: { part: Part; size: number }) {
  switch (part.t) {
    case 'good':
      return (
        <span className={style.good}>
          <Good id={part.id} size={size} />
          {part.n !== undefined && part.n !== 1 && <b>{part.n}</b>}
        </span>
      );
    case 'mark':
      return <Mark id={part.id} size={Math.round(size * 0.85)} />;
    case 'to':
      return <i className={style.to}>→</i>;
    case 'word':
      return <i>{part.text}</i>;
  }
}
