import type { Ref } from '@ashtown/engine';
import { Face } from '../../kit/index.ts';
import { CardArt } from './CardArt.tsx';
import { CardFace, CardRow, frameOf, rowOf } from './CardFace.tsx';
import style from './card.module.css';
import { Emblem } from './Emblem.tsx';
import type { Props } from './props.ts';
import { designOf, toneOf } from './summary.ts';
import tones from './tones.module.css';

/** A card on the stage, or a Faction. */
export function Show({ small = false, ...p }: Props & { of: Ref; small?: boolean }) {
  const card = p.tables.cardOf.get(p.of.id);
  const faction = p.tables.factions[p.tables.factionOf.get(p.of.id) ?? -1];
  if (faction)
    return <Face {...p.words.card(faction.id)} className={style.led} art={<Emblem of={faction} size={30} />} />;
  if (card === undefined) return <Face name={p.words.ref(p.of)} />;
  const c = designOf(p, card);
  if (small && p.size !== 'phone') {
    const art = (
      <span className={style.whole}>
        <CardArt of={c} />
      </span>
    );
    return <Face {...p.words.card(c.id)} className={`${tones.tones} ${tones[toneOf(c)]}`} art={art} />;
  }
  const [Front, lookOf] = p.size === 'phone' ? [CardFace, frameOf] : [CardRow, rowOf];
  return (
    <span className={`${lookOf(c)} ${style.show}`}>
      <Front p={p} card={card} owner={null} />
    </span>
  );
}
