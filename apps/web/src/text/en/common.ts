import { plural } from '@ashtown/engine';
import type { CommonWords } from '../shell.ts';

const n = (count: number, one: string, other: string) => `${count} ${plural('en', count, { one, other })}`;

export const common: CommonWords = {
  skip: 'Skip to the content',
  navigation: 'Main navigation',
  nav: { games: 'Games', learn: 'Learn', replay: 'Replays', rules: 'Rules', settings: 'Settings', credits: 'Credits' },
  close: 'Close',
  save: 'Save',
  copied: 'Copied.',
  selected: 'It is selected: copy it with Ctrl+C, or hold it down.',
  share: 'Share',
  loading: 'Loading…',
  retry: 'Try again',
  language: 'Language',
  theme: 'Theme',
  themes: { night: 'Night', ash: 'Ash', system: 'Same as the system' },
  seat: (letter) => `Seat ${letter}`,
  nobody: 'nobody yet',
  guest: (i) => `Guest ${i}`,
  players: (i) => n(i, 'player', 'players'),
  playerRange: (min, max) => `${min === max ? '' : `${min}–`}${n(max, 'player', 'players')}`,
  minutes: (i) => `${i} min`,
  hours: (i) => n(i, 'hour', 'hours'),
  days: (i) => n(i, 'day', 'days'),
  seconds: (i) => `${i} s`,
  ago(minutes) {
    if (minutes < 1) return 'just now';
    if (minutes < 60) return `${minutes} min ago`;
    return minutes < 1440
      ? `${n(Math.floor(minutes / 60), 'hour', 'hours')} ago`
      : `${n(Math.floor(minutes / 1440), 'day', 'days')} ago`;
  },
  level: {
    beginner: { name: 'Beginner', help: 'knows the rules and often takes the second-best move' },
    easy: { name: 'Easy', help: 'looks one move ahead and slips now and then' },
    normal: { name: 'Normal', help: 'tries likely moves out to the end of the round' },
    hard: { name: 'Hard', help: 'plays every good move through many times before choosing' },
    expert: { name: 'Expert', help: 'thinks longest and forgives nothing' },
    random: { name: 'Random', help: 'a former bot: makes random legal moves' },
    greedy: { name: 'Greedy', help: 'a former bot: weighs every move one step ahead' },
  },
  temper: {
    plain: { name: 'Balanced', help: 'plays for the win and nothing else' },
    any: { name: 'Any temperament', help: 'drawn when the game begins' },
    builder: { name: 'Builder', help: 'invests first and counts on later rounds' },
    raider: { name: 'Raider', help: 'takes from others what can be taken' },
    collector: { name: 'Collector', help: 'wants cards, and more of them' },
    racer: { name: 'Racer', help: 'takes points now rather than later' },
  },
  told: {
    left: (name) => `${name} has left. A bot plays on for good.`,
    kept: (name) => `${name} is away. A bot keeps the seat warm.`,
    returned: (name) => `${name} is back.`,
    removed: (name) => `The host has removed ${name}.`,
    ended: (name) => `The others ended the game without waiting for ${name}.`,
  },
  updated: 'A new version of Ashtown is ready.',
  reload: 'Reload',
  broken: {
    title: 'Something broke',
    text: 'This screen could not be shown. Your tables are saved; going back and opening the table again usually helps.',
    home: 'Back to the games',
  },
};
