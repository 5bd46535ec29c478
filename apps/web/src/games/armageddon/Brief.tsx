import style from './brief.module.css';
import { CityRow } from './City.tsx';
import { Hand } from './Hand.tsx';
import { myself, type Props } from './props.ts';
import { Sign } from './Sign.tsx';

/** What is mine in short, for the first tab of a phone: housing, tracks, buildings by name, equipment. */
export function Brief(p: Props) {
  const text = p.words.board;
  const me = myself(p);
  if (!me || p.seat === null) return null;
  const room = p.game.facts.housingOf(me);
  const people = p.game.facts.survivorsOf(me).most;
  return (
    <>
      <section className={`plate ${style.brief}`} aria-label={text.city} data-testid="brief">
        <div className={style.head}>
          <span className="label">{text.city}</span>
          <span className={people > room ? 'bad' : ''}>
            <Sign id="house" size={14} />
            {text.housing(room, people)}
          </span>
        </div>
        <CityRow p={p} of={p.seat} look="chips" />
      </section>
      <Hand {...p} />
    </>
  );
}
