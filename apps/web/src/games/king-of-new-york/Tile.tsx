import { type Res, type Reward, TILES, UNITS } from '@ashtown/king-of-new-york/board';
import style from './map.module.css';
import { SignAt } from './Sign.tsx';
import type { SignId } from './signs.ts';

const PRINTED: Record<Res, string> = { star: '#755000', energy: '#14602a', life: '#a8252f' };
const LIT: Record<Res, string> = { star: '#ffd766', energy: '#8bea97', life: '#ff9aa0' };

export const kindOf = (tile: number): 'high-rise' | 'hospital' | 'power-plant' =>
  TILES[tile]!.replace(/-\d$/, '') as 'high-rise';

/** A stack of Buildings on a field of 48 by 54: durability left, reward right, how many are left above. */
export function TileStack(props: { tile: number; left: number; durability: number; reward: Reward }) {
  const { tile, left, durability, reward } = props;
  return (
    <g>
      {Array.from({ length: left }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the tiles of a stack are alike.
        <rect key={i} x={(left - 1 - i) * 3} y={-(left - 1 - i) * 3} width="48" height="54" className={style.tile} />
      ))}
      <SignAt id={kindOf(tile)} x={3} y={3} size={31} color="var(--tile-ink)" />
      <text x="45" y="13" className={style.count}>
        ×{left}
      </text>
      <path d="M0 37h21l3 17H0z" fill="var(--tile-ink)" />
      <text x="11" y="51" className={style.needs}>
        {durability}
      </text>
      <text x="27" y="51" className={style.gives} fill={PRINTED[reward.res]}>
        {reward.n}
      </text>
      <SignAt id={reward.res as SignId} x={35} y={39.5} size={12} color={PRINTED[reward.res]} />
    </g>
  );
}

/** Where a stack has been: nothing but its ground. */
export const EmptyStack = () => <path d="M0 0h48v54H0z" className={style.ground} />;

/** Units of a kind on a field of 44 by 44. */
export function UnitToken(props: { kind: number; n: number; needs: number; reward: Reward }) {
  const { kind, n, needs, reward } = props;
  return (
    <g>
      {n > 1 && <path d="M11-3h28l8 8v28l-8 8H11L3 33V5z" className={style.unit} />}
      <path d="M8 0h28l8 8v28l-8 8H8l-8-8V8z" className={style.unit} />
      <SignAt id={UNITS[kind]!} x={9.5} y={2} size={25} color="var(--unit-ink)" />
      <path d="M0 27h44v9l-8 8H8l-8-8z" fill="#1b2013" />
      <text x="12" y="40.5" className={style.unitNeeds}>
        {needs}
      </text>
      <path d="M19.5 30v11" stroke="#5e6b46" strokeWidth="1.2" />
      <text x="22.5" y="40.5" className={style.unitGives} fill={LIT[reward.res]}>
        {reward.n}
      </text>
      <SignAt id={reward.res as SignId} x={30} y={29.5} size={11.5} color={LIT[reward.res]} />
      {n > 1 && (
        <g>
          <path d="M26-6h22v16H26z" fill="#1b2013" />
          <text x="37" y="6.500" className={style.unitNeeds}>
            ×{n}
          </text>
        </g>
      )}
    </g>
  );
}
