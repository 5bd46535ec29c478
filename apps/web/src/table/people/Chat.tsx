import type { ChatLine } from '@ashtown/protocol';
import { LIMITS } from '@ashtown/protocol';
import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../text/index.ts';
import { Button } from '../../ui/Button.tsx';
import { SeatToken } from '../../ui/SeatToken.tsx';
import { useTableText } from '../text/index.ts';
import style from './chat.module.css';

/** What people at the table say to each other. `send` tells whether it went out. */
export function Chat(props: {
  lines: readonly ChatLine[];
  send(text: string): Promise<boolean>;
  /** So many lines have been seen. */
  onRead(count: number): void;
}) {
  const { lines, send, onRead } = props;
  const text = useTableText();
  const { common } = useText();
  const id = useId();
  const [words, setWords] = useState('');
  const end = useRef<HTMLLIElement>(null);
  const count = lines.length;
  useEffect(() => {
    onRead(count);
    if (count > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [count, onRead]);
  return (
    <section className={style.chat} aria-label={text.chat.title} data-testid="chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard. */}
      <ul className={style.lines} tabIndex={0} aria-label={text.chat.title}>
        {count === 0 && <li className="muted">{text.chat.empty}</li>}
        {lines.map((line) => (
          <li key={line.id}>
            {line.seat !== null && <SeatToken seat={line.seat} size={20} />}
            {line.told ? (
              <i className="muted">{common.told[line.told](line.name)}</i>
            ) : (
              <>
                <b>{line.seat === null ? `${line.name} (${text.chat.spectator})` : line.name}</b> {line.text}
              </>
            )}
          </li>
        ))}
        <li ref={end} aria-hidden="true" />
      </ul>
      <form
        className={style.form}
        onSubmit={async (e) => {
          e.preventDefault();
          const said = words.trim();
          if (said !== '' && (await send(said))) setWords('');
        }}
      >
        <label className="vh" htmlFor={id}>
          {text.chat.field}
        </label>
        <input
          id={id}
          className="field"
          value={words}
          maxLength={LIMITS.chat}
          placeholder={text.chat.field}
          onChange={(e) => setWords(e.target.value)}
        />
        <Button type="submit" icon="chat" aria-label={text.chat.send} />
      </form>
    </section>
  );
}
