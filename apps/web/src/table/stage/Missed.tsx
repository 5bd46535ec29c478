import type { CSSProperties } from 'react';
import { digestOf } from '../../story/digest.ts';
import { useSeconds } from '../../story/useBeats.ts';
import { Button } from '../../ui/Button.tsx';
import { Rich } from '../../ui/Rich.tsx';
import { colourOf } from '../../ui/SeatToken.tsx';
import { type Scene, speakerOf } from '../scene.ts';
import { useTableText } from '../text/index.ts';
import style from './stage.module.css';

/** After an absence: what happened meanwhile, in a few lines. Nothing of it plays by itself. */
export function Missed(props: { scene: Scene; play(from: number, only: readonly number[]): void; onSeen(): void }) {
  const { scene, play, onSeen } = props;
  const text = useTableText().story;
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
      <h2>{text.missed}</h2>
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
        <Button small data-testid="missed-seen" onClick={onSeen}>
          {text.seen}
        </Button>
      </footer>
    </section>
  );
}
