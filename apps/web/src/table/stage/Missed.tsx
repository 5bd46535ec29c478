import { type CSSProperties, useState } from 'react';
import { digestOf } from '../../story/digest.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { Board } from '../choose/useBoard.ts';
import { DigestBody } from '../log/DigestView.tsx';
import type { Look } from '../log/Log.tsx';
import { useTellingOf } from '../log/useTellingOf.ts';
import type { Scene } from '../scene.ts';
import { useTableText } from '../text/index.ts';
import style from './stage.module.css';

/** After an absence: a line that opens to what happened meanwhile. Nothing of it plays by itself. */
export function Missed(props: {
  scene: Scene;
  inspect: Board['inspect'];
  look: Required<Pick<Look, 'to' | 'play'>>;
  onSeen(): void;
}) {
  const { scene, inspect, look, onSeen } = props;
  const { story: text, log: logText } = useTableText();
  const [open, setOpen] = useState(false);
  const telling = useTellingOf(scene, inspect, look);
  const { seat } = scene.position;
  const digest = seat === null ? null : digestOf(scene.lines, scene.log, seat);
  if (!digest) return null;
  return (
    <section
      className={`${style.stage} ${style.digest}`}
      style={{ '--actor': 'var(--accent)' } as CSSProperties}
      aria-label={text.missed}
      data-testid="missed"
      data-stays=""
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
          <span className={style.turns}>{logText.entries(digest.items.length + digest.left)}</span>
        </button>
        <Button small look="quiet" icon="x" aria-label={text.seen} data-testid="missed-seen" onClick={onSeen} />
      </header>
      {open && (
        <DigestBody
          digest={digest}
          telling={telling}
          play={(from, only) => {
            onSeen();
            look.play(from, only);
          }}
          onSeen={onSeen}
        />
      )}
    </section>
  );
}
