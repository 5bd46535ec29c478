import { PARTS, type Tables, TYPES, VEHICLES } from '@ashtown/armageddon/board';
import { type Drawing, SIGNS } from './signs.ts';

/** What stands on the pictures of buildings and equipment, on a field of 24 by 24. Our own drawings. */

const BUILDINGS: Readonly<Record<string, Drawing>> = {
  start_headquarters: {
    fill: 'M4 22.500V10h4V2.500h8V10h4v12.500h-6v-5h-4v5zM10 5v2.500h4V5zM10 10.500V13h4v-2.500z',
  },
  start_watchtower: {
    fill: 'M4.500 2.800 12 .5l7.500 2.300V5h-15zM6 6h12v5H6zM8 7.500v2h2.500v-2zM13.500 7.500v2H16v-2zM7.200 12h2.600L8.200 22.500H5.600zM14.200 12h2.600l1.600 10.500h-2.600zM9.800 14h4.400v1.800H9.800zM9 18.200h6V20H9z',
  },
  start_mobile_home: {
    fill: 'M1.500 7c0-1.500 1-2.500 2.500-2.500h14L22.500 12v5.500H20a3.200 3.200 0 0 0-6.400 0H1.500zM4 8v4h4.500V8zM11 8v4h4.500V8zM16.800 15.800a2 2 0 1 0 .01 0zM3.500 18.500h6v2h-6z',
  },
  start_library: {
    fill: 'M3 3h8v17H3zM13 3h8v17h-8zM5 6v2h4V6zM15 6v2h4V6zM5 10v2h4v-2zM15 10v2h4v-2zM2 21h20v2H2z',
  },
  extension: {
    fill: 'M9 6 17 13h-2v9H3v-9H1zM7.700 13.500v2.300H5.400v2.600h2.300v2.300h2.600v-2.300h2.300v-2.600h-2.300v-2.300zM18 2h2.500v3h3v2.500h-3v3H18v-3h-3V5h3z',
  },
  command_post: {
    fill: 'M4 22.500V11h3v2h2v-2h4.500v2h2v-2h3v11.500h-4.500v-5h-5v5zM10 10V1.500h1.800v1l7 2.500-7 2.500V10z',
  },
  council_hall: {
    fill: 'M12 1.500 22.500 8v2h-21V8zM4 11.500h3V18H4zM10.500 11.500h3V18h-3zM17 11.500h3V18h-3zM2 19.500h20v3H2z',
  },
  reinforced_watchtower: {
    fill: 'M4 2h3.500v2.500h2.800V2h3.400v2.500h2.800V2H20v8H4zM6 11.500h12v11h-4V17h-4v5.500H6zM8 13v2.500h2.500V13zM13.500 13v2.500H16V13z',
  },
  searchlight_tower: {
    fill: 'M7 9h6v4l2.500 9.500h-11L7 13zM8.700 15l-.5 2h3.600l-.5-2zM7 8V5.500L10 3h3v5zM14.500 3.500 23.500 0v9.500l-9-2z',
  },
  guard_post: {
    fill: 'M12 1 19.500 7v15.500h-15V7zM8.500 9.500v13h7v-13zM12 10.500a2 2 0 1 0 .01 0zM9.500 20c0-3.500.8-4.800 2.500-4.800s2.500 1.300 2.500 4.800z',
  },
  builders_yard: {
    fill: 'M6 2h3v3h13.500v2.500H20V11h-2V7.500H9V20h3v2.500H3V20h3V7.500H2V5h4zM16.500 12.500h5V17h-5z',
  },
  roadblock: {
    fill: 'M1.500 6h21v7h-21zM3 11.500l3-4h3l-3 4zM10 11.500l3-4h3l-3 4zM17 11.500l2.700-4H21v1.800l-1.500 2.200zM4 14.500h3V22H4zM17 14.500h3V22h-3z',
  },
  hotel: {
    fill: 'M1.500 5H4v7.500h17.500c.6 0 1 .4 1 1V20H20v-3H4v3H1.500zM7.500 6.800a2.400 2.400 0 1 0 .01 0zM11.500 7.500H18c1.500 0 2.500 1 2.500 2.500v1h-9z',
  },
  saloon: {
    fill: 'M4 4h12v3h3.500C21 7 22 8 22 9.500V15c0 1.500-1 2.500-2.500 2.500H16V21H4zM16 9.500V15h3.500V9.500zM6.500 8v9H8V8zM10.500 8v9H12V8z',
  },
  flea_market: {
    fill: 'M3 2h18l2 6.500a2.700 2.700 0 0 1-5.500 0 2.700 2.700 0 0 1-5.500 0 2.700 2.700 0 0 1-5.500 0 2.700 2.700 0 0 1-5.500 0zM3 13h2.500v4h13v-4H21v9.500h-2.500v-3h-13v3H3z',
  },
  refugee_camp: { fill: 'M11 2.500h2L23.500 21.500H.5zM12 9.500 7.800 21.500h8.400z' },
  workshop: {
    fill: 'M1 5.500h4.500v-1h17V8c-4 0-6.500 1.500-6.500 4 0 2 1.500 3.500 4 4v1.500H9V16c2-.5 3-1.500 3-3.500C6 12.500 1.500 10 1 5.500zM7 19h15v2.500H7z',
  },
  school: {
    fill: 'M12 3.500 24 9.500 12 15.500 0 9.500zM5 13.700l7 3.500 7-3.500V18c-2 2-4.300 3-7 3s-5-1-7-3zM21 11.700h1.800V19H21z',
  },
  radio_station: {
    fill: 'M11 9h2l4.500 13.500H15l-1-3h-4l-1 3H6.500zM11.500 14l-1 3.300h3l-1-3.300zM12 3.800a2.300 2.300 0 1 0 .01 0z',
    line: 'M7 9.500a6 6 0 0 1 0-7M17 9.500a6 6 0 0 0 0-7',
  },
  town_hall: {
    fill: 'M8 6 12 .3 16 6zM8 7h8v5.500h6v10H2v-10h6zM12 7.900a2.200 2.200 0 1 0 .01 0zM5 15v3h2.500v-3zM16.500 15v3H19v-3zM10.500 16v6.500h3V16z',
  },
  bunker_headquarters: {
    fill: 'M11 1.500h1.800v1.300l5 1.700-5 1.700V8c5.500.4 9.200 4.800 9.700 11H1.500C2 12.500 5.700 8.200 11 8zM6 14.500h12v-2H6.800zM.5 20.200h23v2.600H.5z',
  },
  gun_tower: {
    fill: 'M2.500 3h13V1.300L23.500 5l-8 3.700V7h-13zM6 8.500h9v3.500H6zM7 13h7l2.500 9.500h-12zM9 15.500v2.700h3v-2.700z',
  },
  flame_tower: {
    fill: 'M12.500 1c1 5-4.500 7-4.500 12 0-1.500-1-2.500-2-3-2.500 2.500-3 4.500-3 6 0 4 4 6.500 9 6.500s9-2.500 9-7c0-4-3-6-3.500-9-1.500 1-2 2.500-2 4C14 7.500 15 4 12.500 1zM12 13c2.500 2 3.500 3.500 3.500 5.200a3.500 3 0 0 1-7 0c0-1.700 2-2.700 3.500-5.200z',
  },
  armory: { line: 'M3.500 3.500 17 17M20.500 3.500 7 17M14 20.500l6.500-6.500M10 20.500 3.500 14', width: 3 },
  training_center: {
    fill: 'M12 1.500a10.500 10.500 0 1 0 .01 0zM12 4.500a7.500 7.500 0 1 0 .01 0zM12 7.500a4.500 4.500 0 1 0 .01 0zM12 10.300a1.700 1.700 0 1 0 .01 0z',
  },
  church_merciful: {
    fill: 'M11 .8h2V3h2.200v2H13v2.500l5 4.500v2l4.500 2.500v6H14v-5h-4v5H1.500v-6L6 14v-2l5-4.500V5H8.800V3H11z',
  },
  church_vengeful: {
    fill: 'M11 0h2v4h2.700v2H13v1.500l5 4.500v2l4.500 2.500v6H14v-5h-4v5H1.500v-6L6 14v-2l5-4.500V6H8.300V4H11zM12 10.500l2.300 2.300L12 15.100l-2.300-2.300z',
  },
  apartment_block: {
    fill: 'M4 1.500h16v21h-6V18h-4v4.500H4zM7 4v2.500h3V4zM14 4v2.500h3V4zM7 9v2.500h3V9zM14 9v2.500h3V9zM7 14v2.500h3V14zM14 14v2.500h3V14z',
  },
  trading_hall: {
    fill: 'M11 2h2v2.500h7v2h-1l4 8a4.500 4 0 0 1-9 0l3.500-8H13V20h4v2.500H7V20h4V6.500H6.500L10 14.500a4.500 4 0 0 1-9 0l4-8H4v-2h7z',
  },
  theatre: {
    fill: 'M3 3c6 2 12 2 18 0v8c0 6-4 10-9 11.500C7 21 3 17 3 11zM6 8.500c0 1.500 1 2.500 2.500 2.500S11 10 11 8.500zM13 8.500c0 1.500 1 2.500 2.500 2.500S18 10 18 8.500zM7 14c1 3 3 4 5 4s4-1 5-4z',
  },
  laboratory: {
    fill: 'M8 1.500h8V4h-1.500v5L21 19.500c1 1.500 0 3-1.500 3h-15C3 22.500 2 21 3 19.500L9.500 9V4H8zM8.500 15.500l-2 3.500h11l-2-3.500z',
  },
  power_plant: {
    fill: 'M2 22.500c1.900-4.600 2.100-8.600 1-12.500h11c-1.100 3.900-.9 7.900 1 12.500zM9.600 12l-3.300 4.500h2L7.600 20.500l3.800-5H9.300zM16.500 22.500V7H21v15.500zM3.500 7.500c-1-3 1.500-4.500 3.500-3.500 1-2.500 5-2.500 5.500 0 2-.5 3 1.500 2 3.500z',
  },
  garage: {
    fill: 'M12 1.500 23 8v14.500h-3V11H4v11.500H1V8zM7.500 13h9l1.500 4v5h-2.500v-1.500h-7V22H6v-5zM8.500 14.500l-.7 2h8.400l-.7-2z',
  },
};

