import type { NodeReport } from '@ashtown/protocol';
import { manifestOf } from '../../games/index.ts';
import { useText } from '../../text/index.ts';
import { bytesIn, countIn, millisecondsIn, shortOf } from './figures.ts';
import style from './host.module.css';
import { Part } from './Part.tsx';
import { useHostText } from './text/index.ts';

/** Every server on the same data, side by side. */
export function Servers({ nodes }: { nodes: readonly NodeReport[] }) {
  const { lang, common } = useText();
  const { servers: words, games } = useHostText();
  const wait = (ms: number | null) => (ms === null ? '–' : millisecondsIn(lang, ms));
  const runs = (seconds: number) => {
    const minutes = Math.floor(seconds / 60);
    if (minutes < 60) return common.minutes(minutes);
    return minutes < 1440 ? common.hours(Math.floor(minutes / 60)) : common.days(Math.floor(minutes / 1440));
  };
  const rows = nodes.map((node) => [
    shortOf(node.id),
    node.version,
    runs(node.seconds),
    countIn(
      lang,
      Object.values(node.tables).reduce((a, b) => a + b, 0),
    ),
    countIn(lang, node.people),
    countIn(lang, node.answers.count),
    `${wait(node.answers.half)}, ${wait(node.answers.most)}`,
    bytesIn(lang, node.memory),
  ]);
  const heads = [
    words.name,
    words.version,
    words.runs,
    words.tables,
    words.people,
    words.answers,
    words.wait,
    words.memory,
  ];
  const rules = Object.entries(nodes[0]?.games ?? {}).filter(([id]) => manifestOf(id));
  return (
    <Part title={words.title} {...(nodes.length > 1 && { note: words.note })}>
      <table className={style.servers}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells[0]}>
              {cells.map((cell, i) => (
                <td key={heads[i]} data-head={heads[i]} className="num">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={style.rules}>
        {games}: {rules.map(([id, version]) => `${manifestOf(id)!.about.name[lang]} ${version}`).join(' · ')}
      </p>
    </Part>
  );
}
