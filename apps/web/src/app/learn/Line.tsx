import type { Lesson, LessonBook } from '@ashtown/engine';
import { type CSSProperties, type ReactNode, Suspense } from 'react';
import type { Manifest } from '../../games/manifest.ts';
import type { Progress, StopState } from '../../learn/progress.ts';
import { makeRoute } from '../../route/router.ts';
import { Cited } from '../../table/cited/Cited.tsx';
import { useText } from '../../text/index.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { roving } from '../../ui/roving.ts';
import style from './line.module.css';
import { Picture } from './Picture.tsx';
import { Signed } from './Signed.tsx';

/** Lessons as stops of a line, and the first game at its end. */
export function Line(props: {
  of: Manifest;
  lessons: readonly Lesson[];
  book: LessonBook;
  stops: readonly StopState[];
  progress: Progress;
  /** The lessons known from an earlier visit. */
  seen: readonly string[];
}) {
  const { of, lessons, book, stops, progress, seen } = props;
  const { learn, common, lang } = useText();
  const game = of.about.id;
  const bots = Math.max(2, of.about.players[0]) - 1;
  const last = stops.lastIndexOf('done');
  const now = stops.indexOf('current');
  return (
    <ol
      ref={roving}
      className={style.line}
      data-line={of.lessons?.line ?? 'road'}
      style={{ '--stops': lessons.length + 1, '--done': Math.max(last + 1, now) } as CSSProperties}
    >
      {lessons.map((lesson, i) => {
        const words = book[lesson.id]!;
        const state = stops[i]!;
        const beat = progress.at[lesson.id];
        const isNew = seen.length > 0 && !seen.includes(lesson.id);
        const act = state === 'done' ? learn.stop.again : beat === undefined ? learn.stop.start : learn.stop.go;
        return (
          <Stop
            key={lesson.id}
            state={state}
            mark={state === 'done' ? <Icon name="check" size={18} /> : i + 1}
            isNew={isNew}
            picture={
              <Suspense fallback={null}>
                <Picture game={game} lesson={lesson} words={words} />
              </Suspense>
            }
            title={words.title}
            about={<Signed game={game} text={words.about} />}
            foot={
              <>
                <span className={style.fact}>
                  {state === 'done' ? (
                    <>
                      <Icon name="check" size={14} /> {learn.stop.done}
                    </>
                  ) : beat === undefined ? (
                    <>
                      <Icon name="clock" size={14} /> {common.minutes(lesson.minutes)}
                    </>
                  ) : (
                    learn.stop.beat(beat + 1, lesson.beats.length)
                  )}
                </span>
                {state === 'later' && lesson.teaches[0] && <Cited game={game} lang={lang} rule={lesson.teaches[0]} />}
                <LinkButton
                  small
                  look={state === 'current' ? 'primary' : 'quiet'}
                  {...(state === 'current' ? { icon: 'play' as const } : {})}
                  href={makeRoute({ t: 'learn', game, lesson: lesson.id })}
                  aria-label={`${act}: ${words.title}`}
                  data-rove=""
                  data-testid={`lesson-${lesson.id}`}
                >
                  {act}
                </LinkButton>
              </>
            }
          />
        );
      })}
      <Stop
        state="end"
        mark={<Icon name="lantern" size={18} />}
        isNew={false}
        picture={
          <span className={style.faces}>
            <Icon name="me" size={34} />
            {Array.from({ length: bots }, (_, i) => (
              <Icon key={`${i as 0}`} name="bot" size={30} />
            ))}
          </span>
        }
        title={learn.first.title}
        about={learn.first.about(bots)}
        foot={
          <LinkButton
            small
            look={now < 0 ? 'primary' : 'quiet'}
            href={makeRoute({ t: 'new', game, first: true })}
            data-rove=""
            data-testid="first-game"
          >
            {learn.first.start}
          </LinkButton>
        }
      />
    </ol>
  );
}

function Stop(props: {
  state: StopState | 'end';
  mark: ReactNode;
  isNew: boolean;
  picture: ReactNode;
  title: string;
  about: ReactNode;
  foot: ReactNode;
}) {
  const { state, mark, isNew, picture, title, about, foot } = props;
  const { learn } = useText();
  return (
    <li className={style.stop} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
      <span className={style.dot}>
        {mark}
        {isNew && <em>{learn.stop.fresh}</em>}
      </span>
      <article className={style.card}>
        <div className={style.picture} aria-hidden="true" inert>
          {picture}
        </div>
        <h2>{title}</h2>
        <p>{about}</p>
        <footer>{foot}</footer>
      </article>
    </li>
  );
}
