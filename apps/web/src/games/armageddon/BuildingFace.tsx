import { TYPES } from '@ashtown/armageddon/board';
import { BuildingArt } from './Art.tsx';
import displays from './displays.module.css';
import { Does } from './Effect.tsx';
import style from './face.module.css';
import parts from './parts.module.css';
import type { Props } from './props.ts';
import tone from './tones.module.css';

/** A building as a card by itself: its picture with type and housing, its name, and what it does. */
export function BuildingFace({ p, building }: { p: Props; building: number }) {
  const { id, type } = p.tables.buildings[building]!;
  return (
    <span className={`${parts.box} ${style.face} ${tone[TYPES[type]!]}`}>
      <BuildingArt t={p.tables} building={building} size={26} fits className={style.art} />
      <b className={parts.name}>{p.words.card(id).name}</b>
      <span className={`${parts.box} ${displays.does}`}>
        <Does t={p.tables} of={building} only={p.words.board.housesOnly} />
      </span>
    </span>
  );
}
