import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Catalog, entry, GAMES } from '@ashtown/catalog';
import type { Lang, Match } from '@ashtown/engine';
import { toy, toyWords } from '@ashtown/testkit';
import { describe, expect, test } from 'vitest';
import { folder, sit } from './desk.ts';

const file = folder();
const FIRST = Array<string>(60).fill('1');
const matchIn = (path: string): Match => JSON.parse(readFileSync(path, 'utf8'));

describe('a game against a bot', () => {
  test('is played to the end, told in words, and scored', async () => {
    const out = await sit(FIRST, { seed: 'a' }, 'scrap');
    expect(out).toContain('Scrap\nOutbid the others');
    expect(out).toMatch(/Fingerprint of the seed \(SHA-256\): [0-9a-f]{64}\n/);
    expect(out).toContain('Player 1: Bid a card\n1  Card ');
    expect(out).toMatch(/ {2}Bids: \d+, \d+\. Highest: /);
    expect(out).toMatch(/The game is over\.\n1\. .*: \d+\n/);
    expect(out).toMatch(/Seed: [0-9a-f]{32}\n$/);
  });

  test('the same seed and the same answers are the same game', async () => {
    const flags = { seed: 'a', players: '4', bots: 'greedy,random', options: 'rounds=2' };
    expect(await sit(FIRST, flags, 'scrap')).toBe(await sit(FIRST, flags, 'scrap'));
  });

  test('shows a person what is theirs and hides what is not', async () => {
    const out = await sit([], { seed: 'a', players: '3', bots: 'greedy,random' }, 'scrap');
    expect(out).toMatch(/Player 1: hand \[\d+ \d+ \d+\] · banked 0\nGreedy: hand \(3\) · banked 0\nRandom: hand \(3\)/);
    expect(out).toMatch(/round 1 · deck \(\d+\) · discard \[\]/);
  });

  test('a bot is named by its temperament, and any of them is settled before the game', async () => {
    const out = await sit([], { seed: 'a', players: '3', bots: 'normal:raider,normal:any' }, 'scrap');
    expect(out).toMatch(/\nNormal raider: hand .*\nNormal: hand /);
  });

  test('bots alone can be watched', async () => {
    const out = await sit([], { seed: 'a', humans: '0' }, 'scrap');
    expect(out).toContain('Normal 2 draws a card');
    expect(out).toContain('The game is over.');
  });

  test.each<[Lang, RegExp]>([
    ['pl', /Złom\n.*Gracz 1: Zalicytuj kartą.*\? to pomoc.*Koniec gry\./s],
    ['sk', /Šrot\n.*Hráč 1: Ponúknite kartu.*\? je pomoc.*Koniec hry\./s],
  ])('speaks %s', async (lang, expected) => {
    expect(await sit(FIRST, { seed: 'a', lang }, 'scrap')).toMatch(expected);
  });

  test('a game may draw its own table', async () => {
    const en: (typeof toyWords)['en'] = { ...toyWords.en, table: (_, seat, who) => [`~ as ${who(seat!)} sees it ~`] };
    const out = await sit([], {}, 'scrap', { scrap: entry(toy, { ...toyWords, en }) });
    expect(out).toContain('~ as Player 1 sees it ~\nPlayer 1: Bid a card\n');
  });
});

