import { type ComponentType, type MemoExoticComponent, memo } from 'react';
import type { BoardProps } from '../table/board.ts';

/**
 * A part of a board that is drawn again only where something it is drawn by is another. The parts of a view that say the same
 * are the same objects from moment to moment, so a glance at each is enough.
 */
export const drawnBy = <P extends object>(
  Part: ComponentType<P>,
  by: (p: P) => readonly unknown[],
): MemoExoticComponent<ComponentType<P>> =>
  memo(Part, (before, now) => {
    const [a, b] = [by(before), by(now)];
    return a.length === b.length && a.every((x, i) => Object.is(x, b[i]));
  });

/**
 * What a part is drawn by: while others decide, these parts of the view; for whoever is asked all of it, since anything may
 * be what the answer is about. A part that shows what is gathered for an answer says so itself, by `p.draft`: it is only
 * one of many, and changes with every press.
 */
export const seenIn = (p: BoardProps, parts: readonly unknown[]): readonly unknown[] => [
  p.game,
  p.tables,
  p.seat,
  p.lang,
  p.words,
  p.who,
  p.about,
  p.size,
  p.question,
  p.standing,
  p.hotkey,
  ...(p.question === null ? parts : [p.view, p.asked, p.changed]),
];
