import { type Ref, refKey, type Seat } from '@ashtown/engine';
import type { ReactNode } from 'react';
import { at, card as cardRef, type Props } from './props.ts';
import { Said } from './Said.tsx';
import style from './thing.module.css';
import tone from './tones.module.css';

/** What a tableau is drawn with: whose it is decides whether its things can be touched or only looked at. */
export interface Ground {
  p: Props;
  of: Seat;
  own: boolean;
  pending: ReadonlyMap<string, number>;
  /** The slots of the payment that the prompt bar offers. */
  preview: ReadonlySet<string>;
  /** It is drawn a second time, in the inspector: its things are none that come and go. */
  mention: boolean;
}

/** A card where it lies, as it comes from elsewhere and may leave; colours and all, since it is seen anywhere on its way. */
export const Lying = (props: { of: Ref; mention?: boolean; className?: string | undefined; children: ReactNode }) => (
  <span
    data-ref={props.mention ? undefined : refKey(props.of)}
    className={`${tone.tones} ${style.lying} ${props.className ?? ''}`}
  >
    {props.children}
  </span>
);

/** A place for things to come to and to leave, where what is drawn has another name already. */
export const Spot = ({ of }: { of: Ref }) => <i className={style.spot} data-ref={refKey(of)} aria-hidden="true" />;

interface Drawn {
  ground: Ground;
  /** Of several the first that can be chosen now counts. */
  refs: readonly Ref[];
  id: string;
  name: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A card in play, in its place. */
export function CardThing({ holder, ...drawn }: Drawn & { holder?: string | undefined }) {
  const { ground, refs, id, children } = drawn;
  return (
    <Lying of={cardRef(id)} mention={ground.mention} className={holder}>
      <Thing {...drawn}>
        {!ground.mention && <Spot of={at(ground.of, refs[0]!.id)} />}
        {children}
      </Thing>
    </Lying>
  );
}

/** A card or mission in play. */
export function Thing(props: Drawn) {
  const { ground, refs, id, name, className = '', children } = props;
  const { p, own, pending, preview } = ground;
  const text = p.words.board;
  const ref = refs.find((r) => p.standing(r) !== 'rest') ?? refs[0]!;
  const taken = own ? (pending.get(refs[0]!.id) ?? 0) : 0;
  const standing = own ? p.standing(ref) : 'rest';
  const key = standing === 'legal' && !p.compact ? p.hotkey(ref) : null;
  const marked = standing === 'chosen' || taken > 0;
  return (
    <button
      type="button"
      tabIndex={-1}
      data-rove=""
      {...(own ? { 'data-ref': refKey(ref), 'data-standing': standing } : {})}
      aria-pressed={marked}
      className={`${style.thing} ${className} ${marked ? style.marked : ''} ${own && preview.has(ref.id) ? style.preview : ''}`}
      onClick={() => (own ? p.touch(ref) : p.inspect(cardRef(id)))}
      onContextMenu={(e) => {
        e.preventDefault();
        p.inspect(cardRef(id));
      }}
    >
      <Said as={`${name}${taken > 0 ? `, ${text.chosen}` : ''}`}>
        {key !== null && (
          <span className={style.key} data-key="" aria-hidden="true">
            {key}
          </span>
        )}
        {children}
      </Said>
    </button>
  );
}
