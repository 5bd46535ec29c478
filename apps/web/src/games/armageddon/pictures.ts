import { PARTS, type Tables, TYPES, VEHICLES } from '@ashtown/armageddon/board';
import type { Drawable } from '../../kit/Sign.tsx';
import { SIGNS } from './signs.ts';

/** What stands on the pictures of buildings and equipment, on a field of 24 by 24. Our own drawings. */

const BUILDINGS: Readonly<Record<string, Drawable>> = {
  start_headquarters: 'M4 22.5V10h4V2.5h8V10h4v12.5h-6v-5h-4v5zM10 5v2.5h4V5zM10 10.5V13h4v-2.5z',
  start_watchtower:
    'M4.5 2.8 12 .5l7.5 2.3V5h-15zM6 6h12v5H6zM8 7.5v2h2.5v-2zM13.5 7.5v2H16v-2zM7.2 12h2.6L8.2 22.5H5.6zM14.2 12h2.6l1.6 10.5h-2.6zM9.8 14h4.4v1.8H9.8zM9 18.2h6V20H9z',
  start_mobile_home:
    'M1.5 7c0-1.5 1-2.5 2.5-2.5h14L22.5 12v5.5H20a3.2 3.2 0 0 0-6.4 0H1.5zM4 8v4h4.5V8zM11 8v4h4.5V8zM16.8 15.8a2 2 0 1 0 .01 0zM3.5 18.5h6v2h-6z',
  start_library: 'M3 3h8v17H3zM13 3h8v17h-8zM5 6v2h4V6zM15 6v2h4V6zM5 10v2h4v-2zM15 10v2h4v-2zM2 21h20v2H2z',
  extension:
    'M9 6 17 13h-2v9H3v-9H1zM7.7 13.5v2.3H5.4v2.6h2.3v2.3h2.6v-2.3h2.3v-2.6h-2.3v-2.3zM18 2h2.5v3h3v2.5h-3v3H18v-3h-3V5h3z',
  command_post: 'M4 22.5V11h3v2h2v-2h4.5v2h2v-2h3v11.5h-4.5v-5h-5v5zM10 10V1.5h1.8v1l7 2.5-7 2.5V10z',
  council_hall: 'M12 1.5 22.5 8v2h-21V8zM4 11.5h3V18H4zM10.5 11.5h3V18h-3zM17 11.5h3V18h-3zM2 19.5h20v3H2z',
  reinforced_watchtower:
    'M4 2h3.5v2.5h2.8V2h3.4v2.5h2.8V2H20v8H4zM6 11.5h12v11h-4V17h-4v5.5H6zM8 13v2.5h2.5V13zM13.5 13v2.5H16V13z',
  searchlight_tower: 'M7 9h6v4l2.5 9.5h-11L7 13zM8.7 15l-.5 2h3.6l-.5-2zM7 8V5.5L10 3h3v5zM14.5 3.5 23.5 0v9.5l-9-2z',
  guard_post:
    'M12 1 19.5 7v15.5h-15V7zM8.5 9.5v13h7v-13zM12 10.5a2 2 0 1 0 .01 0zM9.5 20c0-3.5.8-4.8 2.5-4.8s2.5 1.3 2.5 4.8z',
  builders_yard: 'M6 2h3v3h13.5v2.5H20V11h-2V7.5H9V20h3v2.5H3V20h3V7.5H2V5h4zM16.5 12.5h5V17h-5z',
  roadblock:
    'M1.5 6h21v7h-21zM3 11.5l3-4h3l-3 4zM10 11.5l3-4h3l-3 4zM17 11.5l2.7-4H21v1.8l-1.5 2.2zM4 14.5h3V22H4zM17 14.5h3V22h-3z',
  hotel:
    'M1.5 5H4v7.5h17.5c.6 0 1 .4 1 1V20H20v-3H4v3H1.5zM7.5 6.8a2.4 2.4 0 1 0 .01 0zM11.5 7.5H18c1.5 0 2.5 1 2.5 2.5v1h-9z',
  saloon:
    'M4 4h12v3h3.5C21 7 22 8 22 9.5V15c0 1.5-1 2.5-2.5 2.5H16V21H4zM16 9.5V15h3.5V9.5zM6.5 8v9H8V8zM10.5 8v9H12V8z',
  flea_market:
    'M3 2h18l2 6.5a2.7 2.7 0 0 1-5.5 0 2.7 2.7 0 0 1-5.5 0 2.7 2.7 0 0 1-5.5 0 2.7 2.7 0 0 1-5.5 0zM3 13h2.5v4h13v-4H21v9.5h-2.5v-3h-13v3H3z',
  refugee_camp: 'M11 2.5h2L23.5 21.5H.5zM12 9.5 7.8 21.5h8.4z',
  workshop:
    'M1 5.5h4.5v-1h17V8c-4 0-6.5 1.5-6.5 4 0 2 1.5 3.5 4 4v1.5H9V16c2-.5 3-1.5 3-3.5C6 12.5 1.5 10 1 5.5zM7 19h15v2.5H7z',
  school: 'M12 3.5 24 9.5 12 15.5 0 9.5zM5 13.7l7 3.5 7-3.5V18c-2 2-4.3 3-7 3s-5-1-7-3zM21 11.7h1.8V19H21z',
  radio_station: {
    fill: 'M11 9h2l4.5 13.5H15l-1-3h-4l-1 3H6.5zM11.5 14l-1 3.3h3l-1-3.3zM12 3.8a2.3 2.3 0 1 0 .01 0z',
    line: 'M7 9.5a6 6 0 0 1 0-7M17 9.5a6 6 0 0 0 0-7',
    width: 2.2,
  },
  town_hall:
    'M8 6 12 .3 16 6zM8 7h8v5.5h6v10H2v-10h6zM12 7.9a2.2 2.2 0 1 0 .01 0zM5 15v3h2.5v-3zM16.5 15v3H19v-3zM10.5 16v6.5h3V16z',
  bunker_headquarters:
    'M11 1.5h1.8v1.3l5 1.7-5 1.7V8c5.5.4 9.2 4.8 9.7 11H1.5C2 12.5 5.7 8.2 11 8zM6 14.5h12v-2H6.8zM.5 20.2h23v2.6H.5z',
  gun_tower: 'M2.5 3h13V1.3L23.5 5l-8 3.7V7h-13zM6 8.5h9v3.5H6zM7 13h7l2.5 9.5h-12zM9 15.5v2.7h3v-2.7z',
  flame_tower:
    'M12.5 1c1 5-4.5 7-4.5 12 0-1.5-1-2.5-2-3-2.5 2.5-3 4.5-3 6 0 4 4 6.5 9 6.5s9-2.5 9-7c0-4-3-6-3.5-9-1.5 1-2 2.5-2 4C14 7.5 15 4 12.5 1zM12 13c2.5 2 3.5 3.5 3.5 5.2a3.5 3 0 0 1-7 0c0-1.7 2-2.7 3.5-5.2z',
  armory: { line: 'M3.5 3.5 17 17M20.5 3.5 7 17M14 20.5l6.5-6.5M10 20.5 3.5 14', width: 3 },
  training_center:
    'M12 1.5a10.5 10.5 0 1 0 .01 0zM12 4.5a7.5 7.5 0 1 0 .01 0zM12 7.5a4.5 4.5 0 1 0 .01 0zM12 10.3a1.7 1.7 0 1 0 .01 0z',
  church_merciful: 'M11 .8h2V3h2.2v2H13v2.5l5 4.5v2l4.5 2.5v6H14v-5h-4v5H1.5v-6L6 14v-2l5-4.5V5H8.8V3H11z',
  church_vengeful:
    'M11 0h2v4h2.7v2H13v1.5l5 4.5v2l4.5 2.5v6H14v-5h-4v5H1.5v-6L6 14v-2l5-4.5V6H8.3V4H11zM12 10.5l2.3 2.3L12 15.1l-2.3-2.3z',
  apartment_block:
    'M4 1.5h16v21h-6V18h-4v4.5H4zM7 4v2.5h3V4zM14 4v2.5h3V4zM7 9v2.5h3V9zM14 9v2.5h3V9zM7 14v2.5h3V14zM14 14v2.5h3V14z',
  trading_hall:
    'M11 2h2v2.5h7v2h-1l4 8a4.5 4 0 0 1-9 0l3.5-8H13V20h4v2.5H7V20h4V6.5H6.5L10 14.5a4.5 4 0 0 1-9 0l4-8H4v-2h7z',
  theatre:
    'M3 3c6 2 12 2 18 0v8c0 6-4 10-9 11.5C7 21 3 17 3 11zM6 8.5c0 1.5 1 2.5 2.5 2.5S11 10 11 8.5zM13 8.5c0 1.5 1 2.5 2.5 2.5S18 10 18 8.5zM7 14c1 3 3 4 5 4s4-1 5-4z',
  laboratory: 'M8 1.5h8V4h-1.5v5L21 19.5c1 1.5 0 3-1.5 3h-15C3 22.5 2 21 3 19.5L9.5 9V4H8zM8.5 15.5l-2 3.5h11l-2-3.5z',
  power_plant:
    'M2 22.5c1.9-4.6 2.1-8.6 1-12.5h11c-1.1 3.9-.9 7.9 1 12.5zM9.6 12l-3.3 4.5h2L7.6 20.5l3.8-5H9.3zM16.5 22.5V7H21v15.5zM3.5 7.5c-1-3 1.5-4.5 3.5-3.5 1-2.5 5-2.5 5.5 0 2-.5 3 1.5 2 3.5z',
  garage: 'M12 1.5 23 8v14.5h-3V11H4v11.5H1V8zM7.5 13h9l1.5 4v5h-2.5v-1.5h-7V22H6v-5zM8.5 14.5l-.7 2h8.4l-.7-2z',
};

