import type { Ref } from './game.ts';

export const sameRef = (a: Ref, b: Ref): boolean => a.kind === b.kind && a.id === b.id;

/** A thing as one word: `card:bazooka`. How it is named in a page, and as a key. */
export const refKey = ({ kind, id }: Ref): string => `${kind}:${id}`;

const KINDS: Readonly<Record<Ref['kind'], true>> = {
  option: true,
  card: true,
  slot: true,
  player: true,
  die: true,
  amount: true,
};
const isKind = (kind: string): kind is Ref['kind'] => Object.hasOwn(KINDS, kind);

/** The thing that `refKey` made this of; null where it is none. */
export function parseRef(key: string): Ref | null {
  const at = key.indexOf(':');
  const kind = key.slice(0, Math.max(0, at));
  return isKind(kind) && at < key.length - 1 ? { kind, id: key.slice(at + 1) } : null;
}
