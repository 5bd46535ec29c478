import { BOROUGHS, FACES, MONSTERS } from '@ashtown/catalog/king-of-new-york';
import type { Seat } from '@ashtown/engine';
import { useTravel } from '../../table/motion.ts';
import { MonsterToken } from './MonsterToken.tsx';
import type { Preview } from './preview.ts';
import { option, type Props, player, slot } from './props.ts';
import { SignAt } from './Sign.tsx';
import { Hit, Spot } from './Spot.tsx';

/** A Monster on its place; it slides there from where it was. */
export function MapMonster(props: { p: Props; seat: Seat; x: number; y: number; size: number; preview: Preview }) {
  const { p, seat, x, y, size, preview } = props;
  const moving = useTravel<SVGGElement>(x, y, p.motion);
  const at = BOROUGHS[p.view.players[seat]!.at];
  const monster = MONSTERS[p.view.players[seat]!.monster];
  const by = FACES.find((face) => preview[face]?.hits.some((hit) => hit.seat === seat));
  const label = monster ? `${p.who(seat)}: ${p.words.ref(option(monster))}` : p.who(seat);
  return (
    <g transform={`translate(${x} ${y})`}>
      <g ref={moving}>
        <Spot
          p={p}
          of={player(seat)}
          label={label}
          box={[2, 2, size - 4, size - 4]}
          {...(at ? { within: slot(at) } : {})}
        >
          <MonsterToken view={p.view} seat={seat} size={size} inset={{ x: 0, y: 0 }} />
        </Spot>
        {by && (
          <Hit box={[-2, -2, size + 4, size + 4]} flag={p.compact ? 'small' : 'right'}>
            <SignAt id={by} x={3} y={2.5} size={15} color="var(--surface)" />
          </Hit>
        )}
      </g>
    </g>
  );
}
