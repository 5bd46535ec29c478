import { LIMITS } from '@ashtown/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Reply, TableLink, Wish } from '../../net/link.ts';
import { useTable } from '../../net/useLink.ts';
import { useText } from '../../text/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Plate } from '../../ui/Plate.tsx';
import style from './lobby.module.css';

/** What the people at the table say to each other. */
export function Chat({ link, send }: { link: TableLink; send(wish: Wish): Promise<Reply> }) {
  const { lobby, common } = useText();
  const { chat } = lobby;
  const lines = useTable(link, (s) => s.chat);
  const [typed, setTyped] = useState('');
  const end = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is the reason to scroll.
  useEffect(() => {
    end.current?.scrollTo(0, end.current.scrollHeight);
  }, [lines]);
  const say = async (e: FormEvent) => {
    e.preventDefault();
    const text = typed.trim();
    if (text === '') return;
    const reply = await send({ t: 'chat', text });
    if (reply.ok) setTyped('');
  };
  return (
    <Plate as="section" className={style.part} aria-labelledby="chat">
      <h2 id="chat" className="label">
        {chat.title}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <ul className={style.lines} ref={end} aria-live="polite" tabIndex={0} aria-labelledby="chat">
        {lines.length === 0 && <li className="muted">{chat.empty}</li>}
        {lines.map((x) => (
          <li key={x.id}>
            {x.told ? (
              <i>{common.told[x.told](x.name)}</i>
            ) : (
              <>
                <b>{x.name}</b> {x.text}
              </>
            )}
          </li>
        ))}
      </ul>
      <form className={style.line} onSubmit={say}>
        <input
          className="field"
          aria-label={chat.field}
          value={typed}
          maxLength={LIMITS.chat}
          onChange={(e) => setTyped(e.target.value)}
        />
        <Button type="submit">{chat.send}</Button>
      </form>
    </Plate>
  );
}
