import type { Seat } from '@ashtown/engine';
import {
  BOROUGHS,
  type Borough,
  buildingOf,
  FACES,
  type Forecast,
  MONSTERS,
  type Res,
  type Reward,
  STACKS_PER_BOROUGH,
  TILES,
  UNITS,
} from '@ashtown/king-of-new-york/board';
import { drawnBy, option, player, seenIn, slot } from '../../kit/index.ts';
import type { Point } from './geometry.ts';
import { MonsterToken } from './Monster.tsx';
import style from './map.module.css';
import type { Props } from './props.ts';
import { SIGN_OF, SignAt } from './Sign.tsx';
import { Spot } from './Spot.tsx';

const PRINTED: Record<Res, string> = { star: '#755000', energy: '#14602a', life: '#a8252f' };
const LIT: Record<Res, string> = { star: '#ffd766', energy: '#8bea97', life: '#ff9aa0' };

interface Where {
  p: Props;
  at: Borough;
  to: Point;
  scale: number;
}

export const kindOf = (tile: number) => buildingOf(TILES[tile]!);
export const givesOf = ({ n, res }: Reward): string => `${n}${SIGN_OF[res]}`;

/** A number on a piece. */
const Figure = (props: { x: number; y: number; size?: number; fill?: string; anchor?: 'end'; n: number | string }) => {
  const { x, y, size = 16, fill = '#fff', anchor = fill === '#fff' ? 'middle' : 'start', n } = props;
  return (
    <text x={x} y={y} className={style.figure} fontSize={size} fill={fill} textAnchor={anchor}>
      {n}
    </text>
  );
};

/** A stack of Buildings on a field of 48 by 54: durability left, reward right, how many are left above. */
export const Stack = drawnBy(StackAt, ({ p, at, to, scale, i }) => {
  const n = stackNo(at, i);
  return [at, i, ...to, scale, ...seenIn(p, [p.game.facts.topTile(p.view, n), p.view.height[n]])];
});

const stackNo = (at: Borough, i: number): number => BOROUGHS.indexOf(at) * STACKS_PER_BOROUGH + i;

function StackAt({ p, at, to, scale, i }: Where & { i: number }) {
  const text = p.words.board;
  const n = stackNo(at, i);
  const tile = p.game.facts.topTile(p.view, n);
  const name = p.words.ref(slot(at));
  if (tile < 0)
    return (
      <g transform={`translate(${to[0]} ${to[1]}) scale(${scale})`}>
        <title>{text.emptyStack(name, i + 1)}</title>
        <path d="M0 0h48v54H0z" fill="none" stroke="var(--land-line)" strokeWidth="1.2" strokeDasharray="3 4" />
      </g>
    );
  const { durability, reward } = p.tables.tiles[tile]!;
  const left = p.view.height[n]!;
  const kind = kindOf(tile);
  const label = text.stack(name, i + 1, text.building[kind], durability, givesOf(reward), left);
  const ref = slot(`${at}.${i}`);
  const ink = PRINTED[reward.res];
  return (
    <Spot p={p} of={ref} label={label} at={to} scale={scale} box={[0, 0, 48, 54]} prey within={slot(at)}>
      {Array.from({ length: left }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the tiles of a stack are alike.
        <rect key={i} x={(left - 1 - i) * 3} y={-(left - 1 - i) * 3} width="48" height="54" className={style.tile} />
      ))}
      <SignAt id={kind} x={3} y={3} size={31} color="var(--tile-ink)" />
      <Figure x={45} y={13} size={14} fill="#5f5646" anchor="end" n={`×${left}`} />
      <path d="M0 37h21l3 17H0z" fill="var(--tile-ink)" />
      <Figure x={11} y={51} n={durability} />
      <Figure x={27} y={51} fill={ink} n={reward.n} />
      <SignAt id={reward.res} x={35} y={39.5} size={12} color={ink} />
    </Spot>
  );
}

/** Units drawn smaller than this need larger figures. */
const SMALL = 0.6;

/** The Units of one kind in a borough, on a field of 44 by 44. */
export const Units = drawnBy(UnitsAt, ({ p, at, to, scale, kind }) => [
  ...[at, kind, ...to, scale],
  ...seenIn(p, [p.view.units[unitsNo(at, kind)], p.game.facts.unitPrice(p.view, p.seat, kind)]),
]);