const VEHICLE: Readonly<Record<(typeof VEHICLES)[number], Drawable>> = {
  car: 'M5.5 6h11l3.5 5 3 1v5.5h-2.3a2.9 2.9 0 0 0-5.8 0H9.7a2.9 2.9 0 0 0-5.8 0H1v-6l3-.5zM7 8l-1.5 3h5V8zM12.5 8v3h5l-2-3zM6.8 16a1.9 1.9 0 1 0 .01 0zM17.8 16a1.9 1.9 0 1 0 .01 0z',
  bus: 'M3 4h18c1 0 1.5.6 1.5 1.5v12h-1.6a2.9 2.9 0 0 0-5.8 0H8.9a2.9 2.9 0 0 0-5.8 0H1.5v-12C1.5 4.6 2 4 3 4zM4 6.5V11h4V6.5zM10 6.5V11h4V6.5zM16 6.5V11h4V6.5zM6 16a1.9 1.9 0 1 0 .01 0zM18 16a1.9 1.9 0 1 0 .01 0z',
  truck:
    'M1 5h13v3h5l4 5v4.5h-2.1a2.9 2.9 0 0 0-5.8 0H8.9a2.9 2.9 0 0 0-5.8 0H1zM15.5 10v3.5h5L18 10zM6 16a1.9 1.9 0 1 0 .01 0zM18 16a1.9 1.9 0 1 0 .01 0z',
};

