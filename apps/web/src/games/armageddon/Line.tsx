import type { Line as Data, Tables } from '@ashtown/armageddon/board';
import { Effect } from './Effect.tsx';
import { type Piece, shortOfPassive } from './effects.ts';
import { Costs } from './Figure.tsx';
import style from './line.module.css';
import { Sign } from './Sign.tsx';

/** An action line in signs: how often, by whom, what for. In a city, how much of it is used. */
export function Line({ of, used, size = 14 }: { of: Data; used?: number; size?: number }) {
  return (
    <span className={style.line} aria-hidden="true">
      {used === undefined ? (
        of.times > 1 && <b>{of.times}×</b>
      ) : (
        <span className={style.pips}>
          {Array.from({ length: of.times }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: activations are counted.
            <i key={i} className={i < used ? style.used : ''} />
          ))}
        </span>
      )}
      <Costs of={of.cost} size={size} />
      <Sign id="arrow" size={8} className={style.arrow!} />
      <Effect of={of.effect} size={size} />
    </span>
  );
}

/** Everything of a building besides housing: its lines, what it holds, in signs. */
export function Lasting({ t, of, size = 14 }: { t: Tables; of: number; size?: number }) {
  const pieces = t.buildings[of]!.passives.flatMap((passive): readonly Piece[] => shortOfPassive(passive));
  if (pieces.length === 0) return null;
  return (
    <span className={style.line} aria-hidden="true">
      {pieces.map(({ sign, text }) => (
        <span key={sign + text} className={style.lasting}>
          <Sign id={sign} size={size} />
          {text}
        </span>
      ))}
    </span>
  );
}
