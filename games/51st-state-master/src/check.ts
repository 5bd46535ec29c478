import type { Tables } from './content/tables.ts';
import { TOKENS } from './content/vocabulary.ts';
import { reachesEnd, usesOf } from './rules/queries.ts';
import { deckOf } from './setup.ts';
import { NONE, type Player, type State } from './state.ts';

/** What must hold at every state and does not, in words: limits of the rules, and cards made or lost. */
export const brokenOf =
  (t: Tables) =>
  (s: State): readonly string[] => {
    const found: string[] = [];
    const must = (ok: boolean, what: string) => {
      if (!ok) found.push(what);
    };
    const all: Player[] = s.solo ? [...s.players, s.solo.rival] : s.players;
    for (const [seat, p] of all.entries()) {
      must(
        p.tokens.length === TOKENS && p.tokens.every((n) => Number.isInteger(n) && n >= 0),
        `FSM-79 supply of ${seat}`,
      );
      must(
        p.stored.every((n) => n >= 0),
        `FSM-210 storage of ${seat}`,
      );
      must(p.vp === p.from.reduce((sum, n) => sum + n, 0) && p.from.every((n) => n >= 0), `FSM-22 VP of ${seat}`);
      const numbers = p.places.map((place) => place.no);
      must(
        numbers.every((no, i) => no < p.built && (i === 0 || no > numbers[i - 1]!)),
        `FSM-56 order of places of ${seat}`,
      );
      for (const place of p.places) checkPlace(t, s, seat, place, must);
    }
    must(s.ending === reachesEnd(s) || s.winners !== null, 'FSM-175 the end');
    const chosen = new Set(s.players.map((p) => p.faction));
    const choosing = s.stack.some((f) => f.t === 'deal');
    must(choosing || (chosen.size === s.players.length && !chosen.has(NONE)), 'FSM-38 factions');
    checkCards(t, s, all, must);
    if (s.solo) {
      const { rival } = s.solo;
      must(rival.hand.length + rival.seen.length + rival.deals.length === 0, 'FSM-250 cards of the virtual opponent');
      must(rival.tokens.every((n) => n === 0) && rival.faction === -1, 'FSM-250 goods of the virtual opponent');
      must(s.solo.attacks <= 3, 'FSM-284 attacks');
    }
    return found;
  };

function checkPlace(t: Tables, s: State, seat: number, place: Player['places'][number], must: Must): void {
  const site = t.site[place.card];
  const name = `${seat}.${place.no}`;
  must(site !== undefined, `FSM-88 a connection is built: ${name}`);
  if (site === undefined) return;
  const most = usesOf(s, site);
  must(place.uses >= 0 && place.uses <= most, `FSM-131 uses of ${name}`);
  must(!place.visited || site.open, `FSM-143 a visit at ${name}`);
  must(!place.shield || site.shield === 0, `FSM-163 a shield on ${name}`);
  const bare = place.uses === 0 && !place.visited && !place.shield && !place.dented && place.stock === null;
  must(!place.ruins || bare, `FSM-123 Ruins ${name}`);
  const stocked = site.bonus?.t === 'stock';
  must(place.stock === null || (stocked && place.stock.every((n) => n >= 0)), `FSM-239 ${name}`);
}

type Must = (ok: boolean, what: string) => void;

/** Every card is in one place (FSM-8, FSM-30). */
function checkCards(t: Tables, s: State, all: readonly Player[], must: Must): void {
  const there: number[] = [...s.deck, ...s.discard, ...s.display, ...(s.solo?.pile ?? [])];
  const links: number[] = [...s.links.flat(), ...s.spentLinks.flat(), ...s.faceUp.filter((card) => card >= 0)];
  const held = all.flatMap((p) => [...p.hand, ...p.seen, ...p.deals, ...p.places.map((place) => place.card)]);
  if (s.limbo >= 0) held.push(s.limbo);
  for (const card of held) (t.isConnection(card) ? links : there).push(card);
  const same = (a: readonly number[], b: readonly number[]) => {
    const seen = new Uint8Array(t.cards);
    for (const card of a) seen[card]!++;
    return a.length === b.length && b.every((card) => seen[card] === 1);
  };
  must(same(there, deckOf(t, s.options)), `FSM-8 locations: ${there.length}`);
  must(same(links, t.linkCards.flat()), `FSM-8 connections: ${links.length}`);
  must(
    all.every((p) => p.hand.every((card) => !t.isConnection(card)) && p.deals.every((card) => !t.isConnection(card))),
    'FSM-88 a connection among hidden cards or deals',
  );
  must(
    s.deck.every((card) => s.shuffled[card] === s.shuffles),
    'FSM-26 a card of the deck was not in the last shuffle',
  );
}
