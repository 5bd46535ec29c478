import type { Ref } from './game.ts';

export const sameRef = (a: Ref, b: Ref): boolean => a.kind === b.kind && a.id === b.id;

/** A thing as one word: `card:bazooka`. How it is named in a page, and as a key. */
export const refKey = ({ kind, id }: Ref): string => `${kind}:${id}`;
