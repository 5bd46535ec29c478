import style from './coach.module.css';

/** The steps of a lesson, those behind and the one of now. */
export const Beats = ({ n, at, label }: { n: number; at: number; label: string }) => (
  <div
    className={style.beats}
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={n}
    aria-valuenow={Math.min(n, at + 1)}
  >
    {Array.from({ length: n }, (_, i) => (
      <i key={`${i as 0}`} data-beat={i < at ? 'done' : i === at ? 'now' : 'later'} />
    ))}
  </div>
);
