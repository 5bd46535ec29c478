import { refKey, type Standing } from '@ashtown/engine';
import { Part, Detail as Plain } from '../../kit/index.ts';
import { SeatToken } from '../../ui/SeatToken.tsx';
import style from './ended.module.css';
import { aboutRef, type Props } from './props.ts';
import { Good } from './tokens.tsx';

/** How everybody would stand if the game ended now, and by what: the game counts it. */

/** None while there is nothing to count. */
const standingIn = ({ game, view }: Props): Standing => (view.winners === null ? game.standing(view) : []);

/** In a line: whose points, and how many, with all that counts at the end. */
export function IfEnded({ p }: { p: Props }) {
  const all = standingIn(p);
  if (all.length === 0) return null;
  return (
    <section className={style.ended} data-tells={refKey(aboutRef('score'))} aria-label={p.words.board.ifEnded}>
      <span>{p.words.board.ifEnded}</span>
      <ul>
        {all.map(({ seat, rank, score }) => (
          <li key={seat} className={rank === 1 ? style.first : ''}>
            <SeatToken seat={seat} size={17} label={p.who(seat)} />
            <b>{score}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The track of points as the hover card tells it: with where the points come from. */
export function Score(p: Props) {
  const t = p.words.board;
  const all = standingIn(p).toSorted((a, b) => a.rank - b.rank);
  return (
    <Plain sign={<Good id="vp" size={30} />} name={t.score} kind={t.endAt(p.edition.end)} text={t.about.score}>
      {all.length > 0 && (
        <Part title={t.ifEnded}>
          <ol className={style.sources}>
            {all.map(({ seat, score, lines }) => (
              <li key={seat}>
                <SeatToken seat={seat} size={17} label={p.who(seat)} />
                <span>
                  <b>{score}</b> {lines.map(({ source, n }) => `${p.words.source(source)} ${n}`).join(', ')}
                </span>
              </li>
            ))}
          </ol>
        </Part>
      )}
    </Plain>
  );
}
