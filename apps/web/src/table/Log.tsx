import type { Seat } from '@ashtown/engine';
import { memo, useMemo, useState } from 'react';
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

/** What happened, in words and by turns, the newest first. */
export function Log({ scene, inspect }: { scene: Scene; inspect: Board['inspect'] }) {
  const text = useTableText();
  const { log, mine, face } = scene;
  const [all, setAll] = useState(SHOWN);
  const [since, setSince] = useState(false);
  const last = useMemo(() => sinceMine(log, mine)[0]?.at ?? Number.POSITIVE_INFINITY, [log, mine]);
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
    now: boolean;
    mine: boolean;
  }) {
    const { chapter, scene, inspect, now, mine } = props;
    const text = useTableText();
    const { face } = scene;
    return (
      <li className={`${style.chapter} ${now ? style.now : ''} ${mine ? style.mine : ''}`}>
        <h2>
          <Mark scene={scene} seat={chapter.seat} />
          {scene.who(chapter.seat)}
          <span>{chapter.no === null ? (face.chapter ? text.log.opening : '') : text.log.turn(chapter.no)}</span>
        </h2>
        {chapter.lines.map((line) => (
          <LineView key={line.id} line={line} scene={scene} inspect={inspect} />
        ))}
      </li>
    );
  },
  (a, b) =>
    a.now === b.now &&
    a.mine === b.mine &&
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

function LineView({ line, scene, inspect }: { line: Line; scene: Scene; inspect: Board['inspect'] }) {
  const { words, face, who } = scene;
  const text = words.event(line.event, who);
  if (text === null) return null;
  const faint = face.isFaint?.(line.event) ?? false;
  return (
    <p className={faint ? style.faint : undefined}>
      {mentions(text, line.event, words).map((part) =>
        part.card === null ? (
          <Rich key={part.key} text={part.text} signs={face.signs} />
        ) : (
          <button
            key={part.key}
            type="button"
            className={style.card}
            onClick={() => inspect({ kind: 'card', id: part.card! })}
          >
            {part.text}
          </button>
        ),
      )}
    </p>
  );
}
