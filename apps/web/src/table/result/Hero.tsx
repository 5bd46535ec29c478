import type { Ending, EndingWords } from '@ashtown/engine';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { Rich } from '../../ui/Rich.tsx';
import type { Scene } from '../scene.ts';
import { useTableText } from '../text/index.ts';
import style from './hero.module.css';
import { Marker } from './Marker.tsx';
import type { Row } from './rows.ts';

/** The first look: my place, who won and by what, and why it was over. */
export function Hero(props: {
  scene: Scene;
  ending: Ending;
  said: EndingWords;
  rows: readonly Row[];
  narrow: boolean;
  children: ReactNode;
}) {
  const { scene, ending, said, rows, narrow, children } = props;
  const text = useTableText();
  const { signs } = scene.gameBoard;
  const me = rows.find(({ mine }) => mine);
  const alone = ending.rival !== undefined;
  const winner = ending.winners.length > 0 || alone ? (ending.winners[0] ?? null) : undefined;
  return (
    <header className={`plate ${style.hero}`}>
      {winner !== undefined && (
        <span className={style.crest}>
          <Marker scene={scene} seat={winner} size={narrow ? 56 : 88} />
        </span>
      )}
      <div className={style.say}>
        {me && !alone && (
          <p className={style.place} data-testid="my-place">
            {text.result.place(me.rank, rows.length)}
          </p>
        )}
        <h2 className={`display ${style.title}`}>
          <Rich text={said.won} signs={signs} />
        </h2>
        <p className={style.why} data-testid="why-over">
          <Icon name="flag" size={16} />
          <span>
            <Rich text={said.why} signs={signs} />
          </span>
        </p>
      </div>
      {alone ? (
        <Grades ending={ending} said={said} narrow={narrow} />
      ) : (
        isWorthComparing(ending, rows, narrow) && <Decided scene={scene} ending={ending} said={said} rows={rows} />
      )}
      {children}
    </header>
  );
}

/** On a phone the totals tell it, unless others have as much as the winner. */
const isWorthComparing = ({ steps }: Ending, rows: readonly Row[], narrow: boolean): boolean =>
  steps.length > 1 && (!narrow || rows.filter(({ score }) => score === rows[0]!.score).length > 1);

/** What was compared, one after the other, with everybody's numbers. */
function Decided(props: { scene: Scene; ending: Ending; said: EndingWords; rows: readonly Row[] }) {
  const { scene, ending, said, rows } = props;
  const text = useTableText();
  const decided = ending.steps.findIndex(({ id }) => id === ending.by);
  return (
    <table className={style.decide}>
      <caption className="label">{text.result.how}</caption>
      <thead>
        <tr>
          <td />
          {rows.map(({ seat }) => (
            <th key={seat} scope="col">
              <Marker scene={scene} seat={seat} size={26} />
              <span className="vh">{seat === null ? '' : scene.who(seat)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ending.steps.map(({ id, n }, i) => (
          <tr key={id} className={i === decided ? style.on : decided >= 0 && i > decided ? style.idle : ''}>
            <th scope="row">
              <Rich text={said.steps[i]!} signs={scene.gameBoard.signs} />
            </th>
            {rows.map(({ seat }) => (
              <td key={seat}>{(seat === null ? null : n[seat]) ?? '–'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The scores of a grade. */
const rangeOf = (least: readonly number[], i: number): string =>
  least[i + 1] === undefined ? `${least[i]}+` : `${least[i]}–${least[i + 1]! - 1}`;

/** Alone: the grade of a win as a stamp, and beside it all grades there are, where there is room. */
function Grades({ ending, said, narrow }: { ending: Ending; said: EndingWords; narrow: boolean }) {
  const text = useTableText();
  const { grade } = ending;
  const names = said.grades ?? [];
  if (!grade) return null;
  const won = grade.n > 0;
  return (
    <div className={style.grade}>
      <div className={style.stamp} data-bad={!won} data-testid="grade">
        <small>
          {won
            ? `${text.result.grade(grade.n, names.length)} · ${rangeOf(grade.least, grade.n - 1)}`
            : text.result.noGrade}
        </small>
        <b>{won ? names[grade.n - 1] : text.result.defeat}</b>
      </div>
      {!narrow && (
        <ol className={style.grades}>
          {names.map((name, i) => (
            <li key={name} className={i + 1 === grade.n ? style.on : ''} aria-current={i + 1 === grade.n}>
              <span>{name}</span>
              <b>{rangeOf(grade.least, i)}</b>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