const unitsNo = (at: Borough, kind: number): number => BOROUGHS.indexOf(at) * UNITS.length + kind;

function UnitsAt({ p, at, to, scale, kind }: Where & { kind: number }) {
  const unit = UNITS[kind]!;
  const borough = BOROUGHS.indexOf(at);
  const n = p.view.units[unitsNo(at, kind)]!;
  if (n === 0) return null;
  const { reward } = p.tables.units[kind]!;
  const needs = p.game.facts.unitPrice(p.view, p.seat, kind);
  const label = p.words.board.units(p.words.ref(slot(`${at}.${unit}`)), n, needs, givesOf(reward));
  // Where Units are sent away, an answer names only their kind.
  const sent = p.question === 'stinkAttack' && p.view.players[p.seat!]?.at === borough;
  const ink = LIT[reward.res];
  // Drawn small, the sign gives way to the figures.
  const { sign, top, foot, font } =
    scale < SMALL ? { sign: 18, top: 21, foot: 41, font: 20 } : { sign: 25, top: 27, foot: 40.5, font: 15 };
  const wide = n > 9 ? 24 : 17;
  return (
    <Spot
      p={p}
      of={slot(`${at}.${unit}`)}
      asked={sent ? option(unit) : undefined}
      label={label}
      at={to}
      scale={scale}
      box={[0, 0, 44, 44]}
      prey
      within={slot(at)}
    >
      {n > 1 && <path d="M11-3h28l8 8v28l-8 8H11L3 33V5z" className={style.unit} />}
      <path d="M8 0h28l8 8v28l-8 8H8l-8-8V8z" className={style.unit} />
      <SignAt id={unit} x={n > 1 ? 1 : 22 - sign / 2} y={2} size={sign} color="var(--unit-ink)" />
      <path d={`M0 ${top}H44V36l-8 8H8l-8-8z`} fill="#1b2013" />
      <Figure x={11.5} y={foot} size={font} n={needs} />
      <path d={`M19.5 ${top + 3}V41`} stroke="#5e6b46" strokeWidth="1.2" />
      <Figure x={22.5} y={foot} size={font} fill={ink} n={reward.n} />
      <SignAt id={reward.res} x={font / 2 + 22.5} y={foot - font * 0.73} size={11.5} color={ink} />
      {n > 1 && <path d={`M${44 - wide} 0h${wide}v16h-${wide}z`} fill="#1b2013" />}
      {n > 1 && <Figure x={44 - wide / 2} y={13} size={15} n={`×${n}`} />}
    </Spot>
  );
}

/** A Monster on its place; a dashed line with a die's sign, where the dice as they lie would hit it. */
export function MapMonster(props: { p: Props; seat: Seat; at: Point; size: number; forecast: Forecast }) {
  const { p, seat, at, size, forecast } = props;
  const q = p.view.players[seat]!;
  const borough = BOROUGHS[q.at];
  const monster = MONSTERS[q.monster];
  const by = FACES.find((face) => forecast[face]?.hits.some((hit) => hit.seat === seat));
  const label = monster ? `${p.who(seat)}: ${p.words.ref(option(monster))}` : p.who(seat);
  // A small flag leaves a neighbour's face free, and the Units to the left.
  const flag = p.size === 'phone' ? 'translate(-5 -7) scale(0.6)' : 'translate(-6 -10) scale(0.8)';
  return (
    <Spot
      p={p}
      of={player(seat)}
      label={label}
      at={at}
      box={[2, 2, size - 4, size - 4]}
      within={borough && slot(borough)}
    >
      <MonsterToken view={p.view} seat={seat} size={size} inset={{ x: 0, y: 0 }} />
      {by && (
        <>
          <rect x="-2" y="-2" width={size + 4} height={size + 4} className={style.preview} />
          <g transform={flag}>
            <path d="M0 5l5-5h16v15l-5 5H0z" fill="var(--preview)" />
            <SignAt id={by} x={3} y={2.5} size={15} color="var(--surface)" />
          </g>
        </>
      )}
    </Spot>
  );
}
