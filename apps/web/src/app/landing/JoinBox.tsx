import { type FormEvent, useId, useState } from 'react';
import { useText } from '../../text/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Plate } from '../../ui/Plate.tsx';
import { go } from '../router.ts';
import { routeOfInvite } from './invite.ts';
import style from './landing.module.css';

/** A code that somebody read out, or a link that somebody sent. */
export function JoinBox({ there }: { there: boolean | null }) {
  const { landing, line } = useText();
  const { join } = landing;
  const [typed, setTyped] = useState('');
  const [bad, setBad] = useState(false);
  const id = useId();
  const submit = (e: FormEvent) => {
    e.preventDefault();
    const route = routeOfInvite(typed);
    setBad(route === null);
    if (route) go(route);
  };
  const note = there === false ? line.noServer : bad ? join.bad : null;
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
          aria-invalid={bad}
          aria-describedby={note === null ? undefined : `${id}-note`}
          onChange={(e) => {
            setTyped(e.target.value);
            setBad(false);
          }}
        />
        <Button type="submit" look={there === false ? 'off' : 'plain'}>
          {join.go}
        </Button>
      </div>
      {note !== null && (
        <p id={`${id}-note`} className={`${style.note} ${bad ? 'error' : ''}`} role={bad ? 'alert' : undefined}>
          {note}
        </p>
      )}
    </Plate>
  );
}
