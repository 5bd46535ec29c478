import { COLOURS, type ConnectionId, ID_OF } from '@ashtown/catalog/51st-state-master';
import { card, slot } from '../51st-state-common/refs.ts';
import { good, Strip } from '../51st-state-common/Strip.tsx';
import { Thing } from '../51st-state-common/Thing.tsx';
import { ConnectionCard } from './Connection.tsx';
import style from './connections.module.css';
import { digitOf } from './gather.ts';
import type { Props } from './props.ts';
import { boardText } from './text/index.ts';

const PRICE = [good('worker', 2)];

/** The face-up connections: two workers take one into the hand. */
export function Connections(p: Props) {
  const t = boardText(p.lang);
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
          const id = ID_OF[no]! as ConnectionId;
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
              <ConnectionCard id={id} name={name} shape="small" />
            </Thing>
          );
        })}
      </span>
    </section>
  );
}
