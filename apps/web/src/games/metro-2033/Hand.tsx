import { refKey } from '@ashtown/engine';
import { type Answer, type Card, USES, type Use } from '@ashtown/metro-2033/board';
import { card as cardRef, option, Thing } from '../../kit/index.ts';
import { roving } from '../../ui/roving.ts';
import { CardFace, frameOf, sayCard } from './CardFace.tsx';
import style from './hand.module.css';
import type { Props, Seen } from './props.ts';
import { type Copies, designOf, figureOf, offerOf, piles, usesOf } from './summary.ts';
import { Sign } from './Tokens.tsx';
import tones from './tones.module.css';

const USE_SIGN = { play: 'arrow', protect: 'shield', discard: 'rise' } as const;

/** Questions in which a hand card is chosen first and its use afterwards. */
const byCard = (question: string | null): boolean => question === 'turnAction' || question === 'freePlay';

/** The hand card that is chosen and waits for its use. */
export const chosenCard = (p: Props): Card | null =>
  byCard(p.question) && typeof p.draft === 'string' ? (p.tables.cardOf.get(p.draft) ?? null) : null;

export const handOf = (me: Seen): Copies[] => piles(me.hand.filter((x): x is Card => x !== null));

/** For how much a use is possible. */
const lampOf = (use: Use, n: number | null) => (n === null ? '–' : use === 'discard' ? `+${n}` : n);

function HandCard({ p, me, copies: { card, n }, nth }: { p: Props; me: Seen; copies: Copies; nth: number }) {
  const c = designOf(p, card);
  const ref = cardRef(c.id);
  const chosen = chosenCard(p);
  const phone = p.size === 'phone';
  const asks = byCard(p.question);
  /** Chooses it for a use that is asked next, or as the answer itself. */
  const choose = () => {
    if (!asks || usesOf(p.offers, c.id).length === 0) return p.touch(ref);
    p.setDraft(p.draft === c.id ? undefined : c.id);
    if (!phone) p.inspect(ref);
  };
  return (
    <Thing
      p={p}
      of={ref}
      look="bare"
      label={sayCard(p, c.id, n)}
      className={`${frameOf(c)} ${phone ? style.tiny : style.card}`}
      standing={chosen === card ? 'chosen' : undefined}
      digit={asks ? (chosen === null ? nth : null) : undefined}
      onTouch={choose}
    >
      <CardFace p={p} card={card} owner={me} tiny={phone} />
      {!phone && asks && (
        <span className={style.lamps}>
          {USES.map((use) => (
            <span key={use} className={offerOf(p.offers, use, c.id) ? '' : style.off} title={p.words.board.use[use]}>
              <Sign id={USE_SIGN[use]} size={12} />
              {lampOf(use, figureOf(p, card, use))}
            </span>
          ))}
        </span>
      )}
      {n > 1 && <span className={style.times}>{p.words.board.twice(n)}</span>}
    </Thing>
  );
}

/** On a phone: the uses of the chosen card as buttons, the impossible ones too, which answer why. */
function Uses({ p, card }: { p: Props; card: Card | null }) {
  const text = p.words.board;
  if (card === null) return <p className={`${style.hint} muted`}>{text.chooseCard}</p>;
  const { id } = designOf(p, card);
  return (
    <div className={style.uses}>
      {USES.filter((use) => use !== 'discard' || p.question !== 'freePlay').map((use) => {
        const n = figureOf(p, card, use);
        const offer = offerOf(p.offers, use, id);
        return (
          <button
            key={use}
            type="button"
            className={`btn ${offer ? '' : 'off'} ${style.use}`}
            {...(offer ? { 'data-standing': 'legal', 'data-ref': refKey(option(use)) } : {})}
            onClick={() => (offer ? p.answer(offer.pick as Answer) : p.touch(option(`${use} ${id}`)))}
          >
            <Sign id={USE_SIGN[use]} size={14} />
            <span>{n === null ? text.use[use] : text.labelFor(use, n)}</span>
          </button>
        );
      })}
    </div>
  );
}

/** The own hand. */
export function Hand({ p, me }: { p: Props; me: Seen }) {
  const cards = handOf(me);
  const phone = p.size === 'phone';
  const asks = byCard(p.question) && cards.some(({ card }) => usesOf(p.offers, designOf(p, card).id).length > 0);
  return (
    <section
      ref={roving}
      className={`${tones.tones} ${style.hand} ${phone ? style.phone : ''}`}
      aria-label={p.words.board.hand}
    >
      {phone && asks && <Uses p={p} card={chosenCard(p)} />}
      <div className={style.row}>
        {cards.map((copies, i) => (
          <HandCard key={designOf(p, copies.card).id} p={p} me={me} copies={copies} nth={i + 1} />
        ))}
      </div>
    </section>
  );
}
