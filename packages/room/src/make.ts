import { type Options, parseOptions } from '@ashtown/engine';
import { commitmentOf, isBotWish } from '@ashtown/host';
import type { NewTable, Problem, TableFound } from '@ashtown/protocol';
import { makeCode, makeId } from './chance.ts';
import type { House } from './house.ts';
import { begin } from './match.ts';
import type { Player, TableRecord } from './record.ts';
import { isFull, rotated, seatsOf, seatsWished } from './seating.ts';

/** What a table is made from; the rest follows. */
type Given = Pick<TableRecord, 'game' | 'options' | 'undo' | 'clock' | 'public' | 'seats' | 'bans'>;

/** The rematch of a table has one id, whoever asks for it and wherever: so it is made once. */
const rematchId = (old: string): string => commitmentOf(`the rematch of ${old}`).slice(0, 20);

/** A new table, for a player with the name they will have at it. `id`: where its maker has chosen one that is free. */
export async function makeTable(
  house: House,
  wish: NewTable,
  player: Player,
  id?: string,
): Promise<TableFound | Problem> {
  const checked = check(house, wish);
  if ('code' in checked) return checked;
  const { game, undo, clock } = wish;
  const seats = seatsWished(wish.seats, player.id, player.name);
  const given = { game, options: checked.options, undo, clock, public: wish.public, seats };
  return store(house, given, player, house.rules.atOnce, id);
}

/** The same people one seat on, and without the same. Where nobody else has to come along, the match begins at once. */
export async function makeRematch(house: House, old: TableRecord, player: Player): Promise<TableFound | Problem> {
  const { game, options, undo, clock, bans } = old;
  const kept = bans && { bans: { ...bans, muted: bans.muted.filter((id) => id !== player.id) } };
  const given = { game, options, undo, clock, public: old.public, seats: rotated(old.seats), ...kept };
  const people = old.seats.filter((s) => s.kind === 'human' || s.kept).length;
  const alone = people === seatsOf(old, player.id).length && (people > 0 || house.rules.botsAlone);
  return store(house, given, player, alone, rematchId(old.id));
}

async function store(
  house: House,
  given: Given,
  player: Player,
  atOnce: boolean,
  chosen?: string,
): Promise<TableFound | Problem> {
  const now = house.clock.now();
  for (;;) {
    const id = chosen ?? makeId();
    const code = makeCode();
    const lobby: TableRecord = {
      ...given,
      id,
      code,
      revision: 0,
      host: player.id,
      created: now,
      updated: now,
      status: 'lobby',
      abandoned: false,
      rematch: null,
      seed: null,
      commitment: null,
      version: null,
      length: 0,
      asked: [],
      time: null,
    };
    const record = atOnce && isFull(lobby) ? { ...lobby, ...begin(house, lobby).record } : lobby;
    const created = await house.store.create(record, player, house.quota?.());
    if (created === 'taken') {
      const there = chosen === undefined ? null : await house.store.load(chosen);
      if (there) return { id, code: there.record.code };
      continue;
    }
    if (created === 'full') return { code: 'too-many-tables' };
    if (record.status === 'playing') house.watcher.match?.('begun', record);
    return { id, code };
  }
}

/** What a table can be made of: the options come back complete, as the match will need them. */
function check(house: House, { game: id, seats, options, clock }: NewTable): { options: Options } | Problem {
  const { rules } = house;
  const badSeats = (detail: string): Problem => ({ code: 'bad-seats', detail });
  const game = house.game(id);
  if (!game) return { code: 'unknown-game' };
  const [min, max] = game.players;
  if (seats.length < min || seats.length > max) return badSeats(`${min} to ${max} seats`);
  if (seats.filter((s) => s.kind === 'me').length > 1) return badSeats('one seat is mine');
  if (!rules.botsAlone && seats.every((s) => s.kind === 'bot')) return badSeats('a seat for a person');
  if (!rules.strangers && seats.some((s) => s.kind === 'open')) return badSeats('no open seat');
  if (seats.some((s) => s.kind === 'bot' && !isBotWish(s.bot))) return badSeats('a bot there is');
  if (!rules.clocks && clock) return { code: 'bad-options', detail: 'no clock' };
  const parsed = parseOptions(game, seats.length, options);
  if (parsed.ok) return { options: parsed.options };
  const { option, expected } = parsed.problem;
  return { code: 'bad-options', detail: `${option}: ${expected}`.slice(0, 200) };
}
