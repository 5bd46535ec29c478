import type { Ref } from '@ashtown/engine';
import { Face } from '../../kit/index.ts';
import { CardFace, CardRow, frameOf, rowOf } from './CardFace.tsx';
import style from './card.module.css';
import { Emblem } from './Emblem.tsx';
import type { Props } from './props.ts';
import { designOf } from './summary.ts';

/** A card on the stage, or a Faction. */
export function Show(p: Props & { of: Ref }) {
  const card = p.tables.cardOf.get(p.of.id);
  const faction = p.tables.factions[p.tables.factionOf.get(p.of.id) ?? -1];
  if (faction)
    return <Face {...p.words.card(faction.id)} className={style.led} art={<Emblem of={faction} size={30} />} />;
  if (card === undefined) return <Face name={p.words.ref(p.of)} />;
  const [Front, lookOf] = p.size === 'phone' ? [CardFace, frameOf] : [CardRow, rowOf];
  return (
    <span className={`${lookOf(designOf(p, card))} ${style.show}`}>
      <Front p={p} card={card} owner={null} />
    </span>
  );
}
