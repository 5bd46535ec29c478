import style from './rail.module.css';
import { type Part, Strip } from './Strip.tsx';

const HIGHEST = 3;

/** What lies on a card in a row: beside what the card says, so that it covers nothing. */
export const Rail = ({ parts }: { parts: readonly Part[] }) =>
  parts.length > 0 && (
    <span
      className={`${style.rail} ${parts.length === 1 ? style.one : ''}`}
      style={{ gridTemplateRows: `repeat(${Math.min(parts.length, HIGHEST)}, auto)` }}
      aria-hidden="true"
    >
      {parts.map((part, i) => (
        // Tokens that lie on a card have no other name than their place.
        <Strip key={`${i as 0}`} parts={[part]} size={13} tight />
      ))}
    </span>
  );
