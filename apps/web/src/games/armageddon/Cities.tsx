import { roving } from '../../ui/roving.ts';
import { SeatToken } from '../../ui/SeatToken.tsx';
import { CityRow } from './CityRow.tsx';
import style from './cities.module.css';
import type { Props } from './props.ts';

/** For whoever only watches: all cities side by side. */
export const Cities = (p: Props) => (
  <div ref={roving} className={style.cities}>
    {p.view.players.map((_, seat) => (
      <section key={`${seat as 0}`} className={`plate ${style.city}`} aria-label={p.who(seat)}>
        <h2>
          <SeatToken seat={seat} size={22} />
          {p.who(seat)}
        </h2>
        <CityRow p={p} of={seat} named />
      </section>
    ))}
  </div>
);
