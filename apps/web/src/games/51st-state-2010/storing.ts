import { type Answer, KINDS, type Place, RESOURCES } from '@ashtown/51st-state-2010/board';
import { option } from '../../kit/index.ts';
import type { Gathered } from '../../table/board.ts';
import { pileOf } from './look.ts';
import type { Props } from './props.ts';
import { signed } from './signed.ts';

/** What a store shall hold is put together on the board, one resource after another. */

/** The store that is being rearranged. */
export function storeOf(p: Props): Place | null {
  const top = p.view.stack.at(-1);
  if (top?.t !== 'store' || p.seat === null) return null;
  return p.view.players[p.seat]!.places.find((x) => x.no === top.no) ?? null;
}

const isContent = (x: unknown): x is readonly number[] => Array.isArray(x) && x.length === KINDS;
/** The content as it is put together: what lies there, until something was changed. */
export function wantedOf(p: Props): readonly number[] {
  if (isContent(p.draft)) return p.draft;
  const stock = storeOf(p)?.stock ?? [];
  return RESOURCES.map((_, k) => stock[k] ?? 0);
}

export const fillPick = (content: readonly number[]): Answer =>
  `fill ${content.flatMap((n, k) => Array<string>(n).fill(RESOURCES[k]!)).join(' ') || 'nothing'}` as Answer;

const contentOf = (pick: unknown): readonly number[] => {
  const goods = (pick as Answer & string).split(' ');
  return RESOURCES.map((res) => goods.filter((x) => x === res).length);
};

/** Whether some content that is offered has at least this many of a kind. */
export const canHold = (p: Pick<Props, 'offers'>, kind: number, n: number): boolean =>
  p.offers.some((o) => contentOf(o.pick)[kind]! >= n);

/** Whether it is part of something that is offered. What lies there now is not offered itself, but on the way to more. */
const leadsOn = (p: Pick<Props, 'offers'>, content: readonly number[]): boolean =>
  p.offers.some((o) => contentOf(o.pick).every((n, k) => n >= content[k]!));

export function gatherStore(p: Props): Gathered {
  const t = p.words.board;
  const wanted = wantedOf(p);
  const pick = fillPick(wanted);
  const offered = p.offers.some((o) => o.pick === pick);
  return {
    main: offered ? { pick, label: t.holds(signed(pileOf(wanted)) || t.nothing) } : null,
    hint: t.asBefore,
    others: [],
    keys: RESOURCES.map((res) => option(res)),
    toggle(ref) {
      const kind = RESOURCES.indexOf(ref.id as never);
      const more = wanted.with(kind, wanted[kind]! + 1);
      p.setDraft(leadsOn(p, more) ? more : wanted.with(kind, 0));
    },
  };
}
