import type { Seat } from '@ashtown/engine';
import type { SeatShown, TableShown } from '@ashtown/protocol';
import { Suspense, startTransition, useOptimistic, useState } from 'react';
import { botDraft, botId, USUAL } from '../../bots/bots.ts';
import { useGame } from '../../load/useGame.ts';
import type { Wish } from '../../net/link.ts';
import { botTitle } from '../../text/bot.ts';
import { useText } from '../../text/index.ts';
import { Button } from '../../ui/Button.tsx';
import { SeatToken } from '../../ui/SeatToken.tsx';
import { useNow } from '../../ui/useNow.ts';
import { BotChoice } from '../setup/BotChoice.tsx';
import style from './lobby.module.css';

interface Props {
  table: TableShown;
  me: string | null;
  mine: readonly Seat[];
  isHost: boolean;
  /** What the server's clock is ahead of this one. */
  skew: number;
  send(wish: Wish): unknown;
}

const MINUTE = 60_000;

/** Who sits where, and what I may do about it. */
export function Seats({ table, me, mine, isHost, skew, send }: Props) {
  const { lobby, common, line, setup } = useText();
  const waits = table.watching.some((x) => x.player === me && x.waits);
  const now = useNow(MINUTE / 4) + skew;
  const [removing, setRemoving] = useState<Seat | null>(null);
  const levelOf = (bot = '') => botTitle(common, bot);
  const awayOf = ({ away }: SeatShown): string =>
    away === undefined || now - away < MINUTE
      ? lobby.away
      : lobby.awayFor(common.minutes(Math.floor((now - away) / MINUTE)));
  const about = (x: SeatShown): string[] => {
    if (x.kind === 'open') return [];
    if (x.kind === 'bot') return [lobby.bot(levelOf(x.bot))];
    return [
      ...(x.player === me ? [lobby.you] : []),
      ...(x.player === table.host ? [lobby.host] : []),
      x.online ? lobby.here : awayOf(x),
      ...(x.muted ? [lobby.muted] : []),
    ];
  };
  const isGuest = (x: SeatShown) => x.kind === 'human' && x.player !== me && x.player !== undefined;
  return (
    <>
      {waits && (
        <p className={style.state} role="status" data-testid="waits">
          {line.code['not-admitted']}
        </p>
      )}
      <ul className={style.seats}>
        {table.seats.map((x, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
          <li key={seat} className={x.kind === 'open' ? style.open : ''} data-testid="lobby-seat">
            <SeatToken seat={seat} size={34} />
            <div className={style.who}>
              <b>{x.kind === 'open' ? lobby.open : (x.name ?? common.nobody)}</b>
              <small>{about(x).join(' · ')}</small>
            </div>
            <div className={style.acts}>
              {x.kind === 'open' && !waits && (
                <Button look={mine.length === 0 ? 'primary' : 'plain'} onClick={() => send({ t: 'sit', seat })}>
                  {lobby.sit}
                </Button>
              )}
              {x.kind === 'open' && isHost && (
                <Button look="quiet" icon="bot" onClick={() => send({ t: 'fill', seat, bot: USUAL })}>
                  {setup.seatKind.bot}
                </Button>
              )}
              {x.kind === 'bot' && isHost && (
                <Suspense>
                  <OtherBot game={table.game} seat={seat} bot={x.bot} send={send} />
                </Suspense>
              )}
              {(mine.includes(seat) || (isHost && x.kind === 'bot')) && (
                <Button look="quiet" onClick={() => send({ t: 'stand', seat })}>
                  {x.kind === 'bot' ? lobby.open : lobby.stand}
                </Button>
              )}
              {isHost && isGuest(x) && removing !== seat && (
                <>
                  <Button
                    look="quiet"
                    icon="bot"
                    onClick={() => send({ t: 'fill', seat, bot: USUAL, instead: x.player! })}
                  >
                    {lobby.botInstead}
                  </Button>
                  <Button look="quiet" icon="door" data-testid="remove" onClick={() => setRemoving(seat)}>
                    {lobby.remove}
                  </Button>
                </>
              )}
            </div>
            {removing === seat && isGuest(x) && (
              <div className={style.asking} role="alert">
                <p>{lobby.removeAsk(x.name ?? '')}</p>
                <Button
                  look="danger"
                  small
                  data-testid="remove-sure"
                  onClick={() => {
                    setRemoving(null);
                    send({ t: 'remove', player: x.player! });
                  }}
                >
                  {lobby.remove}
                </Button>
                <Button small onClick={() => setRemoving(null)}>
                  {lobby.keep}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The bot of a seat, as long as another one may take its place. */
function OtherBot({
  game: id,
  seat,
  bot,
  send,
}: { game: string; seat: Seat; bot?: string | undefined } & Pick<Props, 'send'>) {
  const { game } = useGame(id);
  // A second choice builds on the first, though the table has not answered that one yet.
  const [shown, show] = useOptimistic(bot);
  const choose = (other: string) =>
    startTransition(async () => {
      show(other);
      await send({ t: 'fill', seat, bot: other });
    });
  return <BotChoice {...botDraft(shown)} game={game} seat={seat} onChange={(other) => choose(botId(game, other))} />;
}