const VEHICLE: Readonly<Record<(typeof VEHICLES)[number], Drawing>> = {
  car: {
    fill: 'M5.500 6h11l3.500 5 3 1v5.500h-2.300a2.900 2.900 0 0 0-5.800 0H9.700a2.900 2.900 0 0 0-5.800 0H1v-6l3-.5zM7 8l-1.500 3h5V8zM12.500 8v3h5l-2-3zM6.800 16a1.900 1.900 0 1 0 .01 0zM17.800 16a1.900 1.900 0 1 0 .01 0z',
  },
  bus: {
    fill: 'M3 4h18c1 0 1.500.6 1.500 1.500v12h-1.600a2.900 2.900 0 0 0-5.800 0H8.900a2.900 2.900 0 0 0-5.800 0H1.500v-12C1.500 4.600 2 4 3 4zM4 6.500V11h4V6.500zM10 6.500V11h4V6.500zM16 6.500V11h4V6.500zM6 16a1.900 1.900 0 1 0 .01 0zM18 16a1.900 1.900 0 1 0 .01 0z',
  },
  truck: {
    fill: 'M1 5h13v3h5l4 5v4.500h-2.100a2.900 2.900 0 0 0-5.800 0H8.900a2.900 2.900 0 0 0-5.800 0H1zM15.500 10v3.500h5L18 10zM6 16a1.900 1.900 0 1 0 .01 0zM18 16a1.900 1.900 0 1 0 .01 0z',
  },
};

