import { roving } from '../../ui/roving.ts';
import style from './hand.module.css';
import parts from './parts.module.css';
import { myself, type Props } from './props.ts';
import { Kind, Sign, Tile, Vp } from './Sign.tsx';

/** What only I know of: equipment with what it is worth now, cards I look at, and on a phone my scoring tiles. */
export function Hand(p: Props) {
  const text = p.words.board;
  const me = myself(p);
  if (!me || p.seat === null) return null;
  const lots = p.game.facts.lotsOf(p.view, p.seat);
  const worth = p.game.facts.handVp(p.view, p.seat);
  const look = me.look.filter((kind) => kind !== null);
  const looking = look.length > 0;
  return (
    <section ref={roving} className={`plate ${style.hand}`} aria-label={text.hand} data-testid="hand">
      {looking ? (
        <span className="label">{text.looked}</span>
      ) : (
        <span className={`${parts.row} muted`} title={`${text.hand}: ${text.worth(worth)}`}>
          <Sign id="equipment" size={17} />
          <span className="vh">{text.worth(worth)}</span>
          <Vp n={worth} />
        </span>
      )}
      {look.map((kind, i) => (
        <Kind key={`${kind} ${look.slice(i).filter((x) => x === kind).length}`} p={p} kind={kind} n={1} named />
      ))}
      {!looking && lots.length === 0 && <span className="muted">{text.noHand}</span>}
      {!looking &&
        lots.map(({ group, kinds, vp, unsure }) => (
          <span key={group} className={`${parts.figures} ${style.lot}`}>
            {[...new Set(kinds)].map((kind, i, all) => (
              <Kind
                key={kind}
                p={p}
                kind={kind}
                n={kinds.filter((x) => x === kind).length}
                // The parts of a vehicle stand together, and it is drawn with the last.
                part={i + 1 < all.length && vehicleOf(p, kind) === vehicleOf(p, all[i + 1]!)}
              />
            ))}
            <span className="vh">{text.worth(vp)}</span>
            <Vp n={unsure ? `${vp}?` : vp} />
          </span>
        ))}
      {p.size === 'phone' && <OwnTiles {...p} />}
    </section>
  );
}

const vehicleOf = (p: Props, kind: number): number => p.tables.equipment[kind]!.vehicle;

/** My scoring tiles; on a desk they stand beside what else is behind my screen. */
export function OwnTiles(p: Props) {
  const text = p.words.board;
  return (
    <span className={`${parts.row} ${style.tiles}`}>
      <span className="muted" title={text.privateTiles}>
        {p.size === 'phone' && <Sign id="hidden" size={15} />}
        <span className="vh">{text.privateTiles}</span>
      </span>
      {myself(p)?.tiles.map((tile) => tile !== null && <Tile key={tile} p={p} tile={tile} />)}
    </span>
  );
}
