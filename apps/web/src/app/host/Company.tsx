import type { CompanyReport } from '@ashtown/protocol';
import { manifestOf } from '../../games/index.ts';
import { listed, useText } from '../../text/index.ts';
import style from './host.module.css';
import { Part } from './Part.tsx';
import { useHostText } from './text/index.ts';

/** Who is at which table: names, and nothing that lies on it. */
export function Company({ company }: { company: readonly CompanyReport[] }) {
  const { lang } = useText();
  const { company: words } = useHostText();
  return (
    <Part title={words.title} note={words.note}>
      {company.length === 0 ? (
        <p className="muted">{words.nobody}</p>
      ) : (
        <table className={style.list}>
          <thead>
            <tr>
              <th scope="col">{words.who}</th>
              <th scope="col">{words.at}</th>
            </tr>
          </thead>
          <tbody>
            {company.map(({ table, game, status, names }) => (
              <tr key={table}>
                <td>{listed(lang, names)}</td>
                <td>
                  {manifestOf(game)?.about.name[lang] ?? game} <small>{words.status[status] ?? status}</small>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Part>
  );
}
