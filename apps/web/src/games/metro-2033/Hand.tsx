import { type Card, tables } from '@ashtown/catalog/metro-2033';
import { refKey } from '@ashtown/engine';
import { roving } from '../../ui/roving.ts';
import { CardFace, frameOf } from './CardFace.tsx';
import style from './card.module.css';
import hand from './hand.module.css';
import { card as cardRef, option, type Props, type Seen } from './props.ts';
import { Said } from './Said.tsx';
import { Sign } from './Sign.tsx';
import { designOf, figureOf, type Pile, piles, USES, type Use, usesOf } from './summary.ts';
import { boardText } from './text/index.ts';
import tone from './tones.module.css';

const USE_SIGN = { play: 'arrow', protect: 'shield', discard: 'rise' } as const;

/** Questions in which a hand card is chosen first and its use afterwards. */
export const byCard = (question: string | null): boolean => question === 'turnAction' || question === 'freePlay';

/** The hand card that is chosen and waits for its use. */
export const chosenCard = (p: Props): Card | null =>
  byCard(p.question) && typeof p.draft === 'string' ? (tables.cardOf.get(p.draft) ?? null) : null;

export const handOf = (me: Seen): Pile[] => piles(me.hand.filter((x): x is Card => x !== null));

/** Chooses a hand card: for a use that is asked next, or as the answer itself. */
export function chooseCard(p: Props, card: Card): void {
  const { id } = designOf(card);
  const ref = cardRef(id);
  if (!byCard(p.question) || usesOf(p.offers, id).length === 0) return p.touch(ref);
  p.setDraft(p.draft === id ? undefined : id);
  if (!p.compact) p.inspect(ref);
}

function HandCard({ p, me, pile, digit }: { p: Props; me: Seen; pile: Pile; digit: number }) {
  const { card, n } = pile;
  const { id } = designOf(card);
  const ref = cardRef(id);
  const text = boardText(p.lang);
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
      className={`${frameOf(card)} ${p.compact ? hand.tiny : hand.card}`}
      onClick={() => chooseCard(p, card)}
      onContextMenu={(e) => {
        e.preventDefault();
        p.inspect(ref);
      }}
    >
      <Said as={`${name}${n > 1 ? ` ${text.twice(n)}` : ''}, ${kind}. ${say}`}>
        <CardFace card={card} owner={me} lang={p.lang} tiny={p.compact} />
        {!p.compact && acting && (
          <span className={style.lamps} aria-hidden="true">
            {USES.map((use) => (
              <Lamp key={use} p={p} me={me} card={card} use={use} free={free} />
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
function Lamp({ p, me, card, use, free }: { p: Props; me: Seen; card: Card; use: Use; free: boolean }) {
  const n = figureOf(me, card, use, free);
  const on = usesOf(p.offers, designOf(card).id).includes(use);
  return (
    <span className={`${style.lamp} ${on ? '' : style.off}`} title={boardText(p.lang).use[use]}>
      <Sign id={USE_SIGN[use]} size={12} />
      {n === null ? '–' : use === 'discard' ? `+${n}` : n}
    </span>
  );
}

/** On a phone: the uses of the chosen card as buttons, the impossible ones too, which answer why. */
function Uses({ p, me, card }: { p: Props; me: Seen; card: Card | null }) {
  const text = boardText(p.lang);
  const free = p.question === 'freePlay';
  if (card === null) return <p className={hand.hint}>{text.chooseCard}</p>;
  const { id } = designOf(card);
  const offered = usesOf(p.offers, id);
  return (
    <div className={hand.uses}>
      {USES.filter((use) => !(free && use === 'discard')).map((use) => {
        const n = figureOf(me, card, use, free);
        const on = offered.includes(use);
        return (
          <button
            key={use}
            type="button"
            className={`btn ${on ? '' : 'off'} ${hand.use}`}
            {...(on ? { 'data-standing': 'legal', 'data-ref': refKey(option(use)) } : {})}
            onClick={() => (on ? p.answer(`${use} ${id}` as never) : p.touch(option(`${use} ${id}`)))}
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
  const text = boardText(p.lang);
  const cards = handOf(me);
  const chosen = chosenCard(p);
  const asks = byCard(p.question) && cards.some(({ card }) => usesOf(p.offers, designOf(card).id).length > 0);
  return (
    <section
      ref={roving}
      className={`${tone.tones} ${hand.area} ${p.compact ? hand.compact : ''}`}
      aria-label={text.hand}
    >
      {p.compact && asks && <Uses p={p} me={me} card={chosen} />}
      <div className={hand.row}>
        {cards.map((pile, i) => (
          <HandCard key={designOf(pile.card).id} p={p} me={me} pile={pile} digit={i + 1} />
        ))}
      </div>
    </section>
  );
}
