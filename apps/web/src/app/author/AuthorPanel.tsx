import type { AnyGame } from '@ashtown/engine';
import { useEffect, useState } from 'react';
import type { TableLink } from '../../net/link.ts';
import { useTable } from '../../net/useLink.ts';
import style from './author.module.css';
import { insightOf, stateOf } from './insight.ts';
import { Tree } from './Tree.tsx';

/** For whoever writes a game: view, state, stack and offers of a table in this page, as data. It speaks English only. */
export function AuthorPanel({ link, game }: { link: TableLink; game: AnyGame }) {
  const [open, setOpen] = useState(false);
  return (
    <details className={style.panel} lang="en" data-testid="author" onToggle={(e) => setOpen(e.currentTarget.open)}>
      <summary>{game.id}: state and stack</summary>
      {open && <Opened link={link} game={game} />}
    </details>
  );
}

function Opened({ link, game }: { link: TableLink; game: AnyGame }) {
  const position = useTable(link, (s) => s.position);
  const [state, setState] = useState<unknown>(null);
  useEffect(() => {
    let gone = false;
    // Another position means another state.
    if (position) void stateOf(link, game).then((found) => gone || setState(found));
    return () => {
      gone = true;
    };
  }, [link, game, position]);
  if (!position) return <p>Nobody looks at the table now.</p>;
  const { view, stack, offers } = insightOf(game, position, state);
  return (
    <div className={style.trees}>
      <p>
        answer {position.at}, ply {position.ply}, asked {position.asked.join(' ') || 'nobody'}
        {position.question !== null && `, question ${position.question}`}
      </p>
      <h2>stack, first things first</h2>
      {stack.map((frame, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a frame is its place on the stack.
        <Tree key={`${stack.length - i} ${frame.t}`} name={frame.t} value={frame} />
      ))}
      <h2>offers</h2>
      {offers.map((offer) => (
        <Tree key={JSON.stringify(offer.pick)} name={JSON.stringify(offer.pick)} value={offer.deed ?? offer.refs} />
      ))}
      <h2>data</h2>
      <Tree name={`view of ${position.seat ?? 'a spectator'}`} value={view} />
      {state === null ? (
        <p>The state has secrets of others until the game is over.</p>
      ) : (
        <Tree name="state" value={state} />
      )}
    </div>
  );
}
