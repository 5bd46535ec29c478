import * as edition2010 from '@ashtown/51st-state-2010';
import { words as words2010 } from '@ashtown/51st-state-2010/text';
import * as master from '@ashtown/51st-state-master';
import { words as masterWords } from '@ashtown/51st-state-master/text';
import { type AnyGame, makeRng, type Ref, rand, refKey, type Seat, seedOf, tell, type Words } from '@ashtown/engine';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { board as board2010 } from '../../src/games/51st-state-2010/index.tsx';
import { board as boardMaster } from '../../src/games/51st-state-master/index.tsx';
import type { AnyGameBoard } from '../../src/table/board.ts';
import { propsFor } from './51st-state-kit.ts';

interface Edition {
  game: AnyGame;
  tables?: unknown;
  words: Words<unknown, unknown, unknown>;
  board: AnyGameBoard;
  options: unknown;
}
const EDITIONS: Readonly<Record<string, Edition>> = {
  '2010': {
    game: edition2010.game as AnyGame,
    tables: edition2010.tables,
    words: words2010.en as never,
    board: board2010,
    options: {},
  },
  master: {
    game: master.game as AnyGame,
    tables: master.tables,
    words: masterWords.en as never,
    board: boardMaster,
    options: {
      expansion: 'winter',
      bothExpansions: true,
      factions: 'dealt',
      ruinsScore: false,
      shipwreckUses: 2,
      perProducedLate: 'tally',
    },
  },
};

const ME: Seat = 0;

/** The names of everything on the table, as the stage finds them. */
function thingsIn({ game, tables, words, board }: Edition, view: unknown, seats: number): ReadonlySet<string> {
  const p = { ...propsFor(words, { view, seat: ME, question: '', offers: [] }), game, tables };
  const { Board, MyArea, Unseated, Panel } = board;
  const rivals = Array.from({ length: seats - 1 }, (_, i) => i + 1);
  const html = renderToStaticMarkup(
    createElement(
      Fragment,
      null,
      createElement(Board, p),
      createElement(MyArea!, p),
      Unseated && createElement(Unseated, p),
      rivals.map((of) => createElement(Panel, { ...p, of, key: of })),
    ),
  );
  return new Set([...html.matchAll(/data-ref="([^"]*)"/g)].map(([, key]) => key!));
}

/** The piles of the connections are not on the table. */
const isShown = ({ id }: Ref): boolean => !id.startsWith('links.');
/** A location in play. */
const isPlace = (ref: Ref | undefined): boolean => ref?.kind === 'slot' && /^\d+\.\d+$/.test(ref.id);

test.each([
  ['2010', 3, 25],
  ['master', 1, 15],
  ['master', 3, 20],
] as const)('%s, %i seats: whatever moves has its places on the table', { timeout: 120_000 }, (name, seats, least) => {
  const edition = EDITIONS[name]!;
  const { game } = edition;
  const s = game.setup(seats, edition.options, makeRng(seedOf(`things ${seats}`)), null);
  const rng = makeRng(seedOf(`answers ${seats}`));
  const seen = new Set<string>();
  for (let [seat] = game.asked(s); seat !== undefined; [seat] = game.asked(s)) {
    const before = game.view(s, ME);
    const log: { t: string; seat?: Seat }[] = [];
    const legal = game.legal(s, seat);
    game.apply(s, seat, legal[rand(rng, legal.length)], log);
    const told = log.flatMap((e) => {
      const shown = game.redact(e, ME);
      const moves = shown === null ? [] : (tell(game, shown).moves ?? []);
      return moves.map((move) => ({ key: `${e.t} ${e.seat === ME}`, move }));
    });
    // Drawing a table takes long: once for each kind of event, mine and theirs.
    if (told.every(({ key }) => seen.has(key))) continue;
    const there = new Set([...thingsIn(edition, before, seats), ...thingsIn(edition, game.view(s, ME), seats)]);
    for (const { key, move } of told) {
      seen.add(key);
      for (const ref of [move.from, move.to])
        if (ref && isShown(ref)) expect(there, `${key} ${refKey(ref)}`).toContain(refKey(ref));
      if (isPlace(move.to) && move.thing.kind === 'card') expect(there, key).toContain(refKey(move.thing));
    }
  }
  expect(seen.size).toBeGreaterThan(least);
});
