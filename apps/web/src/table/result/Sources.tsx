import { type CSSProperties, useState } from 'react';
import { listed } from '../../text/index.ts';
import type { Scene } from '../scene.ts';
import { useTableText } from '../text/index.ts';
import { colourOfSource } from './colours.ts';
import { Marker } from './Marker.tsx';
import frame from './result.module.css';
import { type Column, columnsOf, type Row } from './rows.ts';
import style from './sources.module.css';

/** With more of them than this a player is a column, and a source a line. */
const MOST_COLUMNS = 8;
export const isTall = (sources: readonly string[], rows: readonly Row[]): boolean =>
  columnsOf(sources, rows).used.length > MOST_COLUMNS;

export interface SourcesProps {
  scene: Scene;
  rows: readonly Row[];
  /** Of the game's own side. */
  rival: string;
  narrow: boolean;
  onLook?: ((at: number) => void) | undefined;
}

const tint = (source: string) => ({ '--c': colourOfSource(source) }) as CSSProperties;
const signed = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

/** Who has how much from what: as a table, or as one bar for each. */
export function Sources(props: SourcesProps) {
  const { scene, rows, narrow } = props;
  const text = useTableText();
  const [bars, setBars] = useState(false);
  const { used, unused } = columnsOf(scene.game.sources, rows);
  const names = unused.map((id) => scene.words.source(id));
  const Table = narrow || used.length > MOST_COLUMNS ? BySource : ByPlayer;
  return (
    <section className={`plate ${frame.panel} ${style.sources}`} aria-label={text.result.sources}>
      <div className={frame.head}>
        <h3 className="label">{text.result.sources}</h3>
        <span className="seg">
          <button type="button" aria-pressed={!bars} onClick={() => setBars(false)}>
            {text.result.asTable}
          </button>
          <button type="button" aria-pressed={bars} onClick={() => setBars(true)}>
            {text.result.asBars}
          </button>
        </span>
      </div>
      {bars ? <Bars {...props} used={used} /> : <Table {...props} used={used} />}
      {narrow &&
        rows
          .filter(({ out }) => out)
          .map((row) => (
            <p key={keyOf(row)} className={style.fallen}>
              <Marker scene={scene} seat={row.seat} size={22} />
              <OutNote scene={scene} row={row} onLook={props.onLook} />
            </p>
          ))}
      {names.length > 0 && <p className={style.none}>{text.result.nobodyFrom(listed(scene.lang, names))}</p>}
    </section>
  );
}

type Tabled = SourcesProps & { used: readonly Column[] };

const largest = (used: readonly Column[]): number => Math.max(1, ...used.flatMap(({ n }) => n.map(Math.abs)));

function Source({ scene, id }: { scene: Scene; id: string }) {
  return (
    <span className={style.source}>
      <i style={tint(id)} aria-hidden="true" />
      {scene.words.source(id)}
    </span>
  );
}

function Cell({ n, most, of, source }: { n: number; most: boolean; of: number; source: string }) {
  const text = useTableText();
  return (
    <div className={`${style.cell} ${n === 0 ? style.zero : ''}`}>
      <b>
        {n === 0 ? '–' : signed(n)}
        {most && (
          <small>
            <span>{text.result.most}</span>
          </small>
        )}
      </b>
      <i style={tint(source)} data-minus={n < 0} aria-hidden="true">
        <u style={{ width: `${(100 * Math.abs(n)) / of}%` }} />
      </i>
    </div>
  );
}

/** When somebody was eliminated, and by whom; leads to that moment. */
function OutNote({ scene, row, onLook }: { scene: Scene; row: Row; onLook?: ((at: number) => void) | undefined }) {
  const text = useTableText();
  const { out } = row;
  if (!out) return null;
  const note = text.result.out(out.round, out.by === null ? null : scene.who(out.by));
  if (out.at === undefined || !onLook) return <small className="bad">{note}</small>;
  const { at } = out;
  return (
    <button type="button" className={style.note} title={text.past.see} onClick={() => onLook(at)}>
      {note}
    </button>
  );
}

function Name({ scene, row, rival, narrow, onLook }: SourcesProps & { row: Row }) {
  return (
    <span className={style.named}>
      <b>{row.seat === null ? rival : scene.who(row.seat)}</b>
      {!narrow && row.seat !== null && !row.out && <small className="muted">{scene.about(row.seat)}</small>}
      {!narrow && <OutNote scene={scene} row={row} onLook={onLook} />}
    </span>
  );
}

const keyOf = ({ seat }: Row): string => `${seat ?? 'rival'}`;

