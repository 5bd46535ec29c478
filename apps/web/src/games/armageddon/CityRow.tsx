import { box, SITES, TYPES } from '@ashtown/catalog/armageddon';
import type { Seat } from '@ashtown/engine';
import style from './cityrow.module.css';
import { pictureOf } from './pictures.ts';
import { card, type Props } from './props.ts';
import { Drawn } from './Sign.tsx';
import { Info } from './Thing.tsx';
import { boardText } from './text/index.ts';
import tone from './tones.module.css';

/** A city in a row of signs; with room, by name. */
export function CityRow({ p, of, named }: { p: Props; of: Seat; named: boolean }) {
  const text = boardText(p.lang);
  const q = p.view.players[of]!;
  return (
    <div className={`${style.city} ${named ? style.named : ''}`}>
      {Array.from({ length: SITES }, (_, site) => {
        const building = q.city[site]!;
        // biome-ignore lint/suspicious/noArrayIndexKey: a site is its number.
        if (building < 0) return <span key={site} className={style.free} />;
        const { id, type } = box.buildings[building]!;
        return (
          <Info
            // biome-ignore lint/suspicious/noArrayIndexKey: a site is its number.
            key={site}
            p={p}
            of={card(id)}
            label={`${text.site(site + 1)}: ${p.words.card(id).name}`}
            className={`${style.built} ${tone[TYPES[type]!]}`}
          >
            <Drawn of={pictureOf(building)} size={17} />
            {named && <span className={style.title}>{p.words.card(id).name}</span>}
          </Info>
        );
      })}
    </div>
  );
}
