/** Our own drawings on a field of 24 by 24: an area, a line, or both. */
export interface Drawing {
  fill?: string;
  line?: string;
  width?: number;
}

const DRAWN = {
  energy: { fill: 'M14.4 1.2 4.3 13.5h5.5L7.6 22.8 19.8 9.4h-6.5z' },
  life: {
    fill: 'M12 21.4 3.6 13.1C1.1 10.6 1.2 6.7 3.7 4.5 6.1 2.3 9.8 2.7 12 5.5c2.2-2.8 5.9-3.2 8.3-1 2.5 2.2 2.6 6.1.1 8.6z',
  },
  star: { fill: 'M12.0 1.2L14.9 8.6L22.8 9.1L16.7 14.1L18.7 21.8L12.0 17.5L5.3 21.8L7.3 14.1L1.2 9.1L9.1 8.6z' },
  alert: { fill: 'M12 1.5 23.5 22H.5zM10.7 8.5v7h2.6v-7zM10.7 17v2.6h2.6V17z' },
  book: {
    fill: 'M2 3.5h7.5L12 5l2.5-1.5H22V19h-7.5L12 20.5 9.5 19H2zM11 7 9 5.7H4.3v11H10l1 .6zm2 0v10.3l1-.6h5.7v-11H15z',
  },
  bot: {
    fill: 'M10.8 1h2.4v3H20v17H4V4h6.8zM7.5 9v3.5h3V9zM13.5 9v3.5h3V9zM7.5 15.5V18h9v-2.5zM1 9h2v7H1zM21 9h2v7h-2z',
  },
  brand: {
    fill: 'M12 1 23 9.5V23H14.5V16.5h-5V23H1V9.5zM12 5.2c.4 2.4-2.6 3.5-2.6 6.1A2.7 2.7 0 0 0 12 14a2.7 2.7 0 0 0 2.6-2.7C14.6 8.7 12 7.8 12 5.2z',
  },
  cards: { fill: 'M8 2h13v16H8zM3 6h3.5v13.5H17V22H3z' },
  chat: { fill: 'M2 3h20v14H11l-6 5v-5H2z' },
  check: { line: 'M4 12.5 9.5 18 20 6', width: 2.8 },
  back: { line: 'M16 4l-8 8 8 8', width: 2.6 },
  chev: { line: 'M8 4l8 8-8 8', width: 2.6 },
  clock: { line: 'M12 2.5a9.5 9.5 0 1 0 .01 0zM12 7v5.5l3.5 2' },
  copy: { fill: 'M8 2h13v15H8zM10.5 4.5v10h8v-10zM3 7h3v12.5h10.5V22H3z' },
  dice: {
    fill: 'M3 3h18v18H3zM7 6a1.7 1.7 0 1 0 .01 0zM17 6a1.7 1.7 0 1 0 .01 0zM12 10.3a1.7 1.7 0 1 0 .01 0zM7 14.7a1.7 1.7 0 1 0 .01 0zM17 14.7a1.7 1.7 0 1 0 .01 0z',
  },
  lamp: {
    fill: 'M12 1.5a7 7 0 0 1 4.2 12.6c-.8.7-1.2 1.5-1.2 2.4H9c0-.9-.4-1.7-1.2-2.4A7 7 0 0 1 12 1.5zM9 18h6v2H9zM10 21h4v1.8h-4z',
  },
  door: { fill: 'M5 1.5h14v21H5zM7.5 4v16h9V4zM13 11h2v2.5h-2z' },
  download: { line: 'M12 3v12M6.5 10.5 12 16l5.5-5.5M3.5 20.5h17', width: 2.4 },
  eye: {
    fill: 'M12 4.5c5.5 0 9.5 4.3 11 7.5-1.5 3.2-5.5 7.5-11 7.5S2.5 15.2 1 12c1.5-3.2 5.5-7.5 11-7.5zM12 8a4 4 0 1 0 .01 0z',
  },
  flag: { fill: 'M4 1.5h2.5V3H21l-4 5 4 5H6.5v9.5H4z' },
  gear: {
    fill: 'M14.4 0.8L16.9 4.9L21.6 5.7L20.5 10.4L23.2 14.4L19.1 16.9L18.3 21.6L13.6 20.5L9.6 23.2L7.1 19.1L2.4 18.3L3.5 13.6L0.8 9.6L4.9 7.1L5.7 2.4L10.4 3.5zM12 8.2a3.8 3.8 0 1 0 .01 0z',
  },
  globe: {
    line: 'M12 2.5a9.5 9.5 0 1 0 .01 0zM2.5 12h19M12 2.5c-5.5 5.5-5.5 13.5 0 19M12 2.5c5.5 5.5 5.5 13.5 0 19',
    width: 2,
  },
  hint: { fill: 'M12 1.5a7.5 7.5 0 0 0-4.3 13.7V18h8.6v-2.8A7.5 7.5 0 0 0 12 1.5zM8.2 19.5h7.6v2.8H8.2z' },
  home: { fill: 'M12 2 23 11h-3v11h-5.5v-7h-5v7H4V11H1z' },
  info: { fill: 'M12 1.5a10.5 10.5 0 1 0 .01 0zM10.6 6h2.8v2.8h-2.8zM10.6 10.5h2.8V18h-2.8z' },
  lantern: {
    fill: 'M9.4 5.6a3.1 3.1 0 0 1 5.2 0h1.9v2.2h-9V5.6zM6.6 9h10.8l1.6 9.8H5zM12 10.6c-.4 1.9-2.3 2.6-2.3 4.5a2.3 2.3 0 0 0 4.6 0c0-1.9-1.9-2.7-2.3-4.5zM4.4 20h15.2v2.6H4.4zM12 0a6 6 0 0 1 5.6 4.2l-2 .7a3.9 3.9 0 0 0-7.2 0l-2-.7A6 6 0 0 1 12 0z',
  },
  link: {
    line: 'M9.5 14.5l5-5M11 6.5 13.5 4a4.6 4.6 0 0 1 6.5 6.5L17.5 13M13 17.5 10.5 20A4.6 4.6 0 0 1 4 13.5L6.5 11',
    width: 2.4,
  },
  lock: {
    fill: 'M5 10.5V8a7 7 0 0 1 14 0v2.5h1.5V22.5h-17V10.5zM8.3 10.5h7.4V8a3.7 3.7 0 0 0-7.4 0zM10.8 14v4.5h2.4V14z',
  },
  log: { line: 'M4 5h16M4 10h16M4 15h11M4 20h8' },
  map: { fill: 'M2 4.5 8.5 2v17.5L2 22zM9.8 2l4.9 2.5V22l-4.9-2.5zM16 4.5 22 2v17.5L16 22z' },
  me: { fill: 'M12 2a5 5 0 1 0 .01 0zM2.5 22c0-6 4-9 9.5-9s9.5 3 9.5 9z' },
  menu: { line: 'M3 6h18M3 12h18M3 18h18', width: 2.6 },
  minus: { line: 'M4 12h16', width: 2.6 },
  moon: { fill: 'M20.5 14.5A9.5 9.5 0 0 1 9.5 3.5a9.5 9.5 0 1 0 11 11z' },
  mute: { fill: 'M2 8.5h4.5L12 3.5v17L6.5 15.5H2z', line: 'M16 9l6 6M22 9l-6 6', width: 2.4 },
  next: { fill: 'M3 3l9 9-9 9zM12 3l9 9-9 9z' },
  pin: { fill: 'M8 2h8v2l-1.500 1v5l3.500 3v2h-5v6l-1 2-1-2v-6H6v-2l3.500-3V5L8 4z' },
  pause: { fill: 'M5 3h5v18H5zM14 3h5v18h-5z' },
  people: {
    fill: 'M8.5 3.5a4 4 0 1 0 .01 0zM1.5 20.5c0-5 3-7.5 7-7.5s7 2.5 7 7.5zM16.5 5a3.2 3.2 0 1 1-.6 6.3 6 6 0 0 0 .1-5.9zM16.2 13.2c3.6 0 6.3 2.3 6.3 7.3h-5.2c0-3-.6-5.3-2.3-6.9z',
  },
  play: { fill: 'M5 2.5 21 12 5 21.5z' },
  plus: { line: 'M12 4v16M4 12h16', width: 2.6 },
  redo: { fill: 'M15.5 3v12l7-6z', line: 'M18 9H9.5a5 5 0 0 0 0 10H15', width: 2.4 },
  reroll: { fill: 'M21.5 2v8h-8z', line: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4', width: 2.6 },
  screen: { fill: 'M1.5 3h21v14h-21zM4 5.5v9h16v-9zM7 19h10v2.5H7z' },
  search: { line: 'M10.5 3a7.5 7.5 0 1 0 .01 0zM16 16l5 5', width: 2.6 },
  share: { line: 'M12 15V3M7.5 7.5 12 3l4.5 4.5M5 11H3.5v10h17V11H19' },
  sound: { fill: 'M2 8.5h4.5L12 3.5v17L6.5 15.5H2z', line: 'M15.5 8.5c2 2 2 5 0 7M18.5 5.5c3.7 3.7 3.7 9.3 0 13' },
  stack: {
    fill: 'M12 2 23 7.5 12 13 1 7.5zM3.6 11 12 15.2 20.4 11 23 12.3 12 17.8 1 12.3zM3.6 15.8 12 20l8.4-4.2L23 17.1 12 22.6 1 17.1z',
  },
  sun: {
    fill: 'M12 7a5 5 0 1 0 .01 0z',
    line: 'M12 1.5v2M12 20.5v2M1.5 12h2M20.5 12h2M4.6 4.6 6 6M18 18l1.4 1.4M4.6 19.4 6 18M18 6l1.4-1.4',
  },
  trash: {
    fill: 'M9 1.5h6V4h6.5v2.5h-19V4H9zM4.5 8h15L18 22.5H6zM9 10.5l.5 9.5h1.8l-.3-9.5zM13 10.5l-.3 9.5h1.8l.5-9.5z',
  },
  undo: { fill: 'M8.5 3v12L1.5 9z', line: 'M6 9h8.5a5 5 0 0 1 0 10H9', width: 2.4 },
  x: { line: 'M5 5l14 14M19 5 5 19', width: 2.6 },
} as const satisfies Record<string, Drawing>;

export type IconName = keyof typeof DRAWN;
export const ICONS: Readonly<Record<IconName, Drawing>> = DRAWN;
