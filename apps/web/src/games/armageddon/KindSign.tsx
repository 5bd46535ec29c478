import type { Tables } from '@ashtown/armageddon/board';
import { pictureOfKind } from './pictures.ts';
import { Drawn } from './Sign.tsx';
import style from './tile.module.css';

/** A kind of equipment as a small sign; a part has its vehicle beside it. */
export function KindSign({ t, kind, size }: { t: Tables; kind: number; size: number }) {
  const { main, vehicle } = pictureOfKind(t, kind);
  return (
    <span className={style.kind} aria-hidden="true">
      <Drawn of={main} size={size} />
      {vehicle && vehicle !== main && <Drawn of={vehicle} size={Math.round(size * 0.72)} className={style.vehicle!} />}
    </span>
  );
}
