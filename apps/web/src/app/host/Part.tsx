import { type ReactNode, useId } from 'react';
import { Plate } from '../../ui/Plate.tsx';
import style from './host.module.css';
import { useHostText } from './text/index.ts';

/** One subject of the page. */
export function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Plate as="section" className={style.part} aria-labelledby={id}>
      <header className={style.head}>
        <h2 id={id} className="label">
          {title}
        </h2>
        {note !== undefined && <small>{note}</small>}
      </header>
      {children}
    </Plate>
  );
}

/** The first of many; the others once somebody wants to see them. */
export function First<T>({ of, most, show }: { of: readonly T[]; most: number; show(some: readonly T[]): ReactNode }) {
  const { more } = useHostText();
  const left = of.slice(most);
  return (
    <>
      {show(of.slice(0, most))}
      {left.length > 0 && (
        <details className={style.more}>
          <summary>{more(left.length)}</summary>
          {show(left)}
        </details>
      )}
    </>
  );
}

/** Names with what they are now. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) => (
  <dl className={style.facts}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd className="num">{value}</dd>
      </div>
    ))}
  </dl>
);
