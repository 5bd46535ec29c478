import type { TableLine } from '@ashtown/protocol';
import { manifestOf } from '../../games/index.ts';
import { makeRoute } from '../../route/router.ts';
import { listed, useText } from '../../text/index.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Plate } from '../../ui/Plate.tsx';
import style from './landing.module.css';

/** The public tables of others: a free seat to take, or a game to watch. */
export function OpenTables({ tables }: { tables: readonly TableLine[] }) {
  const { landing, lang } = useText();
  const { open } = landing;
  if (tables.length === 0) return null;
  return (
    <section className={style.open} aria-labelledby="open-tables">
      <h2 id="open-tables" className="label">
        {open.title}
      </h2>
      <ul>
        {tables.map(({ id, game, clock, seats, status }) => {
          const free = seats.filter((x) => x.kind === 'open').length;
          const names = seats.map((x) => x.name).filter((x) => x !== null);
          const joins = status === 'lobby' && free > 0;
          return (
            <Plate as="li" small key={id}>
              <div>
                <b>{manifestOf(game)?.about.name[lang] ?? game}</b>
                <small>
                  {names.length > 0 && `${landing.against(listed(lang, names))} · `}
                  {free > 0 && `${open.free(free)} · `}
                  {clock === null ? open.untimed : open[clock.kind]}
                </small>
              </div>
              <LinkButton href={makeRoute({ t: 'table', id })}>{joins ? open.join : open.watch}</LinkButton>
            </Plate>
          );
        })}
      </ul>
    </section>
  );
}
