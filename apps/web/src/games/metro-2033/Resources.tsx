import { KIND_OF, TYPES } from '@ashtown/metro-2033/board';
import { inPlay } from './pending.ts';
import { type Seen, slot } from './props.ts';
import style from './resources.module.css';
import { Sign } from './Sign.tsx';
import { designOf, ofType, piles, totalsOf } from './summary.ts';
import { CardThing, type Ground } from './Thing.tsx';
import thing from './thing.module.css';
import tone from './tones.module.css';

/** Resources in play by type, each type with its sum. */
export function Resources({ ground, q }: { ground: Ground; q: Seen }) {
  const { p } = ground;
  const text = p.words.board;
  const totals = totalsOf(p, q);
  const kinds = TYPES.map((_, i) => piles(ofType(p, q.resources, i)).length);
  // Where much lies, there is more room.
  const share = (from: number) => 2 + Math.max(...kinds.slice(from, from + 3));
  const rows = p.compact ? undefined : `minmax(46px, ${share(0)}fr) minmax(46px, ${share(3)}fr)`;
  return (
    <section className={style.resources} aria-label={text.resources}>
      <div className={style.groups} style={{ gridTemplateRows: rows }}>
        {TYPES.map((type, i) => {
          const here = piles(ofType(p, q.resources, i));
          return (
            <div key={type} className={`${style.group} ${tone[KIND_OF[type]]} ${here.length === 0 ? style.zero : ''}`}>
              <header>
                <Sign id={type} size={15} />
                <span className={style.type}>{p.words.names.type(i)}</span>
                <b className={style.typeSum}>{totals[i]}</b>
              </header>
              <div className={style.chips}>
                {here.length === 0 && <i className={thing.none}>{text.nothing}</i>}
                {here.map(({ card, n }) => {
                  const c = designOf(p, card);
                  const name = c.name[p.lang];
                  return (
                    <CardThing
                      key={c.id}
                      ground={ground}
                      refs={[slot(inPlay('resource', c.id))]}
                      id={c.id}
                      name={`${name}, ${p.words.names.type(i)} ${c.amount}${n > 1 ? ` ${text.twice(n)}` : ''}`}
                      className={style.chip}
                    >
                      <span className={style.what}>{name}</span>
                      <b>{c.amount}</b>
                      {n > 1 && <em>{text.twice(n)}</em>}
                    </CardThing>
                  );
                })}
              </div>
            </div>
          );
        })}
      </div>
    </section>
  );
}
