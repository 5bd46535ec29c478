import { type Log, type ParsedPosition, schema } from '@ashtown/engine';
import { broken } from '../check.ts';
import { VARIANT_PLAYERS } from '../content/vocabulary.ts';
import { rules } from '../rules/index.ts';
import { standing } from '../standing.ts';
import type { Event, State } from '../state.ts';
import { view } from '../view.ts';
import type { Position } from './index.ts';
import { layOut } from './lay.ts';
import { positionSchema, seatsOf } from './schema.ts';

export type { Position } from './index.ts';
export { makePosition } from './make.ts';

const refuse = (code: string, where: string, expected: string) =>
  ({ ok: false, problem: schema.problem(code, where, expected) }) as const;

/** A position from anywhere, played on to its first question; `log` hears what happens until then. */
export function parsePosition(given: unknown, log: Log<Event> = null): ParsedPosition<State> {
  const table = seatsOf(given);
  if (!table.ok) return table;
  const checked = schema.checked(positionSchema(table.seats), given);
  if (!checked.ok) return checked;
  const { advanced, from, stack, winners } = checked.value;
  if (advanced && table.seats < VARIANT_PLAYERS)
    return refuse('option-players', 'advanced', `${VARIANT_PLAYERS} or more seats`);
  if (Number(from !== undefined) + Number(stack !== undefined) + Number(winners !== undefined) > 1)
    return refuse('too-many', 'from, stack, winners', 'one of them at most');
  return begin(checked.value, log);
}

function begin(position: Position, log: Log<Event>): ParsedPosition<State> {
  const s = layOut(position);
  const before = broken(s)[0];
  if (before !== undefined) return refuse('broken', before, A_TABLE);
  try {
    rules.run(s, log);
    tryOut(s);
  } catch {
    return refuse('broken', 'stack', 'what the rules can go on with');
  }
  const after = broken(s)[0];
  return after === undefined ? { ok: true, state: s } : refuse('broken', after, A_TABLE);
}
const A_TABLE = 'a table the rules allow';

/** Whatever a host will ask of a state, asked once: frames from outside may hold anything. */
function tryOut(s: State): void {
  for (const seat of rules.asked(s)) {
    rules.question(s, seat);
    rules.legal(s, seat);
  }
  for (let seat = 0; seat < s.players.length; seat++) view(s, seat);
  standing(view(s, null));
}
