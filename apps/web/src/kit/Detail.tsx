import { Fragment, type ReactNode } from 'react';
import { useTableText } from '../table/text/index.ts';
import { Rich } from '../ui/Rich.tsx';
import style from './detail.module.css';

/** What the inspector tells about a thing, in parts. */

export type Signs = Readonly<Record<string, ReactNode>>;

/** A thing: its sign and name, its kind, and what there is to say about it. */
export function Detail(props: {
  name: string;
  sign?: ReactNode;
  kind?: string | undefined;
  text?: string | undefined;
  signs?: Signs | undefined;
  /** What is drawn of it, above the name: it is then framed as a card. */
  art?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
}) {
  const { name, sign, kind, text, signs, art, className = '', children } = props;
  return (
    <article className={`${art ? style.card : `plate ${style.plain}`} ${className}`.trim()}>
      {art && <div className={style.art}>{art}</div>}
      <header className={style.head}>
        {sign}
        <h2>{name}</h2>
      </header>
      {kind && <span className={style.kind}>{kind}</span>}
      {text && (
        <p className={style.text}>
          <Rich text={text} signs={signs} />
        </p>
      )}
      {children}
    </article>
  );
}

/** Terms and what they are here: a price, a gain, who stands there. */
export const Rows = ({ rows }: { rows: readonly { term: ReactNode; is: ReactNode; id?: string }[] }) =>
  rows.length > 0 && (
    <dl className={style.rows}>
      {rows.map(({ term, is, id }, i) => (
        <Fragment key={id ?? (typeof term === 'string' ? term : i)}>
          <dt>{term}</dt>
          <dd>{is}</dd>
        </Fragment>
      ))}
    </dl>
  );

/** Something more under a heading of its own. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={style.part}>
    <h3 className="label">{title}</h3>
    {children}
  </section>
);

/** A remark; `state`: how the thing stands on the table now. */
export const Note = ({ text, state = false }: { text: string | null; state?: boolean }) =>
  text !== null && text !== '' && <p className={state ? style.state : style.note}>{text}</p>;

/** Where what is known of a card comes from: folded, since players seldom ask. */
export function Source({ text }: { text: string | null }) {
  const { about } = useTableText().inspector;
  return (
    text !== null && (
      <details className={style.source}>
        <summary>{about}</summary>
        <p>{text}</p>
      </details>
    )
  );
}

/** Many small things, such as the cards of a pile. */
export const Pile = ({ children }: { children: ReactNode }) => <ul className={style.pile}>{children}</ul>;
