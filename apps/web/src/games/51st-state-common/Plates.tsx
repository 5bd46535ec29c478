import type { ReactNode } from 'react';
import { Card, type Look } from './Card.tsx';
import { CardChip } from './Chip.tsx';
import style from './plates.module.css';
import { type Part, Strip } from './Strip.tsx';

/** A card in a book. */
export const BookCard = ({ look, large = false }: { look: Look; large?: boolean }) => (
  <span className={large ? style.large : style.card}>
    <Card look={look} shape={large ? 'tall' : 'low'} />
  </span>
);

/** A card in a row of a State; `ruins`: the word for what is left of it. */
export const BookChip = ({ look, ruins }: { look: Look; ruins?: string }) => (
  <span className={style.chip}>
    <CardChip look={look} marks={{ ruins }} />
  </span>
);

/** Icons of a picture in a book, with what they lead to. */
export const Icons = ({ parts, children }: { parts: readonly Part[]; children?: ReactNode }) => (
  <span className={style.icons}>
    <Strip parts={parts} size={24} />
    {children}
  </span>
);
