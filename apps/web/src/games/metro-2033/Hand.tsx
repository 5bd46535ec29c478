import { refKey } from '@ashtown/engine';
import { type Answer, type Card, USES, type Use } from '@ashtown/metro-2033/board';
import { roving } from '../../ui/roving.ts';
import { CardFace, frameOf } from './CardFace.tsx';
import style from './card.module.css';
import hand from './hand.module.css';
import { card as cardRef, option, type Props, type Seen } from './props.ts';
import { Said } from './Said.tsx';
import { Sign } from './Sign.tsx';
import { designOf, figureOf, offerOf, type Pile, piles, usesOf } from './summary.ts';
import tone from './tones.module.css';

const USE_SIGN = { play: 'arrow', protect: 'shield', discard: 'rise' } as const;

/** Questions in which a hand card is chosen first and its use afterwards. */
export const byCard = (question: string | null): boolean => question === 'turnAction' || question === 'freePlay';

/** The hand card that is chosen and waits for its use. */
export const chosenCard = (p: Props): Card | null =>
  byCard(p.question) && typeof p.draft === 'string' ? (p.tables.cardOf.get(p.draft) ?? null) : null;

export const handOf = (me: Seen): Pile[] => piles(me.hand.filter((x): x is Card => x !== null));

/** Chooses a hand card: for a use that is asked next, or as the answer itself. */
export function chooseCard(p: Props, card: Card): void {
  const { id } = designOf(p, card);
  const ref = cardRef(id);
  if (!byCard(p.question) || usesOf(p.offers, id).length === 0) return p.touch(ref);
  p.setDraft(p.draft === id ? undefined : id);
  if (!p.compact) p.inspect(ref);
}

function HandCard({ p, me, pile, digit }: { p: Props; me: Seen; pile: Pile; digit: number }) {
  const { card, n } = pile;
  const { id } = designOf(p, card);
  const ref = cardRef(id);
  const text = p.words.board;
  const { name, kind, text: say } = p.words.card(id);
  const standing = chosenCard(p) === card ? 'chosen' : p.standing(ref);
  const free = p.question === 'freePlay';
  const acting = p.question === 'turnAction' || free;
  const key =
    standing !== 'legal' || p.compact
      ? null
      : byCard(p.question)
        ? chosenCard(p) === null
          ? digit
          : null
        : p.hotkey(ref);
  return (
    <button
      type="button"
      tabIndex={-1}
      data-rove=""
      data-ref={refKey(ref)}
      data-standing={standing}
      aria-pressed={standing === 'chosen'}
      className={`${frameOf(p, card)} ${p.compact ? hand.tiny : hand.card}`}
      onClick={() => chooseCard(p, card)}
      onContextMenu={(e) => {
        e.preventDefault();
        p.inspect(ref);
      }}
    >
      <Said as={`${name}${n > 1 ? ` ${text.twice(n)}` : ''}, ${kind}. ${say}`}>
        <CardFace p={p} card={card} owner={me} tiny={p.compact} />
        {!p.compact && acting && (
          <span className={style.lamps} aria-hidden="true">
            {USES.map((use) => (
              <Lamp key={use} p={p} card={card} use={use} />
            ))}
          </span>
        )}
        {key !== null && (
          <span className={style.key} aria-hidden="true">
            {key}
          </span>
        )}
        {n > 1 && (
          <span className={style.times} aria-hidden="true">
            {text.twice(n)}
          </span>
        )}
      </Said>
    </button>
  );
}

/** Whether a use is possible now, and for how much. */
function Lamp({ p, card, use }: { p: Props; card: Card; use: Use }) {
  const n = figureOf(p, card, use);
  const on = offerOf(p.offers, use, designOf(p, card).id) !== undefined;
  return (
    <span className={`${style.lamp} ${on ? '' : style.off}`} title={p.words.board.use[use]}>
      <Sign id={USE_SIGN[use]} size={12} />
      {n === null ? '–' : use === 'discard' ? `+${n}` : n}
    </span>
  );
}

/** On a phone: the uses of the chosen card as buttons, the impossible ones too, which answer why. */
function Uses({ p, card }: { p: Props; card: Card | null }) {
  const text = p.words.board;
  const free = p.question === 'freePlay';
  if (card === null) return <p className={hand.hint}>{text.chooseCard}</p>;
  const { id } = designOf(p, card);
  return (
    <div className={hand.uses}>
      {USES.filter((use) => !(free && use === 'discard')).map((use) => {
        const n = figureOf(p, card, use);
        const offer = offerOf(p.offers, use, id);
        return (
          <button
            key={use}
            type="button"
            className={`btn ${offer ? '' : 'off'} ${hand.use}`}
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
  const text = p.words.board;
  const cards = handOf(me);
  const chosen = chosenCard(p);
  const asks = byCard(p.question) && cards.some(({ card }) => usesOf(p.offers, designOf(p, card).id).length > 0);
  return (
    <section
      ref={roving}
      className={`${tone.tones} ${hand.area} ${p.compact ? hand.compact : ''}`}
      aria-label={text.hand}
    >
      {p.compact && asks && <Uses p={p} card={chosen} />}
      <div className={hand.row}>
        {cards.map((pile, i) => (
          <HandCard key={designOf(p, pile.card).id} p={p} me={me} pile={pile} digit={i + 1} />
        ))}
      </div>
    </section>
  );
}
