import type { Seat } from '@ashtown/engine';
import type { ReactNode } from 'react';
import { at, card, Lying, Spot, slot, Thing } from '../../kit/index.ts';
import type { Props, Seen } from './props.ts';
import tones from './tones.module.css';

/** What a tableau is drawn with: whose it is decides whether its things can be touched or only looked at. */
export interface Ground {
  p: Props;
  of: Seat;
  q: Seen;
  own: boolean;
  /** The slots chosen already in a question that goes card by card, and those of the payment the prompt bar offers. */
  taken: ReadonlySet<string>;
  preview: ReadonlySet<string>;
  /** It is drawn a second time, in the inspector: its things are none that come and go. */
  mention: boolean;
}

/** A card where it lies, as it comes from elsewhere and may leave; colours and all, since it is seen anywhere on its way. */
export const CardAt = (props: {
  id: string;
  mention?: boolean;
  className?: string | undefined;
  children: ReactNode;
}) => (
  <Lying of={card(props.id)} mention={props.mention} className={`${tones.tones} ${props.className ?? ''}`}>
    {props.children}
  </Lying>
);

/** A card in play, in its place; or a mission, which lies nowhere. */
export function InPlay(props: {
  ground: Ground;
  /** Of several the first that can be chosen now counts. */
  slots: readonly [string, ...string[]];
  id: string;
  name: string;
  className?: string | undefined;
  /** Of what holds the card in its place. */
  holder?: string | undefined;
  mission?: boolean;
  children: ReactNode;
}) {
  const { slots, id, name, className, holder, mission = false, children } = props;
  const { p, of, own, taken, preview, mention } = props.ground;
  const marked = own && taken.has(slots[0]);
  const thing = (
    <Thing
      p={p}
      of={slots.map(slot)}
      tells={card(id)}
      look="border"
      label={marked ? `${name}, ${p.words.board.chosen}` : name}
      mention={mention || !own}
      marked={marked}
      preview={own && slots.some((x) => preview.has(x))}
      className={className}
    >
      {!mission && !mention && <Spot of={at(of, slots[0])} />}
      {children}
    </Thing>
  );
  if (mission) return thing;
  return (
    <CardAt id={id} mention={mention} className={holder}>
      {thing}
    </CardAt>
  );
}
