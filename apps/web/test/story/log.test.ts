import { findGame } from '@ashtown/catalog';
import { LANGS, type Seat } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { chaptersOf, linesIn, sumsOf } from '../../src/story/chapters.ts';
import { digestOf } from '../../src/story/digest.ts';
import { aboutOf, isForced, type Line, lastMove, linesOf } from '../../src/story/lines.ts';
import { playedGame, TABLES } from './games.ts';

/** Names no sentence contains by chance. */
const MARKS = '①②③④⑤⑥';
const who = (seat: Seat): string => MARKS[seat]!;

describe.each(TABLES)('the log of %s', (_, id, seats) => {
  const { game, lines, entries, scores, rival, start } = playedGame(id, seats);
  const { words } = findGame(id)!;
  const chapters = chaptersOf(lines, start);
  /** The game's own side, where it plays. */
  const rivalName = seats === 1 ? words.en.ref({ kind: 'player', id: '4' }, who) : '–';
  const said = (line: Line): string => words.en.event(line.event, who) ?? '';

  test('holds every line once, in the order of events', () => {
    const held = chapters.flatMap((c) => [...(c.head ? [c.head] : []), ...linesIn(c)]);
    expect(held.map((line) => line.id).toSorted()).toEqual(lines.map((line) => line.id).toSorted());
    for (const { parts } of chapters)
      for (const { deeds } of parts)
        for (const deed of deeds) {
          const places = deed.lines.map(({ at, nth }) => at * 1000 + nth);
          expect(places).toEqual(places.toSorted((a, b) => a - b));
        }
  });

  test('every line stands with the one it names, in every language', () => {
    for (const lang of LANGS)
      for (const line of lines) {
        const text = words[lang].event(line.event, who) ?? '';
        const at = MARKS.indexOf(text[0] ?? '?');
        // A list of several names is about none of them.
        if (at >= 0 && !MARKS.includes(text.replace(/^.[, ]+/, '')[0] ?? '?'))
          expect([text, aboutOf(line)]).toEqual([text, at]);
        if (lang === 'en' && text.startsWith(rivalName)) expect([text, aboutOf(line)]).toEqual([text, 'rival']);
      }
  });

  test('what stands below a name that is not its own was done to them, or answered by them', () => {
    for (const { parts } of chapters)
      for (const { deeds } of parts)
        for (const { by, lines: told } of deeds) {
          expect(aboutOf(told[0]!)).toBe(by);
          const touched = new Set(told.flatMap(({ telling }) => telling.to ?? []));
          for (const line of told) {
            const about = aboutOf(line);
            if (about !== by && about !== 'rival')
              expect([said(line), touched.has(about as Seat)]).toEqual([said(line), true]);
          }
        }
  });

  test('every block has its headlines', () => {
    expect(chapters.length).toBeGreaterThan(3);
    for (const [i, { head, round, parts }] of chapters.entries()) {
      if (i > 0) expect([head !== null, round !== null]).toEqual([true, true]);
      for (const { phase, deeds, rows } of parts) {
        if (i > 0) expect(game.phases).toContain(phase);
        expect(deeds.length + rows.length).toBeGreaterThan(0);
      }
    }
    const rounds = chapters.flatMap(({ round }) => round ?? []);
    expect(rounds).toEqual(rounds.toSorted((a, b) => a - b));
    // Somebody begins every round.
    for (const { by, first, round } of chapters.slice(1))
      if (by === null) expect([round, first]).not.toEqual([round, null]);
  });

  test('the score of a headline is that of the table then', () => {
    for (const [i, { points }] of chapters.entries()) {
      const next = chapters[i + 1];
      const at = next ? next.from + 1 : entries.at(-1)!.at + 1;
      // What the answer that ends a chapter leads to in the next one is not told in this one.
      const ahead = next ? linesIn(next).filter((line) => line.at === next.from) : [];
      const later = (seat: Seat): number => sumsOf(ahead, seat).find(({ what }) => what === 'score')?.n ?? 0;
      const told = scores[at]!.map((_, seat) => (points.get(seat) ?? 0) + later(seat));
      expect([i, told]).toEqual([i, scores[at]]);
      if (rival[at] !== null) expect([i, points.get('rival') ?? 0]).toEqual([i, rival[at]]);
    }
  });

  test('a pass nobody chose was the only answer there was', () => {
    for (const line of lines.filter(({ telling }) => telling.passes && telling.by !== null)) {
      const chosen = line.answered === line.telling.by && line.nth === 0;
      expect(isForced(line)).toBe(!chosen);
    }
  });

  test('a digest says at most eight sentences, all of them lines of the log since the last move, what touches me first', () => {
    for (let n = 1; n <= entries.length; n += 23) {
      const log = entries.slice(0, n);
      const told = linesOf(game, log);
      for (const me of [0, seats - 1]) {
        const digest = digestOf(told, log, me);
        if (!digest) continue;
        const last = lastMove(told, log, [me]);
        const items = digest.items.flatMap((item) => item.lines);
        expect(items.length).toBeLessThanOrEqual(8);
        expect(digest.items.length).toBeGreaterThan(0);
        expect(new Set(items.map((line) => line.id)).size).toBe(items.length);
        for (const line of items) {
          expect(told).toContain(line);
          expect(line.at).toBeGreaterThanOrEqual(last);
          expect(line.at).toBeGreaterThanOrEqual(digest.from);
        }
        const touching = digest.items.map(({ touch }) => touch !== null);
        expect(touching).toEqual(touching.toSorted((a, b) => Number(b) - Number(a)));
        // Nobody is told of twice while somebody else is left out, and what is left out is counted.
        const doers = digest.items.map(({ deed }) => deed.by).filter((by) => by !== null && by !== me);
        const deeds = chaptersOf(told).flatMap(({ parts }) => parts.flatMap((part) => part.deeds));
        const others = deeds.filter(
          ({ by, lines: of }) =>
            by !== null && by !== me && of[0]!.at > last && of.some(({ telling: { rank } }) => rank !== 'faint'),
        );
        if (new Set(doers).size < doers.length) for (const { by } of others) expect(doers).toContain(by);
        expect(digest.items.length + digest.left).toBeGreaterThanOrEqual(others.length);
      }
    }
  });
});

test('alone, the virtual opponent is a player of the log, and its turn is news', () => {
  const { lines, entries, game } = playedGame('51st-state-master', 1);
  const deeds = chaptersOf(lines).flatMap(({ parts }) => parts.flatMap((part) => part.deeds));
  expect(deeds.some(({ by }) => by === 'rival')).toBe(true);
  const razed = entries.findIndex(({ events }) => events.some((e) => (e as { t: string }).t === 'attacked'));
  const log = entries.slice(0, razed + 1);
  const digest = digestOf(linesOf(game, log), log, 0)!;
  expect(digest.items[0]!.deed.by).toBe('rival');
});
