import type { LessonWords } from '@ashtown/engine';
import { Fragment } from 'react';
import { useGameBoard } from '../../load/useGame.ts';
import { Icon } from '../../ui/Icon.tsx';
import style from './line.module.css';

/** So many signs find room. */
const MOST = 4;

/** A lesson in the signs of the game it speaks of, the most frequent first; a lantern where its words have none. */
export function Picture({ game, words }: { game: string; words: LessonWords }) {
  const { signs = {} } = useGameBoard(game);
  const said = Object.values(words.says).join(' ');
  const found = Object.keys(signs)
    .map((sign) => ({ sign, n: said.split(sign).length - 1 }))
    .filter(({ n }) => n > 0)
    .sort((a, b) => b.n - a.n)
    .slice(0, MOST);
  if (found.length === 0) return <Icon name="lantern" size={44} />;
  return (
    <span className={style.signs}>
      {found.map(({ sign }) => (
        <Fragment key={sign}>{signs[sign]}</Fragment>
      ))}
    </span>
  );
}
