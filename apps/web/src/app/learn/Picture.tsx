import type { Lesson, LessonWords } from '@ashtown/engine';
import { Fragment, use } from 'react';
import { useGame, useGameBoard } from '../../load/useGame.ts';
import { Icon } from '../../ui/Icon.tsx';
import { loadBook } from '../rules/loadBook.ts';
import style from './line.module.css';

/** So many signs find room. */
const MOST = 4;

/** A lesson by the first card it points at, or in the signs its words speak of; a lantern where there are neither. */
export function Picture({ game, lesson, words }: { game: string; lesson: Lesson; words: LessonWords }) {
  const { signs = {} } = useGameBoard(game);
  const { cards } = use(loadBook(game, useGame(game)));
  const [card] = cardsOf(lesson).flatMap((id) => cards.find((x) => x.id === id)?.picture ?? []);
  if (card) return <span className={style.drawn}>{card}</span>;
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

const CARD = 'card:';

const cardsOf = ({ beats }: Lesson): string[] =>
  beats.flatMap(({ point = [] }) => point.flatMap((x) => (x.startsWith(CARD) ? x.slice(CARD.length) : [])));
