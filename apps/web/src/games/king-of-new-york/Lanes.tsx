import { SPACE_5_6, ZONES } from '@ashtown/king-of-new-york/board';
import type { Part } from './Map.tsx';
import style from './map.module.css';

const NAMES = ['2–4', '5–6'];

/** The ways up through Manhattan: a lane for every game, and one that is open only while at least five Monsters fight for it. */
export function LanesOf({ p, g, id }: Part) {
  const { xs, size, label, word } = g.lanes;
  const tops = ZONES.map((zone) => g.zones[zone].places);
  const [bottom, top] = [Math.max(...tops), Math.min(...tops)];
  const { options, closed } = p.view;
  return (
    <g pointerEvents="none">
      {xs.map((x, space) => {
        const open = space !== SPACE_5_6 || (options.advanced && !closed);
        const middle = x + size / 2;
        const tone = open ? 'var(--accent)' : 'var(--muted)';
        return (
          <g key={x} fill="none" stroke={tone}>
            <path d={`M${middle} ${bottom}V${label.y + label.h}`} strokeWidth="1.4" strokeDasharray="3 5" />
            {tops.map((y) => (
              <path
                key={y}
                d={`M${x} ${y}h${size}v${size}h${-size}z`}
                className={style.place}
                fill={open ? undefined : `url(#${id}h)`}
              />
            ))}
            {open && g.arrows.map((y) => <path key={y} d={`M${middle - 6} ${y + 3}l6-11 6 11z`} fill={tone} />)}
            <rect x={middle - label.w / 2} y={label.y} width={label.w} height={label.h} className={style.lane} />
            <text
              x={middle}
              y={label.y + label.h / 2 + label.font * 0.36}
              className={style.figure}
              fontSize={label.font}
              textAnchor="middle"
              fill={tone}
              stroke="none"
            >
              {NAMES[space]}
            </text>
            {!open && word && (
              <text
                transform={`translate(${middle + 4} ${(g.zones.midtown.places + top + size) / 2}) rotate(-90)`}
                className={style.closed}
              >
                {p.words.board.closedLane}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}
