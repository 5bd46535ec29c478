import { percentIn } from '@ashtown/engine';
import type { CSSProperties } from 'react';
import { colourOf, letterOf, SeatToken } from '../../ui/SeatToken.tsx';
import type { Scene } from '../scene.ts';
import { useTableText } from '../text/index.ts';
import style from './winbar.module.css';

/** How likely each is to win, as shares of one bar: by pattern, number and name. Alone, the last is the game's own. */
export function WinBar({ scene, chances }: { scene: Scene; chances: readonly number[] | null }) {
  const text = useTableText();
  const { who, lang, seats } = scene;
  const shares = (chances ?? []).map((chance, seat) => ({
    seat,
    chance,
    name: seat < seats ? who(seat) : text.advice.game,
    said: percentIn(lang, chance),
  }));
  return (
    <section className={`plate ${style.bar}`} aria-label={text.advice.bar} data-testid="win-bar">
      <span className="label">{text.advice.bar}</span>
      <div className={style.shares} aria-hidden="true">
        {shares.map(({ seat, chance, said }) => (
          <span
            key={seat}
            className={style.share}
            data-pattern={seat}
            style={{ '--c': seat < seats ? colourOf(seat) : 'var(--muted)', flexGrow: chance } as CSSProperties}
          >
            <b>
              {seat < seats && <i>{letterOf(seat)} </i>}
              {said}
            </b>
          </span>
        ))}
      </div>
      {chances === null ? (
        <p className={style.names}>{text.advice.thinking}</p>
      ) : (
        <ul className={style.names}>
          {shares.map(({ seat, name, said }) => (
            <li key={seat}>
              {seat < seats && <SeatToken seat={seat} size={16} />}
              {name} <b>{said}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
