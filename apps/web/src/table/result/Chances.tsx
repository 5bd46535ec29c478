import type { Lang } from '@ashtown/engine';
import type { ReactNode } from 'react';
import type { Chance } from '../board.ts';
import { useTableText } from '../text/index.ts';
import style from './result.module.css';

/** How often each thing fell, against what was to be expected. */
export function Chances(props: {
  throws: number;
  chances: readonly Chance[];
  signs: Readonly<Record<string, ReactNode>> | undefined;
  lang: Lang;
}) {
  const { throws, chances, lang } = props;
  const text = useTableText();
  const most = Math.max(1, ...chances.map((c) => Math.max(c.n, c.p * throws)));
  const figure = new Intl.NumberFormat(lang, { maximumFractionDigits: 1 });
  return (
    <section className={`plate ${style.panel} ${style.chances}`} aria-label={text.result.dice}>
      <h3 className="label">
        {text.result.dice}: {text.result.thrown(throws)}
      </h3>
      <table>
        <tbody>
          {chances.map((c) => (
            <tr key={c.id}>
              <th scope="row">{c.name}</th>
              <td className={style.n}>{c.n}</td>
              <td>
                <svg viewBox="0 0 100 12" preserveAspectRatio="none" className={style.spark} aria-hidden="true">
                  <rect width={(100 * c.n) / most} height="12" fill="var(--accent)" />
                  <path
                    d={`M${(100 * c.p * throws) / most} 0V12`}
                    stroke="var(--text)"
                    strokeWidth="2"
                    vectorEffect="non-scaling-stroke"
                  />
                </svg>
              </td>
              <td className="muted">{text.result.expected(figure.format(c.p * throws))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
