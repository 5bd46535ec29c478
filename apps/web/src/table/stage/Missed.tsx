import { type CSSProperties, useState } from 'react';
import { digestOf } from '../../story/digest.ts';
import { useSeconds } from '../../story/useBeats.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Rich } from '../../ui/Rich.tsx';
import { colourOf } from '../../ui/SeatToken.tsx';
import { type Scene, speakerOf } from '../scene.ts';
import { useTableText } from '../text/index.ts';
import style from './stage.module.css';

/** After an absence: a line that opens to what happened meanwhile. Nothing of it plays by itself. */
export function Missed(props: { scene: Scene; play(from: number, only: readonly number[]): void; onSeen(): void }) {
  const { scene, play, onSeen } = props;
  const { story: text, log: logText } = useTableText();
  const [open, setOpen] = useState(false);
  const { position, lines, log, words, gameBoard } = scene;
  const { seat } = position;
  const digest = seat === null ? null : digestOf(lines, log, seat);
  const seconds = useSeconds(lines, digest?.moments ?? [], speakerOf(scene));
  if (!digest) return null;
  return (
    <section
      className={`${style.stage} ${style.digest}`}
      style={{ '--actor': 'var(--accent)' } as CSSProperties}
      aria-label={text.missed}
      data-testid="missed"
    >
      <header>
        <button
          type="button"
          className={style.unfold}
          data-testid="missed-open"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <Icon name="clock" size={16} />
          <b>{text.missed}</b>
          <span className={style.turns}>{logText.turns(digest.turns)}</span>
        </button>
        <Button small look="quiet" icon="x" aria-label={text.seen} data-testid="missed-seen" onClick={onSeen} />
      </header>
      {open && (
        <>
          <ul>
            {digest.items.map(({ deed, lines: told, touch }) => (
              <li
                key={deed.id}
                className={touch === 'hurt' ? style.me : ''}
                style={typeof deed.by === 'number' && touch !== 'hurt' ? { borderColor: colourOf(deed.by) } : undefined}
              >
                <Rich text={told.flatMap(({ event }) => words.event(event) ?? []).join('. ')} signs={gameBoard.signs} />
              </li>
            ))}
          </ul>
          <footer>
            <Button
              small
              look="primary"
              icon="play"
              data-testid="missed-play"
              onClick={() => {
                onSeen();
                play(digest.from, digest.moments);
              }}
            >
              {text.playBack(seconds)}
            </Button>
          </footer>
        </>
      )}
    </section>
  );
}
