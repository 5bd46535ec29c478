import { useLayoutEffect, useRef, useState } from 'react';
import type { CardPart, Plates } from '../../../games/book.ts';
import { RuleLink } from '../../../terms/RuleLink.tsx';
import { Signed } from '../../../ui/Signed.tsx';
import style from './card-plate.module.css';

interface Place {
  x: number;
  y: number;
}
/** Where the parts are, in the frame of the card, and the lines to them, in that of the whole. */
interface Measured {
  dots: readonly Place[];
  lines: readonly string[];
}

/** A card as it lies on the table, with lines to its parts; where there is no room for lines, numbers. */
export function CardPlate({ game, card }: { game: string; card: Plates['card'] }) {
  const box = useRef<HTMLDivElement>(null);
  const [{ dots, lines }, setMeasured] = useState<Measured>({ dots: [], lines: [] });
  const { parts } = card;
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const measure = () => setMeasured(measured(current, parts));
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    measure();
    return () => observer.disconnect();
  }, [parts]);
  return (
    <div ref={box} className={style.plate}>
      {(['left', 'right'] as const).map((side) => (
        <ol key={side} className={style[side]}>
          {parts.map(
            (part, i) =>
              part.side === side && (
                <li key={part.title} data-label={i} value={i + 1}>
                  <p>
                    <i className={style.number} aria-hidden="true">
                      {i + 1}
                    </i>
                    <b>{part.title}</b>
                    <span>
                      {part.cite.map((rule) => (
                        <RuleLink key={rule} game={game} rule={rule} chip />
                      ))}
                    </span>
                  </p>
                  <p>
                    <Signed text={part.text} />
                  </p>
                </li>
              ),
          )}
        </ol>
      ))}
      <div className={style.card} role="img" aria-label={card.name} data-card="">
        <div inert>{card.picture}</div>
        {dots.map(({ x, y }, i) => (
          <i key={parts[i]!.title} data-side={parts[i]!.side} style={{ left: x, top: y }}>
            {i + 1}
          </i>
        ))}
      </div>
      <svg className={style.lines} aria-hidden="true">
        {lines.map((d) => (
          <path key={d} d={d} />
        ))}
      </svg>
    </div>
  );
}

/** A dot at the near edge of each part, and a line from the head of its label, level as far as the card allows. */
function measured(box: HTMLElement, parts: readonly CardPart[]): Measured {
  const whole = box.getBoundingClientRect();
  const card = box.querySelector('[data-card]')!;
  const frame = card.getBoundingClientRect();
  const dots = parts.map(({ at, side }): Place => {
    const { left, right, top, height } = (card.querySelector(at) ?? card).getBoundingClientRect();
    return { x: (side === 'left' ? left - 5 : right + 5) - frame.left, y: top + height / 2 - frame.top };
  });
  const lines = parts.map(({ side }, i) => {
    const label = box.querySelector(`[data-label="${i}"]`)!.getBoundingClientRect();
    const from = (side === 'left' ? label.right : label.left) - whole.left;
    const bend = from + (side === 'left' ? 10 : -10);
    const { x, y } = dots[i]!;
    return `M${from} ${label.top + 21 - whole.top}H${bend}L${x + frame.left - whole.left} ${y + frame.top - whole.top}`;
  });
  return { dots, lines };
}