describe('commands', () => {
  test('hint: the best answers with their chances and what speaks for them; none against people', async () => {
    const out = await sit(['hint', '1', 'hint'], { seed: 'a' }, 'scrap');
    expect(out).toMatch(/ {2}\d {2}\d+% ±\d+ +Card \d+\n {16}\S/);
    expect(await sit(['', 'hint'], { seed: 'a', humans: '2' }, 'scrap')).toContain(
      'Hints are given when only bots play',
    );
  });

  test('odds: of the dice and cards of a game, and that there are none', async () => {
    const out = await sit(['odds'], { seed: 'a' }, 'metro-2033', GAMES);
    expect(await sit(['odds'], { seed: 'a' }, 'scrap')).toContain('Nothing is left to chance here.');
    expect(out).toMatch(
      /Deck, \d+ cards: chance of at least one among the next\n +1 card +2 cards +3 cards\n {2}Care +\d+%/,
    );
  });

  test('help, log, table, why, and what is not understood', async () => {
    const out = await sit(
      ['?', 'dance', '0', '99', '1.5', '', 'why card 99', 'why hat x', 'log', 'table'],
      { seed: 'a' },
      'scrap',
    );
    expect(out).toContain('undo, redo   take back');
    for (const text of ['dance', '0', '99', '1.5', '']) expect(out).toContain(`"${text}"? A number from 1 to 3`);
    expect(out).toContain('Card 99 is not in your hand');
    expect(out).toContain('There is nothing to say against it.');
    expect(out.match(/Player 1: Bid a card/g)).toHaveLength(2);
  });

  test('a card is looked up by its name, in the language of the table', async () => {
    const typed = ['?', 'card fury', 'card star', 'card hat', 'why card air force one'];
    const out = await sit(typed, { seed: 'a' }, 'king-of-new-york', GAMES);
    expect(out).toContain('card <name>  what a card does');
    expect(out).toMatch(/\nFury \(KEEP\): After your last roll, .*\.\n/);
    expect(out).toMatch(/\nBroadway Star \(KEEP\): .*\nViolent Star \(KEEP\): .*\nSuperstar \(SPECIAL\): /);
    expect(out).toContain('There is no card called "hat".');
    expect(out).toContain('air force one\nNot now.\n');
    expect(await sit(['card furia'], { lang: 'pl' }, 'king-of-new-york', GAMES)).toMatch(/\nFuria \(ZATRZYMAJ\): /);
    const { cards: _, ...cardless } = toyWords.en;
    const catalog = { scrap: entry(toy, { ...toyWords, en: cardless }) };
    expect(await sit(['?'], {}, 'scrap', catalog)).not.toContain('card <name>');
    expect(await sit(['?'], {}, 'scrap')).toContain('card <name>');
  });

  test('an answer can be taken back against bots, also past dice, and given again', async () => {
    const out = await sit(['undo', '1', 'undo', 'redo', 'undo', '2'], { seed: 'a' }, 'scrap');
    expect(out).toContain('There is nothing to take back');
    expect(out.match(/Taken back\./g)).toHaveLength(2);
    expect(out).toContain('Given again.');
  });

  test('save writes a file, but over no other', async () => {
    const path = file('by-hand.json');
    const out = await sit(
      ['save', `save ${path}`, '1', `save ${path}`, `save ${file('no/where.json')}`, 'quit'],
      {},
      'scrap',
    );
    expect(out).toContain(`Saved: ${path}\n`);
    expect(out).toContain(`${path} exists already`);
    expect(out).toContain(`Not saved: ${file('no/where.json')} (ENOENT)`);
    expect(out).toContain('Goodbye. The match was not saved.');
    expect(matchIn(path).answers).toHaveLength(1);
  });
});

describe('saving and going on', () => {
  test('the match is on disk after every answer, and nothing else is left there', async () => {
    const path = file('kept.json');
    expect(await sit([], { seed: 'a', save: path }, 'scrap')).toContain(`The input has ended. Saved: ${path}\n`);
    const before = matchIn(path);
    expect(before.answers).toEqual([[1, expect.anything()]]);
    await sit(['1'], { resume: path });
    expect(matchIn(path).answers.length).toBeGreaterThan(before.answers.length);
    expect(readdirSync(dirname(path)).filter((name) => name.includes('kept'))).toEqual(['kept.json']);
  });

  test('a game in pieces is the same as a game in one go', async () => {
    const [whole, pieces] = [file('whole.json'), file('pieces.json')];
    await sit(FIRST, { seed: 'b', save: whole }, 'scrap');
    await sit([], { seed: 'b', save: pieces }, 'scrap');
    let out = '';
    for (let i = 0; i < 60 && !out.includes('The game is over.'); i++)
      out = await sit(['1'], { resume: pieces }, 'scrap');
    expect(matchIn(pieces)).toEqual(matchIn(whole));
    expect(await sit([], { resume: whole })).toContain('The game is over.');
  });

  test('resuming into another file leaves the first as it was', async () => {
    const [from, to] = [file('from.json'), file('to.json')];
    await sit(['1'], { seed: 'c', save: from }, 'scrap');
    const before = readFileSync(from, 'utf8');
    expect(await sit(['1'], { resume: from, save: to })).toMatch(/Going on after \d+ answers\./);
    expect(readFileSync(from, 'utf8')).toBe(before);
    expect(matchIn(to).answers.length).toBeGreaterThan(matchIn(from).answers.length);
  });
});

