import { makeRoute } from '../route/router.ts';
import type { AnyGameBoard } from '../table/board.ts';
import { useText } from '../text/index.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { Rich } from '../ui/Rich.tsx';
import style from './around.module.css';
import type { Class } from './class.ts';

/** A lesson is over: what was noted, and what comes next. */
export function Ending(props: {
  of: Class;
  game: string;
  notes: readonly string[];
  signs: AnyGameBoard['signs'];
  onAgain(): void;
}) {
  const { of, game, notes, signs, onAgain } = props;
  const { learn } = useText();
  return (
    <div className={style.ending} data-testid="lesson-over">
      <ul>
        {notes.map((note) => (
          <li key={note}>
            <Rich text={note} signs={signs} />
          </li>
        ))}
      </ul>
      {of.next ? (
        <LinkButton
          look="primary"
          data-main=""
          data-testid="next-lesson"
          href={makeRoute({ t: 'learn', game, lesson: of.next.lesson.id })}
        >
          {learn.coach.following(of.next.words.title)}
        </LinkButton>
      ) : (
        <LinkButton look="primary" data-main="" href={makeRoute({ t: 'new', game, first: true })}>
          {learn.first.title}
        </LinkButton>
      )}
      <Button look="quiet" data-testid="again" onClick={onAgain}>
        {learn.stop.again}
      </Button>
      <LinkButton look="quiet" href={makeRoute({ t: 'learn', game })}>
        {learn.coach.page}
      </LinkButton>
    </div>
  );
}
