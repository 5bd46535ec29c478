import type { Ref, Seat } from '@ashtown/engine';
import { type Card, EMPTY } from '@ashtown/metro-2033/board';
import type { ReactNode } from 'react';
import { CardFull, FactionFull } from './CardFull.tsx';
import style from './detail.module.css';
import { card as cardRef, type Props } from './props.ts';
import { designOf, knownOf, piles } from './summary.ts';
import { Tableau } from './Tableau.tsx';

/** At whose place a thing is. */
const WHOSE = /@\d+$/;

/** The card a ref is about: by its id, by its place in play, in the bazaar, or by its mission. */
export function cardOf(p: Props, of: Ref): Card | null {
  const [place = '', id] = of.id.replace(WHOSE, '').split('.');
  if (place === 'bazaar') return p.view.bazaar[Number(id) - 1] ?? EMPTY;
  return p.tables.cardOf.get(id ?? place) ?? null;
}

/** What the inspector tells about a thing of this game. */
export function Detail(p: Props & { of: Ref }): ReactNode {
  const { of } = p;
  const text = p.words.board;
  if (of.kind === 'player') return <Player p={p} of={Number(of.id)} />;
  if (of.id === 'discard') return <DiscardPile {...p} />;
  if (of.id === 'deck') return <Plain name={text.deck} say={text.cards(p.view.deck.length)} />;
  const zone = of.id.replace(WHOSE, '');
  if (zone === 'up') return <Plain name={text.above} say={text.aboveHelp} />;
  if (zone === 'down') return <Plain name={text.below} say={text.belowHelp(!p.view.options.hardNoRelief)} />;
  const own = p.seat === null ? undefined : p.tables.factions[p.view.players[p.seat]!.faction];
  const faction = of.id === 'mission.faction' ? own?.id : of.id;
  if (faction && p.tables.factionOf.has(faction)) return <FactionFull p={p} id={faction} />;
  // An answer that is not offered, such as `play res-pork`, is about its card.
  const named = of.kind === 'option' ? p.tables.cardOf.get(of.id.split(' ').at(-1)!) : cardOf(p, of);
  if (named === undefined || named === null || named === EMPTY) return <Plain name={p.words.ref(of)} say="" />;
  return <CardFull p={p} card={named} />;
}

/** All that is known of a player: the name, the hand as far as it is known, and everything in play. */
function Player({ p, of }: { p: Props; of: Seat }) {
  const text = p.words.board;
  const q = p.view.players[of]!;
  return (
    <article className={style.plain}>
      <h2>{p.who(of)}</h2>
      <p>{text.handOf(q.hand.length)}</p>
      {of !== p.seat && knownOf(q).length > 0 && (
        <>
          <p>{text.known}:</p>
          <Chips p={p} cards={knownOf(q)} />
        </>
      )}
      <div className={style.tableau}>{q.faction >= 0 && <Tableau p={{ ...p, compact: true }} of={of} mention />}</div>
    </article>
  );
}

/** Cards by name, copies together. */
const Chips = ({ p, cards }: { p: Props; cards: readonly Card[] }) => (
  <ul className={style.pile}>
    {piles(cards).map(({ card, n }) => {
      const c = designOf(p, card);
      return (
        <li key={c.id}>
          <button type="button" className="chip" onClick={() => p.inspect(cardRef(c.id))}>
            {c.name[p.lang]}
            {n > 1 && ` ${p.words.board.twice(n)}`}
          </button>
        </li>
      );
    })}
  </ul>
);

const Plain = ({ name, say }: { name: string; say: string }) => (
  <article className={style.plain}>
    <h2>{name}</h2>
    {say && <p>{say}</p>}
  </article>
);

/** Everything lies open there; copies together, the last one first. */
function DiscardPile(p: Props) {
  const text = p.words.board;
  const all = p.view.discard.toReversed();
  return (
    <article className={style.plain}>
      <h2>{text.discardPile}</h2>
      <p>{all.length === 0 ? text.emptyPile : `${text.cards(all.length)}. ${text.lastFirst}:`}</p>
      <Chips p={p} cards={all} />
    </article>
  );
}
