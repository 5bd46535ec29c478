import { COLOURS, TAKE_CONNECTION_COST } from '@ashtown/51st-state-master/board';
import { refKey } from '@ashtown/engine';
import { card, option, slot, Thing } from '../../kit/index.ts';
import { Card } from '../51st-state-common/Card.tsx';
import { CardChip } from '../51st-state-common/Chip.tsx';
import { IfEnded } from '../51st-state-common/Ended.tsx';
import { cardText } from '../51st-state-common/Hand.tsx';
import { Strip } from '../51st-state-common/Strip.tsx';
import { lookAt } from '../51st-state-common/summary.ts';
import style from './connections.module.css';
import { partsOf } from './look.ts';
import type { Props } from './props.ts';

/** The face-up connections: two workers take one into the hand. On a desk they leave the width to what lies beside them. */
export function Connections(p: Props) {
  const t = p.words.board;
  const narrow = p.size === 'desk';
  return (
    <section className={`${style.connections} ${narrow ? style.narrow : ''}`} aria-label={t.connections}>
      <span className="label" data-tells={refKey(option('about.connections'))}>
        {t.connections} <Strip parts={partsOf(TAKE_CONNECTION_COST)} size={15} />
      </span>
      <span className={style.pair}>
        {COLOURS.map((colour, i) => {
          const no = p.view.faceUp[i]!;
          const of = slot(`link.${colour}`);
          const look = no < 0 ? null : lookAt(p, no);
          return (
            <Thing
              key={colour}
              p={p}
              look="bare"
              of={of}
              holds={look && card(look.id)}
              label={look ? cardText(p, look.id) : `${p.words.ref(of)}: ${t.none}`}
              className={look ? '' : style.gap}
            >
              {look ? narrow ? <CardChip look={look} /> : <Card look={look} shape="small" /> : t.none}
            </Thing>
          );
        })}
      </span>
      <IfEnded p={p} />
    </section>
  );
}
