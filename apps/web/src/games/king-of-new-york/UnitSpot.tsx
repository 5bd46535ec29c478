import { refKey } from '@ashtown/engine';
import { BOROUGHS, type Borough, UNITS } from '@ashtown/king-of-new-york/board';
import style from './map.module.css';
import { option, type Props, slot } from './props.ts';
import { Spot } from './Spot.tsx';
import { SIGN_OF } from './Stack.tsx';
import { UnitToken } from './Tile.tsx';

/** The Units of one kind in a borough. */
export function UnitSpot(props: { p: Props; at: Borough; kind: number; x: number; y: number; scale: number }) {
  const { p, at, kind, x, y, scale } = props;
  const unit = UNITS[kind]!;
  const n = p.view.units[BOROUGHS.indexOf(at) * UNITS.length + kind]!;
  const { reward } = p.tables.units[kind]!;
  const me = p.seat === null ? null : p.view.players[p.seat]!;
  const needs = p.game.facts.unitPrice(p.view, p.seat, kind);
  const own = slot(`${at}.${unit}`);
  // Where Units are sent away, an answer names only their kind.
  const sent = p.question === 'stinkAttack' && me?.at === BOROUGHS.indexOf(at);
  const ref = sent ? option(unit) : own;
  const name = p.words.ref(slot(at));
  const gives = `${reward.n}${SIGN_OF[reward.res]}`;
  const label = p.words.board.units(name, p.words.ref(option(unit)), n, needs, gives);
  const faint = p.question === 'destroyObject' && p.standing(ref) === 'rest';
  const spot = (
    <Spot
      p={p}
      of={ref}
      label={label}
      {...(sent ? {} : { at: [x, y] })}
      scale={scale}
      box={[0, 0, 44, 44]}
      faint={faint}
      within={slot(at)}
    >
      <UnitToken kind={kind} n={n} needs={needs} reward={reward} />
    </Spot>
  );
  if (!sent) return spot;
  return (
    <g data-ref={refKey(own)} className={style.thing} transform={`translate(${x} ${y})`}>
      {spot}
    </g>
  );
}
