import { type FormEvent, useId, useState } from 'react';
import { go } from '../../route/router.ts';
import { useText } from '../../text/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Plate } from '../../ui/Plate.tsx';
import { routeOfInvite } from './invite.ts';
import style from './landing.module.css';

/** A code that somebody read out, or a link that somebody sent. */
export function JoinBox({ there }: { there: boolean | null }) {
  const { join } = useText().landing;
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState<string | null>(null);
  const id = useId();
  const submit = (e: FormEvent) => {
    e.preventDefault();
    const route = routeOfInvite(typed);
    setNote(there === false ? join.none : route ? null : join.bad);
    if (route && there !== false) go(route);
  };
  return (
    <Plate as="form" className={style.join} onSubmit={submit}>
      <label className="label" htmlFor={id}>
        {join.title}
      </label>
      <div>
        <input
          id={id}
          className="field code"
          placeholder="ASH-417"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          aria-invalid={note === join.bad}
          aria-describedby={note === null ? undefined : `${id}-note`}
          onChange={(e) => {
            setTyped(e.target.value);
            setNote(null);
          }}
        />
        <Button type="submit" look={there === false ? 'off' : 'plain'}>
          {join.go}
        </Button>
      </div>
      {note !== null && (
        <p id={`${id}-note`} className={`${style.note} error`} role="alert">
          {note}
        </p>
      )}
    </Plate>
  );
}
