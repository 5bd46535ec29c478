import type { CompanyReport } from '@ashtown/protocol';
import { manifestOf } from '../../games/index.ts';
import { listed, useText } from '../../text/index.ts';
import style from './host.module.css';
import { First, Part } from './Part.tsx';
import { useHostText } from './text/index.ts';

const MOST = 4;

/** Who is at which table: names, and nothing that lies on it. */
export function Company({ company }: { company: readonly CompanyReport[] }) {
  const { lang } = useText();
  const { company: words } = useHostText();
  const list = (some: readonly CompanyReport[]) => (
    <table className={style.list}>
      <thead>
        <tr>
          <th scope="col">{words.who}</th>
          <th scope="col">{words.at}</th>
        </tr>
      </thead>
      <tbody>
        {some.map(({ table, game, status, names }) => (
          <tr key={table}>
            <td>{listed(lang, names)}</td>
            <td>
              {manifestOf(game)?.about.name[lang] ?? game} <small>{words.status[status] ?? status}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <Part title={words.title} note={words.note}>
      {company.length === 0 ? <p className="muted">{words.nobody}</p> : <First of={company} most={MOST} show={list} />}
    </Part>
  );
}
