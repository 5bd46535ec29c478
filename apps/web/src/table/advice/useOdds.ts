import type { Odds } from '@ashtown/engine';
import { useMemo } from 'react';
import type { Board } from '../choose/useBoard.ts';
import type { Scene } from '../scene.ts';

const NONE: readonly Odds[] = [];

/** What may come by chance, as the asked seat knows it, and by what it has marked. */
export function useOdds({ game, position, words }: Scene, board: Board): readonly Odds[] {
  const { view, seat } = position;
  const marked = board.gathered?.main?.pick ?? null;
  return useMemo(
    () => (seat === null || !words.odds ? NONE : (game.odds?.(view, seat, marked) ?? NONE)),
    [game, words, view, seat, marked],
  );
}

/** Of these the first that the question is about: an answer leads to it, or is taken from there. */
export const oddsOfQuestion = (tables: readonly Odds[], { props: { offers } }: Board): Odds | undefined =>
  tables.find(({ of, pick }) => pick !== undefined || offers.some(({ refs }) => refs.some(({ id }) => id === of)));
