import { BOROUGHS, type Borough, UNIT, UNITS, unitPrice } from '@ashtown/catalog/king-of-new-york';
import { option, type Props, slot } from './props.ts';
import { Spot } from './Spot.tsx';
import { SIGN_OF } from './Stack.tsx';
import { UnitToken } from './Tile.tsx';
import { boardText } from './text/index.ts';

/** The Units of one kind in a borough. */
export function UnitSpot(props: { p: Props; at: Borough; kind: number; x: number; y: number; scale: number }) {
  const { p, at, kind, x, y, scale } = props;
  const unit = UNITS[kind]!;
  const n = p.view.units[BOROUGHS.indexOf(at) * UNITS.length + kind]!;
  const { durability, reward } = UNIT[kind]!;
  const me = p.seat === null ? null : p.view.players[p.seat]!;
  const needs = me ? unitPrice(me, kind) : durability;
  // Where Units are sent away, an answer names only their kind.
  const own = slot(`${at}.${unit}`);
  const ref =
    p.question === 'stinkAttack' && p.view.players[p.seat ?? -1]?.at === BOROUGHS.indexOf(at) ? option(unit) : own;
  const name = p.words.ref(slot(at));
  const gives = `${reward.n}${SIGN_OF[reward.res]}`;
  const label = boardText(p.lang).units(name, p.words.ref(option(unit)), n, needs, gives);
  const faint = p.question === 'destroyObject' && p.standing(ref) === 'rest';
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <Spot p={p} of={ref} label={label} box={[0, 0, 44, 44]} faint={faint} within={slot(at)}>
        <UnitToken kind={kind} n={n} needs={needs} />
      </Spot>
    </g>
  );
}
