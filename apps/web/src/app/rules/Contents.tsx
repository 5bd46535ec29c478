import { MANIFESTS, manifestOf } from '../../games/index.ts';
import { makeRoute } from '../../route/router.ts';
import { useSettings } from '../../settings/settings.ts';
import { useText } from '../../text/index.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { playBots } from '../play.ts';
import style from './contents.module.css';
import { useBookText } from './text/index.ts';

/** A line of the contents; `n`: how many there are, or from which number to which. */
export interface Line {
  id: string;
  title: string;
  n?: string;
  lines?: readonly Line[];
}

/** What is in the book, and the ways from here to the table. */
export function Contents({ game, lines, onGo }: { game: string; lines: readonly Line[]; onGo(id: string): void }) {
  const text = useBookText();
  return (
    <aside className={style.side}>
      <nav aria-label={text.contents}>
        <Lines lines={lines} onGo={onGo} />
      </nav>
      <Shelf game={game} />
      <div className={style.ways}>
        {manifestOf(game)?.lessons && (
          <>
            <p>
              <b>{text.lessons.title}</b> {text.lessons.text}
            </p>
            <LinkButton icon="lantern" href={makeRoute({ t: 'learn', game })}>
              {text.lessons.go}
            </LinkButton>
          </>
        )}
        <Button look="primary" icon="play" onClick={() => void playBots(game)}>
          {text.play}
        </Button>
      </div>
    </aside>
  );
}

/** The books of the other games. */
function Shelf({ game }: { game: string }) {
  const { landing } = useText();
  const lang = useSettings((s) => s.lang);
  const others = MANIFESTS.filter((x) => x !== manifestOf(game));
  return (
    <nav className={style.shelf} aria-label={landing.games}>
      <span className="label">{landing.games}</span>
      {others.map(({ about: { id, name } }) => (
        <a key={id} href={makeRoute({ t: 'rules', game: id })}>
          {name[lang]}
        </a>
      ))}
    </nav>
  );
}

const Lines = ({ lines, onGo }: { lines: readonly Line[]; onGo(id: string): void }) => (
  <ul>
    {lines.map(({ id, title, n, lines: more }) => (
      <li key={id}>
        <button type="button" onClick={() => onGo(id)}>
          <span>{title}</span>
          {n && <span>{n}</span>}
        </button>
        {more && <Lines lines={more} onGo={onGo} />}
      </li>
    ))}
  </ul>
);
