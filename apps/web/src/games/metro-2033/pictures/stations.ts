import type { Drawable } from '../../../kit/index.ts';

/** What each Station is called after or known for, on a field of 24 by 24; its picture is a hall with this above the platform. */
export const STATIONS: Readonly<Record<string, Drawable>> = {
  // A falcon, a young people's star, ponds, a gate, a village, a keyhole, antlers, a dome
  'sta-sokolniki': 'M1 6c5 0 8 1.5 10 4l1-3 1 3c2-2.5 5-4 10-4-2 5-5 8-8.5 9L16 20l-4-2-4 2 1.5-5C6 14 3 11 1 6z',
  'sta-komsomolskaya':
    'M12 1l2.8 7.5 8 .4-6.3 5 2.2 7.7L12 17.2l-6.7 4.4 2.2-7.7-6.3-5 8-.4zM12 8.5a3.3 3.3 0 1 0 .01 0z',
  'sta-chistye-prudy': {
    line: 'M1 8c3.5-3.5 7.5 3.5 11 0s7.5 3.5 11 0M1 14c3.5-3.5 7.5 3.5 11 0s7.5 3.5 11 0M1 20c3.5-3.5 7.5 3.5 11 0s7.5 3.5 11 0',
    width: 2.2,
  },
  'sta-krasnye-vorota': 'M2 22V9C2 5 6 2 12 2s10 3 10 7v13h-5V12c0-3-2-5-5-5s-5 2-5 5v10z',
  'sta-krasnoselskaya': 'M12 2 23 11h-3v11h-6v-7h-4v7H4V11H1zM6.5 12v3H9v-3zM15 12v3h2.5v-3z',
  'sta-lubyanka':
    'M12 1.5 21 4.5v7c0 5.5-3.8 9-9 11-5.2-2-9-5.5-9-11v-7zM12 6.5a3 3 0 0 0-1.5 5.6L9.5 17h5l-1-4.9A3 3 0 0 0 12 6.5z',
  'sta-okhotny-ryad': {
    line: 'M12 22V13M12 13C6 13 4 9 4 3M12 13c6 0 8-4 8-10M5 9 1.5 7M19 9l3.5-2M8 12 7.5 7M16 12l.5-5',
    width: 2.2,
  },
  'sta-preobrazhenskaya':
    'M11.3 1h1.4v1.5H14v1.3h-1.3V6c4 1.5 6 3.5 6 6 0 1.5-.7 2.5-1.7 3.5h1.5V22h-13v-6.5H7C6 14.5 5.3 13.5 5.3 12c0-2.5 2-4.5 6-6V3.8H10V2.5h1.3zM11 17.5V22h2v-4.5z',
  // Ring line: a chestnut leaf, an ornament, stained glass, a dove, an engine, a trivet, arches with a sun, a torch
  'sta-kievskaya':
    'M12 1c2 3 2.5 6 1 9 1.5-3 4-4.5 7.5-4.5-.5 4-3 6-6.5 6.5 3 0 5.5 1 7 3.5-3 1.5-6 .5-8.3-1.5V23h-1.4v-9C9 16 6 17 3 15.5 4.5 13 7 12 10 12c-3.5-.5-6-2.5-6.5-6.5C7 5.5 9.5 7 11 10c-1.5-3-1-6 1-9z',
  'sta-belorusskaya': 'M12 1l4 4-4 4-4-4zM5 8l4 4-4 4-4-4zM19 8l4 4-4 4-4-4zM12 15l4 4-4 4-4-4zM12 10l2 2-2 2-2-2z',
  'sta-novoslobodskaya':
    'M4 22V10c0-5 3.5-9 8-9s8 4 8 9v12zM6 10.5h5V4C8 4.5 6.2 7 6 10.5zM13 4v6.5h5C17.8 7 16 4.5 13 4zM6 12.5v3.5h5v-3.5zM13 12.5v3.5h5v-3.5zM6 18v2h5v-2zM13 18v2h5v-2z',
  'sta-prospekt-mira':
    'M1 5c4 0 7 1.5 9 4.5C11 6 14 4 17.5 5.5L23 5l-3 4c.5 6-3 10-8.5 10L6 23l.5-5C3 15 1.5 10.5 1 5zM17 7.5a1 1 0 1 0 .01 0z',
  'sta-kurskaya':
    'M6 2h12c1.5 5 2 10 2 15h-3l3 5h-3l-1.5-2.5h-7L7 22H4l3-5H4C4 12 4.5 7 6 2zM8 4.5 7.5 9h9L16 4.5zM7.5 12.5a1.5 1.5 0 1 0 .01 0zM16.5 12.5a1.5 1.5 0 1 0 .01 0z',
  'sta-taganskaya':
    'M1 9h22v2.5h-1.5C21 15 18 17 15.5 17.5L18 23h-2.5L13 17.7h-2L8.5 23H6l2.5-5.5C6 17 3 15 2.5 11.5H1zM7 7.5C5.5 5.5 8.5 4 7 1.5h2c1.5 2.5-1.5 4 0 6zM15 7.5c-1.5-2 1.5-3.5 0-6h2c1.5 2.5-1.5 4 0 6z',
  'sta-dobryninskaya':
    'M1 23V15a5 5 0 0 1 10 0v8H8.5v-8a2.5 2.5 0 0 0-5 0v8zM13 23V15a5 5 0 0 1 10 0v8h-2.5v-8a2.5 2.5 0 0 0-5 0v8zM12 1a3.5 3.5 0 1 1-.01 0zM5 3.8h2.5v1.4H5zM16.5 3.8H19v1.4h-2.5z',
  'sta-oktyabrskaya':
    'M12 1c4 3.5 5 6 4 9h2l-2 3h-1l-1.5 10h-3L9 13H8l-2-3h2C7 7 9.5 5.5 12 1zM12 6c-1.5 1.5-2 2.8-1 4h2c1-1.2.5-2.5-1-4z',
  // Polis: a street lamp, a book, a garden, a pine wood
  'sta-arbatskaya': 'M9 1h6v1.5l3 3.5-2 7H8L6 6l3-3.5zM9.5 6.5l1 4.5h3l1-4.5zM11 14h2v6h3v3H8v-3h3z',
  'sta-lenin-library':
    'M12 5C9 3 5 2.5 1 3v16c4-.5 8 0 11 2 3-2 7-2.5 11-2V3c-4-.5-8 0-11 2zM3.5 6.5c2.5 0 5 .5 7 1.5v2c-2-1-4.5-1.5-7-1.5zM3.5 11c2.5 0 5 .5 7 1.5v2c-2-1-4.5-1.5-7-1.5zM13.5 8c2-1 4.5-1.5 7-1.5v2c-2.5 0-5 .5-7 1.5zM13.5 12.5c2-1 4.5-1.5 7-1.5v2c-2.5 0-5 .5-7 1.5z',
  'sta-aleksandrovsky-sad':
    'M12 1.5a3.5 3.5 0 0 1 3.3 4.7 3.5 3.5 0 1 1-1.3 5.9L13 13v3c2-2 4.5-2.5 7-2-1 3-3.5 4.5-7 4.5V23h-2v-4.5c-3.5 0-6-1.5-7-4.5 2.5-.5 5 0 7 2v-3l-1-.9a3.5 3.5 0 1 1-1.3-5.9A3.5 3.5 0 0 1 12 1.5zM12 7a1.6 1.6 0 1 0 .01 0z',
  'sta-borovitskaya':
    'M8 1 13.5 9H11l4 6h-3l4 5h-6.5v3h-3v-3H0l4-5H1l4-6H2.5zM17.5 6 22 12h-2l3.5 5h-5v6h-2v-2.5L13 15h2.5l-2.5-3.5z',
  // On other lines: a walled town by two gates, wheat, a plane, a frame, an anvil, a tower, a quill, a samovar, an anchor
  'sta-kitay-gorod-1': 'M1 10h4v3h3V6l4-5 4 5v7h3v-3h4v12h-8.5v-4a2.5 2.5 0 0 0-5 0v4H1zM11 7v3h2V7z',
  'sta-kitay-gorod-2':
    'M1 7l3.5-5L8 7v6h2v-3h4v3h2V7l3.5-5L23 7v15h-8.5v-4a2.5 2.5 0 0 0-5 0v4H1zM3.8 8v3h1.5V8zM18.7 8v3h1.5V8z',
  'sta-paveletskaya':
    'M12 1c2 2 2 4.5 0 6.5C10 5.5 10 3 12 1zM11.2 12C8 11.5 6 9.5 6 6c3.5.5 5.2 2.5 5.2 6zM12.8 12C16 11.5 18 9.5 18 6c-3.5.5-5.2 2.5-5.2 6zM11.2 17.5C8 17 6 15 6 11.5c3.5.5 5.2 2.5 5.2 6zM12.8 17.5c3.2-.5 5.2-2.5 5.2-6-3.5.5-5.2 2.5-5.2 6zM11.2 17h1.6v6h-1.6z',
  'sta-mayakovskaya':
    'M12 1c1.3 0 2 1.5 2 4v3.5L23 14v2.5l-9-2.5v5l3 2.5V23l-5-1-5 1v-1.5l3-2.5v-5l-9 2.5V14l9-5.5V5c0-2.5.7-4 2-4z',
  'sta-tretyakovskaya': 'M1.5 3h21v18h-21zM4.5 6v12h15V6zM6 16.5l4-6 3 4 2-2 3 4zM15.5 7.5a1.7 1.7 0 1 1-.01 0z',
  'sta-kuznetsky-most': 'M7 6h16v3c-4 .5-6.5 2-7 5h2.5v3H20v4H8v-4h1.5v-3H12c0-2-1-3-3-3.5-4-.5-6.5-1-8-3.5h6z',
  'sta-sukharevskaya':
    'M11.3 1h1.4v3L15 7.5V11h3v5h3v7h-6.5v-3a2.5 2.5 0 0 0-5 0v3H3v-7h3v-5h3V7.5L11.3 4zM12 7.5a1.5 1.5 0 1 0 .01 0zM8 13v2h2v-2zM14 13v2h2v-2z',
  'sta-turgenevskaya': 'M22 1.5C13 2.5 7 7 6 15l-3.5 6L4 22.5 8 17c8 0 13-6 14-15.5zM17.5 5.5 7.8 15.3l-.6-.6z',
  'sta-tulskaya':
    'M10 1h4v2h2v2h2.5l1 3H22v2h-2.5l-2 5 1 2H21v2h-4v4H7v-4H6L3 17.5V16h3.5L4.5 8l1-3H8V3h2zM8 8v2h8V8zM9.5 19v2h5v-2z',
  'sta-sevastopolskaya':
    'M12 1a3 3 0 0 1 1.5 5.6V9H17v2.5h-3.5v8c3-.5 5-2.3 5.5-5l-1.5 1 .5-4 4 2-1.2.5C20.3 19.5 17 22.5 12 23c-5-.5-8.3-3.5-8.8-9L2 13.5l4-2 .5 4-1.5-1c.5 2.7 2.5 4.5 5.5 5v-8H7V9h3.5V6.6A3 3 0 0 1 12 1zM12 2.8a1.2 1.2 0 1 0 .01 0z',
};
