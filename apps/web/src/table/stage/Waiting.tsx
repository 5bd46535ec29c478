import type { CSSProperties } from 'react';
import { listed } from '../../text/index.ts';
import { Rich } from '../../ui/Rich.tsx';
import { colourOf } from '../../ui/SeatToken.tsx';
import type { Scene } from '../scene.ts';
import { useTableText } from '../text/index.ts';
import style from './waiting.module.css';
import { askedOf } from './waiting.ts';

/** In the place of the question while somebody else decides: who decides what. */
export function Waiting({ scene, over, lockedIn }: { scene: Scene; over: boolean; lockedIn: boolean }) {
  const text = useTableText();
  const { position, mine, who, lang, gameBoard } = scene;
  const { asked, seat } = position;
  if (over || asked.length === 0)
    return (
      <div className={style.waiting}>
        <b>{text.over}</b>
      </div>
    );
  const [decider] = asked;
  const names = listed(lang, asked.map(who));
  const what = asked.length === 1 && decider !== seat && !lockedIn ? askedOf(scene, decider!) : null;
  return (
    <div
      className={style.waiting}
      style={{ '--decider': decider === undefined ? 'var(--line)' : colourOf(decider) } as CSSProperties}
      data-testid="waiting"
    >
      <b>
        {what !== null ? (
          <Rich text={text.story.asks(names, what)} signs={gameBoard.signs} />
        ) : lockedIn ? (
          text.lockedIn(names, asked.length)
        ) : (
          text.decides(names, asked.length)
        )}
      </b>
      {mine.length === 0 && <span>{text.watching}</span>}
    </div>
  );
}
