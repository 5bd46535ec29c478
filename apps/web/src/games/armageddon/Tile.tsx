import type { Tables } from '@ashtown/armageddon/board';
import { Figure } from './Figure.tsx';
import { KindSign } from './KindSign.tsx';
import { Sign } from './Sign.tsx';
import type { SignId } from './signs.ts';
import style from './tile.module.css';

const GROUP: Readonly<Record<string, string>> = {
  beer: 'eq_beer',
  gasoline: 'eq_gasoline',
  weapons: 'eq_weapons',
  medicine: 'eq_medicine',
  vehicle: 'eq_car_body',
  map: 'eq_map',
};

/** What a scoring tile counts, in signs: so many VP for each of these. */
export function TileSigns({ t, tile, size = 16 }: { t: Tables; tile: number; size?: number }) {
  const { count } = t.scoring[tile]!;
  return (
    <span className={style.tile} aria-hidden="true">
      <Sign id="vp" size={size - 2} className="st" />
      {count.each}×{count.t === 'scorePerSurvivor' && <Figure of={count.colour} size={size} />}
      {count.t === 'scorePerBuildingType' && <Sign id={count.buildingType as SignId} size={size} />}
      {count.t === 'scorePerEquipment' &&
        count.groups.map((group) => <Good key={group} t={t} group={group} size={size} />)}
    </span>
  );
}

function Good({ t, group, size }: { t: Tables; group: string; size: number }) {
  const kind = t.index.equipment.get(GROUP[group] ?? '');
  return kind === undefined ? <Sign id="equipment" size={size} /> : <KindSign t={t} kind={kind} size={size} />;
}
