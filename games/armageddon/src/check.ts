import { sum } from './answers/figures.ts';
import type { Tables } from './content/tables.ts';
import { COLOURS, FIGURES, figureOf, PRIVATE_TILES, ROUNDS, SITES } from './content/vocabulary.ts';
import { isCounted, unknownTo } from './rules/deck.ts';
import { isExtended, openly, owned, ownedInAll } from './rules/queries.ts';
import { countKinds } from './rules/scoring.ts';
import { type Frame, HI, LEAST, LO, MOST, type Player, type State } from './state.ts';

type Must = (ok: boolean, what: string) => void;

/** What must hold at every state and does not, in words: limits of the rules, and components made or lost. */
export function broken(t: Tables, s: State): readonly string[] {
  const found: string[] = [];
  const must: Must = (ok, what) => {
    if (!ok) found.push(what);
  };
  must(s.round >= 0 && s.round <= ROUNDS, `ARM-45 round ${s.round}`);
  for (const [seat, p] of s.players.entries()) checkPlayer(t, s, seat, p, must);
  must(!s.over || s.stack.length === 0, 'the game is over, and something is to come');
  must(new Set(s.players.map((p) => p.arrived)).size === s.players.length, 'ARM-22 two markers arrived at once');
  checkFigures(t, s, must);
  checkCards(t, s, must);
  checkTiles(t, s, must);
  for (const f of s.stack) checkFrame(t, s, f, must);
  for (const [area, order] of s.order.entries())
    must(new Set(order).size === order.length, `ARM-79 two bids of one player in area ${area}`);
  return found;
}

function checkPlayer(t: Tables, s: State, seat: number, p: Player, must: Must): void {
  must(p.vp >= 0, `ARM-21 VP of ${seat}: ${p.vp}`);
  must(sum(p.from) === p.vp, `sources of ${seat}`);
  must(p.marauders >= 0 && p.marauders <= t.last, `ARM-25 marauders of ${seat}: ${p.marauders}`);
  must(p.damage >= 1 && p.damage <= t.damage.length, `ARM-29 damage of ${seat}: ${p.damage}`);
  must(p.aside === 0 || p.aside === 1, `ARM-64 leaders aside of ${seat}: ${p.aside}`);
  must(
    [...p.screen, ...p.placed].every((n) => n >= 0),
    `ARM-5 survivors of ${seat}`,
  );
  must(p.city.length === SITES && p.city.every((b) => b < t.buildings.length), `ARM-11 city of ${seat}`);
  for (const [site, b] of p.city.entries()) {
    if (b < 0) continue;
    const { id, placement, lines, passives } = t.buildings[b]!;
    if (site < 2) must(t.accepts[site] === placement || placement === 'printed', `ARM-121 ${id} on site ${site + 1}`);
    for (const [line, { times }] of lines.entries())
      must(p.used[site * 2 + line]! <= times, `ARM-165 line ${line + 1} of ${id}`);
    for (const e of passives)
      if (e.t === 'exclusiveWith')
        must(!p.city.includes(t.index.building.get(e.building)!), `ARM-199 ${id} beside ${e.building}`);
  }
  must(
    p.under.every((covered) => Math.floor(covered / 100) !== SITES - 1 || isExtended(p)),
    `ARM-156 site 8 of ${seat}`,
  );
  must(
    p.hand.every((kind, i) => i === 0 || p.hand[i - 1]! <= kind),
    `the hand of ${seat} is in order`,
  );
  must(p.tiles.length === PRIVATE_TILES, `ARM-39 private tiles of ${seat}`);
  must(p.chosen < 0 || p.tiles.includes(p.chosen), `ARM-221 the tile chosen by ${seat}`);
  checkKnowledge(t, s, seat, p, must);
}

/** What is said to be known is true. */
function checkKnowledge(t: Tables, s: State, seat: number, p: Player, must: Must): void {
  const hand = countKinds(t, p.hand);
  const open = countKinds(t, p.open);
  must(
    open.every((n, kind) => n <= hand[kind]!),
    `cards of ${seat} that everybody knows`,
  );
  if (s.counted >= 0) {
    const count = (cards: readonly number[]) => cards.filter((kind) => isCounted(t, s.counted, kind)).length;
    const n = count(p.hand) - count(p.open);
    must(n >= p.match[0]! && n <= p.match[1]!, `ARM-218 cards of ${seat}: ${n} in ${p.match}`);
  }
  const within = (n: number, lo: number, hi: number, what: string) =>
    must(n >= lo && n <= hi, `${what} of ${seat}: ${n} in ${lo} to ${hi}`);
  for (let c = 0; c < COLOURS.length; c++) within(owned(p, c), p.bounds[LO + c]!, p.bounds[HI + c]!, COLOURS[c]!);
  within(ownedInAll(p), p.bounds[LEAST]!, p.bounds[MOST]!, 'survivors');
  if (p.memory === null) return;
  const { sure, drawn, spied } = p.memory;
  for (let i = 0; i < spied.length; i += 2)
    must(s.players[spied[i]!]!.hand.includes(spied[i + 1]!), `${seat} has seen a card that is not there`);
  if (sure.length === 0) return;
  const somewhere = countKinds(t, [...s.deck.filter((_, i) => !(s.seen[i]! & (1 << seat)))]);
  for (const [other, q] of s.players.entries()) {
    if (other === seat) continue;
    for (const kind of q.look) somewhere[kind]!++;
    must(drawn[other]! <= unknownTo(p.memory, q, other), `${seat} counts too many cards drawn by ${other}`);
    if (drawn[other]! > 0) for (const kind of q.hand) somewhere[kind]!++;
  }
  must(
    sure.every((n, kind) => n <= somewhere[kind]!),
    `${seat} is sure of cards that are not there`,
  );
}

