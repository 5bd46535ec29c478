import type { Ref, Seat } from '@ashtown/engine';
import { type Card, EMPTY, FACTION, TYPES, USES } from '@ashtown/metro-2033/board';
import type { ReactNode } from 'react';
import { Chip, card as cardRef, Part, Pile, Rows, Source, Detail as Told } from '../../kit/index.ts';
import { frameOf, Picture } from './CardFace.tsx';
import style from './detail.module.css';
import { Emblem } from './Emblem.tsx';
import { Progress, stateOf } from './InPlay.tsx';
import type { Props } from './props.ts';
import { designOf, figureOf, kindOf, knownOf, offerOf, piles } from './summary.ts';
import { Tableau } from './Tableau.tsx';
import { Sign, Symbols } from './Tokens.tsx';
import tones from './tones.module.css';

/** At whose place a thing is. */
const WHOSE = /@\d+$/;

/** The card a ref is about: by its id, by its place in play, in the bazaar, or by its mission. */
function cardOf(p: Props, of: Ref): Card {
  const [place = '', id] = of.id.replace(WHOSE, '').split('.');
  if (place === 'bazaar') return p.view.bazaar[Number(id) - 1] ?? EMPTY;
  // An answer that is not offered, such as `play res-pork`, is about its card.
  return p.tables.cardOf.get(of.kind === 'option' ? of.id.split(' ').at(-1)! : (id ?? place)) ?? EMPTY;
}

/** What the inspector tells about a thing of this game. */
export function Detail(p: Props & { of: Ref }): ReactNode {
  const { of } = p;
  const text = p.words.board;
  if (of.kind === 'player') return <Player p={p} of={Number(of.id)} />;
  if (of.id === 'discard') return <DiscardPile {...p} />;
  if (of.id === 'deck') return <Told name={text.deck} text={text.cards(p.view.deck.length)} />;
  const [about, part = ''] = of.id.split('.');
  if (about === 'about' && part in text.about) {
    const id = part as keyof typeof text.about;
    return <Told name={text[id]} text={text.about[id]} />;
  }
  const zone = of.id.replace(WHOSE, '');
  if (zone === 'race') return <Told name={text.race} text={text.raceHelp} />;
  if (zone === 'up') return <Told name={text.above} text={text.aboveHelp} />;
  if (zone === 'down') return <Told name={text.below} text={text.belowHelp(!p.view.options.hardNoRelief)} />;
  const [whose = p.seat] = (WHOSE.exec(of.id) ?? []).map((at) => Number(at.slice(1)));
  const led = whose === null ? undefined : p.tables.factions[p.view.players[whose]!.faction];
  const faction = zone === 'mission.faction' ? led?.id : of.id;
  if (faction && p.tables.factionOf.has(faction)) return <FactionFull p={p} id={faction} />;
  const named = cardOf(p, of);
  return named === EMPTY ? <Told name={p.words.ref(of)} /> : <CardFull p={p} card={named} />;
}

/** A card large, with its text, what it needs, and how far it is known. */
function CardFull({ p, card }: { p: Props; card: Card }) {
  const c = designOf(p, card);
  const me = p.seat === null ? null : p.view.players[p.seat]!;
  const symbols = (id: string, term: ReactNode, bits: number) =>
    bits > 0 ? [{ id, term, is: <Symbols p={p} bits={bits} size={24} /> }] : [];
  const threat = symbols('threat', <Sign id="monster" size={17} />, c.signs);
  const guard = symbols('guard', <Sign id="shield" size={17} className={tones.shield} />, c.guards);
  return (
    <>
      <Told
        {...p.words.card(c.id)}
        art={<Picture p={p} card={card} owner={me} roundel={26} />}
        className={`${frameOf(c)} ${style.full}`}
      >
        <Rows rows={[...threat, ...guard]} />
      </Told>
      {me?.hand.includes(card) && <Uses p={p} card={card} up={me.up} />}
      <OwnMission p={p} target={card} />
      <Source text={p.words.provenance(c.id)} />
    </>
  );
}