const PART: Readonly<Partial<Record<(typeof PARTS)[number], Drawing>>> = {
  engine: {
    fill: 'M8 4h8v2.500h-2.500V8H17l2 2.500h1.500V9H23v9h-2.500v-1.500H19l-2 3H8L5 16H3.500v3H1V9.500h2.500v3H5L7 8h3.500V6.500H8z',
  },
  tyres: { fill: 'M12 1.500a10.500 10.500 0 1 0 .01 0zM12 6a6 6 0 1 0 .01 0zM12 9.500a2.500 2.500 0 1 0 .01 0z' },
  steering: {
    fill: 'M12 1.500a10.500 10.500 0 1 0 .01 0zM12 4.500a7.500 7.500 0 0 1 7.300 6h-4.800a3 3 0 0 0-5 0H4.700a7.500 7.500 0 0 1 7.300-6zM4.700 13.500H9a3 3 0 0 0 1.500 1.500v4.300a7.500 7.500 0 0 1-5.800-5.800zM19.300 13.500a7.500 7.500 0 0 1-5.800 5.800V15a3 3 0 0 0 1.500-1.500z',
  },
};

const GOODS: Readonly<Record<string, Drawing>> = {
  eq_beer: { fill: 'M9.500 1h5v5.500c2.500 1.500 4 3.500 4 6v10h-13v-10c0-2.500 1.500-4.500 4-6zM8 13v5h8v-5z' },
  eq_gasoline: {
    fill: 'M4.500 5h2V2h8L20 7v15.500H4.500zM8.500 4v1.200h5L12.700 4zM7.500 9v1.500l3.500 4.300-3.500 4.200v1.500H9l3.300-4.100 3.200 4.100H17V19l-3.500-4.200L17 10.500V9h-1.500l-3.200 4.200L9 9z',
  },
  eq_weapons: {
    fill: 'M1.500 5h20V4H23v6h-9l-1 3H9.500L8 20.500H2.500L4.500 11c-2 0-3-1-3-3zM10.200 10.300l-.6 1.500h2.100l.5-1.500z',
  },
  eq_medicine: {
    fill: 'M8 1.500h8V5h2.500v17.500h-13V5H8zM10.700 9v2.700H8v2.600h2.700V17h2.600v-2.700H16v-2.600h-2.700V9z',
  },
  eq_map: {
    fill: 'M1.500 4.500 8.300 2v17.500l-6.800 2.500zM9.600 2l5 2.500V22l-5-2.500zM15.900 4.500 22.500 2v17.500L15.900 22z',
  },
};

/** The drawing of a building; another content's buildings have the sign of their type. */
export const pictureOf = (t: Tables, building: number): Drawing => {
  const { id, type } = t.buildings[building]!;
  return BUILDINGS[id] ?? SIGNS[TYPES[type]!];
};

/** The drawing of equipment, and of the vehicle a part belongs to. */
export function pictureOfKind(t: Tables, kind: number): { main: Drawing; vehicle: Drawing | null } {
  const { id, vehicle, part } = t.equipment[kind]!;
  if (vehicle < 0) return { main: GOODS[id] ?? SIGNS.equipment, vehicle: null };
  const whole = VEHICLE[VEHICLES[vehicle]!];
  const piece = PART[PARTS[part]!];
  return { main: piece ?? whole, vehicle: whole };
}
