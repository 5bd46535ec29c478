import type { HostEvent } from '@ashtown/protocol';
import { useText } from '../../text/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';
import { shortOf } from './figures.ts';
import style from './host.module.css';
import { First, Part } from './Part.tsx';
import { type HostText, useHostText } from './text/index.ts';

const MOST = 4;

const ICONS: Readonly<Record<HostEvent['t'], IconName>> = {
  started: 'play',
  stopped: 'pause',
  lost: 'alert',
  back: 'check',
  backup: 'stack',
  failed: 'alert',
  limit: 'lock',
  rules: 'gear',
  fault: 'alert',
  well: 'check',
};

/** What has happened to the servers. */
export function Lately({ events }: { events: readonly HostEvent[] }) {
  const { lang } = useText();
  const text = useHostText();
  const { title, nothing } = text.lately;
  const today = new Date().toDateString();
  const when = (at: number) =>
    new Intl.DateTimeFormat(lang, {
      ...(new Date(at).toDateString() !== today && { day: 'numeric', month: 'numeric' }),
      hour: '2-digit',
      minute: '2-digit',
    }).format(at);
  const list = (some: readonly HostEvent[]) => (
    <ul className={style.events}>
      {some.map((event) => (
        <li key={`${event.at} ${event.t} ${event.node} ${event.what}`}>
          <time className="num" dateTime={new Date(event.at).toISOString()}>
            {when(event.at)}
          </time>
          <Icon name={ICONS[event.t] ?? 'info'} size={17} />
          <span>{sentenceOf(text, event)}</span>
        </li>
      ))}
    </ul>
  );
  return (
    <Part title={title}>
      {events.length === 0 && <p className="muted">{nothing}</p>}
      <First of={events} most={MOST} show={list} />
    </Part>
  );
}

/** A server of another version may tell of something that has no words here. */
function sentenceOf({ lately, limits }: HostText, { t, node, what = '' }: HostEvent): string {
  const said = t === 'limit' ? limits.name[what] : t === 'failed' ? lately.why[what as keyof typeof lately.why] : what;
  return lately.event[t]?.(shortOf(node), said ?? what) ?? t;
}
