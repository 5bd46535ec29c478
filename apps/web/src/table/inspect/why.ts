import { type AnyGame, type Offer, type Ref, type Seat, sameRef, type Why } from '@ashtown/engine';

/** A question with at least so many kinds of answers is a whole turn: it is asked about everything. */
const A_TURN = 3;

interface Asked {
  game: Pick<AnyGame, 'explain' | 'deed'>;
  view: unknown;
  seat: Seat | null;
  question: string | null;
  offers: readonly Offer[];
}

/** Why nothing can be done with a thing now: the game's own reason, or that something else is asked. */
export type Reason = { t: 'game'; why: Why } | { t: 'asked' };

/** What is known without any reason: that nobody asks this seat. */
const BARE: readonly string[] = ['notAsked', 'over'];

/**
 * Never circular: what is asked now is a reason only for what it is not asked about. `refused`: somebody pressed it, and is
 * told also what goes without saying for whoever only looks: that it is not their turn, or that something else is asked.
 */
export function reasonOf(asked: Asked, about: readonly Ref[], refused: boolean): Reason | null {
  const { game, view, seat, question, offers } = asked;
  if (seat === null || offers.some((o) => o.refs.some((r) => about.some((x) => sameRef(x, r))))) return null;
  let moment = false;
  for (const ref of about) {
    const why = game.explain(view, seat, ref);
    if (why === null) continue;
    if (why.t === 'notNow') moment ||= ref.kind !== 'player';
    else if (refused || !BARE.includes(why.t)) return { t: 'game', why };
  }
  return refused && moment && question !== null && isAside(asked, question, about) ? { t: 'asked' } : null;
}

/** Whether a question is about something else altogether: neither a whole turn nor a choice among such things. */
function isAside({ game, view, seat, offers }: Asked, question: string, about: readonly Ref[]): boolean {
  if (offers.length === 0) return false;
  const kinds = new Set(about.map(({ kind }) => kind));
  if (offers.some((o) => o.refs.some(({ kind }) => kinds.has(kind)))) return false;
  return new Set(offers.map(({ pick }) => game.deed(view, seat!, question, pick).verb)).size < A_TURN;
}

/** The answers that are about any of these, each kind of deed once before any comes again. */
export function answersAbout(asked: Asked, about: readonly Ref[]): readonly Offer[] {
  const { game, view, seat, question, offers } = asked;
  if (seat === null || question === null) return [];
  const found = offers.filter((o) => o.refs.some((r) => about.some((x) => sameRef(x, r))));
  const verbs = new Set<string>();
  const isFirst = ({ pick }: Offer) => {
    const { verb } = game.deed(view, seat, question, pick);
    return verbs.size < verbs.add(verb).size;
  };
  const first = found.filter(isFirst);
  return [...first, ...found.filter((o) => !first.includes(o))];
}
