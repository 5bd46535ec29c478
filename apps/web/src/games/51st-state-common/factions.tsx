import type { Seat } from '@ashtown/engine';
import { card, Thing } from '../../kit/index.ts';
import { SeatToken } from '../../ui/SeatToken.tsx';
import { Emblem, emblemOf } from './emblems.tsx';
import style from './faction.module.css';
import type { Goods, Props } from './props.ts';
import { Strip } from './Strip.tsx';
import { factionOf } from './summary.ts';

/** A seat with the emblem of its faction; there is one for each of the four the games come with. */
export function FactionToken({ seat, size, ...p }: Pick<Props, 'view' | 'tables'> & { seat: Seat; size: number }) {
  const emblem = emblemOf(factionOf(p, seat)?.id ?? '');
  return <SeatToken seat={seat} size={size} {...(emblem ? { glyph: <Emblem of={emblem} /> } : {})} />;
}

/** The faction of somebody, and what it makes each round (`when`). */
export function FactionHead({ p, of, makes, when }: { p: Props; of: Seat; makes: Goods; when: string }) {
  const { id } = factionOf(p, of)!;
  const { name, text } = p.words.card(id);
  return (
    <Thing p={p} look="bare" of={card(id)} idle label={`${name}. ${text}`} className={style.head}>
      <FactionToken view={p.view} tables={p.tables} seat={of} size={31} />
      <span>
        <b>{name}</b>
        <span className={style.makes}>
          <Strip parts={p.edition.parts(makes)} size={15} />
          {when}
        </span>
      </span>
    </Thing>
  );
}
