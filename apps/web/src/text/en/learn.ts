import { plural } from '@ashtown/engine';
import type { LearnWords } from '../learn.ts';

const stops = { one: 'stop', other: 'stops' };
const bots = { one: 'beginner bot', other: 'beginner bots' };

export const learn: LearnWords = {
  title: 'Learn',
  page: (game) => `Learn ${game}`,
  all: 'Short lessons on the real board: you play, a coach explains.',
  lead: (n) =>
    `${n} ${plural('en', n, stops)}, each a real position you play yourself. Then a first game against beginners.`,
  done: (n, of) => `${n} of ${of} lessons done`,
  left: (minutes) => `about ${minutes} min to your first game`,
  ready: 'You are ready for your first game',
  stop: {
    start: 'Start',
    go: 'Continue',
    again: 'Again',
    done: 'done',
    fresh: 'new',
    beat: (n, of) => `step ${n} of ${of}`,
  },
  first: {
    title: 'First game with a coach',
    about: (n) => `Against ${n} ${plural('en', n, bots)}, with the fewest players there can be.`,
    start: 'Set it up',
  },
  rules: {
    title: 'Rules',
    about: 'Everything numbered and searchable. The same numbers stand in lessons, prompts and the log.',
    open: 'Read the rules',
  },
  notes: {
    title: 'Your notes',
    none: 'What you learn in a lesson is noted here.',
    kept: 'Kept on this device, on the Learn page.',
  },
  others: 'The games',
  landing: 'First lesson',
  coach: {
    title: 'Coach',
    lesson: (n, of) => `Lesson ${n} of ${of}`,
    practice: 'a practice position · nothing is saved',
    step: (n, of) => `step ${n} of ${of}`,
    left: (minutes) => `about ${minutes} min left`,
    beats: 'Steps of this lesson',
    before: 'Said before',
    tried: 'What that would bring',
    points: 'What this is about',
    yours: 'Your turn.',
    reading: 'The coach is explaining. Read on when you are ready.',
    others: 'The others play. Watch what happens.',
    back: 'Read the sentence before again',
    toNow: 'Back to this step',
    next: 'Next',
    show: 'Show me',
    shown: (answer) => `The answer: ${answer}`,
    skip: 'Skip step',
    over: 'Lesson done.',
    following: (title) => `Next: ${title}`,
    page: 'All lessons',
    leave: 'Leave',
    once: 'Press Esc once more to leave the lesson.',
    ask: 'Leave the lesson?',
    kept: 'It goes on at this step when you come back.',
    stay: 'Stay',
  },
  unknown: {
    title: 'There is no such lesson',
    text: 'It may have gone with an older version. The others are still there.',
  },
};
