import { type AnyGame, type Ref, refKey, type Seat } from '@ashtown/engine';
import type { Line } from '../../story/lines.ts';
import { MOST_TIED } from './rows.ts';

/** Something one would tell of a game afterwards. */
export interface Highlight {
  /** `round`: the best round; `card`: what gave most; else a feat of the game's list. */
  id: string;
  seats: readonly Seat[];
  n: number;
  round?: number;
  /** What it was about, the most frequent first, and how often. */
  things: readonly { thing: Ref; times: number }[];
  /** Of a round: what it came from, the largest first. */
  sources: readonly { source: string; n: number }[];
  /** The moment after it. */
  at: number;
}

interface Count {
  seat: Seat;
  n: number;
  at: number;
  things: Map<string, { thing: Ref; times: number }>;
  sources: Map<string, number>;
  round?: number;
}

const fresh = (seat: Seat): Count => ({ seat, n: 0, at: 0, things: new Map(), sources: new Map() });

/** Counts by a key. */
class Tally {
  readonly #counts = new Map<string, Count>();

  add(key: string, seat: Seat, n: number, at: number, more: { thing?: Ref; source?: string; round?: number } = {}) {
    let count = this.#counts.get(key);
    if (!count) {
      count = fresh(seat);
      this.#counts.set(key, count);
    }
    count.n += n;
    count.at = at;
    if (more.round !== undefined) count.round = more.round;
    if (more.source !== undefined) count.sources.set(more.source, (count.sources.get(more.source) ?? 0) + n);
    if (!more.thing) return;
    const id = refKey(more.thing);
    count.things.set(id, { thing: more.thing, times: (count.things.get(id)?.times ?? 0) + 1 });
  }

  /** Those with most; nobody where too many have it. */
  best(least: number): Count[] {
    const all = [...this.#counts.values()];
    const most = Math.max(0, ...all.map(({ n }) => n));
    const first = all.filter(({ n }) => n === most);
    return most >= least && first.length <= MOST_TIED ? first : [];
  }
}

function highlight(id: string, best: readonly Count[]): Highlight[] {
  const [first] = best;
  if (!first) return [];
  return [
    {
      id,
      seats: best.map(({ seat }) => seat),
      n: first.n,
      ...(first.round !== undefined && { round: first.round }),
      things: [...first.things.values()].toSorted((a, b) => b.times - a.times),
      sources: [...first.sources]
        .map(([source, n]) => ({ source, n }))
        .filter(({ n }) => n !== 0)
        .toSorted((a, b) => Math.abs(b.n) - Math.abs(a.n)),
      at: first.at,
    },
  ];
}

/** What stood out, as far as the log tells: nothing is guessed. */
export function highlightsOf(game: AnyGame, lines: readonly Line[]): Highlight[] {
  const rounds = new Tally();
  const cards = new Tally();
  const feats = Object.entries(game.feats ?? {}).map(([id, of]) => ({ id, of, tally: new Tally() }));
  for (const { at, event, telling, round, phase } of lines) {
    const card = telling.about.find(({ kind }) => kind === 'card');
    for (const { seat, what, n, source = '' } of telling.delta ?? []) {
      if (what !== 'score') continue;
      if (round !== null && phase !== 'scoring') rounds.add(`${round} ${seat}`, seat, n, at + 1, { source, round });
      if (card && n > 0) cards.add(`${seat} ${card.id}`, seat, n, at + 1, { thing: card });
    }
    for (const { of, tally } of feats) {
      const feat = of(event);
      if (feat) tally.add(`${feat.seat}`, feat.seat, feat.n, at + 1, feat.thing ? { thing: feat.thing } : {});
    }
  }
  return [
    ...highlight('round', rounds.best(2).slice(0, 1)),
    ...highlight('card', cards.best(2).slice(0, 1)),
    ...feats.flatMap(({ id, tally }) => highlight(id, tally.best(2))),
  ];
}
