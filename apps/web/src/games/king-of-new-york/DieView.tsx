import { refKey } from '@ashtown/engine';
import type { Face, Yield } from '@ashtown/king-of-new-york/board';
import type { Standing } from '../../table/board.ts';
import { Rich } from '../../ui/Rich.tsx';
import style from './dice.module.css';
import { dieAt } from './dice.ts';
import { option, type Props } from './props.ts';
import { signs } from './richSigns.tsx';
import { Sign } from './Sign.tsx';
import { SIGN_OF } from './Stack.tsx';

type DieState = 'kept' | 'again' | 'locked' | 'now' | 'open' | 'done';

/** One die with its state, and below it what all dice of its face would give. */
export function DieView(props: {
  p: Props;
  at: number;
  face: Face;
  state: DieState;
  /** The first of its face says what they give together. */
  first: boolean;
  gives: Yield | undefined;
  price: number;
  standing: Standing;
  hotkey: number | null;
  onTouch(): void;
}) {
  const { p, at, face, state, first, gives, price, standing, hotkey, onTouch } = props;
  const text = p.words.board.dice;
  const toggles = state === 'kept' || state === 'again';
  const legal = standing === 'legal' || (p.question === 'rollOrStop' && state === 'kept');
  const name = p.words.ref(option(face));
  const said = text.label(at + 1, name, text[state]) + (price > 0 ? `, ${text.price(price)}` : '');
  const pressed = p.question === 'rollOrStop' && toggles ? { 'aria-pressed': state === 'again' } : {};
  return (
    <div className={style.d}>
      <span data-ref={refKey(dieAt(at))} className={style.cube}>
        <button
          type="button"
          tabIndex={-1}
          data-rove=""
          data-testid="die"
          data-face={face}
          data-standing={legal || state === 'again' ? 'legal' : 'rest'}
          className={`${style.die} ${style[state] ?? ''} ${legal ? 'legal' : ''}`}
          {...pressed}
          onClick={onTouch}
        >
          <span className="vh">{said}</span>
          <Sign id={face} size={p.compact ? 32 : 46} />
          {state === 'locked' && (
            <span className={style.lock}>
              <Sign id="lock" size={13} />
            </span>
          )}
          {price > 0 && state !== 'locked' && (
            <span className={style.price} aria-hidden="true">
              −{price}
              <Sign id="energy" size={12} />
            </span>
          )}
          {hotkey !== null && state !== 'locked' && (legal || state === 'again') && !p.compact && (
            <span className="nr" aria-hidden="true">
              {hotkey}
            </span>
          )}
        </button>
      </span>
      <span className={`${style.state} ${style[`is-${state}`] ?? ''}`} aria-hidden="true">
        {text[state]}
      </span>
      {!p.compact && (
        <span className={style.yield}>
          {gives ? first ? <Gives p={p} face={face} gives={gives} /> : <span className="muted">{text.with}</span> : ' '}
        </span>
      )}
    </div>
  );
}

function Gives({ p, face, gives }: { p: Props; face: Face; gives: Yield }) {
  const text = p.words.board.dice;
  if (face === 'destruction') return text.points(gives.symbols);
  const mine = gives.deltas.filter((d) => d.seat === p.view.turn.seat);
  const others = gives.deltas.filter((d) => d.seat !== p.view.turn.seat);
  const say = (n: number, res: keyof typeof SIGN_OF) => `${n > 0 ? '+' : '−'}${Math.abs(n)}${SIGN_OF[res]}`;
  const parts = mine.map((d) => say(d.n, d.res));
  if (others.length === 1) parts.push(`${p.who(others[0]!.seat)} ${say(others[0]!.n, others[0]!.res)}`);
  else if (others.length > 1) parts.push(`${others.length} × ${say(others[0]!.n, others[0]!.res)}`);
  const line = parts.length === 0 ? text.nothing : parts.slice(0, 2).join(' ');
  return <Rich text={gives.open ? `${line}?` : line} signs={signs} />;
}
