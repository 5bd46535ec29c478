import { type Card, FACTION, KIND_OF, type Kind, TYPES, tables } from '@ashtown/catalog/metro-2033';
import type { Ref, Seat } from '@ashtown/engine';
import type { ReactNode } from 'react';
import { glyphOf } from './look.ts';
import { typeName } from './names.ts';
import style from './panel.module.css';
import { card, type Props, type Seen } from './props.ts';
import { Sign } from './Sign.tsx';
import { designOf, missionsOf, piles } from './summary.ts';
import { Markers, Roundel, Symbols } from './Tokens.tsx';
import { boardText } from './text/index.ts';
import tone from './tones.module.css';

function Line({
  p,
  of,
  sign,
  name,
  children,
}: {
  p: Props;
  of: Ref;
  sign: ReactNode;
  name: string;
  children: ReactNode;
}) {
  return (
    <button type="button" className={style.line} onClick={() => p.inspect(of)}>
      {sign}
      <span>{name}</span>
      {children}
    </button>
  );
}

/** The Faction's and the Stations' missions of a player: how far they are, or what they give now. */
export function Lines({ p, of, q }: { p: Props; of: Seat; q: Seen }) {
  const text = boardText(p.lang);
  const missions = missionsOf(q);
  const open = (target: Card) => missions.find((m) => m.target === target);
  const far = (target: Card) => {
    const m = open(target);
    if (!m) return null;
    return (
      <em className={m.have >= m.needs ? style.ready : ''}>
        <Sign id="flag" size={11} className={`${tone[m.kind]} ${style.tint}`} /> {m.have}/{m.needs}
      </em>
    );
  };
  const faction = tables.factions[q.faction];
  return (
    <div className={style.lines}>
      {faction && (
        <Line
          p={p}
          of={card(faction.id)}
          sign={<Sign id="flag" size={15} className={style.faint!} />}
          name={q.flipped ? text.free(typeName(p.lang, faction.target.bonus)) : text.factionMission}
        >
          {q.flipped ? <em>{text.done}</em> : far(FACTION)}
        </Line>
      )}
      {q.stations.map((x, i) => {
        const c = designOf(x);
        return (
          <Line
            key={`${c.id} ${q.kept[i]}`}
            p={p}
            of={card(c.id)}
            sign={<Roundel lang={p.lang} line={c.line} size={16} />}
            name={c.name[p.lang]}
          >
            {q.kept[i]! > 0 ? (
              <em>
                <Sign id={TYPES[c.target!.bonus]!} size={13} /> <Markers seat={of} n={q.kept[i]!} size={13} />
                <span className="vh">{text.kept(q.kept[i]!)}</span>
              </em>
            ) : (
              far(x)
            )}
          </Line>
        );
      })}
    </div>
  );
}

/** Cards by name, under a heading; nothing where there are none. */
function Named(props: {
  p: Props;
  label: string;
  cards: readonly Card[];
  /** What they are worth counts. */
  counted?: boolean;
  sign(card: Card): ReactNode;
}) {
  const { p, label, cards, counted = false, sign } = props;
  if (cards.length === 0) return null;
  return (
    <div className={style.named}>
      <span className="label">{label}</span>
      {piles(cards).map(({ card: x, n }) => {
        const { id, name, amount } = designOf(x);
        return (
          <button key={id} type="button" className={style.line} onClick={() => p.inspect(card(id))}>
            {sign(x)}
            <span>{name[p.lang]}</span>
            {(n > 1 || counted) && (
              <em>
                {counted && amount} {n > 1 && boardText(p.lang).twice(n)}
              </em>
            )}
          </button>
        );
      })}
    </div>
  );
}

/** What a player has in play and is known to hold, card by card. */
export function Details({ p, of, q, known }: { p: Props; of: Seat; q: Seen; known: readonly Card[] }) {
  const text = boardText(p.lang);
  const kind = (x: Card): Kind => KIND_OF[TYPES[designOf(x).type]!];
  return (
    <>
      <Named
        p={p}
        label={text.resources}
        cards={q.resources}
        counted
        sign={(x) => <Sign id={TYPES[designOf(x).type]!} size={14} className={`${tone[kind(x)]} ${style.tint}`} />}
      />
      <Named
        p={p}
        label={text.protections}
        cards={[...q.shields, ...q.heroes]}
        sign={(x) => (
          <span>
            <Symbols lang={p.lang} bits={designOf(x).guards} size={17} />
          </span>
        )}
      />
      <Named
        p={p}
        label={text.known}
        cards={of === p.seat ? [] : known}
        sign={(x) => <Sign id={glyphOf(x)} size={14} className={style.faint!} />}
      />
    </>
  );
}
