import type { Seat } from '@ashtown/engine';
import type { ComponentType } from 'react';
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
  const p: Props = { ...given, who: whoIn(given) };
  // While others decide there is no bar, and no key.
  if (p.question === null) return p;
  let bar: Gathered | null | undefined;
  const hotkey: Props['hotkey'] = (ref) => {
    if (bar === undefined) bar = gather(p);
    return bar ? digitAmong(bar.keys, ref) : plain.hotkey(ref);
  };
  return { ...p, hotkey };
}

/** The same function for the same names. */
const names = new WeakMap<Props['who'], { seats: number; virtual: string; who: Props['who'] }>();

/** Names by seat, also that of the virtual opponent. */
function whoIn({ view, words, who: plain }: Props): Props['who'] {
  const seats = view.players.length;
  const virtual = words.board.virtual ?? '';
  const known = names.get(plain);
  if (known?.seats === seats && known.virtual === virtual) return known.who;
  const who = (seat: Seat) => (seat < seats ? plain(seat) : virtual);
  names.set(plain, { seats, virtual, who });
  return who;
}

/** A part of a board, as its edition makes it. */
export const part = <P extends Props>(edition: Edition, Part: ComponentType<P>) =>
  function InEdition(p: BoardProps) {
    return <Part {...(propsIn(edition, p) as P)} />;
  };

/** The board of an edition. */
export const boardOf = (edition: Edition, own: Partial<AnyGameBoard>): GameBoard => ({
  Board: part(edition, Board),
  MyArea: part(edition, MyArea),
  desk: {
    whole: true,
    rows: '158px auto minmax(0, 1fr)',
    band: '144px auto minmax(0, 1fr)',
    lowest: 1060,
    widest: '1400px',
  },
  Panel: part(edition, Panel),
  Mini: part(edition, Mini),
  Token: FactionToken as NonNullable<GameBoard['Token']>,
  Detail: part(edition, Detail),
  Show: part(edition, Show),
  gather: (p) => gather(propsIn(edition, p)),
  signs,
  ...own,
});
