import type { ReactNode } from 'react';
import style from './sheet.module.css';

/** `motto`: the words in the corner of the sheet. `label`: the picture in words. */
export interface PosterProps {
  motto: string;
  label: string;
}

/** A printed sheet: it keeps its colours in both themes. */
export const Sheet = ({ label, children }: { label: string; children: ReactNode }) => (
  <svg
    className={style.poster}
    viewBox="0 0 250 330"
    preserveAspectRatio="xMidYMid slice"
    role="img"
    aria-label={label}
    focusable="false"
  >
    {children}
  </svg>
);
