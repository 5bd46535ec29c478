import type { Ending } from '@ashtown/engine';
import { type CSSProperties, useMemo, useState } from 'react';
import { colourOf } from '../../ui/SeatToken.tsx';
import type { Scene } from '../scene.ts';
import { useTableText } from '../text/index.ts';
import style from './curve.module.css';
import { type Band, curveOf, type Curve as Points, tableOf } from './curve.ts';
import { Marker } from './Marker.tsx';
import frame from './result.module.css';
import type { Row } from './rows.ts';

/** Names of chapters stand at least this far from each other, numbers of rows this far, as parts of width and height. */
const APART = 0.16;
const APART_NARROW = 0.28;
const BELOW = 0.12;
const SIDE = 0.006;
const SCALES = [1, 2, 5, 10, 20, 25, 50, 100];
const LINES = 5;

const colour = (seat: number | null): string => (seat === null ? 'var(--line-strong)' : colourOf(seat));

interface CurveProps {
  scene: Scene;
  ending: Ending;
  rows: readonly Row[];
  rival: string;
  narrow: boolean;
}

/** The points over the game: as steps over its chapters, and as a table. */
export function Curve(props: CurveProps) {
  const { scene, ending, rows, rival } = props;
  const text = useTableText();
  const [asTable, setTable] = useState(false);
  const { lines, seats, position } = scene;
  const points = useMemo(() => {
    const own = ending.rival === undefined ? [] : [ending.rival.score];
    return curveOf(lines, [...(position.result ?? []).map(({ score }) => score), ...own], seats);
  }, [lines, position, ending, seats]);
  // A log that older rules wrote says nothing.
  if (points.bands.length === 0) return null;
  const name = (seat: number | null) => (seat === null ? rival : scene.who(seat));
  return (
    <section className={`plate ${frame.panel} ${style.curve}`} aria-label={text.result.curve}>
      <div className={frame.head}>
        <h3 className="label">{text.result.curve}</h3>
        <span className="seg">
          <button type="button" aria-pressed={!asTable} onClick={() => setTable(false)}>
            {text.result.asCurve}
          </button>
          <button type="button" aria-pressed={asTable} onClick={() => setTable(true)}>
            {text.result.asTable}
          </button>
        </span>
      </div>
      {!asTable && <Plot {...props} points={points} />}
      <div className={asTable ? frame.scroll : 'vh'}>
        <table className={style.turns}>
          <thead>
            <tr>
              <td />
              {rows.map(({ seat }) => (
                <th key={`${seat}`} scope="col">
                  {asTable && <Marker scene={scene} seat={seat} size={24} />}
                  <span className={asTable ? style.short : ''}>{name(seat)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tableOf(points).map(({ round, scores }) => (
              <tr key={`${round}`}>
                <th scope="row">{bandName(scene, text, round)}</th>
                {rows.map(({ seat }) => (
                  <td key={`${seat}`}>{scores[seat ?? seats]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function bandName(scene: Scene, text: ReturnType<typeof useTableText>, round: number | null): string {
  if (round === null) return scene.words.phase('scoring');
  return text.count[scene.gameBoard.round?.(scene.position.view)?.what ?? 'round'](round);
}

function Plot(props: CurveProps & { points: Points }) {
  const { scene, ending, rows, narrow, points } = props;
  const text = useTableText();
  const { ticks, bands } = points;
  const { seats } = scene;
  const all = ticks.flatMap(({ scores }) => scores);
  const low = Math.min(0, ...all);
  const high = Math.max(1, ending.goal ?? 0, ...all);
  const y = (n: number): number => 1 - (n - low) / (high - low);
  const scale = SCALES.find((by) => (high - low) / by <= LINES) ?? 100;
  const grid: number[] = [];
  for (let n = Math.ceil(low / scale) * scale; n <= high; n += scale) grid.push(n);
  const reached = ticks.find(({ at, scoring }) => at === ending.why.at && !scoring);
  const last = ticks.at(-1)!;
  const drawn = rows.toReversed().toSorted((a, b) => Number(a.mine) - Number(b.mine));
  const finals = placed(rows, (row) => y(last.scores[row.seat ?? seats]!));
  const widest = Math.max(...finals.map(({ group }) => group.length));
  return (
    <div className={style.plot} style={{ '--finals': `${44 + 21 * widest}px` } as CSSProperties}>
      <div className={style.axis} aria-hidden="true">
        {grid.map((n) => (
          <span key={n} style={{ top: `${100 * y(n)}%` }}>
            {n}
          </span>
        ))}
      </div>
      <div className={style.field}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={text.result.curve}>
          {bands.map(({ round, from, to }, i) => (
            <rect
              key={`${round}`}
              x={100 * from}
              width={100 * (to - from)}
              height="100"
              className={round === null ? style.end : i % 2 === 0 ? style.band : style.blank}
            />
          ))}
          {grid.map((n) => (
            <path key={n} d={`M0 ${100 * y(n)}H100`} className={style.grid} />
          ))}
          {ending.goal !== undefined && <path d={`M0 ${100 * y(ending.goal)}H100`} className={style.goal} />}
          {reached && ending.why.seat !== undefined && (
            <path d={`M${100 * reached.x} 0V100`} className={style.reached} />
          )}
          {drawn.map(({ seat, mine, out }, i) => {
            const until = ticks.find(({ at }) => out && at === out.at)?.x ?? 1;
            // A little beside each other, so that equals do not hide one another.
            const aside = SIDE * (i - (drawn.length - 1) / 2);
            const d = stepsOf(points, seat ?? seats, (n) => y(n) + aside, until);
            return (
              <g key={`${seat}`}>
                <path d={d} className={style.under} />
                <path d={d} className={mine ? style.own : style.line} style={{ stroke: colour(seat) }} />
              </g>
            );
          })}
        </svg>
        {ending.goal !== undefined && (
          <span className={style.goalName} style={{ top: `${100 * y(ending.goal)}%` }} aria-hidden="true">
            {text.result.goal(ending.goal)}
          </span>
        )}
        {reached && ending.why.seat !== undefined && (
          <span
            className={style.reachedName}
            data-left={reached.x > 0.5}
            style={{ left: `${100 * reached.x}%` }}
            aria-hidden="true"
          >
            {scene.who(ending.why.seat)}
          </span>
        )}
        {(ending.out ?? []).map(({ seat, at }) => {
          const fell = ticks.find((tick) => tick.at === at);
          return (
            fell && (
              <span
                key={seat}
                className={style.fell}
                style={{ left: `${100 * fell.x}%`, top: `${100 * y(fell.scores[seat]!)}%` }}
                aria-hidden="true"
              >
                ✕
              </span>
            )
          );
        })}
        {named(bands, narrow ? APART_NARROW : APART).map(({ round, from, to }) => (
          <span
            key={`${round}`}
            className={style.bandName}
            style={round === null ? {} : { left: `${50 * (from + to)}%` }}
            data-end={round === null}
            aria-hidden="true"
          >
            {bandName(scene, text, round)}
          </span>
        ))}
      </div>
      <ol className={style.finals} aria-hidden="true">
        {finals.map(({ group, at }) => (
          <li key={`${group[0]!.seat}`} style={{ top: `${100 * at}%` }}>
            <b>{group[0]!.score}</b>
            {group.map(({ seat }) => (
              <Marker key={`${seat}`} scene={scene} seat={seat} size={18} />
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The way of one row over the plot: it only goes sideways and up or down. */
export function stepsOf({ ticks }: Points, row: number, y: (n: number) => number, until = 1): string {
  let was = ticks[0]!.scores[row]!;
  let d = `M0 ${fixed(100 * y(was))}`;
  for (const { x, scores } of ticks) {
    const n = scores[row]!;
    if (n === was || x > until) continue;
    d += `H${fixed(100 * x)}V${fixed(100 * y(n))}`;
    was = n;
  }
  return `${d}H${fixed(100 * until)}`;
}

const fixed = (n: number): string => `${Math.round(100 * n) / 100}`;

/** Chapters that have room for their name; that of the scoring stands below them. */
function named(bands: readonly Band[], apart: number): Band[] {
  const found: Band[] = [];
  let free = 0;
  for (const band of bands) {
    const middle = (band.from + band.to) / 2;
    if (band.round !== null && middle < free) continue;
    found.push(band);
    free = middle + apart;
  }
  return found;
}

/** Rows with the same score in one place, and none over another. */
export function placed(rows: readonly Row[], y: (row: Row) => number): { group: Row[]; at: number }[] {
  const groups = new Map<number, Row[]>();
  for (const row of rows) groups.set(row.score, [...(groups.get(row.score) ?? []), row]);
  const all = [...groups.values()].map((group) => ({ group, at: y(group[0]!) })).toSorted((a, b) => a.at - b.at);
  for (const [i, one] of all.entries()) if (i > 0) one.at = Math.max(one.at, all[i - 1]!.at + BELOW);
  // Pushed over the lower edge, they push back.
  for (let i = all.length - 1; i >= 0; i--) {
    const most = i === all.length - 1 ? 1 : all[i + 1]!.at - BELOW;
    all[i]!.at = Math.min(all[i]!.at, most);
  }
  return all;
}
