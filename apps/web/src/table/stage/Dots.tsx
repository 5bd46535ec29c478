import type { Scripted } from '../../story/narrator.ts';
import type { TableText } from '../text/table-text.ts';
import style from './stage.module.css';

/** So many beats are seen at a glance where there is little room; more are only counted. */
const FEW = 3;

/** The beats of a turn: dots are events, diamonds are decisions; a diamond of one's own is the last. */
export function Dots(props: {
  turn: readonly Scripted[];
  now: Scripted;
  asked: boolean;
  compact: boolean;
  text: TableText['story'];
}) {
  const { turn, now, asked, compact, text } = props;
  const at = turn.indexOf(now);
  const isSeen = compact && turn.length <= FEW;
  const drawn = compact && !isSeen ? [] : turn;
  return (
    <span className={style.dots}>
      {drawn.map((step, i) => (
        <i
          key={`${i as 0}`}
          className={step.decision ? style.diamond : ''}
          data-beat={i < at ? 'past' : i === at ? 'now' : 'next'}
          aria-hidden="true"
        />
      ))}
      {asked && <i className={`${style.diamond} ${style.own}`} data-beat="next" aria-hidden="true" />}
      {turn.length > 1 && <span className={isSeen ? 'vh' : `num ${style.count}`}>{text.at(at + 1, turn.length)}</span>}
    </span>
  );
}
