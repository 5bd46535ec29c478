import type { TableShown } from '@ashtown/protocol';
import { useState } from 'react';
import type { Wish } from '../../net/link.ts';
import { Button } from '../../ui/Button.tsx';
import { useTableText } from '../text/index.ts';
import style from './menu.module.css';

/** What the host may do about the others at the table: nobody else sees it. */
export function People({ table, me, send }: { table: TableShown; me: string | null; send(wish: Wish): unknown }) {
  const text = useTableText();
  const [removing, setRemoving] = useState<string | null>(null);
  const playing = table.seats.flatMap(({ player, name, muted, kind, kept }) =>
    player !== undefined && (kind === 'human' || kept) ? [{ player, name: name ?? '', muted, note: '' }] : [],
  );
  const watching = table.watching.map((x) => ({ ...x, muted: x.muted, note: ` (${text.people.watching})` }));
  const others = [...new Map([...watching, ...playing].map((x) => [x.player, x])).values()].filter(
    (x) => x.player !== me,
  );
  if (table.host !== me || others.length === 0) return null;
  return (
    <section className={style.people} aria-label={text.people.title}>
      <h3 className="label">{text.people.title}</h3>
      <ul>
        {others.map(({ player, name, muted, note }) => (
          <li key={player}>
            <span>
              {name}
              {note}
            </span>
            <Button small look="quiet" icon="mute" onClick={() => send({ t: 'mute', player, yes: !muted })}>
              {muted ? text.people.unmute : text.people.mute}
            </Button>
            {removing !== player && (
              <Button small look="quiet" icon="door" data-testid="remove" onClick={() => setRemoving(player)}>
                {text.people.remove}
              </Button>
            )}
            {removing === player && (
              <div className={style.leaving} role="alert">
                <p>
                  <b>{text.people.removeAsk(name)}</b> {text.people.removeHelp}
                </p>
                <Button
                  small
                  look="danger"
                  data-testid="remove-sure"
                  onClick={() => {
                    setRemoving(null);
                    send({ t: 'remove', player });
                  }}
                >
                  {text.people.remove}
                </Button>
                <Button small onClick={() => setRemoving(null)}>
                  {text.cancel}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
