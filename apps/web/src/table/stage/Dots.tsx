import type { Scripted } from '../../story/narrator.ts';
import type { TableText } from '../text/table-text.ts';
import style from './stage.module.css';

/** The beats of a turn: dots are events, diamonds are decisions; a diamond of one's own is the last. */
export function Dots(props: { turn: readonly Scripted[]; now: Scripted; asked: boolean; text: TableText['story'] }) {
  const { turn, now, asked, text } = props;
  const at = turn.indexOf(now);
  return (
    <span className={style.dots}>
      {turn.map((step, i) => (
        <i
          key={`${i as 0}`}
          className={step.decision ? style.diamond : ''}
          data-beat={i < at ? 'past' : i === at ? 'now' : 'next'}
          aria-hidden="true"
        />
      ))}
      {asked && <i className={`${style.diamond} ${style.own}`} data-beat="next" aria-hidden="true" />}
      <span className={`num ${style.count}`}>{text.at(at + 1, turn.length)}</span>
    </span>
  );
}
