import type { BackupReport, DataReport } from '@ashtown/protocol';
import { useText } from '../../text/index.ts';
import { bytesIn, countIn } from './figures.ts';
import style from './host.module.css';
import { Facts, Part } from './Part.tsx';
import { useHostText } from './text/index.ts';

/** What is kept, where, and whether it is kept twice. */
export function Data({ data, backups }: { data: DataReport; backups: BackupReport | null }) {
  const { lang, common } = useText();
  const { data: words, noBackup } = useHostText();
  const { held, disk, name } = data;
  const facts: (readonly [string, string])[] = [];
  if (held) facts.push([words.size, bytesIn(lang, held.bytes)], [words.tables, countIn(lang, held.tables)]);
  if (disk) facts.push([words.free, bytesIn(lang, disk.free)]);
  if (backups) {
    const ago = backups.at === null ? words.none : common.ago(Math.floor((Date.now() - backups.at) / 60_000));
    const size = backups.at === null ? '' : `, ${bytesIn(lang, backups.bytes)}`;
    facts.push([words.backup, ago + size], [words.backups, countIn(lang, backups.count)]);
  }
  return (
    <Part title={words.title} note={name}>
      {disk && (
        <div className={style.meter} aria-hidden="true">
          <i style={{ width: `${(100 * (disk.size - disk.free)) / disk.size}%` }} />
        </div>
      )}
      <Facts facts={facts} />
      {backups === null && <p className="muted">{noBackup}</p>}
    </Part>
  );
}
