import type { Seat } from '@ashtown/engine';
import { BOROUGHS, FACES, type Forecast, MONSTERS } from '@ashtown/king-of-new-york/board';
import type { Point } from './geometry.ts';
import { MonsterToken } from './MonsterToken.tsx';
import { option, type Props, player, slot } from './props.ts';
import { SignAt } from './Sign.tsx';
import { Hit, Spot } from './Spot.tsx';

/** A Monster on its place. */
export function MapMonster(props: { p: Props; seat: Seat; at: Point; size: number; forecast: Forecast }) {
  const { p, seat, at, size, forecast } = props;
  const borough = BOROUGHS[p.view.players[seat]!.at];
  const monster = MONSTERS[p.view.players[seat]!.monster];
  const by = FACES.find((face) => forecast[face]?.hits.some((hit) => hit.seat === seat));
  const label = monster ? `${p.who(seat)}: ${p.words.ref(option(monster))}` : p.who(seat);
  return (
    <Spot
      p={p}
      of={player(seat)}
      label={label}
      at={at}
      box={[2, 2, size - 4, size - 4]}
      {...(borough ? { within: slot(borough) } : {})}
    >
      <MonsterToken view={p.view} seat={seat} size={size} inset={{ x: 0, y: 0 }} />
      {by && (
        <Hit box={[-2, -2, size + 4, size + 4]} flag={p.compact ? 'small' : 'right'}>
          <SignAt id={by} x={3} y={2.5} size={15} color="var(--surface)" />
        </Hit>
      )}
    </Spot>
  );
}
