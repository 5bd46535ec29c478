import { refKey } from '@ashtown/engine';
import { type Answer, type Card, type Design, USES, type Use } from '@ashtown/metro-2033/board';
import { card as cardRef, drawnBy, option, seenIn, Thing } from '../../kit/index.ts';
import { roving } from '../../ui/roving.ts';
import { Said } from '../../ui/Said.tsx';
import { activeSign, CardFace, frameOf, sayCard } from './CardFace.tsx';
import style from './hand.module.css';
import type { Props, Seen } from './props.ts';
import type { SignId } from './signs.ts';
import { type Copies, designOf, figureOf, offerOf, piles, usesOf } from './summary.ts';
import { Sign } from './Tokens.tsx';
import tones from './tones.module.css';

/** More than so many have no pictures, so that they stand in two rows. */
const MANY = 7;

/** Questions in which a hand card is chosen first and its use afterwards. */
const byCard = (question: string | null): boolean => question === 'turnAction' || question === 'freePlay';

/** The hand card that is chosen and waits for its use. */
export const chosenCard = (p: Props): Card | null =>
  byCard(p.question) && typeof p.draft === 'string' ? (p.tables.cardOf.get(p.draft) ?? null) : null;

export const handOf = (me: Seen): Copies[] => piles(me.hand.filter((x): x is Card => x !== null));

/** What a discarded card does beside raising markers is in the sign. */
const signOf = (use: Use, c: Design): SignId =>
  use === 'discard' ? (activeSign(c) ?? 'rise') : use === 'play' ? 'arrow' : 'shield';

/** A use of a hand card with its price; one that is impossible says what is short, and when pressed why. */
function UseButton({ p, card, use, n, up }: { p: Props; card: Card; use: Use; n: number; up: number }) {
  const text = p.words.board;
  const c = designOf(p, card);
  const offer = offerOf(p.offers, use, c.id);
  const short = use === 'discard' ? 0 : n - up;
  const active = use === 'discard' ? activeSign(c) : null;
  return (
    <button
      type="button"
      tabIndex={-1}
      data-rove=""
      data-tells={refKey(cardRef(c.id))}
      {...(offer ? { 'data-standing': 'legal' } : {})}
      className={`${style.use} ${offer ? '' : style.off}`}
      onClick={() => (offer ? p.answer(offer.pick as Answer) : p.touch(option(`${use} ${c.id}`)))}
    >
      <Said
        as={`${c.name[p.lang]}: ${text.labelFor(use, n, active)}${offer || short <= 0 ? '' : `, ${text.short(short)}`}`}
      >
        <span>
          <Sign id={signOf(use, c)} size={13} />
          <b>{use === 'discard' ? `+${n}` : n}</b>
        </span>
        <small>{!offer && short > 0 ? text.short(short) : active ? text.unleash[active] : text.use[use]}</small>
      </Said>
    </button>
  );
}

function HandCard({ p, me, copies: { card, n }, nth }: { p: Props; me: Seen; copies: Copies; nth: number }) {
  const c = designOf(p, card);
  const ref = cardRef(c.id);
  const chosen = chosenCard(p);
  const phone = p.size === 'phone';
  const asks = byCard(p.question);
  /** Chooses it for a use that is asked next, or as the answer itself; on a phone its uses stand below it. */
  const choose = () => {
    if (asks && phone) return p.inspect(ref);
    if (!asks || usesOf(p.offers, c.id).length === 0) return p.touch(ref);
    p.setDraft(p.draft === c.id ? undefined : c.id);
    p.inspect(ref);
  };
  return (
    <div className={style.held}>
      <Thing
        p={p}
        of={ref}
        look="bare"
        label={sayCard(p, c.id, n)}
        className={`${frameOf(c)} ${style.card}`}
        standing={asks && phone ? 'rest' : chosen === card ? 'chosen' : undefined}
        digit={asks ? (chosen === null ? nth : null) : undefined}
        onTouch={choose}
      >
        <CardFace p={p} card={card} owner={me} />
        {n > 1 && <span className={style.times}>{p.words.board.twice(n)}</span>}
      </Thing>
      <div className={style.uses}>
        {USES.map((use) => {
          const figure = figureOf(p, card, use);
          return figure === null ? null : <UseButton key={use} p={p} card={card} use={use} n={figure} up={me.up} />;
        })}
      </div>
    </div>
  );
}

/** The own hand. */
export const Hand = drawnBy(HandOf, ({ p, me }) => [p.draft, ...seenIn(p, [me])]);

function HandOf({ p, me }: { p: Props; me: Seen }) {
  const cards = handOf(me);
  return (
    <section
      ref={roving}
      className={`${tones.tones} ${style.hand} ${p.size === 'phone' ? style.phone : ''}`}
      data-many={cards.length > MANY}
      aria-label={p.words.board.hand}
    >
      <div className={style.row}>
        {cards.map((copies, i) => (
          <HandCard key={designOf(p, copies.card).id} p={p} me={me} copies={copies} nth={i + 1} />
        ))}
      </div>
    </section>
  );
}
