import { type Log, type ParsedPosition, schema } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { unfitOption } from '../options.ts';
import type { Rules } from '../rules/index.ts';
import { standing } from '../standing.ts';
import type { Event, State } from '../state.ts';
import { view } from '../view.ts';
import type { Position } from './index.ts';
import { layOut } from './lay.ts';
import { positionSchema, seatsOf } from './schema.ts';

const refuse = (code: string, where: string, expected: string) =>
  ({ ok: false, problem: schema.problem(code, where, expected) }) as const;

/** A position from anywhere, played on to its first question; `log` hears what happens until then. */
export function parsePositionOf(t: Tables, rules: Rules, broken: (s: State) => readonly string[]) {
  const begin = beginOf(t, rules, broken);
  return (given: unknown, log: Log<Event> = null): ParsedPosition<State> => {
    const table = seatsOf(given);
    if (!table.ok) return table;
    const checked = schema.checked(positionSchema(t, table.seats), given);
    if (!checked.ok) return checked;
    const { from, stack, winners } = checked.value;
    const unfit = unfitOption(table.seats, checked.value);
    if (unfit) return refuse('option-players', unfit.option, `${unfit.players.join(' to ')} seats`);
    if (Number(from !== undefined) + Number(stack !== undefined) + Number(winners !== undefined) > 1)
      return refuse('too-many', 'from, stack, winners', 'one of them at most');
    return begin(checked.value, log);
  };
}

const beginOf =
  (t: Tables, rules: Rules, broken: (s: State) => readonly string[]) =>
  (position: Position, log: Log<Event>): ParsedPosition<State> => {
    const s = layOut(t, position);
    const before = broken(s)[0];
    if (before !== undefined) return refuse('broken', before, A_TABLE);
    try {
      rules.run(s, log);
      tryOut(rules, s);
    } catch {
      return refuse('broken', 'stack', 'what the rules can go on with');
    }
    const after = broken(s)[0];
    return after === undefined ? { ok: true, state: s } : refuse('broken', after, A_TABLE);
  };
const A_TABLE = 'a table the rules allow';

/** Whatever a host will ask of a state, asked once: frames from outside may hold anything. */
function tryOut(rules: Rules, s: State): void {
  for (const seat of rules.asked(s)) {
    rules.question(s, seat);
    rules.legal(s, seat);
  }
  for (let seat = 0; seat < s.players.length; seat++) view(s, seat);
  standing(view(s, null));
}
