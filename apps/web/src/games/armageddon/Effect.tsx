import type { Effect as Data } from '@ashtown/armageddon/board';
import style from './effect.module.css';
import { shortOf } from './effects.ts';
import { Sign } from './Sign.tsx';

/** An effect in signs and numbers, for the eye; whoever listens hears its sentence. */
export const Effect = ({ of, size = 15 }: { of: Data; size?: number }) => (
  <span className={style.effect} aria-hidden="true">
    {shortOf(of).map(({ sign, text }) => (
      <span key={sign + text} className={style.piece}>
        <Sign id={sign} size={size} className={style[sign] ?? ''} />
        {text}
      </span>
    ))}
  </span>
);
