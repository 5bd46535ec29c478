import type { Seat } from '@ashtown/engine';
import type { SeatShown, TableShown } from '@ashtown/protocol';
import type { Wish } from '../../net/link.ts';
import { LEVELS } from '../../offline/setup.ts';
import { useText } from '../../text/index.ts';
import { Button } from '../../ui/Button.tsx';
import { SeatToken } from '../../ui/SeatToken.tsx';
import style from './lobby.module.css';

interface Props {
  table: TableShown;
  me: string | null;
  mine: readonly Seat[];
  isHost: boolean;
  send(wish: Wish): unknown;
}

/** Who sits where, and what I may do about it. */
export function Seats({ table, me, mine, isHost, send }: Props) {
  const { lobby, common } = useText();
  const levelOf = (bot = '') => common.level[bot]?.name ?? bot;
  const about = (x: SeatShown): string[] => {
    if (x.kind === 'open') return [];
    if (x.kind === 'bot') return [lobby.bot(levelOf(x.bot))];
    return [
      ...(x.player === me ? [lobby.you] : []),
      ...(x.player === table.host ? [lobby.host] : []),
      x.online ? lobby.here : lobby.away,
    ];
  };
  return (
    <ul className={style.seats}>
      {table.seats.map((x, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
        <li key={seat} className={x.kind === 'open' ? style.open : ''}>
          <SeatToken seat={seat} size={34} />
          <div className={style.who}>
            <b>{x.kind === 'open' ? lobby.open : (x.name ?? common.nobody)}</b>
            <small>{about(x).join(' · ')}</small>
          </div>
          <div className={style.acts}>
            {x.kind === 'open' && (
              <Button look={mine.length === 0 ? 'primary' : 'plain'} onClick={() => send({ t: 'sit', seat })}>
                {lobby.sit}
              </Button>
            )}
            {x.kind === 'open' &&
              isHost &&
              LEVELS.map((bot) => (
                <Button key={bot} look="quiet" icon="bot" onClick={() => send({ t: 'fill', seat, bot })}>
                  {levelOf(bot)}
                </Button>
              ))}
            {mine.includes(seat) && (
              <Button look="quiet" onClick={() => send({ t: 'stand', seat })}>
                {lobby.stand}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
