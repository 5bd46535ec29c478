import { COLOURS, TAKE_CONNECTION_COST } from '@ashtown/51st-state-master/board';
import { card, slot } from '../51st-state-common/refs.ts';
import { Strip } from '../51st-state-common/Strip.tsx';
import { Thing } from '../51st-state-common/Thing.tsx';
import { ConnectionCard } from './Connection.tsx';
import style from './connections.module.css';
import { digitOf } from './gather.ts';
import { partsOf } from './look.ts';
import type { Props } from './props.ts';

const PRICE = partsOf(TAKE_CONNECTION_COST);

/** The face-up connections: two workers take one into the hand. */
export function Connections(p: Props) {
  const t = p.words.board;
  return (
    <section className={style.connections} aria-label={t.connections}>
      <span className="label">
        {t.connections} <Strip parts={PRICE} size={15} />
      </span>
      <span className={style.pair}>
        {COLOURS.map((colour, i) => {
          const no = p.view.faceUp[i]!;
          const of = slot(`link.${colour}`);
          if (no < 0)
            return (
              <Thing key={colour} p={p} of={of} label={`${p.words.ref(of)}: ${t.none}`} className={style.gap}>
                {t.none}
              </Thing>
            );
          const id = p.tables.id[no]!;
          const { name, kind, text } = p.words.card(id);
          return (
            <Thing
              key={colour}
              p={p}
              of={of}
              holds={card(id)}
              label={t.cardOf(name, kind, text)}
              digit={digitOf(p, of)}
            >
              <ConnectionCard p={p} id={id} shape="small" />
            </Thing>
          );
        })}
      </span>
    </section>
  );
}
