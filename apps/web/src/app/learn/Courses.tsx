import { MANIFESTS } from '../../games/index.ts';
import type { Manifest } from '../../games/manifest.ts';
import { useProgress } from '../../learn/progress.ts';
import { useCourse } from '../../load/lessons.ts';
import { makeRoute } from '../../route/router.ts';
import { useText } from '../../text/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { GamePoster } from '../landing/GamePoster.tsx';
import style from './courses.module.css';

/** The games, how long each takes to learn, and how much of it is done. */
export const Courses = ({ now }: { now?: string }) => (
  <ul className={style.courses}>
    {MANIFESTS.map((manifest) => (
      <One key={manifest.about.id} of={manifest} isNow={manifest.about.id === now} />
    ))}
  </ul>
);

function One({ of: manifest, isNow }: { of: Manifest; isNow: boolean }) {
  const { learn, common, lang } = useText();
  const { id, name, players } = manifest.about;
  const { lessons } = useCourse(id);
  const { done } = useProgress(id);
  const minutes = lessons.reduce((sum, x) => sum + x.minutes, 0);
  const finished = lessons.filter((x) => done.includes(x.id)).length;
  return (
    <li data-now={isNow}>
      <a href={makeRoute({ t: 'learn', game: id })} aria-current={isNow ? 'page' : undefined}>
        <span className={style.stamp} aria-hidden="true">
          <GamePoster of={manifest} lang={lang} bare />
        </span>
        <b>{name[lang]}</b>
        <span className={style.facts}>
          <span>
            <Icon name="people" size={14} /> {common.playerRange(...players)}
          </span>
          {lessons.length > 0 && (
            <span>
              <Icon name="clock" size={14} /> {common.minutes(minutes)}
            </span>
          )}
          {lessons.length > 0 && (
            <span>
              <Icon name={finished === lessons.length ? 'check' : 'lantern'} size={14} />{' '}
              <span aria-hidden="true">
                {finished}/{lessons.length}
              </span>
              <span className="vh">{learn.done(finished, lessons.length)}</span>
            </span>
          )}
        </span>
      </a>
    </li>
  );
}
