import type { Seat } from '@ashtown/engine';
import { mark, type Part, Strip, word } from '../51st-state-common/Strip.tsx';
import { Thing } from '../51st-state-common/Thing.tsx';
import { digitOf } from './gather.ts';
import { pileParts } from './look.ts';
import { tuckedText } from './names.ts';
import { type Props, tucked as tuckedRef } from './props.ts';
import { lyingParts } from './Rows.tsx';
import { type TuckedCard, tuckedOf } from './summary.ts';
import style from './tucked.module.css';

/** Questions that are about tucked cards and nothing else. */
const ABOUT_TUCKED: readonly string[] = ['giveUp', 'overflow'];
/** Questions that may be answered with tucked cards, among other things. */
const HOLDING: readonly string[] = ['main', 'step'];

function tuckedParts({ tables }: Props, { sort, id }: TuckedCard): readonly Part[] {
  const site = tables.sites[tables.faceOf(id)]!;
  if (sort === 'spoils') return pileParts(site.spoils);
  return site.dealRoom > 0 ? [mark('room'), word('+3')] : pileParts(site.deal);
}

/** Spoils and deals under the base, each by what it gives, with the points lying on it. */
export function Tucked({ p, of, small = false }: { p: Props; of: Seat; small?: boolean }) {
  const t = p.words.board;
  const q = p.view.players[of]!;
  const all = tuckedOf(p, q);
  const { used, room } = p.game.facts.roomOf(q);
  return (
    <section className={`${style.tucked} ${small ? style.small : p.compact ? style.large : ''}`} aria-label={t.tucked}>
      <span className={style.label}>
        {t.tucked} <b>{t.room(used, room)}</b>
      </span>
      {all.length === 0 && !small && <span className={style.none}>{t.nothingTucked}</span>}
      {all.map((x) => (
        <Tab key={x.key} p={p} of={of} x={x} small={small} />
      ))}
    </section>
  );
}

function Tab({ p, of, x, small }: { p: Props; of: Seat; x: TuckedCard; small: boolean }) {
  const ref = tuckedRef(x.sort, x.id);
  const mine = of === p.seat && p.question !== null;
  // Giving up a card is a free move nobody wants by mistake: pointing at it only offers to.
  const held = mine && HOLDING.includes(p.question!);
  return (
    <Thing
      p={p}
      of={ref}
      idle={!held && !(mine && ABOUT_TUCKED.includes(p.question!))}
      held={held}
      digit={p.compact || !held ? null : digitOf(p, ref)}
      label={tuckedText(p, x)}
      className={`${style.tab} ${style[x.sort]}`}
    >
      <Strip parts={tuckedParts(p, x)} size={small ? 15 : 17} />
      {x.ones + x.twos > 0 && (
        <span className={style.points}>
          <Strip parts={lyingParts(x)} size={13} />
        </span>
      )}
      {x.n > 1 && <b>×{x.n}</b>}
    </Thing>
  );
}
