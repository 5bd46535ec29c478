import type { CSSProperties } from 'react';
import type { Plate, Plates } from '../../../games/book.ts';
import { RuleLink } from '../../../terms/RuleLink.tsx';
import { Signed } from '../../../ui/Signed.tsx';
import { useBookText } from '../text/index.ts';
import style from './pictures.module.css';

/** More steps than these stand in two lines. */
const MOST = 5;

/** Pictures side by side, each with its words; `counted`: one follows the other. */
export function Pictures({
  game,
  plates,
  counted = false,
}: {
  game: string;
  plates: readonly Plate[];
  counted?: boolean;
}) {
  return (
    <ol
      className={`${style.pictures} ${counted ? style.counted : ''}`}
      style={{ '--columns': plates.length > MOST ? Math.ceil(plates.length / 2) : plates.length } as CSSProperties}
    >
      {plates.map(({ title, picture, text, cite }, i) => (
        <li key={title}>
          <p className={style.head}>
            {counted && <i aria-hidden="true">{i + 1}</i>}
            <b>{title}</b>
          </p>
          <div className={style.picture} aria-hidden="true" inert>
            {picture}
          </div>
          <p>
            <Signed text={text} />
          </p>
          <p className={style.cite}>
            {cite.map((rule) => (
              <RuleLink key={rule} game={game} rule={rule} chip />
            ))}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** What differs by the number of players. */
export function Players({ players: { counts, rows } }: { players: Plates['players'] }) {
  const { players } = useBookText();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard.
    <div className={style.scroll} tabIndex={0}>
      <table className={style.players}>
        <thead>
          <tr>
            <td />
            {counts.map((n) => (
              <th key={n} scope="col">
                {players.count(n)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ term, values }) => (
            <tr key={term}>
              <th scope="row">{term}</th>
              {values.map((value, i) => (
                <td key={counts[i]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
