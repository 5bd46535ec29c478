import { plural } from '@ashtown/engine';
import { inside, listed } from '../list.ts';
import type { SetupWords } from '../setup.ts';

const n = (count: number, one: string, other: string) => `${count} ${plural('en', count, { one, other })}`;

export const setup: SetupWords = {
  title: (game) => `${game}: a new table`,
  seats: 'Seats',
  seatKind: { me: 'Me', local: 'A person at this screen', open: 'An invited player', bot: 'Bot' },
  kindOf: (letter) => `Who takes seat ${letter}`,
  levelOf: (letter) => `Level of the bot in seat ${letter}`,
  temperOf: (letter) => `Temperament of the bot in seat ${letter}`,
  nameOf: (letter) => `Name of the person in seat ${letter}`,
  yourName: 'Your name',
  localName: (i) => `Player ${i}`,
  add: 'Add a seat',
  drop: (letter) => `Remove seat ${letter}`,
  options: 'Options of the game',
  harder: 'A harder game',
  houseRules: 'House rules',
  optionFor: (min, max) => `For ${min === max ? '' : `${min} to `}${n(max, 'player', 'players')}.`,
  undo: {
    title: 'Taking back',
    free: 'Until something is revealed',
    ask: 'More, if all agree',
    no: 'Never',
    help: {
      free: 'Up to the first roll or reveal.',
      ask: 'After that if the other players agree; against bots at once.',
      no: 'What is done is done.',
    },
  },
  clock: {
    title: 'Clock',
    none: 'None',
    live: 'Live: 2 min + 20 s a move',
    async: 'Over days: 3 days + 24 h a move',
    help: {
      none: 'Nobody is hurried.',
      live: 'Everybody sits at the table now.',
      async: 'Everybody plays when they have time.',
    },
  },
  where: {
    title: 'Where the game is played',
    local: 'On this device',
    online: 'On the server',
    help: {
      local: 'Needs no connection; saved in this browser.',
      online: 'Others can join or watch by link; you can go on from another tab.',
    },
    mustOnline: 'An invited player can join an online table only.',
  },
  public: { title: 'Show in the list of open tables', help: 'Anybody may take an open seat.' },
  summary({ game, me, local, open, bots, online, clock }) {
    const who = [
      ...(me ? ['you'] : []),
      ...(local > 0 ? [n(local, 'other person at this screen', 'other people at this screen')] : []),
      ...(open > 0 ? [n(open, 'seat for an invited player', 'seats for invited players')] : []),
      ...(bots > 0 ? [n(bots, 'bot', 'bots')] : []),
    ];
    return `${game}: ${listed('en', who)}, ${online ? 'online' : 'on this device'}, ${inside(clock ?? 'no clock')}.`;
  },
  start: 'Start the game',
  create: 'Create the table',
  needMe: 'At least one seat must be for a person.',
  needNames: 'Every person needs a name of 1 to 24 characters.',
  unknown: (id) => `There is no game called ${id}.`,
};
