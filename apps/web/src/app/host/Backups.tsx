import type { BackupReport, BackupsReport } from '@ashtown/protocol';
import { apiOf } from '../../net/addresses.ts';
import { useText } from '../../text/index.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { copyText } from '../../ui/copy.ts';
import { Icon } from '../../ui/Icon.tsx';
import { toast } from '../../ui/toast.ts';
import { bytesIn, countIn } from './figures.ts';
import style from './host.module.css';
import { nightsOf } from './nights.ts';
import { Part } from './Part.tsx';
import { useHostText } from './text/index.ts';
import type { Act } from './useHost.ts';

/** Whether everything is kept twice; one more, by hand; and how to bring one back. */
export function Backups({ backups, act }: { backups: BackupsReport | null; act: Act }) {
  const { lang } = useText();
  const { backups: words } = useHostText();
  if (!backups)
    return (
      <Part title={words.title}>
        <p className="muted">{words.nowhere}</p>
      </Part>
    );
  const { count, latest, isBusy } = backups;
  return (
    <Part title={words.title} note={words.count(countIn(lang, count))}>
      <ul className={style.nights} aria-label={words.nights}>
        {nightsOf(lang, latest, Date.now()).map(({ name, isMade }) => (
          <li key={name} className={isMade ? style.made : undefined}>
            {name}
            <span className="vh">{isMade ? words.made : words.missing}</span>
          </li>
        ))}
      </ul>
      <p className={style.rules}>{words.nightly}</p>
      <Button icon="stack" look={isBusy ? 'off' : 'plain'} onClick={() => void (isBusy || act('backups', {}))}>
        {isBusy ? words.busy : words.make}
      </Button>
      <ul className={style.backups}>
        {latest.map((backup) => (
          <Kept key={backup.name} backup={backup} />
        ))}
      </ul>
    </Part>
  );
}

function Kept({ backup: { name, at, bytes, held, path, restore } }: { backup: BackupReport }) {
  const { lang, common } = useText();
  const { backups: words } = useHostText();
  const when = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  const copy = async () => {
    if (await copyText(restore)) toast(common.copied, { tone: 'good' });
  };
  return (
    <li>
      <details>
        <summary>
          <span>
            {when} <small className="num">{bytesIn(lang, bytes)}</small>
          </span>
          <Icon name="chev" size={15} />
          <small>{held ? words.held(held) : words.unknown}</small>
        </summary>
        <div className={style.opened}>
          <p className="num">{name}</p>
          <LinkButton small icon="download" href={apiOf(path)} download={name}>
            {words.download}
          </LinkButton>
          <p>{words.restore}</p>
          <code className={style.command}>{restore}</code>
          <Button small icon="copy" onClick={() => void copy()}>
            {words.copy}
          </Button>
        </div>
      </details>
    </li>
  );
}
