import { TYPES } from '@ashtown/armageddon/board';
import type { ReactNode } from 'react';
import { Art } from './Art.tsx';
import { Gives } from './BuildingFace.tsx';
import style from './detail.module.css';
import { Effect } from './Effect.tsx';
import { Lasting, Line } from './Line.tsx';
import { pictureOf, pictureOfKind } from './pictures.ts';
import { myself, type Props } from './props.ts';
import { Sign } from './Sign.tsx';
import { TileSigns } from './Tile.tsx';
import tone from './tones.module.css';

/** What is printed of it, and what is ours. */
const Source = ({ p, id }: { p: Props; id: string }) => <p className={style.source}>{p.words.provenance(id)}</p>;

/** A building in full. */
export function BuildingDetail({ p, building, children }: { p: Props; building: number; children?: ReactNode }) {
  const { id, type, lines } = p.tables.buildings[building]!;
  const kind = TYPES[type]!;
  const words = p.words.card(id);
  return (
    <article className={`${style.card} ${tone[kind]}`}>
      <div className={style.art}>
        <Art id={id} of={pictureOf(p.tables, building)} size={56} />
        <span className={style.type}>
          <Sign id={kind} size={19} />
        </span>
        <span className={style.gives}>
          <Gives t={p.tables} building={building} />
        </span>
      </div>
      <h2>{words.name}</h2>
      <span className={style.kind}>{words.kind}</span>
      <span className={style.lines}>
        {lines.map((line, i) => (
          <Line key={`${i as 0}`} of={line} size={18} />
        ))}
        <Lasting t={p.tables} of={building} size={18} />
      </span>
      <p>{words.text}</p>
      {children}
      <Source p={p} id={id} />
    </article>
  );
}

/** Equipment in full: what it is worth, and what this one would add. */
export function EquipmentDetail({ p, kind, children }: { p: Props; kind: number; children?: ReactNode }) {
  const text = p.words.board;
  const { id, group } = p.tables.equipment[kind]!;
  const words = p.words.card(id);
  const { main, vehicle } = pictureOfKind(p.tables, kind);
  const me = myself(p);
  const lot =
    p.seat === null
      ? undefined
      : p.game.facts.lotsOf(p.view, p.seat).find((x) => x.kinds.some((k) => p.tables.equipment[k]!.group === group));
  return (
    <article className={`${style.card} ${style.round} ${tone.loot}`}>
      <div className={style.art}>
        <Art id={id} of={main} badge={vehicle === main ? null : vehicle} size={56} />
      </div>
      <h2>{words.name}</h2>
      <span className={style.kind}>{words.kind}</span>
      <p>{words.text}</p>
      {me && p.seat !== null && (
        <dl className={style.facts}>
          <dt>{text.inHand(lot?.kinds.length ?? 0)}</dt>
          <dd>
            {text.worth(lot?.vp ?? 0)}
            {lot?.unsure && ` (${text.unsure})`}
          </dd>
          <dt>{text.oneMore}</dt>
          <dd>
            +{p.game.facts.gainOf(p.view, p.seat, kind)} {text.vp}
          </dd>
        </dl>
      )}
      {children}
      <Source p={p} id={id} />
    </article>
  );
}

/** A tile in full. */
export function CardDetail({ p, id }: { p: Props; id: string }) {
  const text = p.words.board;
  const words = p.words.card(id);
  const tile = p.tables.tiles[p.tables.index.tile.get(id) ?? -1];
  const auction = p.tables.auction[p.tables.index.auction.get(id) ?? -1];
  const scoring = p.tables.index.scoring.get(id);
  const me = myself(p);
  const worth = scoring !== undefined && me ? p.game.facts.tileWorth(me, scoring) : null;
  return (
    <article className={style.thing}>
      <header>
        <h2>{words.name}</h2>
      </header>
      <span className={style.kind}>{words.kind}</span>
      <span className={style.lines}>
        {tile && <Effect of={tile.effect} size={20} />}
        {auction && (
          <>
            <Effect of={auction.bonus} size={20} />
            <Effect of={auction.penalty} size={20} />
          </>
        )}
        {scoring !== undefined && <TileSigns t={p.tables} tile={scoring} size={20} />}
      </span>
      <p>{words.text}</p>
      {worth && <p className={style.note}>{text.now(worth.n, worth.vp)}</p>}
      <Source p={p} id={id} />
    </article>
  );
}
