import type { HostReport } from '@ashtown/protocol';
import { useText } from '../../text/index.ts';
import { fullest } from './alarms.ts';
import { countIn } from './figures.ts';
import style from './host.module.css';
import { Facts, Part } from './Part.tsx';
import { useHostText } from './text/index.ts';
import type { Together } from './together.ts';

/** How much of what is allowed is used now, and who has wanted more. */
export function Limits({ report, reached }: { report: HostReport; reached: Together['limits'] }) {
  const { lang } = useText();
  const { limits: words } = useHostText();
  const { nodes, data, allowed } = report;
  const uses = [
    [words.tables, data.held?.live ?? 0, allowed.tables],
    [words.connections, fullest(nodes), allowed.connections],
  ] as const;
  return (
    <Part title={words.title} note={words.note}>
      <dl className={style.uses}>
        {uses.map(([name, used, most]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">
              {countIn(lang, used)} <small>/ {countIn(lang, most)}</small>
            </dd>
            <div className={style.meter} aria-hidden="true">
              <i style={{ width: `${Math.min(100, (100 * used) / most)}%` }} />
            </div>
          </div>
        ))}
      </dl>
      <h3 className="label">{words.reached}</h3>
      {reached.length === 0 ? (
        <p className="muted">{words.never}</p>
      ) : (
        <Facts facts={reached.map(([limit, times]) => [words.name[limit] ?? limit, countIn(lang, times)])} />
      )}
    </Part>
  );
}
