import { type AnyGame, replay } from '@ashtown/engine';
import { create, open, playBots } from '@ashtown/host';
import { game } from '@ashtown/king-of-new-york';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeShot, parseShot } from '../../src/replay/address.ts';
import { branchOf } from '../../src/replay/branch.ts';
import { type Film, isFilm, openFilm } from '../../src/replay/film.ts';
import { en } from '../../src/replay/text/en.ts';
import { pl } from '../../src/replay/text/pl.ts';
import { sk } from '../../src/replay/text/sk.ts';

const load = (id: string): Promise<AnyGame> =>
  id === game.id ? Promise.resolve(game as AnyGame) : Promise.reject(new Error('no such game'));

let text = '';
let film: Film;

beforeAll(async () => {
  const seats = [0, 1, 2].map((i) => ({ name: `Bot ${i}`, kind: 'bot' as const, bot: 'random' }));
  const opened = create({ game, seats, seed: '00112233445566778899aabbccddeeff', options: {} });
  if (!opened.ok) throw new Error(opened.where);
  playBots(opened.host);
  text = JSON.stringify(opened.host.export());
  const found = await openFilm(text, load);
  if (!isFilm(found)) throw new Error(found.where);
  film = found;
});

describe('a film', () => {
  test('shows every moment, from the set-up to the result', () => {
    expect(film.positionAt(0, null).asked).toHaveLength(1);
    expect(film.positionAt(film.length, null).result).not.toBeNull();
    for (const at of [0, 1, 19, 20, 21, film.length - 1]) {
      const position = film.positionAt(at, 1);
      expect(position.at).toBe(at);
      expect(position.asked).toContain(film.match.answers[at]![0]);
      expect(film.logAt(at, 1).map((x) => x.at)).toEqual(Array.from({ length: at + 1 }, (_, i) => i - 1));
    }
  });

  test('a step anywhere plays no more than a few answers again', async () => {
    let applied = 0;
    const counting: AnyGame = {
      ...game,
      apply(...args: Parameters<AnyGame['apply']>) {
        applied++;
        (game as AnyGame).apply(...args);
      },
    };
    const counted = (await openFilm(text, () => Promise.resolve(counting))) as Film;
    for (let at = 0; at <= film.length; at += 7) {
      applied = 0;
      counted.positionAt(at, null);
      expect(applied).toBeLessThan(20);
    }
  });

  test.each([0, 1, 50, 77])('after %i answers one plays on at a table of one’s own', (at) => {
    const { saved, line } = branchOf(film, at, 2, 5);
    expect(saved.match.seats.map((s) => s.kind)).toEqual(['bot', 'bot', 'human']);
    expect(line).toMatchObject({ id: saved.id, status: 'playing', turn: film.positionAt(at, 2).asked.includes(2) });
    const opened = open(saved.match, game, { undo: saved.undo, trusted: true });
    if (!opened.ok) throw new Error(opened.where);
    expect(opened.host.show(2).view).toEqual(film.positionAt(at, 2).view);
    opened.host.reseat(2, { name: 'Bot 2', kind: 'bot', bot: 'random' });
    playBots(opened.host);
    // The same bots from the same seed: the same end.
    expect(opened.host.export().answers).toEqual(film.match.answers);
  });
});

test('a beginning that is only the file’s word is said to be so', async () => {
  expect(film.verified).toBe(true);
  const newer: AnyGame = { ...game, version: game.version + 1 };
  const played = replay(game, film.match, undefined, 20);
  if (!played.ok) throw new Error(played.where);
  const claimed = { at: 20, version: newer.version, state: played.state };
  const snapshots = [claimed, { ...film.match.snapshots.at(-1)!, version: newer.version }];
  const found = await openFilm(JSON.stringify({ ...film.match, snapshots }), () => Promise.resolve(newer));
  if (!isFilm(found)) throw new Error(`${found.problem} ${found.where}`);
  expect([found.verified, found.from]).toEqual([false, 20]);
  for (const text of [en, pl, sk]) expect(text.unchecked(found.from)).toMatch(/\b20\b.*;/);
});

describe('what cannot be shown is refused with its code', () => {
  const broken = async (file: string) => {
    const found = await openFilm(file, load);
    return isFilm(found) ? 'shown' : found.problem;
  };

  test('files of something else', async () => {
    expect(await broken('not json')).toBe('not-json');
    expect(await broken('[]')).toBe('not-a-match');
    expect(await broken('{"format":1,"game":"chess"}')).toBe('unknown-game');
  });

  test('files that were changed', async () => {
    const match = JSON.parse(text);
    expect(await broken(JSON.stringify({ ...match, seed: 'f'.repeat(32) }))).toBe('commitment');
    expect(await broken(JSON.stringify({ ...match, answers: [[0, 'sleep'], ...match.answers.slice(1)] }))).toBe(
      'illegal-answer',
    );
    const snapshots = [{ ...match.snapshots.at(-1), state: { ...match.snapshots.at(-1).state, closed: true } }];
    expect(await broken(JSON.stringify({ ...match, snapshots }))).toBe('snapshots');
  });
});

test('an address names the match and the moment', () => {
  const shot = { source: { t: 'table' as const, id: 'abc 1' }, at: 12, as: 0 };
  expect(parseShot(makeShot(shot))).toEqual(shot);
  expect(parseShot('#/replay')).toEqual({ source: { t: 'file' }, at: null, as: null });
  expect(parseShot('#/replay/local/x?at=-1&as=foo')).toEqual({ source: { t: 'local', id: 'x' }, at: null, as: null });
});
