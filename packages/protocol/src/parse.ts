import * as v from 'valibot';
import type { Problem } from './errors.ts';
import { LIMITS, PROTOCOL } from './limits.ts';
import { Command, Hello } from './messages.ts';
import { HouseRules } from './operator.ts';
import { CommandId, JoinCode, TableId, Token } from './parts.ts';
import { NewTable } from './rest.ts';

export type Parsed<T> = { ok: true; value: T } | ({ ok: false } & Problem);

/** Depth and size are looked at before anything else sees a message. */
const DEEPEST = 12;

function refuseProto(key: string, x: unknown): unknown {
  if (key === '__proto__') throw new Error('forbidden key');
  return x;
}

/** Untrusted text as JSON. Never throws. */
export function parseJson(text: string): Parsed<unknown> {
  if (text.length > LIMITS.message)
    return { ok: false, code: 'too-large', detail: `at most ${LIMITS.message} characters` };
  let value: unknown;
  try {
    // A look at every key costs more than the rest, and is needed only where one could be forbidden, however it is written.
    value = /__proto__|\\u/.test(text) ? JSON.parse(text, refuseProto) : JSON.parse(text);
  } catch {
    return { ok: false, code: 'bad-message', detail: 'JSON' };
  }
  return isShallow(value, DEEPEST) ? { ok: true, value } : { ok: false, code: 'bad-message', detail: 'less nesting' };
}

const isShallow = (x: unknown, left: number): boolean =>
  typeof x !== 'object' || x === null || (left > 0 && Object.values(x).every((y) => isShallow(y, left - 1)));

const parser =
  <S extends v.GenericSchema>(schema: S) =>
  (input: unknown): Parsed<v.InferOutput<S>> => {
    const r = v.safeParse(schema, input, { abortEarly: true });
    if (r.success) return { ok: true, value: r.output };
    const issue = r.issues[0];
    return {
      ok: false,
      code: 'bad-message',
      detail: `${v.getDotPath(issue) ?? 'message'}: ${issue.message}`.slice(0, 200),
    };
  };

const hello = parser(Hello);

/** Somebody who speaks another version is told so, whatever else the message holds. */
export function parseHello(input: unknown): Parsed<Hello> {
  const { t, v: spoken } = (typeof input === 'object' && input !== null ? input : {}) as { t?: unknown; v?: unknown };
  if (t === 'hello' && typeof spoken === 'number' && spoken !== PROTOCOL)
    return { ok: false, code: 'version', detail: `version ${PROTOCOL}` };
  return hello(input);
}

export const parseCommand = parser(Command);
export const parseNewTable = parser(NewTable);
export const parseHouseRules = parser(HouseRules);
export const parseToken = parser(Token);
export const parseTableId = parser(TableId);
export const parseJoinCode = parser(JoinCode);

/** The id of a command that may be wrong in everything else, so that its sender learns which one was refused. */
export function idOf(input: unknown): string | null {
  const id = typeof input === 'object' && input !== null ? (input as { id?: unknown }).id : null;
  return v.is(CommandId, id) ? id : null;
}
