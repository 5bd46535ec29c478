import { type Ref, refKey, type Seat } from '@ashtown/engine';
import { type Card, FACTION, KIND_OF, type Kind, TYPES } from '@ashtown/metro-2033/board';
import type { ReactNode } from 'react';
import { glyphOf } from './look.ts';
import style from './panel.module.css';
import { inPlay, stationSlot } from './pending.ts';
import { at, card, type Props, type Seen } from './props.ts';
import { Sign } from './Sign.tsx';
import { designOf, nthOf, piles } from './summary.ts';
import { Lying } from './Thing.tsx';
import { Markers, Roundel, Symbols } from './Tokens.tsx';
import tone from './tones.module.css';

/** A card in a line, and its place. */
function Line({
  p,
  of,
  place,
  sign,
  name,
  children,
}: {
  p: Props;
  of: Ref;
  place?: Ref | undefined;
  sign: ReactNode;
  name: string;
  children: ReactNode;
}) {
  return (
    <Lying of={of}>
      <button type="button" data-ref={place && refKey(place)} className={style.line} onClick={() => p.inspect(of)}>
        {sign}
        <span>{name}</span>
        {children}
      </button>
    </Lying>
  );
}

/** The Faction's and the Stations' missions of a player: how far they are, or what they give now. */
export function Lines({ p, of, q }: { p: Props; of: Seat; q: Seen }) {
  const text = p.words.board;
  const missions = p.game.facts.missionsOf(q);
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
  const faction = p.tables.factions[q.faction];
  return (
    <div className={style.lines}>
      {faction && (
        <Line
          p={p}
          of={card(faction.id)}
          sign={<Sign id="flag" size={15} className={style.faint!} />}
          name={q.flipped ? text.free(p.words.names.type(faction.target.bonus)) : text.factionMission}
        >
          {q.flipped ? <em>{text.done}</em> : far(FACTION)}
        </Line>
      )}
      {q.stations.map((x, i) => {
        const c = designOf(p, x);
        return (
          <Line
            key={`${c.id} ${nthOf(q.stations, i)}`}
            p={p}
            of={card(c.id)}
            place={at(of, stationSlot(c.id, q.kept[i]!))}
            sign={<Roundel p={p} line={c.line} size={16} />}
            name={c.name[p.lang]}
          >
            {q.kept[i]! > 0 ? (
              <em>
                <Sign id={TYPES[c.target!.bonus]!} size={13} /> <Markers seat={of} n={q.kept[i]!} size={13} mention />
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
  /** Where they lie, if that is in the open. */
  place?(card: Card): Ref;
}) {
  const { p, label, cards, counted = false, sign, place } = props;
  if (cards.length === 0) return null;
  return (
    <div className={style.named}>
      <span className="label">{label}</span>
      {piles(cards).map(({ card: x, n }) => {
        const { id, name, amount } = designOf(p, x);
        return (
          <Line key={id} p={p} of={card(id)} place={place?.(x)} sign={sign(x)} name={name[p.lang]}>
            {(n > 1 || counted) && (
              <em>
                {counted && amount} {n > 1 && p.words.board.twice(n)}
              </em>
            )}
          </Line>
        );
      })}
    </div>
  );
}

/** What a player has in play and is known to hold, card by card. */
export function Details({ p, of, q, known }: { p: Props; of: Seat; q: Seen; known: readonly Card[] }) {
  const text = p.words.board;
  const kind = (x: Card): Kind => KIND_OF[TYPES[designOf(p, x).type]!];
  return (
    <>
      <Named
        p={p}
        label={text.resources}
        cards={q.resources}
        counted
        place={(x) => at(of, inPlay('resource', designOf(p, x).id))}
        sign={(x) => <Sign id={TYPES[designOf(p, x).type]!} size={14} className={`${tone[kind(x)]} ${style.tint}`} />}
      />
      <Named
        p={p}
        label={text.protections}
        cards={[...q.shields, ...q.heroes]}
        place={(x) => at(of, inPlay(q.heroes.includes(x) ? 'hero' : 'protection', designOf(p, x).id))}
        sign={(x) => (
          <span>
            <Symbols p={p} bits={designOf(p, x).guards} size={17} />
          </span>
        )}
      />
      <Named
        p={p}
        label={text.known}
        cards={of === p.seat ? [] : known}
        sign={(x) => <Sign id={glyphOf(p, x)} size={14} className={style.faint!} />}
      />
    </>
  );
}
