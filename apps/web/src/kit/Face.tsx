import type { ReactNode } from 'react';
import style from './face.module.css';

/** A card or tile as the stage shows it: a picture, and its name below. What it does is in the detail. */
export function Face(props: {
  art?: ReactNode;
  name: string;
  kind?: string | undefined;
  className?: string | undefined;
}) {
  const { art, name, kind, className = '' } = props;
  return (
    <article className={`${style.face} ${className}`}>
      {art && <span className={style.art}>{art}</span>}
      <b>{name}</b>
      {kind && <span className={style.kind}>{kind}</span>}
    </article>
  );
}

/** A piece without a card, such as a die: its sign on a field of its own. */
export const Piece = ({ children, label }: { children: ReactNode; label: string }) => (
  <span className={style.piece} role="img" aria-label={label}>
    {children}
  </span>
);
