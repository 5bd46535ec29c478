import type { Match, Seat, SeatInfo, Seed } from '@ashtown/engine';
import type { SeatShown, TableShown } from '@ashtown/protocol';
import type { Saved, SavedLine } from '../saved.ts';
import { type LocalSetup, namesOf } from '../setup.ts';

/** The one player of a local table; all people at this screen are theirs. */
export const LOCAL_PLAYER = 'local';

export function seatsOf(setup: LocalSetup): SeatInfo[] {
  const names = namesOf(setup);
  return setup.seats.map((seat, i) => {
    const name = names[i]!;
    return seat.kind === 'bot' ? { name, kind: 'bot', bot: seat.bot } : { name, kind: 'human' };
  });
}

export const makeSeed = (): Seed => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((b) => b.toString(16).padStart(2, '0')).join('');
};

/** For a rematch the seats move on by one, so that another seat comes first; a bot that took a seat over stays a bot. */
export const rotated = <T>(seats: readonly T[]): T[] => [...seats.slice(1), ...seats.slice(0, 1)];

export const peopleOf = (seats: readonly SeatInfo[]): Seat[] =>
  [...seats.keys()].filter((i) => seats[i]!.kind === 'human');

function seatShown(info: SeatInfo, replaced: boolean): SeatShown {
  const { name, kind } = info;
  if (kind === 'human') return { name, kind, player: LOCAL_PLAYER, online: true };
  return { name, kind, bot: info.bot ?? '', online: true, ...(replaced ? { replaced } : {}) };
}

/** What the page may know of a table at any time. */
export function tableShown(saved: Saved, match: Match, over: boolean): TableShown {
  return {
    id: saved.id,
    code: '',
    game: match.game,
    options: match.options as TableShown['options'],
    status: over ? 'over' : 'playing',
    public: false,
    undo: saved.undo,
    clock: null,
    seats: match.seats.map((info, i) => seatShown(info, saved.left.includes(i))),
    host: LOCAL_PLAYER,
    spectators: 0,
    commitment: match.commitment,
    rematch: saved.rematch,
    created: saved.created,
    updated: saved.updated,
  };
}

export function lineOf(saved: Saved, match: Match, asked: readonly Seat[]): SavedLine {
  const people = peopleOf(match.seats);
  return {
    id: saved.id,
    code: '',
    game: match.game,
    status: asked.length === 0 ? 'over' : 'playing',
    clock: null,
    seats: match.seats.map(({ name, kind }) => ({ name, kind })),
    updated: saved.updated,
    mine: true,
    turn: asked.some((seat) => people.includes(seat)),
  };
}
