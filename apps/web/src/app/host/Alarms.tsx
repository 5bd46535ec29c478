import type { HostReport } from '@ashtown/protocol';
import { useText } from '../../text/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { type Alarm, alarmsOf } from './alarms.ts';
import { bytesIn, millisecondsIn } from './figures.ts';
import style from './host.module.css';
import { useHostText } from './text/index.ts';

/** What is wrong stands first, with what to do about it. */
export function Alarms({ report, isLost }: { report: HostReport; isLost: boolean }) {
  const { common, lang } = useText();
  const { alarm, lost } = useHostText();
  const now = Date.now();
  const ago = (at: number): string => common.ago(Math.max(0, Math.floor((now - at) / 60_000)));
  const say = (a: Alarm): string => {
    switch (a.t) {
      case 'fault':
        return alarm.fault[a.fault] ?? alarm.unknownFault;
      case 'disk':
        return alarm.disk(bytesIn(lang, a.free));
      case 'backupDisk':
        return alarm.backupDisk(bytesIn(lang, a.free));
      case 'failed':
        return alarm.failed(ago(a.at), alarm.why[a.why]);
      case 'backup':
        return a.at === null ? alarm.noBackup : alarm.backup(ago(a.at));
      case 'slow':
        return alarm.slow(millisecondsIn(lang, a.ms));
      default:
        return alarm[a.t];
    }
  };
  const lines = [...(isLost ? [lost] : []), ...alarmsOf(report, now).map(say)];
  return (
    <ul className={style.alarms} aria-live="polite">
      {lines.map((line) => (
        <li key={line}>
          <Icon name="alert" size={20} />
          <p>{line}</p>
        </li>
      ))}
    </ul>
  );
}