function FactionFull({ p, id }: { p: Props; id: string }) {
  const f = p.tables.factionOf.get(id)!;
  const design = p.tables.factions[f]!;
  const { target } = design;
  const sign = (
    <>
      <Emblem of={design} size={20} />
      <Sign id="flag" tone={kindOf(target)} size={20} />
      <Sign id={TYPES[target.bonus]!} size={20} />
    </>
  );
  return (
    <>
      <Told {...p.words.card(id)} sign={sign} className={`${tones.tones} ${style.full}`} />
      {p.seat !== null && p.view.players[p.seat]!.faction === f && <OwnMission p={p} target={FACTION} />}
      <Source text={p.words.provenance(id)} />
    </>
  );
}

/** The uses of a card in hand that are no answers now: for how much, or what is missing. Those that are stand below as buttons. */
function Uses({ p, card, up }: { p: Props; card: Card; up: number }) {
  const text = p.words.board;
  const paid = (n: number) => (
    <>
      {n} <span className={n <= up ? 'good' : 'bad'}>{n <= up ? text.canPay : text.short(n - up)}</span>
    </>
  );
  const idle = USES.filter((use) => !offerOf(p.offers, use, designOf(p, card).id));
  if (idle.length === 0) return null;
  const rows = idle.map((use) => {
    const n = figureOf(p, card, use);
    const is = n === null ? text.noUse : use === 'discard' ? text.raises(n) : paid(n);
    return { id: use, term: text.use[use], is };
  });
  return (
    <Part title={text.uses}>
      <Rows rows={rows} />
    </Part>
  );
}

/** How far the own mission of this card is. */
function OwnMission({ p, target }: { p: Props; target: Card }) {
  const mission = p.seat === null ? null : p.game.facts.missionsOf(p.view, p.seat).find((m) => m.target === target);
  if (!mission) return null;
  return (
    <Part title={p.words.board.mission}>
      <div className={`${style.mission} ${tones.tones} ${tones[mission.kind]}`}>
        <Progress mission={mission} />
        <b>
          {mission.have}/{mission.needs}
        </b>
        <span className={mission.have >= mission.needs ? 'good' : ''}>{stateOf(p.words.board, mission)}</span>
      </div>
    </Part>
  );
}

/** All that is known of a player: the name, the hand as far as it is known, and everything in play. */
function Player({ p, of }: { p: Props; of: Seat }) {
  const text = p.words.board;
  const q = p.view.players[of]!;
  const known = of === p.seat ? [] : knownOf(q);
  return (
    <>
      <Told name={p.who(of)} text={text.handOf(q.hand.length)}>
        {known.length > 0 && (
          <Part title={text.known}>
            <Chips p={p} cards={known} />
          </Part>
        )}
      </Told>
      <div className={style.tableau}>{q.faction >= 0 && <Tableau p={p} of={of} mention />}</div>
    </>
  );
}

/** Cards by name, copies together. */
const Chips = ({ p, cards }: { p: Props; cards: readonly Card[] }) => (
  <Pile>
    {piles(cards).map(({ card, n }) => {
      const { id, name } = designOf(p, card);
      return (
        <li key={id}>
          <Chip p={p} of={cardRef(id)} mention n={n}>
            {name[p.lang]}
          </Chip>
        </li>
      );
    })}
  </Pile>
);

/** Everything lies open there; copies together, the last one first. */
function DiscardPile(p: Props) {
  const text = p.words.board;
  const all = p.view.discard.toReversed();
  const say = all.length === 0 ? text.emptyPile : `${text.cards(all.length)}. ${text.lastFirst}:`;
  return (
    <Told name={text.discardPile} text={say}>
      <Chips p={p} cards={all} />
    </Told>
  );
}
