import type { PageWords } from '../pages.ts';

export const pages: PageWords = {
  credits: {
    title: 'Credits',
    drawings: {
      title: 'Drawings',
      text: 'Posters, monsters, dice, icons and cards were drawn for this project. No publisher’s art is used.',
    },
    fonts: {
      title: 'Typefaces',
      text: 'Saira Stencil One, Barlow and Barlow Condensed, under the SIL Open Font License 1.1.',
      licence: 'Licence',
    },
    names: {
      title: 'Names',
      text: 'The names of games, monsters and cards belong to their publishers. Ashtown is not affiliated with, sponsored or approved by any of them. If you like a game, buy it: the people who made it live on that.',
    },
    code: {
      title: 'Code',
      text: 'Free under the MIT licence. Built with React, Zustand, Valibot and Vite.',
    },
    fair: {
      title: 'Fairness',
      text: 'The SHA-256 fingerprint of the seed is shown before the first roll, the seed at the end: anybody can play the match again and check. Bots receive exactly what the person in their seat would see.',
    },
  },
  nowhere: { title: 'Nothing here', text: 'This address leads nowhere.', home: 'Back to the games' },
  local: {
    gone: {
      title: 'This table is not on this device',
      text: 'Tables against bots and at one screen are saved in the browser they were started in.',
    },
    twice: {
      title: 'Open in another tab',
      text: 'This table is open in another tab of this browser. Go on there, or close that tab and reload this page.',
    },
  },
  join: { title: 'Joining a table', looking: 'Looking for the table…' },
  table: { refused: 'The table cannot be opened' },
};
