import { cloneRng, type Game, machine, push, rand, type Seat, type StateBase } from '../src/index.ts';

/** Nim with one heap of chance size: whoever takes the last match wins. The smallest game with dice and turns. */
export type Take = { take: 1 | 2 | 3 };
type Frame = { t: 'turn'; seats: readonly [Seat] };
export interface NimState extends StateBase<Frame> {
  heap: number;
  players: number;
  winner: Seat | null;
}
export type NimEvent = { t: 'took'; seat: Seat; n: number };

const TAKES: readonly Take[] = [{ take: 1 }, { take: 2 }, { take: 3 }];

const flow = machine<NimState, Frame, { turn: Take }, NimEvent>({
  turn: {
    legal: (s) => TAKES.filter((x) => x.take <= s.heap),
    take(s, _, seat, { take }, log) {
      s.heap -= take;
      log?.push({ t: 'took', seat, n: take });
      if (s.heap === 0) s.winner = seat;
      else push(s, { t: 'turn', seats: [(seat + 1) % s.players] });
    },
  },
});

export const nim: Game<NimState, Take, NimEvent, NimState, { big: boolean }> = {
  id: 'nim',
  version: 2,
  players: [2, 4],
  options: { big: { kind: 'switch', default: false } },
  phases: [],
  sources: [],
  cites: { questions: {}, reasons: {}, events: {} },
  tellings: { took: ({ seat, n }) => ({ by: seat, about: [{ kind: 'amount', id: `${n}` }], rank: 'line' }) },
  setup: (players, { big }, rng) => ({
    rng,
    ply: 0,
    stack: [{ t: 'turn', seats: [0] }],
    heap: (big ? 200 : 20) + rand(rng, 20),
    players,
    winner: null,
  }),
  clone: (s) => ({ ...s, rng: cloneRng(s.rng), stack: s.stack.slice() }),
  ...flow,
  rounds: () => 1,
  result: (s) =>
    s.winner === null
      ? null
      : Array.from({ length: s.players }, (_, seat) => {
          const won = Number(seat === s.winner);
          return { seat, rank: 2 - won, score: won, share: won, lines: [] };
        }),
  standing: (v) => Array.from({ length: v.players }, (_, seat) => ({ seat, rank: 1, score: 0, lines: [] })),
  ending: (v) => ({ winners: v.winner === null ? [] : [v.winner], by: 'last', steps: [], why: { t: 'empty' } }),
  makePosition: (s) => nim.clone(s),
  parsePosition: (given) => ({ ok: true, state: given as NimState }),
  view: (s) => nim.clone(s),
  redact: (e) => e,
  determinize: (v) => nim.clone(v),
  refs: ({ take }) => [{ kind: 'amount', id: `${take}` }],
  explain: () => null,
  deed: () => ({ verb: 'take', things: [] }),
  evaluate: () => [],
};
