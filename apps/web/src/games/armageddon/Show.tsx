import type { Event } from '@ashtown/armageddon/board';
import type { Ref } from '@ashtown/engine';
import { Face } from '../../kit/index.ts';
import { EquipmentArt } from './Art.tsx';
import { BuildingFace } from './BuildingFace.tsx';
import { Effect } from './Effect.tsx';
import type { Props } from './props.ts';
import { Sign, TileSigns } from './Sign.tsx';
import style from './show.module.css';
import { inShort } from './Tracks.tsx';
import tone from './tones.module.css';

/** A building, equipment, a tile or a space of the damage track on the stage. */
export function Show({ of, ...p }: Props & { of: Ref }) {
  const { tables: t, words } = p;
  const { index } = t;
  const { name, kind } = words.card(of.id);
  const building = index.building.get(of.id);
  if (building !== undefined) return <BuildingFace p={p} building={building} />;
  const equipment = index.equipment.get(of.id);
  if (equipment !== undefined)
    return (
      <Face
        name={name}
        className={tone.loot}
        art={<EquipmentArt t={t} kind={equipment} size={44} fits className={style.whole} />}
      />
    );
  const space = t.damage.findIndex(({ id }) => id === of.id);
  if (space >= 0)
    return <Face name={name} kind={words.board.damageSpace(space + 1)} art={<Damage p={p} to={space} />} />;
  const tile = t.tiles[index.tile.get(of.id) ?? -1];
  const auction = index.auction.get(of.id);
  const scoring = index.scoring.get(of.id);
  const art = tile ? (
    <Effect of={tile.effect} size={30} />
  ) : auction !== undefined ? (
    <Stakes p={p} tile={auction} />
  ) : scoring !== undefined ? (
    <TileSigns t={t} tile={scoring} size={30} />
  ) : undefined;
  // What is drawn of an auction tile says what it is.
  return <Face name={name || words.ref(of)} kind={auction === undefined ? kind : undefined} art={art} />;
}

/** What an auction tile brings whoever bids most, and whoever bids fewest. */
const Stakes = ({ p, tile }: { p: Props; tile: number }) => (
  <span className={style.stakes}>
    {(['bonus', 'penalty'] as const).map((stake) => (
      <span key={stake} className={tone[stake === 'bonus' ? 'good' : 'bad']}>
        {p.words.board[stake]}
        <Effect of={p.tables.auction[tile]![stake]} />
      </span>
    ))}
  </span>
);

/** The damage track, with the marker where it was and where it is. */
function Damage({ p, to }: { p: Props; to: number }) {
  const moved = p.told.map(({ event }) => event as Event).findLast((e) => e.t === 'damage' && e.to === to + 1);
  const left = moved?.t === 'damage' ? to - moved.n : to;
  return (
    <span className={style.spaces} aria-hidden="true">
      {p.tables.damage.map(({ id, effects }, i) => (
        <span key={id} className={i === to ? style.at : i === left ? style.left : ''}>
          {i === to ? <Sign id="damage" size={15} /> : effects[0] && inShort(effects[0])}
        </span>
      ))}
    </span>
  );
}
