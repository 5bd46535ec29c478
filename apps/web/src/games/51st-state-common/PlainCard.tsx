import './goods.css';
import style from './plain.module.css';
import { Rail } from './Rail.tsx';
import { type Part, Strip } from './Strip.tsx';

/** What a card that is no location is about; each tone has its colour. */
export type Tone = 'red' | 'blue' | 'grey' | 'universal' | 'leader';
/** In a hand, low on a phone or in a display, small on the table, in a row, or its picture alone. */
export type Shape = 'tall' | 'low' | 'small' | 'chip' | 'tile';
const SIZES: Readonly<Record<Shape, number>> = { tall: 22, low: 18, small: 19, chip: 15, tile: 0 };

/** A card that is no location: its picture, its name and what it does. For the eye; its button has the name. */
export function PlainCard(props: {
  tone: Tone;
  /** Drawn on a field of 24 by 24. */
  picture: string;
  name: string;
  parts: readonly Part[];
  /** What it comes with. */
  once?: readonly Part[];
  /** What lies on it, in a row. */
  lying?: readonly Part[];
  shape: Shape;
}) {
  const { tone, picture, name, parts, once, lying = [], shape } = props;
  return (
    <span className={`${style.plain} ${style[tone]} ${style[shape]}`} aria-hidden="true">
      <span className={style.top}>
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d={picture} fill="currentColor" fillRule="evenodd" />
        </svg>
      </span>
      {shape !== 'tile' && (
        <span className={style.label}>
          <b>{name}</b>
          {once && <Strip parts={once} size={19} />}
          <Strip parts={parts} size={SIZES[shape]} />
        </span>
      )}
      {shape === 'chip' && <Rail parts={lying} />}
    </span>
  );
}
