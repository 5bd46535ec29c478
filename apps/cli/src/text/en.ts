import { plural } from '@ashtown/engine';
import type { Phrases } from './phrases.ts';

const answers = (n: number) => `${n} ${plural('en', n, { one: 'answer', other: 'answers' })}`;
const snapshots = (n: number) => `${n} ${plural('en', n, { one: 'snapshot', other: 'snapshots' })}`;

export const en: Phrases = {
  lang: 'en',
  player: (n) => `Player ${n}`,
  commitment: (hash) => `Fingerprint of the seed (SHA-256): ${hash}`,
  seed: (seed) => `Seed: ${seed}`,
  resumed: (n) => `Going on after ${answers(n)}.`,
  lost: (n) => `The rules have changed: the last ${answers(n)} no longer hold and were dropped.`,
  unverified: 'Older rules played a part of this match, so it cannot be checked against its seed.',
  help: [
    '<number>     choose that answer; or type some of its words, e.g. reroll ouch',
    'undo, redo   take back your last answer, give it again',
    'log          everything that has happened, as you may know it',
    'table        show the table again',
    'why <kind> <id>   why nothing can be done now with a card, slot, die, player or option',
    'hint         the three best answers: the chance to win, and what speaks for them',
    'odds         the odds of dice and cards',
    'save <file>  write the match to a file',
    'quit         leave the table',
  ],
  cardHelp: 'card <name>  what a card does; some words of its name will do',
  noCard: (text) => `There is no card called "${text}".`,
  hint: (n) => `1–${n}, ? for help`,
  unclear: (text, n) => `"${text}"? A number from 1 to ${n}, or ? for help.`,
  curtain: (name) => `Pass the keyboard to ${name}, then press Enter.`,
  taken: 'Taken back.',
  again: 'Given again.',
  noUndo: {
    never: 'Nothing is taken back at this table.',
    nothing: 'There is nothing to take back or to give again.',
    barrier: 'That cannot be taken back: a roll, a reveal or another player’s decision came in between.',
    open: 'Somebody else has asked to take something back.',
    declined: 'The others did not agree.',
    'not-asked': 'Nobody is asked to agree.',
  },
  agree: (asking, asked) => `${asking} would like to take back an answer. ${asked}, do you agree? (y/n)`,
  yes: ['y', 'yes'],
  saved: (file) => `Saved: ${file}`,
  exists: (file) => `${file} exists already: choose another name.`,
  unsaved: (file, reason) => `Not saved: ${file} (${reason})`,
  whyNothing: 'There is nothing to say against it.',
  noHint: 'Hints are given when only bots play against you.',
  noReason: 'changes nothing at once',
  noOdds: 'Nothing is left to chance here.',
  bye: (file) => (file === null ? 'Goodbye. The match was not saved.' : `Goodbye. The match is in ${file}.`),
  inputEnded: (file) =>
    file === null ? 'The input has ended. The match was not saved.' : `The input has ended. Saved: ${file}`,
  over: 'The game is over.',
  place: (rank, name, score) => `${rank}. ${name}: ${score}`,
  waiting: (names) => `Not finished. To move: ${names}`,
  olderRules: (n) => `Older rules played the first ${answers(n)}; the log begins after them.`,
  verified: (n, m) =>
    `Verified: the seed matches its fingerprint, ${answers(n)} legal, ${snapshots(m)} equal to the replayed state.`,
};
