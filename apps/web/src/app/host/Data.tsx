import type { DataReport } from '@ashtown/protocol';
import { useText } from '../../text/index.ts';
import { bytesIn, countIn } from './figures.ts';
import style from './host.module.css';
import { Facts, Part } from './Part.tsx';
import { useHostText } from './text/index.ts';

/** What is kept, and where. */
export function Data({ data }: { data: DataReport }) {
  const { lang } = useText();
  const { data: words } = useHostText();
  const { held, disk, name } = data;
  const facts: (readonly [string, string])[] = [];
  if (held) facts.push([words.size, bytesIn(lang, held.bytes)], [words.tables, countIn(lang, held.tables)]);
  if (disk) facts.push([words.free, bytesIn(lang, disk.free)]);
  return (
    <Part title={words.title} note={name}>
      {disk && (
        <div className={style.meter} aria-hidden="true">
          <i style={{ width: `${(100 * (disk.size - disk.free)) / disk.size}%` }} />
        </div>
      )}
      <Facts facts={facts} />
    </Part>
  );
}
