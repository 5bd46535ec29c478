import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import style from './lantern-chip.module.css';

/** Says at the head of a table that somebody is taught there; phones have room for the lantern alone. */
export const LanternChip = ({ children }: { children: ReactNode }) => (
  <span className={style.chip}>
    <Icon name="lantern" size={16} />
    <span>{children}</span>
  </span>
);
