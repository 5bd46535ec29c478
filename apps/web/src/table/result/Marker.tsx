import type { Seat } from '@ashtown/engine';
import { SeatToken } from '../../ui/SeatToken.tsx';
import type { Scene } from '../scene.ts';

/** The mark of a seat as its game draws it, or that of the game's own side. */
export function Marker({ scene, seat, size }: { scene: Scene; seat: Seat | null; size: number }) {
  if (seat === null)
    return (
      <svg className="tok" width={size} height={size} viewBox="-3 -3 54 54" aria-hidden="true" focusable="false">
        <path
          d="M8 2h32l6 6v32l-6 6H8l-6-6V8z"
          fill="var(--line-strong)"
          stroke="var(--token-line)"
          strokeWidth="2.5"
        />
        <svg x="9" y="8" width="30" height="32" viewBox="0 0 64 64" aria-hidden="true">
          <path
            d="M18 2h28v8h10v40H8V10h10zM18 22v10h10V22zM36 22v10h10V22zM16 40v5h32v-5zM2 24h4v16H2zM58 24h4v16h-4zM20 52h8v10h-8zM36 52h8v10h-8z"
            fill="var(--seat-ink)"
            fillRule="evenodd"
          />
        </svg>
      </svg>
    );
  const { Token } = scene.gameBoard;
  return Token ? (
    <Token view={scene.position.view} tables={scene.tables} seat={seat} size={size} />
  ) : (
    <SeatToken seat={seat} size={size} />
  );
}
