import type { Ref } from '@ashtown/engine';
import { byteDifference, canonical, notPlain, short } from '../data.ts';
import { demand, refute } from '../fault.ts';
import type { Check, Moment } from '../moment.ts';

const KINDS: readonly string[] = ['option', 'card', 'slot', 'player', 'die', 'amount'] satisfies Ref['kind'][];

/** What an asked seat is offered, and the things its answers are about. */
export const answers: Check = {
  state(m) {
    for (const seat of m.game.asked(m.state)) checkSeat(m, seat);
  },
};

function checkSeat(m: Moment, seat: number): void {
  const { game, state, limits, memory } = m;
  const question = game.question(state, seat);
  const legal: readonly unknown[] = game.legal(state, seat);
  demand('answers', legal.length > 0, () => `seat ${seat} has no answer to ${question}`);
  demand('answers', legal.length <= limits.choices, () => `${legal.length} answers to ${question}`);
  if (legal.length > memory.widest.choices) memory.widest = { question, choices: legal.length };

  refute('plain', notPlain(legal));
  const seen = new Set<string>();
  for (const pick of legal) {
    const text = canonical(pick);
    demand('answers', !seen.has(text), () => `${text} is twice among the answers to ${question}`);
    seen.add(text);
    for (const ref of game.refs(pick)) rememberRef(m, ref, pick);
  }
  // From a clone, because the machine remembers the answers it gave last.
  const again = byteDifference(legal, game.legal(game.clone(state), seat));
  demand('answers', again === null, () => `asked again, ${question} has other answers: ${again}`);
}

function rememberRef(m: Moment, ref: Ref, pick: unknown): void {
  demand(
    'refs',
    KINDS.includes(ref.kind) && typeof ref.id === 'string' && ref.id !== '',
    () => `${short(pick)} refers to ${short(ref)}`,
  );
  m.memory.refs.set(`${ref.kind} ${ref.id}`, ref);
}
