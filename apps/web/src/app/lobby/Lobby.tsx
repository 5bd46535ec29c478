import { useState } from 'react';
import { Frame } from '../../frame/Frame.tsx';
import { manifestOf } from '../../games/index.ts';
import type { Reply, TableLink, Wish } from '../../net/link.ts';
import { rename, tidyName, useMyName } from '../../net/player.ts';
import { useTable } from '../../net/useLink.ts';
import { useLang } from '../../settings/settings.ts';
import { useText } from '../../text/index.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/Button.tsx';
import { Plate } from '../../ui/Plate.tsx';
import { Title } from '../../ui/Title.tsx';
import { toast } from '../../ui/toast.ts';
import { Chat } from './Chat.tsx';
import { Facts } from './Facts.tsx';
import { Invite } from './Invite.tsx';
import style from './lobby.module.css';
import { Seats } from './Seats.tsx';
import { Watchers } from './Watchers.tsx';

/** Before the game: who comes, by which link, under which rules. */
export function Lobby({ link }: { link: TableLink }) {
  const { lobby, line } = useText();
  const table = useTable(link, (s) => s.table)!;
  const me = useTable(link, (s) => s.me);
  const mine = useTable(link, (s) => s.mine);
  const skew = useTable(link, (s) => s.skew);
  const open = table.seats.filter((x) => x.kind === 'open').length;
  const isHost = table.host === me;
  const lang = useLang();
  const name = manifestOf(table.game)?.about.name[lang] ?? table.game;

  /** Whatever is refused is said. */
  const send = async (wish: Wish): Promise<Reply> => {
    const reply = await link.send(wish);
    if (!reply.ok) {
      toast(line.code[reply.code], { tone: 'bad' });
      announce(line.code[reply.code], 'assertive');
    }
    return reply;
  };

  return (
    <Frame at="table">
      <Title page={lobby.title(name)} className={style.title} />
      <div className={style.lobby}>
        <Plate as="section" className={`${style.part} ${style.main}`} aria-labelledby="lobby-seats">
          <h2 id="lobby-seats" className="label">
            {lobby.seats}
          </h2>
          <Seats {...{ table, me, mine, isHost, skew, send }} />
          <p className={style.state} role="status">
            {open > 0 ? lobby.waiting(open) : lobby.ready} {mine.length === 0 && lobby.watching}
          </p>
          {isHost ? (
            <Button
              look={open > 0 ? 'off' : 'primary'}
              icon="play"
              data-testid="start"
              onClick={() => (open > 0 ? void toast(lobby.seatsOpen) : void send({ t: 'start' }))}
            >
              {lobby.start}
            </Button>
          ) : (
            <p className="muted">{lobby.hostStarts}</p>
          )}
        </Plate>
        <div className={style.side}>
          <Invite code={table.code} game={name} />
        </div>
        <div className={style.side}>
          <Plate as="section" className={style.part}>
            <Name send={send} />
            <Facts table={table} />
          </Plate>
          <Watchers table={table} me={me} send={send} />
          <Chat link={link} send={send} />
        </div>
      </div>
    </Frame>
  );
}

function Name({ send }: { send(wish: Wish): Promise<Reply> }) {
  const { lobby, settings } = useText();
  const now = useMyName();
  const [typed, setTyped] = useState<string | null>(null);
  const tidy = tidyName(typed ?? now);
  return (
    <form
      className={style.name}
      onSubmit={async (e) => {
        e.preventDefault();
        if (tidy === null) return;
        const reply = await send({ t: 'rename', name: tidy });
        if (!reply.ok) return;
        rename(tidy);
        setTyped(null);
      }}
    >
      <label htmlFor="lobby-name" className="label">
        {lobby.name}
      </label>
      <div className={style.line}>
        <input
          id="lobby-name"
          className="field"
          value={typed ?? now}
          maxLength={24}
          autoComplete="nickname"
          aria-invalid={tidy === null}
          onChange={(e) => setTyped(e.target.value)}
        />
        <Button type="submit">{lobby.rename}</Button>
      </div>
      {tidy === null && <p className="error">{settings.name.bad}</p>}
    </form>
  );
}
