import type { Lang, RuleId } from '@ashtown/engine';
import { use } from 'react';
import type { Book } from '../../games/book.ts';
import { loadCoach } from '../../load/coach.ts';
import { type Course, loadCourse } from '../../load/lessons.ts';
import { loadSpoken } from '../../load/load.ts';
import { makeRoute } from '../../route/router.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Signed } from '../../ui/Signed.tsx';
import { loadBook } from './loadBook.ts';
import style from './rule-view.module.css';
import { useBookText } from './text/index.ts';

/** What else there is about a rule: a picture, what is said where it is asked for at a table, the lesson that teaches it. */
export function RuleMore({ game, lang, rule }: { game: string; lang: Lang; rule: RuleId }) {
  const text = useBookText().rule;
  const loaded = use(loadSpoken(game, lang));
  const plate = plateOf(use(loadBook(game, loaded)), rule);
  const { questions } = use(loadCoach(game, lang));
  const asked = Object.entries(loaded.game.cites.questions).find(([, cited]) => cited.includes(rule));
  const advice = asked && questions[asked[0]];
  const course = use(loadCourse(game, lang));
  const lesson = lessonOf(course, rule);
  return (
    <>
      {plate && (
        <figure className={style.picture}>
          <div aria-hidden="true" inert>
            {plate.picture}
          </div>
          <figcaption>
            <Signed text={plate.text} />
          </figcaption>
        </figure>
      )}
      {advice && (
        <p className={style.table} data-testid="rule-at-table">
          <b className={style.asked}>{text.table}</b> <Signed text={advice} />
        </p>
      )}
      {lesson && (
        <p>
          <a
            className={style.lesson}
            href={makeRoute({ t: 'learn', game, lesson: lesson.id })}
            data-testid="rule-lesson"
          >
            <Icon name="lantern" size={15} />
            {text.lesson(course.lessons.indexOf(lesson) + 1, course.book[lesson.id]!.title)}
          </a>
        </p>
      )}
    </>
  );
}

const plateOf = ({ plates }: Book, rule: RuleId) =>
  plates && [...plates.examples, ...plates.round.steps].find(({ cite }) => cite.includes(rule));

/** The lesson about it, or else the first in which it is said. */
const lessonOf = ({ lessons }: Course, rule: RuleId) =>
  lessons.find(({ teaches }) => teaches.includes(rule)) ??
  lessons.find(({ beats }) => beats.some(({ cite }) => cite.includes(rule)));
