import type { Ref } from '@ashtown/engine';
import { Face } from '../../kit/index.ts';
import { Card } from './Card.tsx';
import style from './card.module.css';
import type { Props } from './props.ts';
import { lookOf } from './summary.ts';

/** A card on the stage; one that was tucked or made a deal is the same card. */
export function Show({ of, small = false, ...p }: Props & { of: Ref; small?: boolean }) {
  const [head = '', tail] = of.id.split('.');
  const look = lookOf(p, tail ?? head);
  if (!look) return <Face name={p.words.ref(of)} />;
  return (
    <span className={style.show}>
      <Card look={look} shape={small || p.size === 'phone' ? 'small' : 'low'} />
    </span>
  );
}
