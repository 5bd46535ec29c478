import { type BoardText, type Card, STATION, TYPES, USES, type Use } from '@ashtown/metro-2033/board';
import type { ReactNode } from 'react';
import { CardArt } from './CardArt.tsx';
import { frameOf, Price } from './CardFace.tsx';
import style from './detail.module.css';
import { Progress, stateOf } from './Missions.tsx';
import type { Props } from './props.ts';
import { Sign } from './Sign.tsx';
import { designOf, figureOf, kindOf } from './summary.ts';
import { Roundel, Symbols } from './Tokens.tsx';
import tone from './tones.module.css';

/** A card large, with its text, what it needs, and how far it is known. */
export function CardFull({ p, card }: { p: Props; card: Card }) {
  const c = designOf(p, card);
  const me = p.seat === null ? null : p.view.players[p.seat]!;
  const { name, kind, text: say } = p.words.card(c.id);
  return (
    <div className={tone.tones}>
      <article className={`${frameOf(p, card)} ${style.full}`}>
        <span className={style.art}>
          <CardArt p={p} card={card} />
          <Price p={p} card={card} owner={me} />
          {c.category === STATION && (
            <span className={style.line}>
              <Roundel p={p} line={c.line} size={26} />
            </span>
          )}
        </span>
        <h2>{name}</h2>
        <span className={`label ${style.kind}`}>{kind}</span>
        {(c.signs > 0 || c.guards > 0) && (
          <span className={style.symbols}>
            {c.signs > 0 && <Symbols p={p} bits={c.signs} size={26} />}
            {c.guards > 0 && (
              <>
                <Sign id="shield" size={17} className={style.shield!} />
                <Symbols p={p} bits={c.guards} size={24} />
              </>
            )}
          </span>
        )}
        <p>{say}</p>
      </article>
      {me?.hand.includes(card) && <Uses p={p} card={card} />}
      <OwnMission p={p} target={card} />
      <Known p={p} id={c.id} />
    </div>
  );
}

export function FactionFull({ p, id }: { p: Props; id: string }) {
  const { target } = p.tables.factions[p.tables.factionOf.get(id)!]!;
  const { name, kind, text: say } = p.words.card(id);
  return (
    <div className={tone.tones}>
      <article className={`plate ${tone[kindOf(target)]} ${style.full}`}>
        <h2>{name}</h2>
        <span className={`label ${style.kind}`}>{kind}</span>
        <span className={style.symbols}>
          <Sign id="flag" size={20} className={style.tint!} />
          <Sign id={TYPES[target.bonus]!} size={20} />
        </span>
        <p>{say}</p>
      </article>
      <OwnMission p={p} target={-1} id={id} />
      <Known p={p} id={id} />
    </div>
  );
}

/** The uses of a card in hand: for how much, or what is missing. */
function Uses({ p, card }: { p: Props; card: Card }) {
  const text = p.words.board;
  const me = p.view.players[p.seat!]!;
  return (
    <Part title={text.uses}>
      <dl className={style.figures}>
        {USES.map((use) => {
          const n = figureOf(p, card, use);
          return (
            <div key={use}>
              <dt>{text.use[use]}</dt>
              <dd>{n === null ? text.noUse : sayUse(text, use, n, me.up)}</dd>
            </div>
          );
        })}
      </dl>
    </Part>
  );
}

function sayUse(text: BoardText, use: Use, n: number, up: number): ReactNode {
  if (use === 'discard') return text.raises(n);
  return n <= up ? (
    <>
      {n} <span className="good">{text.canPay}</span>
    </>
  ) : (
    <>
      {n} <span className="bad">{text.missing(n - up)}</span>
    </>
  );
}

/** How far the own mission of this card is. */
function OwnMission({ p, target, id }: { p: Props; target: Card; id?: string }) {
  const text = p.words.board;
  const me = p.seat === null ? null : p.view.players[p.seat]!;
  const mission = me && p.game.facts.missionsOf(me).find((m) => m.target === target);
  if (!me || !mission || (id !== undefined && p.tables.factions[me.faction]?.id !== id)) return null;
  return (
    <Part title={text.mission}>
      <div className={`${style.mission} ${tone[mission.kind]}`}>
        <Progress mission={mission} />
        <b>
          {mission.have}/{mission.needs}
        </b>
        <span className={mission.have >= mission.needs ? 'good' : ''}>{stateOf(text, mission)}</span>
      </div>
    </Part>
  );
}

function Known({ p, id }: { p: Props; id: string }) {
  const say = p.words.provenance(id);
  if (say === null) return null;
  return (
    <Part title={p.words.board.provenance}>
      <p className={style.note}>{say}</p>
    </Part>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={style.part}>
    <h3 className="label">{title}</h3>
    {children}
  </section>
);