const PART: Readonly<Partial<Record<(typeof PARTS)[number], Drawable>>> = {
  engine: 'M8 4h8v2.5h-2.5V8H17l2 2.5h1.5V9H23v9h-2.5v-1.5H19l-2 3H8L5 16H3.5v3H1V9.5h2.5v3H5L7 8h3.5V6.5H8z',
  tyres: 'M12 1.5a10.5 10.5 0 1 0 .01 0zM12 6a6 6 0 1 0 .01 0zM12 9.5a2.5 2.5 0 1 0 .01 0z',
  steering:
    'M12 1.5a10.5 10.5 0 1 0 .01 0zM12 4.5a7.5 7.5 0 0 1 7.3 6h-4.8a3 3 0 0 0-5 0H4.7a7.5 7.5 0 0 1 7.3-6zM4.7 13.5H9a3 3 0 0 0 1.5 1.5v4.3a7.5 7.5 0 0 1-5.8-5.8zM19.3 13.5a7.5 7.5 0 0 1-5.8 5.8V15a3 3 0 0 0 1.5-1.5z',
};

const GOODS: Readonly<Record<string, Drawable>> = {
  eq_beer: 'M9.5 1h5v5.5c2.5 1.5 4 3.5 4 6v10h-13v-10c0-2.5 1.5-4.5 4-6zM8 13v5h8v-5z',
  eq_gasoline:
    'M4.5 5h2V2h8L20 7v15.5H4.5zM8.5 4v1.2h5L12.7 4zM7.5 9v1.5l3.5 4.3-3.5 4.2v1.5H9l3.3-4.1 3.2 4.1H17V19l-3.5-4.2L17 10.5V9h-1.5l-3.2 4.2L9 9z',
  eq_weapons: 'M1.5 5h20V4H23v6h-9l-1 3H9.5L8 20.5H2.5L4.5 11c-2 0-3-1-3-3zM10.2 10.3l-.6 1.5h2.1l.5-1.5z',
  eq_medicine: 'M8 1.5h8V5h2.5v17.5h-13V5H8zM10.7 9v2.7H8v2.6h2.7V17h2.6v-2.7H16v-2.6h-2.7V9z',
  eq_map: 'M1.5 4.5 8.3 2v17.5l-6.8 2.5zM9.6 2l5 2.5V22l-5-2.5zM15.9 4.5 22.5 2v17.5L15.9 22z',
};

/** The drawing of a building; another content's buildings have the sign of their type. */
export const pictureOf = (t: Tables, building: number): Drawable => {
  const { id, type } = t.buildings[building]!;
  return BUILDINGS[id] ?? SIGNS[TYPES[type]!];
};

/** The drawing of equipment, and of the vehicle a part belongs to. */
export function pictureOfKind(t: Tables, kind: number): { main: Drawable; vehicle: Drawable | null } {
  const { id, vehicle, part } = t.equipment[kind]!;
  if (vehicle < 0) return { main: GOODS[id] ?? SIGNS.equipment, vehicle: null };
  const whole = VEHICLE[VEHICLES[vehicle]!];
  const piece = PART[PARTS[part]!];
  return { main: piece ?? whole, vehicle: whole };
}

/** Equipment by its name alone: of vehicles, the whole. */
export const pictureOfGoods = (id: string): Drawable | undefined => (id === 'car' ? VEHICLE.car : GOODS[id]);
