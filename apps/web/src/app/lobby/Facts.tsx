import type { TableShown } from '@ashtown/protocol';
import type { Shell } from '../../text/index.ts';
import { useText } from '../../text/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import style from './lobby.module.css';

/** Live or over days, what may be taken back, who can find the table. */
export function Facts({ table }: { table: TableShown }) {
  const text = useText();
  const { lobby } = text;
  const { clock } = table;
  return (
    <ul className={style.facts}>
      <li>
        <Icon name="clock" size={15} />
        {clock === null
          ? lobby.untimed
          : `${lobby[clock.kind]}: ${lobby.clock(duration(clock.reserve, text), duration(clock.increment, text))}`}
      </li>
      <li>
        <Icon name="undo" size={15} />
        {lobby.undo[table.undo]}
      </li>
      <li>
        <Icon name={table.public ? 'globe' : 'lock'} size={15} />
        {table.public ? lobby.public : lobby.private}
      </li>
      {table.spectators > 0 && (
        <li>
          <Icon name="eye" size={15} />
          {lobby.spectators(table.spectators)}
        </li>
      )}
    </ul>
  );
}

function duration(seconds: number, { common }: Shell): string {
  if (seconds >= 86_400 && seconds % 86_400 === 0) return common.days(seconds / 86_400);
  if (seconds >= 3600 && seconds % 3600 === 0) return common.hours(seconds / 3600);
  if (seconds >= 60 && seconds % 60 === 0) return common.minutes(seconds / 60);
  return common.seconds(seconds);
}
