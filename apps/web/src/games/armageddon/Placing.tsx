import { card, Info } from '../../kit/index.ts';
import { BuildingFace } from './BuildingFace.tsx';
import { placing } from './Displays.tsx';
import { Effect } from './Effect.tsx';
import style from './placing.module.css';
import type { Props } from './props.ts';
import tone from './tones.module.css';

/** The building I have taken and must place now, with its tile; where cards are, it lies too far away to be seen. */
export function Placing(p: Props) {
  const now = placing(p);
  if (!now) return null;
  const { id } = p.tables.buildings[now.card]!;
  const { id: tileId, effect, bonus } = p.tables.tiles[now.tile]!;
  const { name, kind, text } = p.words.card(id);
  const tile = `${p.words.card(tileId).name}: ${p.words.effect(effect)}`;
  return (
    <section className={`plate ${style.placing}`} aria-label={p.words.board.toBuild}>
      <Info p={p} of={card(id)} label={`${name}. ${kind}. ${text} ${tile}`} className={style.card}>
        <BuildingFace p={p} building={now.card} />
        <span className={style.says}>
          <b>{kind}</b>
          <span>{text}</span>
          <span className={`${style.tile} ${bonus ? tone.good : tone.bad}`}>
            <Effect of={effect} />
            {tile}
          </span>
        </span>
      </Info>
    </section>
  );
}
