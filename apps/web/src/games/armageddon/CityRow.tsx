import { SITES, TYPES } from '@ashtown/armageddon/board';
import { refKey, type Seat } from '@ashtown/engine';
import style from './cityrow.module.css';
import { pictureOf } from './pictures.ts';
import { card, type Props, siteOf } from './props.ts';
import { Drawn } from './Sign.tsx';
import { Info } from './Thing.tsx';
import tone from './tones.module.css';

/** A city in a row of signs; with room, by name. */
export function CityRow({ p, of, named }: { p: Props; of: Seat; named: boolean }) {
  const text = p.words.board;
  const q = p.view.players[of]!;
  return (
    <div className={`${style.city} ${named ? style.named : ''}`}>
      {Array.from({ length: SITES }, (_, site) => {
        const building = q.city[site]!;
        const here = p.tables.buildings[building];
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a site is its number.
            key={site}
            data-ref={refKey(siteOf(of, site))}
            className={`${style.site} ${here ? '' : style.free}`}
          >
            {here && (
              <Info
                key={here.id}
                p={p}
                of={card(here.id)}
                itself
                label={`${text.site(site + 1)}: ${p.words.card(here.id).name}`}
                className={`${style.built} ${named ? style.wide : ''} ${tone[TYPES[here.type]!]}`}
              >
                <Drawn of={pictureOf(p.tables, building)} size={17} />
                {named && <span className={style.title}>{p.words.card(here.id).name}</span>}
              </Info>
            )}
          </span>
        );
      })}
    </div>
  );
}
