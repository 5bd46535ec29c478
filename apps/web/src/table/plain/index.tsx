import type { Seat } from '@ashtown/engine';
import type { BoardProps, GameBoard } from '../board.ts';
import style from './plain.module.css';

/** The table in words, for a game that has no drawn board yet: everything is answered from the list of choices. */
function Board({ view, seat, words }: BoardProps) {
  const lines = words.table?.(view, seat) ?? [words.pitch];
  return (
    <div className={`plate ${style.board}`}>
      {lines.map((line, i) => (
        <p key={`${i as 0} ${line}`}>{line}</p>
      ))}
    </div>
  );
}

function Panel({ of, who, about }: BoardProps & { of: Seat }) {
  return (
    <section className={`plate ${style.panel}`} aria-label={who(of)} data-testid={`player-${of}`}>
      <h2>{who(of)}</h2>
      <small>{about(of)}</small>
    </section>
  );
}

export const board: GameBoard = { Board, Panel, plain: true };