/** A line for each player. */
function ByPlayer(props: Tabled) {
  const { scene, rows, used } = props;
  const text = useTableText();
  const of = largest(used);
  return (
    <div className={frame.scroll}>
      <table className={style.cmp} data-by="player">
        <thead>
          <tr>
            <th scope="col" className={style.whoHead}>
              <span className="vh">{text.region.players}</span>
            </th>
            {used.map(({ source }) => (
              <th key={source} scope="col">
                <Source scene={scene} id={source} />
              </th>
            ))}
            <th scope="col">{text.result.total}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={keyOf(row)} className={row.mine ? style.me : ''} data-mine={row.mine}>
              <th scope="row">
                <span className={style.who}>
                  <b className={style.rank}>{text.result.rank(row.rank)}</b>
                  <Marker scene={scene} seat={row.seat} size={34} />
                  <Name {...props} row={row} />
                </span>
              </th>
              {used.map(({ source, n, most }) => (
                <td key={source}>
                  <Cell n={n[i]!} most={most[i]!} of={of} source={source} />
                </td>
              ))}
              <td className={style.total}>
                <Total scene={scene} n={row.score} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A column for each player: where there are many sources, or little width. */
function BySource(props: Tabled) {
  const { scene, rows, used } = props;
  const text = useTableText();
  const of = largest(used);
  return (
    <div className={frame.scroll}>
      <table className={`${style.cmp} ${style.turned}`} data-by="source">
        <thead>
          <tr>
            <td />
            {rows.map((row) => (
              <th key={keyOf(row)} scope="col" className={row.mine ? style.me : ''} data-mine={row.mine}>
                <span className={style.who}>
                  <b className={style.rank}>{text.result.rank(row.rank)}</b>
                  <Marker scene={scene} seat={row.seat} size={30} />
                </span>
                <Name {...props} row={row} />
              </th>
            ))}
          </tr>
          <tr className={style.sum}>
            <th scope="row">{text.result.total}</th>
            {rows.map((row) => (
              <td key={keyOf(row)} className={`${style.total} ${row.mine ? style.me : ''}`}>
                <Total scene={scene} n={row.score} />
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {used.map(({ source, n, most }) => (
            <tr key={source}>
              <th scope="row">
                <Source scene={scene} id={source} />
              </th>
              {rows.map((row, i) => (
                <td key={keyOf(row)} className={row.mine ? style.me : ''}>
                  <Cell n={n[i]!} most={most[i]!} of={of} source={source} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Total = ({ scene, n }: { scene: Scene; n: number }) => <b>{scene.gameBoard.score?.(n) ?? signed(n)}</b>;

/** One bar for each player, put together from the sources; what is lost stands left of it. */
function Bars(props: Tabled) {
  const { scene, rows, used } = props;
  const text = useTableText();
  const sums = rows.map((_, i) => ({
    plus: used.reduce((sum, { n }) => sum + Math.max(0, n[i]!), 0),
    minus: used.reduce((sum, { n }) => sum + Math.max(0, -n[i]!), 0),
  }));
  const left = Math.max(...sums.map(({ minus }) => minus));
  const all = Math.max(1, left + Math.max(...sums.map(({ plus }) => plus)));
  const part = (n: number) => `${(100 * n) / all}%`;
  return (
    <>
      <ol className={style.bars}>
        {rows.map((row, i) => (
          <li key={keyOf(row)} className={row.mine ? style.me : ''} data-mine={row.mine}>
            <span className={style.who}>
              <b className={style.rank}>{text.result.rank(row.rank)}</b>
              <Marker scene={scene} seat={row.seat} size={30} />
              <Name {...props} row={row} />
            </span>
            <span className={style.total}>
              <Total scene={scene} n={row.score} />
            </span>
            <div className={style.bar} role="img" aria-label={said(scene, used, i)}>
              <span style={{ width: part(left - sums[i]!.minus) }} />
              {used
                .filter(({ n }) => n[i]! < 0)
                .map(({ source, n }) => (
                  <i key={source} className={style.part} data-minus style={{ ...tint(source), width: part(-n[i]!) }} />
                ))}
              {used
                .filter(({ n }) => n[i]! > 0)
                .map(({ source, n }) => (
                  <i key={source} className={style.part} style={{ ...tint(source), width: part(n[i]!) }} />
                ))}
            </div>
          </li>
        ))}
      </ol>
      <ul className={style.legend} aria-hidden="true">
        {used.map(({ source }) => (
          <li key={source}>
            <Source scene={scene} id={source} />
          </li>
        ))}
      </ul>
    </>
  );
}

const said = (scene: Scene, used: readonly Column[], i: number): string =>
  used
    .filter(({ n }) => n[i] !== 0)
    .map(({ source, n }) => `${scene.words.source(source)} ${signed(n[i]!)}`)
    .join(', ');
