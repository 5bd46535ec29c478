import { makeRng, rand, seedOf, shuffle } from '@ashtown/engine';
import { game, type State, tables } from '../../src/index.ts';

/** What a random game hardly comes to, laid out before it begins: cards, tokens, energy, Units and Subway turns for all. */
function enrich(s: State, seed: string): void {
  const rng = makeRng(seedOf(`${seed} later`));
  const cards = shuffle(rng, [...s.deck, ...s.bank.flatMap((id) => id ?? [])]);
  const most = rand(rng, 8);
  for (const [seat, p] of s.players.entries()) {
    const mine = cards.filter((id) => tables.cards[id]!.keep).slice(0, most);
    for (const id of mine) cards.splice(cards.indexOf(id), 1);
    p.cards = tables.cardIds.filter((id) => mine.includes(id));
    p.energy = rand(rng, 25);
    p.jinx = rand(rng, 3);
    p.web = rand(rng, 3);
    if (mine.includes('carapace')) p.carapace = rand(rng, 4);
    if (rand(rng, 3) === 0) s.claims.push(seat);
    if (rand(rng, 2) === 0) s.queue.push({ seat, subway: true });
  }
  s.bank = cards.splice(0, 3);
  s.discard = cards.splice(0, rand(rng, cards.length));
  s.deck = cards;
  for (let stack = 0; stack < s.height.length; stack += 3)
    for (let left = rand(rng, 4); left > 0; left--) {
      const at = 3 * stack + --s.height[stack]!;
      const tile = s.tiles[at]!;
      s.tiles[at] = -1;
      s.razed[tile]!++;
      s.units[stack + tables.tiles[tile]!.unit]!++;
    }
}

/** The game, begun like this. */
export const later = (seed: string): typeof game => ({
  ...game,
  setup(...given) {
    const s = game.setup(...given);
    enrich(s, seed);
    return s;
  },
});
