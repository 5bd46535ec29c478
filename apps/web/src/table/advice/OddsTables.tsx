import { type Odds, percentIn } from '@ashtown/engine';
import type { CSSProperties } from 'react';
import { Rich } from '../../ui/Rich.tsx';
import type { Board } from '../choose/useBoard.ts';
import type { Scene } from '../scene.ts';
import { useTableText } from '../text/index.ts';
import style from './odds.module.css';
import { useOdds } from './useOdds.ts';

/** What may come by chance, exactly: a table for each thing that is thrown or drawn. */
export function OddsTables({ scene, board }: { scene: Scene; board: Board }) {
  const text = useTableText();
  const tables = useOdds(scene, board);
  if (tables.length === 0) return <p className={style.none}>{text.advice.noOdds}</p>;
  return tables.map((odds) => <OddsTable key={odds.of} scene={scene} odds={odds} />);
}

export function OddsTable({ scene, odds }: { scene: Scene; odds: Odds }) {
  const { words, lang, position, gameBoard } = scene;
  const { title, column, row } = words.odds!;
  const { seat, question, view } = position;
  const said =
    odds.pick !== undefined && seat !== null && question !== null ? words.label(view, seat, question, odds.pick) : null;
  return (
    <table className={style.odds} data-testid="odds">
      <caption>
        {title(odds)}
        {said && (
          <b>
            <Rich text={said} signs={gameBoard.signs} />
          </b>
        )}
      </caption>
      <thead>
        <tr>
          <td />
          {odds.columns.map((n) => (
            <th key={n} scope="col">
              {column(odds.of, n)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {odds.rows.map(({ what, chances }) => (
          <tr key={what}>
            <th scope="row">{row(odds.of, what)}</th>
            {chances.map((chance, i) => (
              <td key={odds.columns[i]} style={{ '--part': chance } as CSSProperties}>
                {percentIn(lang, chance)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
