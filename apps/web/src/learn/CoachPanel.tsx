import type { Point, RuleId } from '@ashtown/engine';
import type { ReactNode } from 'react';
import { Cited } from '../table/cited/Cited.tsx';
import { isPlace, refOf } from '../table/lamp/find.ts';
import type { Scene } from '../table/scene.ts';
import { useTableText } from '../table/text/index.ts';
import { useTermed } from '../terms/Termed.tsx';
import { useText } from '../text/index.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Rich } from '../ui/Rich.tsx';
import { Beats } from './Beats.tsx';
import type { Class } from './class.ts';
import style from './coach.module.css';
import type { Coaching } from './link.ts';
import { saidUntil } from './sentences.ts';

/** So many sentences before the one of now can still be read. */
const TRAIL = 2;
/** With so many wrong tries the answer is offered. */
const OFFERED = 3;

/** What the coach says, and what can be done about it. */
export function CoachPanel(props: {
  scene: Scene;
  of: Class;
  /** The beat that is shown. */
  at: number;
  coaching: Coaching;
  busy: boolean;
  points: readonly Point[];
  /** They are numbered, and listed here. */
  isListed: boolean;
  onPoint(point: Point): void;
  /** The expected answer in words, where it was asked for. */
  shown: string | null;
  /** How many sentences before the one of now are read again. */
  back: number;
  onBack(by: 1 | -1): void;
  onNext(): void;
  onShow(): void;
  /** What follows the last beat. */
  ending: ReactNode;
}) {
  const { scene, of, at, coaching, busy, points, isListed, onPoint, shown, back, onBack, onNext, onShow, ending } =
    props;
  const { coach } = useText().learn;
  const { lesson, words } = of;
  const { signs } = scene.gameBoard;
  const { tried } = coaching;
  const beat = lesson.beats[at] ?? null;
  const all = saidUntil(lesson, at);
  const now = all.length - 1 - back;
  const sentence = beat || back > 0 ? all[now] : null;
  const past = all.slice(Math.max(0, now - TRAIL + (sentence ? 0 : 1)), sentence ? now : now + 1);
  const drawn = (text: string) => <Rich text={text} signs={signs} />;
  const textOf = (key: string) => words.says[key] ?? key;
  const say = (key: string) => drawn(textOf(key));
  const marked = useTermed(scene.game.id, scene.lang);
  const explain = (key: string) => marked(textOf(key), drawn);
  const tries = tried?.tries ?? 0;
  const minutes = Math.max(1, Math.round(lesson.minutes * (1 - at / lesson.beats.length)));
  return (
    <section
      className={style.panel}
      aria-label={coach.title}
      data-coach=""
      data-testid="coach"
      data-beat={at}
      data-region=""
      tabIndex={-1}
    >
      <header className={style.top}>
        <span className={style.lamp}>
          <Icon name="lantern" size={22} />
        </span>
        <div>
          <h2>{words.title}</h2>
          <small>
            {beat ? (
              <>
                {coach.step(at + 1, lesson.beats.length)}
                <span className={style.left}> · {coach.left(minutes)}</span>
              </>
            ) : (
              coach.over
            )}
          </small>
        </div>
      </header>
      <Beats n={lesson.beats.length} at={at} label={coach.beats} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard. */}
      <div className={style.words} tabIndex={0}>
        {past.length > 0 && (
          <ul className={style.past} aria-label={coach.before}>
            {past.map(({ key, done }) => (
              <li key={key} data-done={done}>
                <Icon name={done ? 'check' : 'chev'} size={14} />
                <span>{say(key)}</span>
              </li>
            ))}
          </ul>
        )}
        <div aria-live="polite" data-testid="coach-says">
          {all[now - 1]?.done && sentence && <p className="vh">{say(all[now - 1]!.key)}</p>}
          {sentence ? (
            <p className={style.say}>
              {explain(sentence.key)}
              <Cites scene={scene} rules={sentence.cite} />
            </p>
          ) : (
            <p className={style.say}>{coach.over}</p>
          )}
          {tried && back === 0 && (
            <div className={style.again} data-testid="tried" data-tries={tries}>
              <b>{coach.tried}</b>
              <p>
                {explain(tried.wrong.say)}
                <Cites scene={scene} rules={tried.wrong.cite} />
              </p>
            </div>
          )}
          {shown !== null && back === 0 && (
            <p className={style.shown} data-testid="shown">
              <Rich text={coach.shown(shown)} signs={signs} />
            </p>
          )}
        </div>
        {isListed && <Counted scene={scene} points={points} label={coach.points} onPoint={onPoint} />}
        {!beat && back === 0 && ending}
      </div>
      {(beat || back > 0) && (
        <footer className={style.acts}>
          <Button
            look="quiet"
            icon="undo"
            aria-label={coach.back}
            title={`${coach.back} (←)`}
            disabled={now === 0}
            data-testid="coach-back"
            onClick={() => onBack(1)}
          />
          {back > 0 ? (
            <Button
              look="primary"
              className={style.wide}
              data-main=""
              data-testid="coach-now"
              onClick={() => onBack(-1)}
            >
              {back > 1 ? coach.next : coach.toNow}
            </Button>
          ) : beat?.expect ? (
            <>
              <Button
                look={tries >= OFFERED && shown === null ? 'primary' : 'quiet'}
                disabled={busy}
                data-testid="coach-show"
                title={`${coach.show} (?)`}
                onClick={onShow}
              >
                {coach.show}
              </Button>
              <Button look="quiet" disabled={busy} data-testid="coach-skip" onClick={onNext}>
                {coach.skip}
              </Button>
            </>
          ) : (
            <Button
              look="primary"
              className={style.wide}
              disabled={busy}
              data-main=""
              data-testid="coach-next"
              onClick={onNext}
              hotkey="→"
            >
              {coach.next}
            </Button>
          )}
        </footer>
      )}
    </section>
  );
}

function Cites({ scene, rules }: { scene: Scene; rules: readonly RuleId[] }) {
  if (rules.length === 0) return null;
  return (
    <span className={style.cites}>
      {rules.map((rule) => (
        <Cited key={rule} game={scene.game.id} lang={scene.lang} rule={rule} />
      ))}
    </span>
  );
}

/** The things that are pointed at, with the numbers they have on the table; each can be brought into sight. */
function Counted(props: { scene: Scene; points: readonly Point[]; label: string; onPoint(point: Point): void }) {
  const { scene, points, label, onPoint } = props;
  const { region } = useTableText();
  const places = { ...region, answers: region.prompt, seats: region.players };
  const nameOf = (point: Point): string => {
    if (isPlace(point)) return places[point];
    const ref = refOf(point);
    return ref ? scene.words.ref(ref) : point;
  };
  return (
    <ol className={style.counted} aria-label={label} data-testid="counted">
      {points.map((point) => (
        <li key={point}>
          <button type="button" data-point={point} onClick={() => onPoint(point)}>
            <Rich text={nameOf(point)} signs={scene.gameBoard.signs} />
          </button>
        </li>
      ))}
    </ol>
  );
}
