import type { TableLink } from '../../net/link.ts';
import { useTable } from '../../net/useLink.ts';
import { useText } from '../../text/index.ts';
import style from './banner.module.css';

/** A thin strip while the line is down; it takes no room and stops nobody from looking around. */
export function LineBanner({ link }: { link: TableLink }) {
  const connection = useTable(link, (s) => s.connection);
  const { line } = useText();
  return (
    <div role="status" className={style.place}>
      {connection === 'lost' && <span className={style.banner}>{line.lost}</span>}
    </div>
  );
}
