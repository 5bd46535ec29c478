import type { Lot } from '@ashtown/armageddon/board';
import { roving } from '../../ui/roving.ts';
import style from './hand.module.css';
import { KindSign } from './KindSign.tsx';
import { card, myself, type Props } from './props.ts';
import { Sign } from './Sign.tsx';
import { Thing } from './Thing.tsx';
import { TileSigns } from './Tile.tsx';
import tone from './tones.module.css';

/** What only I know of: equipment with what it is worth now, cards I look at, and my scoring tiles. */
export function Hand(p: Props) {
  const text = p.words.board;
  const me = myself(p);
  if (!me || p.seat === null) return null;
  const lots = p.game.facts.lotsOf(p.view, p.seat);
  const look = me.look.filter((kind) => kind !== null);
  return (
    <section
      ref={roving}
      className={`plate ${style.hand} ${p.compact ? style.compact : ''}`}
      aria-label={text.hand}
      data-testid="hand"
    >
      <span className={style.name} title={text.hand}>
        {look.length > 0 ? (
          text.looked
        ) : (
          <>
            <Sign id="equipment" size={17} />
            <Worth p={p} vp={p.game.facts.handVp(p.view, p.seat)} />
          </>
        )}
      </span>
      {look.map((kind, i) => (
        <Kind key={`${kind} ${look.slice(i).filter((x) => x === kind).length}`} p={p} kind={kind} n={1} named />
      ))}
      {look.length === 0 && lots.length === 0 && <span className={style.none}>{text.noHand}</span>}
      {look.length === 0 && lots.map((lot) => <LotView key={lot.group} p={p} lot={lot} />)}
      <span className={style.tiles}>
        <span className={style.name} title={text.privateTiles}>
          <Sign id="hidden" size={15} />
          <span className="vh">{text.privateTiles}</span>
        </span>
        {me.tiles.map((tile) => {
          if (tile === null) return null;
          const { id } = p.tables.scoring[tile]!;
          const { n, vp } = p.game.facts.tileWorth(me, tile);
          return (
            <Thing
              key={id}
              p={p}
              of={card(id)}
              label={`${p.words.card(id).name}, ${text.now(n, vp)}`}
              className={style.tile}
            >
              <TileSigns t={p.tables} tile={tile} />
              <Worth p={p} vp={vp} />
            </Thing>
          );
        })}
      </span>
    </section>
  );
}

const Worth = ({ p, vp }: { p: Props; vp: number }) => (
  <span className={style.worth} title={p.words.board.worth(vp)}>
    <span className="vh">{p.words.board.worth(vp)}</span>
    <Sign id="vp" size={12} className="st" />
    <b aria-hidden="true">{vp}</b>
  </span>
);

function LotView({ p, lot }: { p: Props; lot: Lot }) {
  const kinds = [...new Set(lot.kinds)];
  return (
    <span className={style.lot}>
      {kinds.map((kind) => (
        <Kind key={kind} p={p} kind={kind} n={lot.kinds.filter((x) => x === kind).length} />
      ))}
      <span className={style.worth}>
        <Sign id="vp" size={12} className="st" />
        <b>
          {lot.vp}
          {lot.unsure && '?'}
        </b>
      </span>
    </span>
  );
}

function Kind({ p, kind, n, named = false }: { p: Props; kind: number; n: number; named?: boolean }) {
  const { id } = p.tables.equipment[kind]!;
  const { name } = p.words.card(id);
  return (
    <Thing p={p} of={card(id)} label={n > 1 ? `${name} ×${n}` : name} className={`${style.kind} ${tone.loot}`}>
      <KindSign t={p.tables} kind={kind} size={18} />
      {named && <span className={style.title}>{name}</span>}
      {n > 1 && <b>{n}</b>}
    </Thing>
  );
}
