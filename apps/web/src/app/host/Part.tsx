import { type ReactNode, useId } from 'react';
import { Plate } from '../../ui/Plate.tsx';
import style from './host.module.css';

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
