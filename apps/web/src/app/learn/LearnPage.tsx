import { useEffect, useState } from 'react';
import { Frame } from '../../frame/Frame.tsx';
import { manifestOf } from '../../games/index.ts';
import { beatOf, notesOf, see, stopsOf, useProgress } from '../../learn/progress.ts';
import { useCourse } from '../../load/lessons.ts';
import { go, makeRoute } from '../../route/router.ts';
import { useText } from '../../text/index.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Plate } from '../../ui/Plate.tsx';
import { Title } from '../../ui/Title.tsx';
import { placeOf } from '../rules/search/find.ts';
import { Search } from '../rules/search/Search.tsx';
import { Courses } from './Courses.tsx';
import { Line } from './Line.tsx';
import style from './learn.module.css';
import { Signed } from './Signed.tsx';

/** How a game is learned: its lessons, a first game, its rules. */
export function LearnPage({ id }: { id: string }) {
  const { learn, lang } = useText();
  const manifest = manifestOf(id)!;
  const name = manifest.about.name[lang];
  const { lessons, book } = useCourse(id);
  const progress = useProgress(id);
  // What was listed before this visit; the dots stay until the next one.
  const [seen] = useState(progress.seen);
  useEffect(
    () =>
      see(
        id,
        lessons.map((x) => x.id),
      ),
    [id, lessons],
  );
  const isDone = ({ id: lesson }: { id: string }) => progress.done.includes(lesson);
  const minutes = lessons.filter((x) => !isDone(x)).reduce((sum, x) => sum + x.minutes, 0);
  const notes = lessons.flatMap((lesson) =>
    notesOf(lesson, beatOf(lesson, progress)).map((key) => book[lesson.id]?.says[key] ?? key),
  );
  return (
    <Frame at="learn">
      <div className={style.head}>
        <div>
          <Title page={learn.page(name)}>
            {learn.title} <em>{name}</em>
          </Title>
          {lessons.length > 0 && <p className="muted">{learn.lead(lessons.length)}</p>}
        </div>
        {lessons.length > 0 && (
          <p className={style.sum}>
            <b>{learn.done(lessons.filter(isDone).length, lessons.length)}</b>
            <small>{minutes > 0 ? learn.left(minutes) : learn.ready}</small>
          </p>
        )}
      </div>
      <Line
        of={manifest}
        lessons={lessons}
        book={book}
        stops={stopsOf(lessons, progress)}
        progress={progress}
        seen={seen}
      />
      <div className={style.below}>
        <Plate as="section" className={style.part} aria-labelledby="learn-rules">
          <h2 id="learn-rules" className="display">
            <Icon name="book" />
            {learn.rules.title}
          </h2>
          <p>{learn.rules.about}</p>
          <Search game={id} lang={lang} slash onOpen={(found) => go({ t: 'rules', game: id, rule: placeOf(found) })} />
          <LinkButton look="quiet" href={makeRoute({ t: 'rules', game: id })}>
            {learn.rules.open}
          </LinkButton>
        </Plate>
        <Plate as="section" className={style.part} aria-labelledby="learn-notes" data-testid="my-notes">
          <h2 id="learn-notes" className="display">
            <Icon name="lantern" />
            {learn.notes.title}
          </h2>
          {notes.length === 0 ? (
            <p>{learn.notes.none}</p>
          ) : (
            <ul className={style.notes}>
              {notes.map((note) => (
                <li key={note}>
                  <Signed game={id} text={note} />
                </li>
              ))}
            </ul>
          )}
        </Plate>
        <Plate as="section" className={style.part} aria-labelledby="learn-others">
          <h2 id="learn-others" className="display">
            <Icon name="map" />
            {learn.others}
          </h2>
          <Courses now={id} />
        </Plate>
      </div>
    </Frame>
  );
}
