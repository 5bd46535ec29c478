import { Bank } from './Bank.tsx';
import style from './board.module.css';
import { CityMap } from './Map.tsx';
import type { Props } from './props.ts';

/** The map and beside it the cards for sale; a phone has the cards in a tab of their own. */
export function Board(p: Props) {
  if (p.compact) return <CityMap {...p} />;
  return (
    <div className={style.board}>
      <div className={style.map}>
        <CityMap {...p} />
      </div>
      <Bank {...p} />
    </div>
  );
}
