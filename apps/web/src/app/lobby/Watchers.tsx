import type { TableShown } from '@ashtown/protocol';
import type { Wish } from '../../net/link.ts';
import { useText } from '../../text/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Plate } from '../../ui/Plate.tsx';
import style from './lobby.module.css';

/** Who watches; the host may mute them, send them away, or let in who came after that. */
export function Watchers({ table, me, send }: { table: TableShown; me: string | null; send(wish: Wish): unknown }) {
  const { lobby } = useText();
  const others = table.watching.filter((x) => x.player !== me);
  if (others.length === 0) return null;
  return (
    <Plate as="section" className={style.part} aria-labelledby="watchers">
      <h2 id="watchers" className="label">
        {lobby.watchers}
      </h2>
      <ul className={style.seats}>
        {others.map(({ player, name, muted, waits }) => (
          <li key={player}>
            <div className={style.who}>
              <b>{name}</b>
              {muted && <small>{waits ? lobby.waits : lobby.muted}</small>}
            </div>
            {table.host === me && (
              <div className={style.acts}>
                <Button
                  look={waits ? 'primary' : 'quiet'}
                  small
                  data-testid={waits ? 'admit' : 'mute'}
                  onClick={() => send({ t: 'mute', player, yes: !muted })}
                >
                  {waits ? lobby.admit : muted ? lobby.unmute : lobby.mute}
                </Button>
                <Button look="quiet" small onClick={() => send({ t: 'remove', player })}>
                  {lobby.remove}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Plate>
  );
}
