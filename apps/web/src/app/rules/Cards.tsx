import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CardLine } from '../../games/book.ts';
import { Signed } from '../../ui/Signed.tsx';
import style from './cards.module.css';
import { useBookText } from './text/index.ts';

/** All cards of a game, or those of one group. */
export function Cards({ cards }: { cards: readonly CardLine[] }) {
  const text = useBookText().cards;
  const [group, setGroup] = useState<string | null>(null);
  const groups = [...new Set(cards.map((x) => x.group))];
  const shown = group === null ? cards : cards.filter((x) => x.group === group);
  return (
    <>
      {groups.length > 1 && (
        <fieldset className={style.groups}>
          <legend className="vh">{text.filter}</legend>
          {[null, ...groups].map((x) => (
            <button key={x ?? ''} type="button" aria-pressed={x === group} onClick={() => setGroup(x)}>
              {x ?? text.all}
            </button>
          ))}
          <span role="status">{text.count(shown.length)}</span>
        </fieldset>
      )}
      <ul className={style.cards}>
        {shown.map(({ id, name, kind, text: says, cost, note, picture }) => (
          <li key={id} id={`rules-card-${id}`} tabIndex={-1}>
            {picture && <Picture>{picture}</Picture>}
            <h3>
              {name}
              {cost !== null && (
                <span className="cost" title={cost.said}>
                  <span className="vh">{cost.said}</span>
                  <span aria-hidden="true">
                    <Signed text={cost.shown} />
                  </span>
                </span>
              )}
            </h3>
            <p className="kind">{kind}</p>
            <p>
              <Signed text={says} />
            </p>
            {note && <p className={style.note}>{note}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** How far below the screen pictures are drawn already. */
const AHEAD = '800px';

/** The picture of a card, drawn when somebody comes near it: there are many of them. */
function Picture({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([x]) => x?.isIntersecting && setNear(true), { rootMargin: AHEAD });
    observer.observe(frame.current!);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={frame} className={style.picture} aria-hidden="true" inert>
      {near && children}
    </div>
  );
}
