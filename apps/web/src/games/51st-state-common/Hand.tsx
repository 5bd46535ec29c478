import { refKey } from '@ashtown/engine';
import { useState } from 'react';
import { card, slot, Thing } from '../../kit/index.ts';
import { roving } from '../../ui/roving.ts';
import { Card } from './Card.tsx';
import style from './hand.module.css';
import { Mark, type MarkId } from './marks.tsx';
import type { Props } from './props.ts';
import { handOf, lookAt, lookOf } from './summary.ts';
import { Good } from './tokens.tsx';
import { useWidth } from './useWidth.ts';

/** The name of a card, its kind and what it does, as they are read aloud. */
export function cardText(p: Props, id: string): string {
  const { name, kind, text } = p.words.card(id);
  return p.words.board.cardOf(name, kind, text);
}

/** What can be done with a card of the hand: buttons with the price, or with what is missing. `brief`: in a line, without words. */
function Uses({ p, id, brief }: { p: Props; id: string; brief: boolean }) {
  const turn = p.question === p.edition.about.turn;
  const { name } = p.words.card(id);
  const { deed } = p.words.board;
  // A card with a single use is that answer itself, and needs no field of its own.
  const whole = lookOf(p, id)!.site === undefined;
  const uses = p.edition.uses(p, id);
  return (
    <span className={`${style.uses} ${brief ? style.brief : ''} ${whole ? style.whole : ''}`}>
      {uses.map(({ use, mark, tone, pick, can, price, short, says }) => (
        <Thing
          key={use}
          p={p}
          look="bare"
          of={whole ? card(id) : slot(`${use}.${id}`)}
          {...(whole && can ? { onTouch: () => p.answer(pick), digit: null } : {})}
          idle={!turn}
          label={`${name}. ${deed[use]}: ${says}`}
          className={`${style.use} ${style[tone]} ${can ? style.can : ''}`}
        >
          <span className={style.deed}>
            <Mark id={mark} size={12} />
            <span>{deed[use]}</span>
          </span>
          {turn && short > 0 && <span className={style.short}>{says}</span>}
          <span className={style.price}>
            {price.map(({ good, n }) => (
              <span key={good}>
                <b>{n}</b>
                <Good id={good} size={15} />
              </span>
            ))}
          </span>
        </Thing>
      ))}
    </span>
  );
}

/** The least width of a card with its picture, and of one without. */
const LEAST = { tall: 136, slim: 110 };
const GAP = 6;

/** How many cards stand in a line, and whether they have pictures: a hand that is too large for one line has two without. */
export function linesFor(n: number, width: number): { slim: boolean; columns: number } {
  if (width === 0 || n * (LEAST.tall + GAP) - GAP <= width) return { slim: false, columns: n };
  const most = Math.max(1, Math.floor((width + GAP) / (LEAST.slim + GAP)));
  return { slim: true, columns: Math.min(most, Math.ceil(n / 2)) };
}

/** With more cards than these a phone shows them by what can be done with them. */
const FEW = 2;

/** What can be done with cards of the hand now, and with how many of them. */
export function verbsOf(p: Props, ids: readonly string[]): readonly { use: string; mark: MarkId; n: number }[] {
  if (p.question !== p.edition.about.turn || ids.length <= FEW) return [];
  const found = new Map<string, { use: string; mark: MarkId; n: number }>();
  // What can be done with locations comes before what other cards are for.
  const sites = ids.toSorted((a, b) => Number(!lookOf(p, a)!.site) - Number(!lookOf(p, b)!.site));
  for (const { use, mark, can } of sites.flatMap((id) => p.edition.uses(p, id)))
    if (can) found.set(use, { use, mark, n: (found.get(use)?.n ?? 0) + 1 });
  return [...found.values()];
}

/** The verbs above a hand on a phone: each leaves the cards that it can be done with. Their line stays while there are none. */
function Verbs(props: { p: Props; ids: readonly string[]; verb: string | null; choose(verb: string | null): void }) {
  const { p, ids, verb, choose } = props;
  const { deed, all, hand } = p.words.board;
  if (ids.length <= FEW) return null;
  const verbs = verbsOf(p, ids);
  if (verbs.length === 0)
    return (
      <div className={style.verbs} aria-hidden="true">
        <span className="label">{hand(ids.length)}</span>
      </div>
    );
  return (
    <fieldset className={style.verbs} aria-label={hand(ids.length)}>
      <button type="button" aria-pressed={verb === null} onClick={() => choose(null)}>
        {all} <b>{ids.length}</b>
      </button>
      {verbs.map(({ use, mark, n }) => (
        <button key={use} type="button" aria-pressed={verb === use} onClick={() => choose(verb === use ? null : use)}>
          <Mark id={mark} size={13} />
          {deed[use]} <b>{n}</b>
        </button>
      ))}
    </fieldset>
  );
}

/** The hand of whoever looks: each location with its uses; without pictures where others need the room (`lean`). */
export function Hand({ p, lean = false }: { p: Props; lean?: boolean }) {
  const [room, width] = useWidth<HTMLDivElement>();
  const [wanted, want] = useState<string | null>(null);
  if (p.seat === null) return null;
  const t = p.words.board;
  const { about } = p.edition;
  const phone = p.size === 'phone';
  const held = handOf(p, p.seat);
  const ids = held.map(({ id }) => id);
  const verb = phone && verbsOf(p, ids).some(({ use }) => use === wanted) ? wanted : null;
  const cards = held.filter(({ id }) => !verb || p.edition.uses(p, id).some((x) => x.use === verb && x.can));
  const { slim, columns } = linesFor(cards.length, width);
  const shape = phone ? 'low' : slim || lean ? 'slim' : 'tall';
  return (
    <>
      {phone && <Verbs p={p} ids={ids} verb={verb} choose={want} />}
      <div ref={room} className={`${style.room} ${phone ? style.phone : slim ? style.slim : lean ? style.lean : ''}`}>
        {/* In another shape it is another: nothing of it jumps from where it stood before. */}
        <section
          key={shape}
          ref={roving}
          className={style.hand}
          style={{ '--columns': columns } as object}
          aria-label={t.hand(held.length)}
        >
          {cards.map(({ card: no, id }) => {
            const look = lookAt(p, no);
            return (
              <span key={no} data-ref={refKey(slot(`hand.${no}`))} className={style.held}>
                <Thing
                  p={p}
                  look="bare"
                  of={card(id)}
                  idle={!about.hand.includes(p.question ?? '')}
                  held={p.question === about.turn}
                  label={cardText(p, id)}
                  className={style.card}
                >
                  <Card look={look} shape={shape} />
                </Thing>
                <Uses p={p} id={id} brief={slim && !phone} />
              </span>
            );
          })}
          {held.length === 0 && <span className={style.none}>{t.hand(0)}</span>}
        </section>
      </div>
    </>
  );
}
