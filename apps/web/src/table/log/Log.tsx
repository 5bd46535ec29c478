import type { Seat } from '@ashtown/engine';
import { memo, useCallback, useMemo, useRef, useState } from 'react';
import { type Chapter, chaptersOf, chaptersSince } from '../../story/chapters.ts';
import { type Line, sinceMine } from '../../story/lines.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Rich } from '../../ui/Rich.tsx';
import { roving } from '../../ui/roving.ts';
import { SeatToken } from '../../ui/SeatToken.tsx';
import type { Board } from '../choose/useBoard.ts';
import type { Scene } from '../scene.ts';
import { useTableText } from '../text/index.ts';
import style from './log.module.css';
import { mentions } from './mentions.ts';

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

/** What happened, in words, by rounds or turns, the newest first. Every one of them and every line leads to its moment. */
export function Log({ scene, inspect, look }: { scene: Scene; inspect: Board['inspect']; look: Look }) {
  const text = useTableText();
  const { log, lines, mine } = scene;
  const [all, setAll] = useState(SHOWN);
  const [since, setSince] = useState(false);
  const last = useMemo(() => sinceMine(log, mine), [log, mine]);
  // The handlers are new with every drawing, the chapters need not be.
  const latest = useRef(look);
  latest.current = look;
  const goTo = useCallback((at: number) => latest.current.to(at), []);
  const chapters = useMemo(
    () => (since ? chaptersSince(chaptersOf(lines), last) : chaptersOf(lines)).toReversed(),
    [lines, since, last],
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
          {since && look.play && log.some(({ at }) => at >= last) && (
            <Button small look="quiet" icon="play" data-testid="play-since" onClick={() => look.play!(last)}>
              {text.past.play}
            </Button>
          )}
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard. */}
      <div className={style.scroll} tabIndex={0}>
        {shown.length === 0 && <p className={style.nothing}>{text.log.nothing}</p>}
        <ol ref={roving}>
          {shown.map((chapter, i) => (
            <ChapterView
              key={chapter.id}
              chapter={chapter}
              scene={scene}
              inspect={inspect}
              goTo={goTo}
              looked={look.at !== null && isIn(chapter, look.at) ? look.at : null}
              now={i === 0}
              mine={chapter.by !== null && mine.includes(chapter.by)}
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

const lastLine = ({ blocks }: Chapter): Line | undefined => blocks.at(-1)?.lines.at(-1);

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
    const { words, who } = scene;
    const { by, round, head } = chapter;
    const name = by === null ? '' : who(by);
    const title = round === null ? text.log.opening : by === null ? text.log.round(round) : text.log.turn(round);
    return (
      <li className={`${style.chapter} ${now ? style.now : ''} ${mine ? style.mine : ''}`}>
        <h2>
          {by !== null && <Mark scene={scene} seat={by} />}
          <span>{name || title}</span>
          <button
            type="button"
            className={style.moment}
            data-rove=""
            data-testid="moment"
            aria-pressed={looked === chapter.from + 1}
            aria-label={[text.past.see, name, title].filter(Boolean).join(', ')}
            title={text.past.see}
            onClick={() => goTo(chapter.from + 1)}
          >
            {name && title}
            <Icon name="clock" size={14} />
          </button>
        </h2>
        {chapter.blocks.toReversed().map((block, i, all) => {
          const above = all[i - 1];
          const turned = block.phase !== null && block.phase !== above?.phase;
          // In somebody's own turn only the others need a mark.
          const mark = block.by !== null && block.by !== (turned ? by : (above?.by ?? by)) ? block.by : null;
          return (
            <div key={block.id}>
              {turned && <h3 className={style.phase}>{words.phase(block.phase!)}</h3>}
              {mark !== null && (
                <h4 className={style.actor}>
                  <Mark scene={scene} seat={mark} /> {who(mark)}
                </h4>
              )}
              {block.lines.map((line) => (
                <LineView key={line.id} line={line} {...{ scene, inspect, looked, goTo }} />
              ))}
            </div>
          );
        })}
        {by === null && head && words.event(head.event) !== title && (
          <LineView line={head} {...{ scene, inspect, looked, goTo }} />
        )}
      </li>
    );
  },
  (a, b) =>
    a.now === b.now &&
    a.mine === b.mine &&
    a.looked === b.looked &&
    a.chapter.id === b.chapter.id &&
    lastLine(a.chapter)?.id === lastLine(b.chapter)?.id &&
    lastLine(a.chapter)?.event === lastLine(b.chapter)?.event &&
    a.scene.lang === b.scene.lang &&
    a.scene.who === b.scene.who,
);

function Mark({ scene, seat }: { scene: Scene; seat: Seat }) {
  const Token = scene.gameBoard.Token;
  return Token ? (
    <Token view={scene.position.view} tables={scene.tables} seat={seat} size={24} />
  ) : (
    <SeatToken seat={seat} size={24} />
  );
}

/** A moment belongs to the chapter with the answer before it. */
const isIn = (chapter: Chapter, at: number): boolean =>
  at === chapter.from + 1 || chapter.blocks.some(({ lines }) => lines.some((line) => line.at + 1 === at));

function LineView(props: {
  line: Line;
  scene: Scene;
  inspect: Board['inspect'];
  looked: number | null;
  goTo(at: number): void;
}) {
  const { line, scene, inspect, looked, goTo } = props;
  const { words, gameBoard } = scene;
  const text = words.event(line.event);
  if (text === null) return null;
  const { rank, about } = line.telling;
  const look = (rank === 'faint' ? style.faint : '') + (looked === line.at + 1 ? ` ${style.looked}` : '');
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a short cut; keys come here by the turn's button and [ ].
    <p className={look} onClick={() => getSelection()?.isCollapsed !== false && goTo(line.at + 1)}>
      {mentions(text, about, words).map((part) =>
        part.card === null ? (
          <Rich key={part.key} text={part.text} signs={gameBoard.signs} />
        ) : (
          <span key={part.key} className={style.name}>
            {part.before}
            <button
              type="button"
              className={style.card}
              data-rove=""
              tabIndex={-1}
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
