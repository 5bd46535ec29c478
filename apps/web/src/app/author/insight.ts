import {
  type AnyFrame,
  type AnyGame,
  type Offer,
  offersOf,
  parseMatch,
  type Ref,
  refKey,
  replay,
} from '@ashtown/engine';
import type { Position } from '@ashtown/protocol';
import type { TableLink } from '../../net/link.ts';

/** Whether somebody writes a game here: in development, or where the address asks for it. */
export const isAuthor = (): boolean => import.meta.env.DEV || new URLSearchParams(location.search).has('inspect');

/** An answer as the page offers it, and what the game says it is. */
export interface OfferShown {
  pick: unknown;
  refs: readonly string[];
  deed?: unknown;
}

/** What an author sees of a moment. */
export interface Insight {
  view: unknown;
  /** The whole state with all its secrets; null where it is not to be had. */
  state: unknown;
  /** What happens next, first things first: that of the state, else as the view shows it. */
  stack: readonly AnyFrame[];
  offers: readonly OfferShown[];
}

/**
 * The state of a table in this page, replayed from its match file. There is none at a table with several people before it is
 * over, and never one on a server.
 */
export async function stateOf(link: Pick<TableLink, 'kind' | 'file'>, game: AnyGame): Promise<unknown> {
  const text = link.kind === 'offline' ? await link.file?.() : null;
  if (!text) return null;
  const parsed = parseMatch(text, (id) => (id === game.id ? game : undefined));
  if (!parsed.ok) return null;
  const played = replay(game, parsed.match);
  return played.ok ? played.state : null;
}

export function insightOf(game: AnyGame, { view, seat, question }: Position, state: unknown): Insight {
  const { stack = [] } = ((state ?? view) as { stack?: readonly AnyFrame[] } | null) ?? {};
  const offers: readonly Offer[] = seat === null || question === null ? [] : offersOf(game, view, seat);
  return {
    view,
    state,
    stack: stack.toReversed(),
    offers: offers.map(({ pick, refs }) => ({
      pick,
      refs: refs.map((ref: Ref) => refKey(ref)),
      ...(game.deed && { deed: game.deed(view, seat!, question!, pick) }),
    })),
  };
}
