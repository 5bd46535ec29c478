import type { Scene } from '../table/scene.ts';
import { useText } from '../text/index.ts';
import { Icon } from '../ui/Icon.tsx';
import { Rich } from '../ui/Rich.tsx';
import style from './notes.module.css';

/** What was learned so far, one line each. */
export function Notes({ notes, signs }: { notes: readonly string[]; signs: Scene['gameBoard']['signs'] }) {
  const { notes: text } = useText().learn;
  return (
    <aside className={`plate ${style.notes}`} aria-label={text.title} data-coach="" data-testid="notes">
      <h2 className="label">{text.title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard. */}
      <ul tabIndex={0}>
        {notes.map((note) => (
          <li key={note}>
            <Rich text={note} signs={signs} />
          </li>
        ))}
      </ul>
      <p>
        {notes.length > 0 && <Icon name="check" size={13} />}
        {notes.length > 0 ? text.kept : text.none}
      </p>
    </aside>
  );
}
