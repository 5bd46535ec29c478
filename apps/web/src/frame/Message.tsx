import type { ReactNode } from 'react';
import { Plate } from '../ui/Plate.tsx';
import { Title } from '../ui/Title.tsx';
import style from './message.module.css';

/** A screen that has only something to say. */
export const Message = ({ title, text, children }: { title: string; text: string; children?: ReactNode }) => (
  <Plate className={style.message}>
    <Title page={title} />
    <p>{text}</p>
    <div className={style.acts}>{children}</div>
  </Plate>
);
