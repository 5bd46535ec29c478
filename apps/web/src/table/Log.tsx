import type { Seat } from '@ashtown/engine';
import { memo, useCallback, useMemo, useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { SeatToken } from '../ui/SeatToken.tsx';
import style from './log.module.css';
import { type Chapter, chaptersOf, type Line, sinceMine } from './log.ts';
import { mentions } from './mentions.ts';
import { Rich } from './Rich.tsx';
import type { Scene } from './scene.ts';
import { useTableText } from './text/index.ts';
import type { Board } from './useBoard.ts';

/** More chapters than this are shown only when asked for: long games stay fast. */
const SHOWN = 12;

/** Going to any moment of the log. */
export interface Look {
  /** The moment that is looked at; null for the present. */
  at: number | null;
  to(at: number): void;
  /** Plays from a moment on; missing where it is played back as a whole. */
  play?(from: number): void;
}

/** What happened, in words and by turns, the newest first. Every turn and line leads to its moment. */
export function Log({ scene, inspect, look }: { scene: Scene; inspect: Board['inspect']; look: Look }) {
  const text = useTableText();
  const { log, mine, face } = scene;
  const [all, setAll] = useState(SHOWN);
  const [since, setSince] = useState(false);
  const last = useMemo(() => sinceMine(log, mine)[0]?.at ?? Number.POSITIVE_INFINITY, [log, mine]);
  // The handlers are new with every drawing, the chapters need not be.
  const latest = useRef(look);
  latest.current = look;
  const goTo = useCallback((at: number) => latest.current.to(at), []);
  const chapters = useMemo(
    () => chaptersOf(since ? log.filter((e) => e.at >= last) : log, face.chapter).toReversed(),
    [log, face, since, last],
  );
  const shown = chapters.slice(0, all);
  return (
    <section className={style.log} aria-label={text.region.log} data-testid="log" data-region="" tabIndex={-1}>
      {mine.length > 0 && (
        <div className={style.head}>
          <span className="seg">
            <button type="button" aria-pressed={!since} onClick={() => setSince(false)}>
              {text.log.all}
            </button>
            <button type="button" aria-pressed={since} data-testid="since" onClick={() => setSince(true)}>
              {text.log.since}
            </button>
          </span>
          {since && look.play && last < Number.POSITIVE_INFINITY && (
            <Button small look="quiet" icon="play" data-testid="play-since" onClick={() => look.play!(last)}>
              {text.past.play}
            </Button>
          )}
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard. */}
      <div className={style.scroll} tabIndex={0}>
        {shown.length === 0 && <p className={style.nothing}>{text.log.nothing}</p>}
        <ol>
          {shown.map((chapter, i) => (
            <ChapterView
              key={chapter.id}
              chapter={chapter}
              scene={scene}
              inspect={inspect}
              goTo={goTo}
              looked={look.at !== null && isIn(chapter, look.at) ? look.at : null}
              now={i === 0}
              mine={mine.includes(chapter.seat)}
            />
          ))}
        </ol>
        {chapters.length > shown.length && (
          <button type="button" className={style.earlier} onClick={() => setAll(all + 3 * SHOWN)}>
            {text.log.earlier(chapters.length - shown.length)}
          </button>
        )}
      </div>
    </section>
  );
}

const ChapterView = memo(
  function ChapterView(props: {
    chapter: Chapter;
    scene: Scene;
    inspect: Board['inspect'];
    goTo(at: number): void;
    /** The moment of this chapter that is looked at. */
    looked: number | null;
    now: boolean;
    mine: boolean;
  }) {
    const { chapter, scene, inspect, goTo, looked, now, mine } = props;
    const text = useTableText();
    const { face } = scene;
    const name = chapter.no === null ? (face.chapter ? text.log.opening : '') : text.log.turn(chapter.no);
    return (
      <li className={`${style.chapter} ${now ? style.now : ''} ${mine ? style.mine : ''}`}>
        <h2>
          <Mark scene={scene} seat={chapter.seat} />
          <span>{scene.who(chapter.seat)}</span>
          <button
            type="button"
            className={style.moment}
            data-testid="moment"
            aria-pressed={looked === chapter.from + 1}
            aria-label={[text.past.see, scene.who(chapter.seat), name].filter(Boolean).join(', ')}
            title={text.past.see}
            onClick={() => goTo(chapter.from + 1)}
          >
            {name}
            <Icon name="clock" size={14} />
          </button>
        </h2>
        {chapter.lines.map((line) => (
          <LineView
            key={line.id}
            line={line}
            scene={scene}
            inspect={inspect}
            looked={looked === line.at + 1}
            onLook={() => goTo(line.at + 1)}
          />
        ))}
      </li>
    );
  },
  (a, b) =>
    a.now === b.now &&
    a.mine === b.mine &&
    a.looked === b.looked &&
    a.chapter.id === b.chapter.id &&
    a.chapter.lines.length === b.chapter.lines.length &&
    a.chapter.lines.at(-1)?.event === b.chapter.lines.at(-1)?.event &&
    a.scene.lang === b.scene.lang &&
    a.scene.who === b.scene.who,
);

function Mark({ scene, seat }: { scene: Scene; seat: Seat }) {
  const Token = scene.face.Token;
  return Token ? <Token view={scene.position.view} seat={seat} size={24} /> : <SeatToken seat={seat} size={24} />;
}

/** A moment belongs to the chapter with the answer before it. */
const isIn = (chapter: Chapter, at: number): boolean =>
  at === chapter.from + 1 || chapter.lines.some((line) => line.at + 1 === at);

function LineView(props: { line: Line; scene: Scene; inspect: Board['inspect']; looked: boolean; onLook(): void }) {
  const { line, scene, inspect, looked, onLook } = props;
  const { words, face, who } = scene;
  const text = words.event(line.event, who);
  if (text === null) return null;
  const faint = face.isFaint?.(line.event) ?? false;
  const look = (faint ? style.faint : '') + (looked ? ` ${style.looked}` : '');
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a short cut; keys come here by the turn's button and [ ].
    <p className={look} onClick={() => getSelection()?.isCollapsed !== false && onLook()}>
      {mentions(text, line.event, words).map((part) =>
        part.card === null ? (
          <Rich key={part.key} text={part.text} signs={face.signs} />
        ) : (
          <span key={part.key} className={style.name}>
            {part.before}
            <button
              type="button"
              className={style.card}
              onClick={(e) => {
                e.stopPropagation();
                inspect({ kind: 'card', id: part.card! });
              }}
            >
              {part.text}
            </button>
            {part.after}
          </span>
        ),
      )}
    </p>
  );
}
