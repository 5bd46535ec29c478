import type { Seat } from '@ashtown/engine';
import { MONSTERS, type MonsterId, type View } from '@ashtown/king-of-new-york/board';
import { SeatToken } from '../../ui/SeatToken.tsx';

/** The faces of the Monsters, our own drawings on a field of 64 by 64: the right half, filled by even-odd. */
const HALVES: Record<MonsterId, string> = {
  kong: 'M31.5 4C44 4 52.5 11 54 22c4.5.6 7 5 6.3 10.2-.6 4.5-3.3 7.6-7 7.8C53 50 45.5 60 31.5 60zM34.5 24.5c5-3.6 11.5-3.4 15.5.3-1 4.6-4.2 7.2-8.3 7.2-4 0-6.4-2.9-7.2-7.5zM42 24.7a2.6 2.6 0 1 0 .01 0zM31.5 35.5c9.5 0 16 5 16 11.3 0 6-7 9.4-16 9.4zM33.8 38.5c3.4 0 5.6 1.3 5.6 3.2-2.1 1.2-4.4.5-5.6-1zM31.5 46h12.3c-.9 4.4-6 6.6-12.3 6.6zM37.5 46h4.2l-2.1 4.3zM31.5 9c6 0 10.5 2 13.5 6-4-2-8.5-2.6-13.5-2.6zM55 27.5c2 .3 2.7 2.3 2.3 4.5-.3 1.8-1.2 3-2.6 3.3z',
  drakonis:
    'M31.5 9.5h6c3.3.5 6.3 1.9 8.7 3.7C49.6 10 51.5 6 51.5 1.5c5.7 6.6 6 15.1 1.3 21.5.5 1.6.7 3.3.7 5l7-2.5-3.6 9 5.6 1.5-8.7 5.5C51.5 51 44.5 58.5 31.5 62zM36.5 30.5 49.5 23.5c.6 7.5-3.8 11.5-11 11zM34 44l5-2.8v4zM31.5 49.5h2l1.8 4.6 1.8-4.6h2.3l1.8 4.3 1.8-4.3h3.3c-2.3 5.8-7.5 8.8-14.8 9.5zM31.5 13l4.7 5-4.7 6zM39.5 15.5l4.5 4.2-5.3.3zM42.5 28l3-1.6-1 5.6z',
  mantis:
    'M35 15.5C38 7 45.7 2.5 55.7 3.6L55.3 6.4C47 5.7 40.4 8.9 37.9 15zM31.5 16.5c8-2.5 14.5-2.5 19 .5 8 4 10 13 5.5 19.5-3 4.5-8.5 5.5-12 8L37.8 57l-6.3 5zM46.5 19.5c7 1 10.3 9 6 14.8-3.6 4.6-10.4 3.3-11.6-2.3-1-5.6 1.2-12.3 5.6-12.5zM31.5 46.5l4.3-3-.8 11-3.5 3zM31.5 21l3.8 4-3.8 8zM37 37.5l4.5 3.5-3.6 1.5zM47.5 24.6a3.4 3.4 0 1 0 .01 0z',
  rob: 'M31.5 1.5h3.3V9.5H50l7 7V47l-8.5 12h-17zM58.5 24h4.5v16h-4.5zM35.5 23.5H51.5L49 34H35.5zM31.5 42.5H47V52H31.5zM31.5 13.5H36v5.5h-4.5zM40.5 26h5v5.5h-5zM35.5 42.5h2.2V52h-2.2zM41.3 42.5h2.2V52h-2.2zM52.3 16.1a1.7 1.7 0 1 0 .01 0zM52 43.5a1.5 1.5 0 1 0 .01 0z',
  'captain-fish':
    'M31.5 2.5h9C48 2.5 54 6 55.5 11.5L52 18.5H31.5zM31.5 20h22l4.5 4.5H31.5zM31.5 26h21.5c4.5 4.5 6.5 10 5.8 16l4.7-4v16l-6.5-4.5C52.5 57.5 43.5 61.5 31.5 61.5zM31.5 6h2.5v2.5h2.8v2.3H34v2.7c1.8-.3 3-1.3 3.6-3l2 .8c-1 2.9-3.3 4.5-6.1 4.7h-2zM31.5 45.5h16c-1.6 6.5-8 10.5-16 10.5zM53 38c2 3.5 2 8 0 11.5l-1.9-1c1.6-3 1.6-6.5 0-9.5zM44.5 27.5a7 7 0 1 0 .01 0zM43.5 31.6a3.4 3.4 0 1 0 .01 0zM33 45.5h4.5l-2.3 5zM39.5 45.5h4.5l-2.3 4.5z',
  sheriff:
    'M31.5 5.5c2.5 0 3.5-2 6.5-2 6 0 8.5 6.5 9.5 14 5.5.3 10-1.5 13.5-5.5 2 8-4 14.5-13 14.5H31.5zM31.5 28.5H49c2.5 7 2 15.5-1.5 21.5L31.5 62zM31.5 7.5l1.8 3.8 4.2.5-3.1 2.9.8 4.2-3.7-2zM36 34.5l11.5-3c.3 5-2.6 7.5-6.3 7.5-3 0-5-1.7-5.2-4.5zM31.5 43.5H49l-2.2 5.7L31.5 59.5zM40.5 33.3l3.4-.9v5.1h-3.4zM36 46.3a1.7 1.7 0 1 0 .01 0zM42.5 45.1a1.7 1.7 0 1 0 .01 0zM35 52a1.5 1.5 0 1 0 .01 0z',
};

/** A Monster's face in the colour of the text. */
export const MonsterGlyph = ({ of }: { of: MonsterId }) => (
  <g fill="currentColor" fillRule="evenodd">
    <path d={HALVES[of]} />
    <path d={HALVES[of]} transform="matrix(-1 0 0 1 64 0)" />
  </g>
);

/** A seat with the face of its Monster, once it has one. */
export function MonsterToken(props: { view: View; seat: Seat; size: number; inset?: { x: number; y: number } }) {
  const { view, ...token } = props;
  const monster = MONSTERS[view.players[token.seat]?.monster ?? -1];
  return <SeatToken {...token} {...(monster && { glyph: <MonsterGlyph of={monster} /> })} />;
}
