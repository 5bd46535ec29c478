import { refKey, type Seat } from '@ashtown/engine';
import { type Props, slot } from './props.ts';
import { Sign } from './Sign.tsx';
import style from './start.module.css';

/** The flag of the start player, with whoever has it. */
export function Start({ p, of }: { p: Props; of: Seat }) {
  const text = p.words.board;
  if (p.view.start !== of || p.view.round === 0) return null;
  return (
    <span data-ref={refKey(slot('start'))} className={style.first} title={text.start}>
      <Sign id="first" size={14} />
      <span className="vh">{text.start}: </span>
    </span>
  );
}