describe('at one keyboard', () => {
  test('a curtain hides one hand from the other', async () => {
    const out = await sit(['', '1', '', '1'], { seed: 'a', humans: '2' }, 'scrap');
    const [, first, second] = out.split('Pass the keyboard to ');
    expect(first).toMatch(/^Player 1, then press Enter\..*Player 1: hand \[.*Player 2: hand \(3\).*Player 1: Bid/s);
    expect(second).toMatch(/^Player 2, then press Enter\..*Player 1: hand \(3\).*Player 2: hand \[.*Player 2: Bid/s);
    expect(second!.indexOf('hand')).toBeGreaterThan(second!.indexOf('Enter'));
  });

  test('no curtain where there is nothing to hide', async () => {
    const open = { ...toy, view: (s: never) => toy.view(s, 0) };
    const out = await sit(['1', '1'], { humans: '2' }, 'scrap', { scrap: entry(open as never, toyWords) });
    expect(out).not.toContain('Pass the keyboard');
  });

  test('the other person is asked before dice are taken back', async () => {
    const toDice = ['', '1', '', '1', '', '1'];
    const asks = 'would like to take back an answer.';
    const refused = await sit([...toDice, 'undo', 'n'], { seed: 'd', humans: '2' }, 'scrap');
    expect(refused).toContain(asks);
    expect(refused).toContain('The others did not agree.');
    const agreed = await sit([...toDice, 'undo', 'Y'], { seed: 'd', humans: '2' }, 'scrap');
    expect(agreed).toContain('Taken back.');
  });

  test('the input may end at the curtain', async () => {
    const path = file('curtain.json');
    expect(await sit([], { humans: '2', save: path }, 'scrap')).toContain(`The input has ended. Saved: ${path}`);
  });
});

describe('what the caller gets wrong', () => {
  const broken = file('broken.json');
  writeFileSync(broken, JSON.stringify({ format: 1, game: 'scrap', version: 1 }));
  const own = file('own.json');

  test.each([
    ['no game', undefined, {}, 'missing game: expected scrap'],
    ['an unknown game', 'chess', {}, 'unknown game "chess": expected scrap'],
    ['a language', 'scrap', { lang: 'de' }, '--lang de: expected en, pl, sk'],
    ['too many people', 'scrap', { humans: '3' }, '--humans 3: expected a whole number from 0 to 2'],
    ['no seat for a bot', 'scrap', { humans: '2', bots: 'greedy' }, '--bots greedy: expected a seat for it'],
    ['an unknown bot', 'scrap', { bots: 'god' }, 'unknown bot "god"'],
    ['no such file', undefined, { resume: file('none.json') }, 'none.json: expected a match file (ENOENT)'],
    ['a broken file', undefined, { resume: broken }, 'broken.json: seats: expected 2 to 4 seats (seats)'],
    ['flags the file settles', undefined, { resume: broken, seed: 'x' }, '--seed x: expected without --resume'],
    ['a file in the way', 'scrap', { save: broken }, `--save ${broken}: expected a file that does not exist yet`],
    ['no place to write', 'scrap', { save: file('no/where.json') }, 'expected a place that can be written to (ENOENT)'],
  ])('%s', async (_, id, flags, expected) => {
    await expect(sit([], { ...flags }, id)).rejects.toThrow(expected);
    if ('save' in flags && flags.save !== broken) expect(existsSync(flags.save!)).toBe(false);
  });

  test('another game, a strange bot or a doctored file to resume', async () => {
    await sit(['1'], { save: own }, 'scrap');
    const text = readFileSync(own, 'utf8');
    const chess: Catalog = { scrap: entry(toy, toyWords), chess: entry({ ...toy, id: 'chess' }, toyWords) };
    await expect(sit([], { resume: own }, 'chess', chess)).rejects.toThrow('expected a match of chess, not of scrap');
    const edited = file('edited.json');
    writeFileSync(edited, text.replace('"bot":"normal"', '"bot":"god"'));
    await expect(sit([], { resume: edited })).rejects.toThrow('seats[1].bot: expected a bot of this version, not god');
    writeFileSync(edited, text.replace('"banked":0', '"banked":50'));
    await expect(sit([], { resume: edited })).rejects.toThrow('snapshots[0].state: expected the state after');
  });
});
