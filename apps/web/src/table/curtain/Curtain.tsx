import { useEffect, useRef, useState } from 'react';
import { SeatToken } from '../../ui/SeatToken.tsx';
import { useTableText } from '../text/index.ts';
import style from './curtain.module.css';

const HOLD = 500;

/** Hides the table while the screen is passed on. Nothing of any seat is in the page behind it. */
export function Curtain(props: {
  seat: number;
  name: string;
  /** What everybody saw since this seat's last turn. */
  lines: readonly string[];
  onReveal(): void;
}) {
  const { seat, name, lines, onReveal } = props;
  const text = useTableText();
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const enters = useRef(0);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    button.current?.focus();
    return () => clearTimeout(timer.current);
  }, []);
  const press = () => {
    setHeld(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(onReveal, HOLD);
  };
  const release = () => {
    setHeld(false);
    clearTimeout(timer.current);
  };
  return (
    <main className={style.curtain} data-testid="curtain" data-seat={seat}>
      <div className={style.inside}>
        <SeatToken seat={seat} size={84} />
        <h1 className="display">{text.curtain.title(name)}</h1>
        {lines.length > 0 && (
          <section className={`plate ${style.since}`}>
            <h2 className="label">{text.curtain.since}</h2>
            <ul>
              {lines.map((line, i) => (
                <li key={`${i as 0} ${line}`}>{line}</li>
              ))}
            </ul>
          </section>
        )}
        <button
          ref={button}
          type="button"
          className={`btn primary ${style.hold} ${held ? style.held : ''}`}
          data-testid="reveal"
          onPointerDown={press}
          onPointerUp={release}
          onPointerLeave={release}
          onPointerCancel={release}
          onContextMenu={(e) => e.preventDefault()}
          onKeyDown={(e) => {
            if (e.key !== 'Enter' || e.repeat) return;
            e.preventDefault();
            enters.current += 1;
            if (enters.current >= 2) onReveal();
          }}
        >
          {text.curtain.hold}
        </button>
        <p className="muted">{text.curtain.twice}</p>
      </div>
    </main>
  );
}
