import { plural } from '@ashtown/engine';
import type { BookText } from './book-text.ts';

const results = { one: 'result', other: 'results' };
const cards = { one: 'card', other: 'cards' };

export const en: BookText = {
  title: (game) => `${game}: the rules`,
  ours: 'In our own words; in doubt the publisher’s rulebook decides. Every rule has a number you can link to.',
  contents: 'Contents',
  play: 'Play vs bots',
  lessons: { title: 'Rather play it?', text: 'Short lessons on the real board.', go: 'Go to the lessons' },
  search: {
    label: 'Search rules, cards and words',
    found: (n) => `${n} ${plural('en', n, results)}`,
    nothing: 'Nothing found.',
    inOther: (lang) => `found in ${lang}`,
    kind: { rule: 'Rule', term: 'Word', card: 'Card', passage: 'Guide' },
    keys: { search: 'search', choose: 'choose', open: 'open', close: 'close' },
  },
  card: 'A card, piece by piece',
  icons: 'Icons',
  players: {
    title: 'By number of players',
    count: (n) => `${n} ${plural('en', n, { one: 'player', other: 'players' })}`,
  },
  examples: 'Examples',
  cards: { title: 'All cards', all: 'All', filter: 'Which cards', count: (n) => `${n} ${plural('en', n, cards)}` },
  words: 'Words A–Z',
  numbered: 'Numbered rules',
  rulings: 'Rules marked “ours” say how we play where the printed rulebook is silent or can be read two ways.',
  ruling: 'ours',
  rule: {
    link: 'Copy link',
    copied: 'The link is copied',
    see: 'See also',
    close: 'Close this rule',
    table: 'At the table:',
    lesson: (nth, title) => `Lesson ${nth}: ${title}`,
  },
  drawer: {
    title: 'Rules and words',
    rules: 'Rules',
    words: 'Words',
    asked: 'The rules of this prompt',
    whole: 'Open the whole book in a new tab',
    place: 'Open it in the book, in a new tab',
    close: 'Close the rules',
  },
};
