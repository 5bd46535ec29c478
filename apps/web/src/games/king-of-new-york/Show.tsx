import type { Ref } from '@ashtown/engine';
import { FACES, SPECIALS } from '@ashtown/king-of-new-york/board';
import { Face, isOne, option, Piece } from '../../kit/index.ts';
import { CardArt } from './CardArt.tsx';
import style from './cards.module.css';
import { glyphOf } from './look.ts';
import type { Props } from './props.ts';
import { Sign } from './Sign.tsx';

/** A card, a special or a die on the stage. */
export function Show(p: Props & { of: Ref }) {
  const { of, words, tables } = p;
  const [face = ''] = of.id.split('.');
  if (of.kind === 'die' && isOne(FACES, face))
    return (
      <Piece label={words.ref(option(face))}>
        <Sign id={face} size={p.size === 'phone' ? 24 : 30} />
      </Piece>
    );
  const data = Object.hasOwn(tables.cards, of.id) ? tables.cards[of.id] : undefined;
  const { name, kind } = words.card(of.id);
  if (data)
    return (
      <Face
        name={name}
        kind={kind}
        className={style[data.keep ? 'keep' : 'once']}
        art={<CardArt id={of.id} keep={data.keep === true} sign={glyphOf(data)} />}
      />
    );
  return <Face name={name || words.ref(of)} art={isOne(SPECIALS, of.id) ? <Sign id={of.id} size={48} /> : undefined} />;
}
