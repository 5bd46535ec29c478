import { type PlayerView, VP_SLOTS } from '@ashtown/51st-state-2010/board';
import { refKey, type Seat } from '@ashtown/engine';
import { aboutRef } from '../51st-state-common/props.ts';
import { Small } from '../51st-state-common/Small.tsx';
import { type Part, Strip } from '../51st-state-common/Strip.tsx';
import { goodsText, lookOf } from '../51st-state-common/summary.ts';
import { goodsIn } from './look.ts';
import { lyingOn, lyingParts } from './lying.ts';
import { type Props, tuckedRef } from './props.ts';
import style from './tucked.module.css';

/** A tucked card: where it lies in the list, what it is. Equal ones without tokens are one. */
interface TuckedCard {
  key: string;
  sort: 'spoils' | 'deal';
  id: string;
  n: number;
  ones: number;
  twos: number;
}
export function tuckedOf({ tables }: Pick<Props, 'tables'>, p: PlayerView): readonly TuckedCard[] {
  const found = new Map<string, TuckedCard>();
  const add = (sort: TuckedCard['sort'], card: number, ones: number, twos: number) => {
    const id = tables.id[card]!;
    const all = [...found.values()].filter((x) => x.sort === sort && x.id === id);
    const same = all.find((x) => x.ones === ones && x.twos === twos);
    // Tokens change what is alike, but not which card it is.
    const key = same?.key ?? `${sort} ${id} ${all.length}`;
    found.set(key, { key, sort, id, ones, twos, n: (same?.n ?? 0) + 1 });
  };
  for (const card of p.spoils) add('spoils', card, 0, 0);
  for (const { card, ones, twos } of p.deals) add('deal', card, ones, twos);
  return [...found.values()];
}

/** Questions that are about tucked cards and nothing else. */
const ABOUT_TUCKED: readonly string[] = ['giveUp', 'overflow'];
/** Questions that may be answered with tucked cards, among other things. */
const HOLDING: readonly string[] = ['main', 'after', 'step'];

/** A tucked card as it is read aloud. */
function tuckedText(p: Props, x: TuckedCard): string {
  const site = p.tables.sites[p.tables.faceOf(x.id)]!;
  const name = `${p.words.board[x.sort]}: ${p.words.card(x.id).name}`;
  return [
    x.n > 1 ? `${x.n} × ${name}` : name,
    site.dealRoom > 0 && x.sort === 'deal' ? '' : goodsText(p, goodsIn(site[x.sort])),
    ...lyingOn(p, { ...x, stock: null }, VP_SLOTS),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Spoils and deals under the base, each by what it gives, with the points lying on it. */
export function Tucked({ p, of, small = false }: { p: Props; of: Seat; small?: boolean }) {
  const t = p.words.board;
  const q = p.view.players[of]!;
  const all = tuckedOf(p, q);
  const { used, room } = p.game.facts.roomOf(q);
  return (
    <section
      className={`${style.tucked} ${small ? style.small : ''}`}
      aria-label={t.tucked}
      data-tells={refKey(aboutRef('under'))}
    >
      <span className={style.label}>
        {t.tucked} <b>{t.room(used, room)}</b>
      </span>
      {all.length === 0 && !small && <span className={style.label}>{t.nothingTucked}</span>}
      {all.map((x) => (
        <Tab key={x.key} p={p} of={of} x={x} small={small} />
      ))}
    </section>
  );
}

function Tab({ p, of, x, small }: { p: Props; of: Seat; x: TuckedCard; small: boolean }) {
  const mine = of === p.seat && p.question !== null;
  // Giving up a card is a free move nobody wants by mistake: pointing at it only offers to.
  const held = mine && HOLDING.includes(p.question!);
  const gives: readonly Part[] = lookOf(p, x.id)!.site![x.sort];
  return (
    <Small
      p={p}
      of={tuckedRef(x.sort, x.id)}
      idle={!held && !(mine && ABOUT_TUCKED.includes(p.question!))}
      held={held}
      label={tuckedText(p, x)}
      className={`${style.tab} ${style[x.sort]}`}
    >
      <Strip parts={gives} size={small ? 15 : 17} />
      {x.ones + x.twos > 0 && (
        <span className={style.points}>
          <Strip parts={lyingParts({ ...x, stock: null })} size={13} />
        </span>
      )}
      {x.n > 1 && <b>×{x.n}</b>}
    </Small>
  );
}
