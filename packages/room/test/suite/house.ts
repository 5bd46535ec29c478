import type { Seat } from '@ashtown/engine';
import { open } from '@ashtown/host';
import type { NewTable, Problem, SeatWish } from '@ashtown/protocol';
import { type Kept, matchOf, type Rules, type Store } from '@ashtown/room';
import { type ToyState, toy } from '@ashtown/testkit/toy';
import type { Client } from './client.ts';

/** Whose eyes a client wants, and how many answers of their log it has. */
export interface Hello {
  seat?: Seat | null;
  at?: number;
}

/** What the suite needs of a house: Scrap on the table, the true store, and a way in. Players go by any word. */
export interface TestHouse {
  readonly store: Store;
  /** The id of the new table, or why there is none. */
  create(player: string, wish: NewTable): Promise<string | Problem>;
  /** Resolves once the first moment has come, or the table where there is none yet. */
  connect(table: string, player: string, hello?: Hello): Promise<Client>;
}

/** A new, empty house; it goes with its test. */
export type MakeHouse = () => Promise<TestHouse>;
export type HouseRules = Pick<Rules, 'chat' | 'strangers' | 'atOnce'>;

export const ME: SeatWish = { kind: 'me' };
export const BO: SeatWish = { kind: 'local', name: 'Bo' };
export const OPEN: SeatWish = { kind: 'open' };
export const BOT: SeatWish = { kind: 'bot', bot: 'greedy' };

export async function makeTable(house: TestHouse, seats: SeatWish[], more: Partial<NewTable> = {}): Promise<string> {
  const wish = { game: toy.id, name: 'Ann', seats, options: {}, undo: 'ask', clock: null, public: false } as const;
  const made = await house.create('ann', { ...wish, ...more });
  if (typeof made !== 'string') throw new Error(`no table: ${made.code} ${made.detail ?? ''}`);
  return made;
}

/** A running match whose people are all at Ann's screen. */
export async function playing(house: TestHouse, seats: SeatWish[], more: Partial<NewTable> = {}) {
  const id = await makeTable(house, seats, more);
  const ann = await house.connect(id, 'ann');
  await ann.must({ t: 'start' });
  await ann.until(() => ann.position !== null);
  return { id, ann };
}

export async function look(p: Client, seat: Seat | null): Promise<void> {
  await p.must({ t: 'look', seat });
  await p.until(() => p.position!.seat === seat);
}

/** Looks with the eyes of a seat and gives its first answer, or the one chosen. */
export async function answerAs(p: Client, seat: Seat, choose?: Parameters<Client['answer']>[0]): Promise<void> {
  await look(p, seat);
  await p.until(() => p.isAsked());
  const { at } = p.position!;
  const reply = await p.answer(choose);
  if (!reply.ok) throw new Error(reply.code);
  await p.until(() => p.position!.at > at);
}

/** Everybody at this screen answers when asked, until the table is over. */
export async function playToTheEnd(p: Client): Promise<void> {
  for (;;) {
    await p.until(() => p.table!.status === 'over' || p.position!.asked.some((seat) => p.mine.includes(seat)));
    if (p.table!.status === 'over') return p.settle();
    await answerAs(p, p.position!.asked.find((seat) => p.mine.includes(seat))!);
  }
}

export async function keptAt({ store }: TestHouse, id: string): Promise<Kept> {
  const kept = await store.load(id);
  if (!kept) throw new Error(`no table ${id}`);
  return kept;
}

/** The state behind all views, from what the store knows. */
export function stateOf(kept: Kept): ToyState {
  const opened = open(matchOf(kept), toy, { trusted: true });
  if (!opened.ok) throw new Error(opened.problem);
  return opened.host.snapshot().state as ToyState;
}
