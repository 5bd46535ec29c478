import { useEffect, useState } from 'react';
import { Frame } from '../frame/Frame.tsx';
import { Message } from '../frame/Message.tsx';
import { useCourse } from '../load/lessons.ts';
import { useGame, useGameBoard } from '../load/useGame.ts';
import { myName } from '../net/player.ts';
import { startLesson } from '../offline/open.ts';
import { makeRoute } from '../route/router.ts';
import { Loading } from '../table/TableScreen.tsx';
import { useText } from '../text/index.ts';
import { LinkButton } from '../ui/Button.tsx';
import { type Class, classOf } from './class.ts';
import { LessonTable } from './LessonTable.tsx';
import { LessonLink } from './link.ts';
import { progressOf } from './progress.ts';

/** A lesson by its name: from where it was left, or from its beginning. */
export function LessonScreen({ game, lesson }: { game: string; lesson: string }) {
  const course = useCourse(game);
  const found = classOf(course, lesson);
  const { learn } = useText();
  if (found) return <Begun game={game} of={found} />;
  return (
    <Frame at="learn">
      <Message title={learn.unknown.title} text={learn.unknown.text}>
        <LinkButton look="primary" href={makeRoute({ t: 'learn', game })}>
          {learn.coach.page}
        </LinkButton>
      </Message>
    </Frame>
  );
}

function Begun({ game: id, of }: { game: string; of: Class }) {
  const game = useGame(id);
  const gameBoard = useGameBoard(id);
  const { lesson } = of;
  const [again, setAgain] = useState(0);
  const [link, setLink] = useState<LessonLink | null>(null);
  useEffect(() => {
    const at = again > 0 ? 0 : (progressOf(id).at[lesson.id] ?? 0);
    const made = new LessonLink(startLesson(), game.game, lesson, at, myName());
    setLink(made);
    return () => made.close();
  }, [id, game.game, lesson, again]);
  if (!link) return <Loading />;
  return (
    <LessonTable
      key={again}
      link={link}
      of={of}
      game={game}
      gameBoard={gameBoard}
      onAgain={() => setAgain(again + 1)}
    />
  );
}
