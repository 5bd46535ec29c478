import type {
  Answer,
  Area,
  ArmageddonGame,
  ArmageddonWords,
  Colour,
  Event,
  Figure,
  Seen,
  Tables,
  View,
} from '@ashtown/armageddon/board';
import { COLOURS } from '@ashtown/armageddon/board';
import type { Ref, Seat } from '@ashtown/engine';
import { amount, slot } from '../../kit/index.ts';
import type { BoardProps } from '../../table/board.ts';

type Plain = BoardProps<View, Answer, Event>;

/** What a board receives, as this game makes it. */
export interface Props extends Plain {
  game: ArmageddonGame;
  tables: Tables;
  words: Plain['words'] & Pick<ArmageddonWords, 'provenance' | 'line' | 'effect' | 'board'>;
}

/** So many survivors, as answers speak of them; and so many figures in words. */
export const people = (colour: Colour, n: number): Ref => amount(n > 1 ? `${colour}*${n}` : colour);
export const sayFigures = (p: Props, figure: Figure, n: number): string => p.words.ref(amount(`${figure}*${n}`));

/** Pieces, by where they are: on a card of the display, bid in an area, or among all that somebody owns. */
export const onSlot = (of: Figure, at: number): Ref => amount(`${of}.on.slot.${at + 1}`);
export const bidIn = (of: Colour, area: Area, seat: Seat): Ref => amount(`${of}.in.${area}.of.${seat}`);
export const ownedBy = (of: Colour, seat: Seat): Ref => amount(`${of}.of.${seat}`);

export const siteRef = (site: number): Ref => slot(`site.${site + 1}`);
/** The same site as one of somebody's. */
export const siteOf = (seat: Seat, site: number): Ref => slot(`${siteRef(site).id}.of.${seat}`);
export const lineRef = (site: number, line: number): Ref => slot(`line.${site + 1}.${line + 1}`);

export const sum = (n: readonly number[]): number => n.reduce((all, k) => all + k, 0);
/** Survivors of somebody in the open, by colour, at a station. */
export const standingAt = (q: Seen, station: number): number[] =>
  q.placed.slice(station * COLOURS.length, (station + 1) * COLOURS.length);

/** The player whose eyes these are; a spectator has none. */
export const myself = (p: Props): Seen | null => (p.seat === null ? null : p.view.players[p.seat]!);
