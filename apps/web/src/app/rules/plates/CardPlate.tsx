import { useLayoutEffect, useRef, useState } from 'react';
import type { Plates } from '../../../games/book.ts';
import { RuleLink } from '../../../terms/RuleLink.tsx';
import style from './card-plate.module.css';

/** A card as it lies on the table, with lines to its parts; where there is no room for lines, numbers. */
export function CardPlate({ game, card }: { game: string; card: Plates['card'] }) {
  const box = useRef<HTMLDivElement>(null);
  const [lines, setLines] = useState<readonly string[]>([]);
  const { parts } = card;
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const draw = () => setLines(linesIn(current));
    const observer = new ResizeObserver(draw);
    observer.observe(current);
    draw();
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} className={style.plate}>
      {(['left', 'right'] as const).map((side) => (
        <ol key={side} className={style[side]}>
          {parts.map(
            (part, i) =>
              part.side === side && (
                <li key={part.title} data-label={i} value={i + 1}>
                  <p>
                    <i aria-hidden="true">{i + 1}</i>
                    <b>{part.title}</b>
                    <span>
                      {part.cite.map((rule) => (
                        <RuleLink key={rule} game={game} rule={rule} chip />
                      ))}
                    </span>
                  </p>
                  <p>{part.text}</p>
                </li>
              ),
          )}
        </ol>
      ))}
      <div className={style.card} role="img" aria-label={card.name}>
        <div inert>{card.picture}</div>
        {parts.map(({ at: [x, y], title }, i) => (
          <i key={title} data-dot={i} style={{ left: `${x}%`, top: `${y}%` }}>
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

/** From the head of each label to its dot, level as far as the card allows. */
function linesIn(box: HTMLElement): string[] {
  const { left, top } = box.getBoundingClientRect();
  return [...box.querySelectorAll<HTMLElement>('[data-label]')].map((label) => {
    const dot = box.querySelector(`[data-dot="${label.dataset.label}"]`)!.getBoundingClientRect();
    const words = label.getBoundingClientRect();
    const x = dot.left + dot.width / 2 - left;
    const y = dot.top + dot.height / 2 - top;
    const from = words.left < dot.left ? words.right - left : words.left - left;
    const level = words.top + 14 - top;
    const bend = from + (words.left < dot.left ? 10 : -10);
    return `M${from} ${level}H${bend}L${x} ${y}`;
  });
}
