import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import style from './lantern-chip.module.css';

/** Says at the head of a table that somebody is taught there; phones have no room for it. */
export const LanternChip = ({ children }: { children: ReactNode }) => (
  <span className={style.chip}>
    <Icon name="lantern" size={16} />
    {children}
  </span>
);
