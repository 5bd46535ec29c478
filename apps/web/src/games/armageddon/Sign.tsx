import type { Tables } from '@ashtown/armageddon/board';
import { card, Drawn, type SignLook, Thing } from '../../kit/index.ts';
import { Figure } from './Figure.tsx';
import parts from './parts.module.css';
import { pictureOfKind } from './pictures.ts';
import { myself, type Props } from './props.ts';
import { SIGNS, type SignId } from './signs.ts';
import tone from './tones.module.css';

export const Sign = ({ id, ...look }: SignLook & { id: SignId }) => <Drawn of={SIGNS[id]} {...look} />;

/** VP, for the eye. */
export const Vp = ({ n }: { n: number | string }) => (
  <span className={parts.worth} aria-hidden="true">
    <Sign id="vp" size={12} className="st" />
    <b>{n}</b>
  </span>
);

/** A kind of equipment as a small sign; a part has its vehicle beside it. */
export function KindSign({ t, kind, size, part = false }: { t: Tables; kind: number; size: number; part?: boolean }) {
  const { main, vehicle } = pictureOfKind(t, kind);
  return (
    <span className={parts.small} aria-hidden="true">
      <Drawn of={main} size={size} />
      {!part && vehicle && vehicle !== main && <Drawn of={vehicle} size={Math.round(size * 0.72)} className="muted" />}
    </span>
  );
}

/** Cards of a kind; `idle`: only shown to others; `part`: without the vehicle it belongs to. */
export function Kind(props: { p: Props; kind: number; n: number; named?: boolean; idle?: boolean; part?: boolean }) {
  const { p, kind, n, named = false, idle = false, part = false } = props;
  const { id } = p.tables.equipment[kind]!;
  const { name } = p.words.card(id);
  return (
    <Thing
      p={p}
      of={card(id)}
      idle={idle}
      label={n > 1 ? `${name} ×${n}` : name}
      className={`${parts.row} ${parts.kind} ${tone.loot}`}
    >
      <KindSign t={p.tables} kind={kind} size={idle ? 17 : 18} part={part} />
      {named && <span className={parts.title}>{name}</span>}
      {n > 1 && <b>{n}</b>}
    </Thing>
  );
}

/** What a scoring tile counts, in signs: so many VP for each of these. */
export function TileSigns({ t, tile, size = 16 }: { t: Tables; tile: number; size?: number }) {
  const { count } = t.scoring[tile]!;
  return (
    <span className={parts.signs} aria-hidden="true">
      <Sign id="vp" size={size - 2} className="st" />
      {count.each}×{count.t === 'scorePerSurvivor' && <Figure of={count.colour} size={size} />}
      {count.t === 'scorePerBuildingType' && <Sign id={count.buildingType as SignId} size={size} />}
      {count.t === 'scorePerEquipment' &&
        count.groups.map((group) => {
          const kind = t.index.equipment.get(group === 'vehicle' ? 'eq_car_body' : `eq_${group}`);
          if (kind === undefined) return <Sign key={group} id="equipment" size={size} />;
          return <KindSign key={group} t={t} kind={kind} size={size} />;
        })}
    </span>
  );
}

/** A scoring tile, and what it would bring me now unless it is `bare`; `when`: what it waits for. */
export function Tile(props: { p: Props; tile: number; when?: string; idle?: boolean; bare?: boolean }) {
  const { p, tile, when, idle = false, bare = false } = props;
  const { id } = p.tables.scoring[tile]!;
  const me = myself(p);
  const worth = !bare && me && p.game.facts.tileWorth(me, tile);
  const name = [when, p.words.card(id).name].filter(Boolean).join(': ');
  return (
    <Thing
      p={p}
      of={card(id)}
      idle={idle}
      label={worth ? `${name}, ${p.words.board.now(worth.n, worth.vp)}` : name}
      className={`${parts.row} ${parts.tile}`}
    >
      <TileSigns t={p.tables} tile={tile} />
      {worth && <Vp n={worth.vp} />}
    </Thing>
  );
}
