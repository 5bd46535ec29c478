import { memo } from 'react';
import { type Chapter, linesIn, type Row } from '../../story/chapters.ts';
import type { Line } from '../../story/lines.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Rich } from '../../ui/Rich.tsx';
import { Said } from '../../ui/Said.tsx';
import { SeatToken } from '../../ui/SeatToken.tsx';
import { useTableText } from '../text/index.ts';
import { arrange, type Choice } from './arrange.ts';
import { Mark, RunView, type Telling } from './DeedView.tsx';
import style from './log.module.css';
import { Sentence } from './Sentence.tsx';
import { capital, closed, signsOf, withoutName } from './sentence.ts';

interface Props {
  chapter: Chapter;
  telling: Telling;
  choice: Choice;
  /** The moment of this chapter that is looked at. */
  looked: number | null;
  newest: boolean;
  mine: boolean;
  /** Null where it cannot be folded. */
  open: boolean | null;
  onFold(id: string, open: boolean): void;
  /** The points each seat had before the first chapter's end are known: they were told from the beginning. */
  scored: boolean;
  /** The points changed in it. */
  moved: boolean;
}

const lastLine = ({ parts }: Chapter): Line | undefined => {
  const part = parts.at(-1);
  return part?.deeds.at(-1)?.lines.at(-1) ?? part?.rows.at(-1)?.lines.at(-1);
};

/** A round or turn: a headline with what it led to, then what happened, the newest first. */
export const ChapterView = memo(
  function ChapterView(props: Props) {
    const { chapter, telling, choice, looked, newest, mine, open, onFold } = props;
    const text = useTableText();
    const { scene, say, goTo } = telling;
    const { by, round, first } = chapter;
    const { who, words } = scene;
    // Some games call a round of all a turn.
    const isTurn = by !== null || scene.gameBoard.round?.(scene.position.view)?.what === 'turn';
    const title = round === null ? text.log.opening : isTurn ? text.log.turn(round) : text.log.round(round);
    const parts = open === false ? [] : arrange(chapter, choice, newest);
    return (
      <li className={`${style.chapter} ${newest ? style.now : ''} ${mine ? style.mine : ''}`}>
        <h2 className={style.head}>
          {open === null ? (
            <span className={style.title}>{title}</span>
          ) : (
            <button
              type="button"
              className={style.fold}
              data-rove=""
              data-testid="fold"
              aria-expanded={open}
              onClick={() => onFold(chapter.id, !open)}
            >
              <span className={open ? style.down : ''}>
                <Icon name="chev" size={13} />
              </span>
              <span className={style.title}>{title}</span>
            </button>
          )}
          {by !== null && (
            <span className={style.whose}>
              <Mark scene={scene} of={by} size={20} /> {who(by)}
            </span>
          )}
          {open === false ? (
            <span className={style.count}>
              {text.log.entries(linesIn(chapter).filter((x) => say(x) !== null).length)}
            </span>
          ) : (
            first !== null && (
              <span className={style.first} title={text.log.first(who(first))}>
                <Said as={text.log.first(who(first))}>
                  <Icon name="flag" size={13} /> {who(first)}
                </Said>
              </span>
            )
          )}
          <button
            type="button"
            className={style.moment}
            data-rove=""
            data-testid="moment"
            aria-pressed={looked === chapter.from + 1}
            aria-label={[text.past.see, title, by === null ? '' : who(by)].filter(Boolean).join(', ')}
            title={text.past.see}
            onClick={() => goTo(chapter.from + 1)}
          >
            <Icon name="clock" size={14} />
          </button>
          <Scores {...props} />
        </h2>
        {parts.map(({ id, phase, rows, runs }, i) => (
          <div key={id} className={style.part}>
            {phase !== null && (
              <h3 className={`${style.phase} ${newest && i === 0 ? '' : style.past}`}>
                {words.phase(phase)}
                {rows.length > 0 && <i>{text.log.atOnce}</i>}
              </h3>
            )}
            {runs.map((run) => (
              <RunView key={run.id} run={run} telling={telling} bare={run.by === by && by !== null} looked={looked} />
            ))}
            {rows.length > 0 && (
              <ul className={style.table}>
                {rows.map((row) => (
                  <RowView key={row.seat} row={row} telling={telling} all={choice.all} />
                ))}
              </ul>
            )}
          </div>
        ))}
      </li>
    );
  },
  (a, b) =>
    a.newest === b.newest &&
    a.mine === b.mine &&
    a.looked === b.looked &&
    a.open === b.open &&
    a.choice === b.choice &&
    a.moved === b.moved &&
    a.scored === b.scored &&
    a.telling === b.telling &&
    a.chapter.id === b.chapter.id &&
    a.chapter.first === b.chapter.first &&
    lastLine(a.chapter)?.id === lastLine(b.chapter)?.id &&
    lastLine(a.chapter)?.event === lastLine(b.chapter)?.event,
);

/** The points after a round; after a turn only where it changed them. */
function Scores({ chapter, telling, newest, scored, moved }: Props) {
  const text = useTableText();
  const { scene } = telling;
  const { by, round, points } = chapter;
  if (!scored || round === null || (by !== null && !moved && !newest)) return null;
  const seats = Array.from({ length: scene.seats }, (_, seat) => seat);
  const rival = points.get('rival');
  return (
    <span className={style.scores} title={text.log.score}>
      <span className="vh">{text.log.score}:</span>
      {seats.map((seat) => (
        <span key={seat}>
          <SeatToken seat={seat} size={15} />
          <span className="vh">{scene.who(seat)} </span>
          {points.get(seat) ?? 0}
        </span>
      ))}
      {rival !== undefined && (
        <span>
          <Mark scene={scene} of="rival" size={15} />
          {rival}
        </span>
      )}
    </span>
  );
}

/** What one player gained or lost, as sums where the game has signs for them. */
function RowView({ row, telling, all }: { row: Row; telling: Telling; all: boolean }) {
  const { seat, lines } = row;
  const { scene, speech, say, goTo } = telling;
  const signed = all ? null : signsOf(lines, seat, speech.amounts);
  const name = scene.who(seat);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a short cut; keys come here by the headline's button and [ ].
    <li onClick={() => getSelection()?.isCollapsed !== false && goTo(lines.at(-1)!.at + 1)}>
      <SeatToken seat={seat} size={18} />
      <span className="vh">{name}: </span>
      {signed !== null ? (
        <span className={style.sums}>
          <Said as={lines.map(say).join('. ')}>
            <Rich text={signed.replaceAll('+', '')} signs={speech.signs} />
          </Said>
        </span>
      ) : (
        <p>
          {lines.map((line, i) => {
            const said = say(line);
            if (said === null) return null;
            const short = capital(withoutName(said, name) ?? said, scene.lang);
            return (
              <span key={line.id}>
                {i > 0 && ' '}
                <Sentence line={line} text={closed(short)} speech={speech} />
              </span>
            );
          })}
        </p>
      )}
    </li>
  );
}
