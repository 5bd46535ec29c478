import type { ReactNode } from 'react';
import { Card, type Look } from './Card.tsx';
import style from './plates.module.css';
import { type Part, Strip } from './Strip.tsx';

/** A card in a book. */
export const BookCard = ({ look, large = false }: { look: Look; large?: boolean }) => (
  <span className={large ? style.large : style.card}>
    <Card look={look} shape={large ? 'tall' : 'low'} />
  </span>
);

/** Icons of a picture in a book, with what they lead to. */
export const Icons = ({ parts, children }: { parts: readonly Part[]; children?: ReactNode }) => (
  <span className={style.icons}>
    <Strip parts={parts} size={24} />
    {children}
  </span>
);
