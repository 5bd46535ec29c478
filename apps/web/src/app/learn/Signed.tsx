import { Suspense } from 'react';
import { useGameBoard } from '../../load/useGame.ts';
import { Rich } from '../../ui/Rich.tsx';

/** A sentence of a game with its signs, as soon as its board is there. */
export const Signed = ({ game, text }: { game: string; text: string }) => (
  <Suspense fallback={text}>
    <Drawn game={game} text={text} />
  </Suspense>
);

const Drawn = ({ game, text }: { game: string; text: string }) => <Rich text={text} signs={useGameBoard(game).signs} />;