/** What somebody has answered so far can be answered. */
function checkFrame(t: Tables, s: State, f: Frame, must: Must): void {
  if (f.t === 'bidColour' || f.t === 'homelessColour') {
    const { screen } = s.players[f.seats[0]]!;
    const so = f.t === 'bidColour' ? f.bid : f.figures;
    must(
      so.every((n, c) => n <= screen[c]!),
      `${f.t} of survivors that are not there`,
    );
  }
  if (f.t === 'returnHomeless' || f.t === 'homelessColour')
    must(f.n <= sum(s.players[f.seats[0]]!.screen), `ARM-209 homeless of ${f.seats[0]}: ${f.n}`);
  if (f.t !== 'choosePrivateTile' || !f.got) return;
  const answers = Object.entries(f.got);
  must(answers.length < f.seats.length, 'ARM-222 everybody has chosen a tile');
  for (const [seat, id] of answers)
    must(
      f.seats.includes(Number(seat)) && s.players[Number(seat)]!.tiles.includes(t.index.scoring.get(id) ?? -1),
      `ARM-221 the tile of ${seat}`,
    );
}

/** ARM-3 and ARM-5: every figure is in one place. */
function checkFigures(t: Tables, s: State, must: Must): void {
  const n = s.bag.map((k, figure) => k + s.gone.figures[figure]!);
  for (let i = 0; i < s.figures.length; i++) n[i % FIGURES.length]! += s.figures[i]!;
  for (const p of s.players) for (let c = 0; c < COLOURS.length; c++) n[figureOf(c)]! += p.screen[c]! + openly(p, c);
  for (const [figure, name] of FIGURES.entries())
    must(
      n[figure] === t.total[figure] && s.bag[figure]! >= 0 && s.gone.figures[figure]! >= 0,
      `ARM-3 ${name}: ${n[figure]}`,
    );
}

/** ARM-6: 60 equipment cards, 14 and 14 building cards. */
function checkCards(t: Tables, s: State, must: Must): void {
  const n = countKinds(t, [
    ...s.deck,
    ...s.display.filter((kind) => kind >= 0),
    ...s.players.flatMap((p) => [...p.hand, ...p.look]),
  ]);
  for (const [kind, { id, copies }] of t.equipment.entries())
    must(n[kind]! + s.gone.equipment[kind]! === copies, `ARM-6 ${id}: ${n[kind]}`);
  must(s.seen.length === s.deck.length, 'the deck and who has seen it');
  const cards = [...s.level1, ...s.level2, ...s.offer, ...s.gone.buildings];
  for (const p of s.players) cards.push(...p.city, ...p.under.map((covered) => covered % 100));
  for (const f of s.stack) if (f.t === 'placeBuilding') cards.push(f.card);
  const levels = cards.filter((card) => card >= 0 && t.buildings[card]!.level > 0);
  const all = t.levels[1]!.length + t.levels[2]!.length;
  must(levels.length === all && new Set(levels).size === all, `ARM-6 building cards: ${levels.length}`);
}

/** ARM-6: 32 building tiles, 7 auction tiles, 10 scoring tiles. */
function checkTiles(t: Tables, s: State, must: Must): void {
  const n = s.gone.tiles.slice();
  const add = (tile: number) => {
    if (tile >= 0) n[tile]!++;
  };
  s.tiles.forEach(add);
  s.offerTiles.forEach(add);
  for (const p of s.players) add(p.houses);
  for (const f of s.stack) if (f.t === 'tile') add(f.tile);
  for (const [tile, { id, copies }] of t.tiles.entries()) must(n[tile] === copies, `ARM-6 ${id}: ${n[tile]}`);
  const auction = [...s.auction, ...s.auctionStack, ...s.gone.auction];
  must(new Set(auction).size === t.auction.length && auction.length === t.auction.length, 'ARM-6 auction tiles');
  const scoring = [...s.common, ...s.unseen, ...s.gone.scoring, ...s.players.flatMap((p) => p.tiles)];
  const there = scoring.filter((tile) => tile >= 0);
  must(there.length === t.scoring.length && new Set(there).size === there.length, 'ARM-6 scoring tiles');
}
