import type { Ref, Seat, Sight, Term } from '@ashtown/engine';
import { notPlain } from '../data.ts';
import { demand, refute } from '../fault.ts';
import type { Check } from '../moment.ts';

/** Every view has a value, made of the same named terms. */
export const evaluated: Check = {
  state({ game, state, viewers, memory }) {
    for (const seat of viewers) {
      if (seat === null) continue;
      const terms: readonly Term[] = game.evaluate(game.view(state, seat), seat);
      const odd = terms.find((term) => !Number.isFinite(term.value));
      demand('evaluate', odd === undefined, () => `${odd?.id} is ${odd?.value}`);
      const ids = terms.map((term) => term.id).join(' ');
      demand(
        'evaluate',
        terms.length > 0 && new Set(terms.map((t) => t.id)).size === terms.length,
        () => `terms ${ids}`,
      );
      memory.terms ??= ids;
      demand('evaluate', ids === memory.terms, () => `terms ${ids}, elsewhere ${memory.terms}`);
    }
  },
};

/** What bots reckon with in a dream is what they would make of the view of it: it reads nothing hidden. */
export const foreseen: Check = {
  state({ game, state, viewers, thorough }) {
    const { ahead } = game;
    if (!ahead) return;
    for (const seat of viewers) {
      if (seat === null) continue;
      const view = game.view(state, seat);
      const seen = JSON.stringify(game.evaluate(view, seat));
      const read = ahead.evaluatesStates ? JSON.stringify(game.evaluate(state, seat)) : seen;
      demand('foresight', read === seen, () => `seat ${seat} makes ${read} of the state, ${seen} of its view`);
    }
    if (!thorough) return;
    for (const seat of viewers) {
      if (seat === null || !ahead.sight) continue;
      const seen = JSON.stringify(looked(ahead.sight, game.view(state, seat), seat));
      const read = JSON.stringify(looked(ahead.sight, state, seat));
      demand('foresight', read === seen, () => `seat ${seat} sees ${read} in the state, ${seen} in its view`);
    }
    for (const seat of game.asked(state)) {
      const legal = game.legal(state, seat);
      const seen = ahead.reckon?.(game.view(state, seat), seat, legal);
      const dreamt = ahead.reckon?.(state, seat, legal);
      demand('foresight', `${seen}` === `${dreamt}`, () => `seat ${seat} reckons ${dreamt}, by its view ${seen}`);
      demand('foresight', !seen || seen.length === legal.length, () => `${seen?.length} of ${legal.length} answers`);
    }
  },
};

function looked<T>({ names, look }: Sight<T>, table: T, seat: Seat): Record<string, number> {
  const seen: Record<string, number> = {};
  look(table, seat, (at, amount) => {
    const name = names[at];
    demand('foresight', name !== undefined && Number.isFinite(amount), () => `${amount} under ${at}: ${name}`);
    seen[name!] = (seen[name!] ?? 0) + amount;
  });
  return seen;
}

/** What a legal answer is about needs no reason; for anything else one may be given. */
export const explained: Check = {
  state({ game, state, thorough, memory }) {
    if (!thorough) return;
    for (const seat of game.asked(state)) {
      const view = game.view(state, seat);
      const usable = new Set<string>();
      for (const pick of game.legal(state, seat))
        for (const ref of game.refs(pick)) usable.add(`${ref.kind} ${ref.id}`);
      for (const [name, ref] of memory.refs as ReadonlyMap<string, Ref>) {
        const why = game.explain(view, seat, ref);
        if (why === null) continue;
        refute('explain', notPlain(why));
        demand('explain', !usable.has(name), () => `seat ${seat} can use ${name} and is told ${why.t}`);
      }
    }
  },
};
