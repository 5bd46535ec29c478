import { TYPES } from '@ashtown/armageddon/board';
import type { Ref } from '@ashtown/engine';
import { Face } from '../../kit/index.ts';
import { BuildingArt, EquipmentArt } from './Art.tsx';
import { Effect } from './Effect.tsx';
import type { Props } from './props.ts';
import { TileSigns } from './Sign.tsx';
import tone from './tones.module.css';

const SIZE = 44;

/** A building, equipment or a tile on the stage. */
export function Show({ of, ...p }: Props & { of: Ref }) {
  const { tables: t, words } = p;
  const { index } = t;
  const { name, kind } = words.card(of.id);
  const building = index.building.get(of.id);
  if (building !== undefined)
    return (
      <Face
        name={name}
        className={tone[TYPES[t.buildings[building]!.type]!]}
        art={<BuildingArt t={t} building={building} size={SIZE} />}
      />
    );
  const equipment = index.equipment.get(of.id);
  if (equipment !== undefined)
    return <Face name={name} className={tone.loot} art={<EquipmentArt t={t} kind={equipment} size={SIZE} />} />;
  const tile = t.tiles[index.tile.get(of.id) ?? -1];
  const scoring = index.scoring.get(of.id);
  const art = tile ? (
    <Effect of={tile.effect} size={30} />
  ) : scoring !== undefined ? (
    <TileSigns t={t} tile={scoring} size={30} />
  ) : undefined;
  return <Face name={name || words.ref(of)} kind={kind} art={art} />;
}
