import type { Ref } from '@ashtown/engine';
import { Face } from '../../kit/index.ts';
import { CardFace, frameOf } from './CardFace.tsx';
import style from './card.module.css';
import type { Props } from './props.ts';
import { designOf } from './summary.ts';

/** A card on the stage. */
export function Show(p: Props & { of: Ref }) {
  const card = p.tables.cardOf.get(p.of.id);
  if (card === undefined) return <Face name={p.words.ref(p.of)} />;
  return (
    <span className={`${frameOf(designOf(p, card))} ${style.show}`}>
      <CardFace p={p} card={card} owner={null} />
    </span>
  );
}
