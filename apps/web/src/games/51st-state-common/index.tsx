import type { ReactNode } from 'react';
import { digitAmong } from '../../kit/index.ts';
import type { AnyGameBoard, BoardProps, GameBoard, Gathered } from '../../table/board.ts';
import { Board } from './Board.tsx';
import { Detail } from './Detail.tsx';
import { FactionToken } from './factions.tsx';
import { gather } from './gather.ts';
import { MyArea } from './MyArea.tsx';
import { Mini, Panel } from './Panel.tsx';
import type { Edition, Props } from './props.ts';
import { Show } from './Show.tsx';
import { signs } from './tokens.tsx';

/** What the shell hands a board: the tables, the words and the game of this edition; here also what the edition does differently. */
export function propsIn(edition: Edition, plain: BoardProps): Props {
  const given = { ...plain, edition } as Props;
  const { view, words } = given;
  const p: Props = {
    ...given,
    who: (seat) => (seat < view.players.length ? plain.who(seat) : (words.board.virtual ?? '')),
  };
  let bar: Gathered | null | undefined;
  const hotkey: Props['hotkey'] = (ref) => {
    if (bar === undefined) bar = gather(p);
    return bar ? digitAmong(bar.keys, ref) : plain.hotkey(ref);
  };
  return { ...p, hotkey };
}

/** A part of a board, as its edition makes it. */
export const part = <P extends Props>(edition: Edition, Part: (p: P) => ReactNode) =>
  function InEdition(p: BoardProps) {
    return <Part {...(propsIn(edition, p) as P)} />;
  };

/** The board of an edition. */
export const boardOf = (edition: Edition, own: Partial<AnyGameBoard>): GameBoard => ({
  Board: part(edition, Board),
  MyArea: part(edition, MyArea),
  desk: { whole: true, rows: '147px auto minmax(0, 1fr)', band: '147px auto minmax(0, 1fr)', widest: '1400px' },
  Panel: part(edition, Panel),
  Mini: part(edition, Mini),
  Token: FactionToken as NonNullable<GameBoard['Token']>,
  Detail: part(edition, Detail),
  Show: part(edition, Show),
  gather: (p) => gather(propsIn(edition, p)),
  signs,
  ...own,
});
