import { BOROUGHS, type Borough } from '@ashtown/king-of-new-york/board';
import { type Props, slot } from './props.ts';
import { Spot } from './Spot.tsx';
import { EmptyStack, kindOf, TileStack } from './Tile.tsx';

export const SIGN_OF = { star: '★', energy: '⚡', life: '♥' } as const;

/** One stack of Buildings on the map. */
export function Stack(props: { p: Props; at: Borough; i: number; x: number; y: number; scale: number }) {
  const { p, at, i, x, y, scale } = props;
  const text = p.words.board;
  const n = BOROUGHS.indexOf(at) * 3 + i;
  const tile = p.game.facts.topTile(p.view, n);
  const name = p.words.ref(slot(at));
  if (tile < 0)
    return (
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        <title>{text.emptyStack(name, i + 1)}</title>
        <EmptyStack />
      </g>
    );
  const { durability, reward } = p.tables.tiles[tile]!;
  const left = p.view.height[n]!;
  const kind = text.tile(text.building[kindOf(tile)], durability);
  const label = text.stack(name, i + 1, kind, durability, `${reward.n}${SIGN_OF[reward.res]}`, left);
  const ref = slot(`${at}.${i}`);
  const faint = p.question === 'destroyObject' && p.standing(ref) === 'rest';
  return (
    <Spot p={p} of={ref} label={label} at={[x, y]} scale={scale} box={[0, 0, 48, 54]} faint={faint} within={slot(at)}>
      <TileStack tile={tile} left={left} durability={durability} reward={reward} />
    </Spot>
  );
}
