import type { Digest, Item } from '../../story/digest.ts';
import { aboutOf, isForced, type Line } from '../../story/lines.ts';
import { useSeconds } from '../../story/useBeats.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Rich } from '../../ui/Rich.tsx';
import { speakerOf } from '../scene.ts';
import { useTableText } from '../text/index.ts';
import { Mark, Tagged, type Telling, Whole } from './DeedView.tsx';
import style from './log.module.css';
import { signsOf } from './sentence.ts';

/** What happened since somebody's last move, in a few lines of the log; it can be played back, and folded once it is seen. */
export function DigestView(props: {
  digest: Digest;
  telling: Telling;
  open: boolean;
  onFold(open: boolean): void;
  /** Missing where nothing can be played. */
  play: ((from: number, only: readonly number[]) => void) | undefined;
}) {
  const { digest, telling, open, onFold, play } = props;
  const text = useTableText();
  const { items, left } = digest;
  return (
    <section className={style.digest} aria-label={text.log.since} data-testid="digest">
      <h2>
        <button
          type="button"
          className={style.fold}
          data-testid="since"
          aria-expanded={open}
          onClick={() => onFold(!open)}
        >
          <Icon name="clock" size={16} />
          <span>{text.log.since}</span>
          <i>{text.log.entries(items.length + left)}</i>
        </button>
      </h2>
      {open && <DigestBody digest={digest} telling={telling} play={play} onSeen={() => onFold(false)} />}
    </section>
  );
}

/** Its lines, and what can be done with them: in the log, and on a phone after an absence. */
export function DigestBody(props: {
  digest: Digest;
  telling: Telling;
  play: ((from: number, only: readonly number[]) => void) | undefined;
  onSeen(): void;
}) {
  const { digest, telling, play, onSeen } = props;
  const { story: text } = useTableText();
  const { items, left, from, moments } = digest;
  const seconds = useSeconds(telling.scene.lines, moments, speakerOf(telling.scene));
  return (
    <div className={style.items}>
      <ol>
        {items.map((item) => (
          <ItemView key={item.deed.id} item={item} telling={telling} />
        ))}
        {left > 0 && (
          <li>
            <i className="muted">{text.others(left)}</i>
          </li>
        )}
      </ol>
      <footer>
        {play && (
          <Button small icon="play" data-testid="play-since" onClick={() => play(from, moments)}>
            {text.playBack(seconds)}
          </Button>
        )}
        <Button small look="quiet" data-testid="seen" onClick={onSeen}>
          {text.seen}
        </Button>
      </footer>
    </div>
  );
}

/** What a deed brings besides what is said of it. */
const except = (lines: readonly Line[], said: readonly Line[]): readonly Line[] =>
  lines.filter((line) => !said.includes(line));

function ItemView({ item, telling }: { item: Item; telling: Telling }) {
  const { deed, lines, touch } = item;
  const { scene, speech, say, goTo } = telling;
  const said = lines.filter((line) => say(line) !== null);
  if (said.length === 0) return null;
  const last = said.findLast((line) => aboutOf(line) === deed.by);
  const brings = typeof deed.by === 'number' ? signsOf(except(deed.lines, said), deed.by, speech.amounts) : null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a short cut; the same line in the log has a button.
    <li
      className={touch === 'hurt' ? style.me : ''}
      onClick={() => getSelection()?.isCollapsed !== false && goTo(lines.at(-1)!.at + 1)}
    >
      <Mark scene={scene} of={deed.by} />
      <span>
        {touch === 'own' && lines.some(isForced) && (
          <>
            <Tagged tag="forced" />{' '}
          </>
        )}
        {said.map((line, i) => (
          <span key={line.id}>
            {i > 0 && ' '}
            <Whole line={line} telling={telling} stop />
            {/* What somebody gains is not read as what another loses. */}
            {brings && line === last && (
              <>
                {' '}
                <Rich text={brings} signs={speech.signs} />
              </>
            )}
          </span>
        ))}
        {brings && !last && (
          <>
            {' '}
            <b>{telling.name(deed.by, undefined)}:</b> <Rich text={brings} signs={speech.signs} />
          </>
        )}
      </span>
    </li>
  );
}
