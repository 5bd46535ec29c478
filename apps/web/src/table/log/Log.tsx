import type { Seat } from '@ashtown/engine';
import { memo, startTransition, useCallback, useMemo, useRef, useState } from 'react';
import { type Chapter, chaptersOf, linesIn, startOf } from '../../story/chapters.ts';
import { digestOf } from '../../story/digest.ts';
import { toldOf } from '../../story/held.ts';
import { roving } from '../../ui/roving.ts';
import { SeatToken } from '../../ui/SeatToken.tsx';
import { useLater, useSteady } from '../choose/sharing.ts';
import type { Board } from '../choose/useBoard.ts';
import type { Scene } from '../scene.ts';
import { useTableText } from '../text/index.ts';
import type { Choice } from './arrange.ts';
import { ChapterView } from './ChapterView.tsx';
import { DigestView } from './DigestView.tsx';
import style from './log.module.css';
import { useAnchored } from './useAnchored.ts';
import { useTellingOf } from './useTellingOf.ts';

/** More chapters than this are shown only when asked for: long games stay fast. */
const SHOWN = 12;

/** What is read in it, from line to line. */
const LINES = `.${style.head}, .${style.deed}, .${style.table} > li, .${style.items} li`;

/** Going to any moment of the log. */
export interface Look {
  /** The moment that is looked at; null for the present. */
  at: number | null;
  to(at: number): void;
  /** Plays from a moment on, or only these moments; missing where it is played back as a whole. */
  play?(from: number, only?: readonly number[]): void;
}

/**
 * What happened, in words: rounds or turns, their phases, and in them the players the lines are about, the newest first all
 * the way down. Every line leads to its moment.
 */
export function Log(props: { scene: Scene; inspect: Board['inspect']; look: Look; titled?: boolean }) {
  const { scene, inspect, look, titled = false } = props;
  const to = useSteady(look.to);
  const play = useSteady((from: number, only?: readonly number[]) => look.play?.(from, only));
  const { at } = look;
  const canPlay = look.play !== undefined;
  const steady: Look = useMemo(() => ({ at, to, ...(canPlay && { play }) }), [at, to, play, canPlay]);
  // What it says is on the stage already: it may follow a little later.
  return <Written scene={useLater(scene)} inspect={inspect} look={steady} titled={titled} />;
}

const Written = memo(function Written(props: { scene: Scene; inspect: Board['inspect']; look: Look; titled: boolean }) {
  const { scene, inspect, look, titled } = props;
  const text = useTableText();
  const { log, left, mine, seats, position, who } = scene;
  // The log is no further than the story.
  const lines = useMemo(() => toldOf(scene.lines, left), [scene.lines, left]);
  const [shownTo, setShownTo] = useState(SHOWN);
  const [all, setAll] = useState(false);
  const [only, setOnly] = useState<readonly Seat[]>([]);
  const [folds, setFolds] = useState<ReadonlyMap<string, boolean>>(new Map());
  const onFold = useCallback(
    (id: string, open: boolean) => startTransition(() => setFolds((now) => new Map(now).set(id, open))),
    [],
  );
  const [seen, setSeen] = useState<number | null>(null);
  const telling = useTellingOf(scene, inspect, look);
  const scroll = useRef<HTMLDivElement>(null);
  useAnchored(scroll, LINES);
  const me = position.seat;
  const choice: Choice = useMemo(() => ({ all, only, me, say: telling.say }), [all, only, me, telling.say]);
  const start = startOf(scene.game.standing(position.view)).join();
  const chapters = useMemo(() => chaptersOf(lines, start.split(',').map(Number)), [lines, start]);
  const newestFirst = useMemo(() => chapters.toReversed(), [chapters]);
  // While others move there is nothing to sum up yet.
  const asked = look.at === null && me !== null && (position.question !== null || position.result !== null);
  const digest = useMemo(() => (asked ? digestOf(lines, log, me, chapters) : null), [asked, lines, log, me, chapters]);
  const shown = newestFirst.slice(0, shownTo);
  const scored = log[0]?.at === -1;
  const isOpen = (chapter: Chapter, i: number): boolean | null => {
    if (chapter.by !== null) return null;
    // The one before the newest is in sight: it would fold under the eyes of whoever reads it.
    const usual = i <= 1 || only.length > 0;
    return folds.get(chapter.id) ?? usual;
  };
  return (
    <section className={style.log} aria-label={text.region.log} data-testid="log" data-region="" tabIndex={-1}>
      <div className={style.bar}>
        {titled && <span className="label">{text.log.title}</span>}
        <fieldset className={style.filter} aria-label={text.log.only}>
          {[...Array(seats > 1 ? seats : 0).keys()].map((seat) => (
            <button
              key={seat}
              type="button"
              aria-pressed={only.includes(seat)}
              aria-label={who(seat)}
              title={`${text.log.only}: ${who(seat)}`}
              data-testid="log-seat"
              onClick={() =>
                startTransition(() =>
                  setOnly((now) => (now.includes(seat) ? now.filter((x) => x !== seat) : [...now, seat])),
                )
              }
            >
              <SeatToken seat={seat} size={20} />
            </button>
          ))}
        </fieldset>
        <span className="seg">
          <button
            type="button"
            aria-pressed={!all}
            data-testid="log-story"
            onClick={() => startTransition(() => setAll(false))}
          >
            {text.log.story}
          </button>
          <button
            type="button"
            aria-pressed={all}
            data-testid="log-all"
            onClick={() => startTransition(() => setAll(true))}
          >
            {text.log.all}
          </button>
        </span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard. */}
      <div ref={scroll} className={style.scroll} tabIndex={0}>
        <div>
          {digest && (
            <DigestView
              digest={digest}
              telling={telling}
              open={seen !== digest.from}
              onFold={(open) => setSeen(open ? null : digest.from)}
              play={look.play}
            />
          )}
          {shown.length === 0 && <p className={style.nothing}>{text.log.nothing}</p>}
          <ol ref={roving}>
            {shown.map((chapter, i) => (
              <ChapterView
                key={chapter.id}
                chapter={chapter}
                telling={telling}
                choice={choice}
                looked={look.at !== null && isIn(chapter, look.at) ? look.at : null}
                newest={i === 0}
                mine={chapter.by !== null && mine.includes(chapter.by)}
                open={isOpen(chapter, i)}
                onFold={onFold}
                scored={scored}
                moved={isMoved(chapter, newestFirst[i + 1])}
              />
            ))}
          </ol>
          {newestFirst.length > shown.length && (
            <button
              type="button"
              className={style.earlier}
              onClick={() => startTransition(() => setShownTo(shownTo + 3 * SHOWN))}
            >
              {text.log.earlier(newestFirst.length - shown.length)}
            </button>
          )}
        </div>
      </div>
    </section>
  );
});

/** A moment belongs to the chapter with the answer before it. */
const isIn = (chapter: Chapter, at: number): boolean =>
  at === chapter.from + 1 || linesIn(chapter).some((line) => line.at + 1 === at);

const isMoved = ({ points }: Chapter, before: Chapter | undefined): boolean =>
  [...points].some(([seat, n]) => (before?.points.get(seat) ?? 0) !== n);
