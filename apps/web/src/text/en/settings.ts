import type { SettingsWords } from '../settings.ts';

export const settings: SettingsWords = {
  title: 'Settings',
  kept: 'Saved in this browser only; changes apply at once.',
  name: { title: 'Your name', help: 'Others see it at online tables.', bad: '1 to 24 characters, please.' },
  text: {
    title: 'Size of the text',
    size: { normal: 'Normal', large: 'Large', larger: 'Larger' },
    sample: 'Roll, smash, hold Manhattan.',
  },
  speed: {
    title: 'Speed of the story',
    speed: { slow: 'Slow', normal: 'Normal', fast: 'Fast', instant: 'Instant' },
    still: 'Your system asks for less motion: the story is told without movement.',
  },
  sound: {
    title: 'Sound',
    help: 'Your turn, dice, cards, attacks. Everything is shown on the screen too.',
    volume: 'Volume',
  },
  confirm: { title: 'Ask before moves that cannot be taken back', help: 'One more click before a roll or a reveal.' },
  shortcuts: {
    title: 'Single-letter shortcuts',
    help: 'Digits, arrows, Enter and Esc always work.',
    keys: 'Keys at the table',
    list: [
      ['1–9', 'choose what carries the number'],
      ['← ↑ ↓ →', 'walk inside a region'],
      ['Enter', 'choose or confirm'],
      ['Esc', 'close what is read, drop the last choice'],
      ['F6', 'next region of the table'],
      ['U', 'undo'],
      ['Y', 'redo'],
      ['R', 'start the turn again'],
      ['I', 'read what has the focus'],
      ['P', 'keep what is read open'],
      ['H', 'hint'],
      ['L', 'log'],
      ['W', 'where am I'],
      ['C', 'list of choices'],
      ['M', 'press the main button'],
      ['G', 'rules and terms'],
      ['S', 'to my turn: skip what is told'],
      ['Space', 'hold what is told, or go on'],
      [', .', 'tell it slower or faster'],
      ['?', 'help'],
      ['[ ]', 'step in a replay'],
    ],
  },
  notify: {
    title: 'Tell me when it is my turn',
    help: 'A browser notification while the page is hidden.',
    blocked: 'The browser does not allow notifications from this page.',
    insecure:
      'Browsers allow it only over https or on the computer of the server. The title of the tab shows your turn.',
  },
};
