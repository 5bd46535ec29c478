import type { MonsterId } from '@ashtown/king-of-new-york/board';
import type { ReactNode } from 'react';

/** The faces of the Monsters, our own drawings on a field of 64 by 64: the right half, which is mirrored. */
const CUT = 'var(--glyph-cut, #F1E2C6)';

const HALF: Record<MonsterId, ReactNode> = {
  kong: (
    <>
      <path
        fill="currentColor"
        d="M31.500 4C44 4 52.500 11 54 22c4.500.6 7 5 6.300 10.200-.6 4.500-3.300 7.600-7 7.800C53 50 45.500 60 31.500 60z"
      />
      <path
        fill={CUT}
        d="M34.500 24.500c5-3.600 11.500-3.400 15.500.3-1 4.600-4.200 7.200-8.300 7.200-4 0-6.400-2.900-7.200-7.500z"
      />
      <circle cx="42" cy="27.300" r="2.600" fill="currentColor" />
      <path fill={CUT} d="M31.500 35.500c9.500 0 16 5 16 11.300 0 6-7 9.400-16 9.400z" />
      <path
        fill="currentColor"
        d="M33.800 38.500c3.400 0 5.600 1.300 5.600 3.200-2.100 1.200-4.400.5-5.600-1zM31.500 46h12.300c-.9 4.400-6 6.600-12.300 6.600z"
      />
      <path
        fill={CUT}
        d="M37.500 46h4.200l-2.100 4.300zM31.500 9c6 0 10.500 2 13.500 6-4-2-8.500-2.600-13.500-2.600zM55 27.500c2 .3 2.700 2.300 2.300 4.500-.3 1.800-1.200 3-2.600 3.300z"
      />
    </>
  ),
  drakonis: (
    <>
      <path
        fill="currentColor"
        d="M41 17C47.500 13.500 51.500 8 51.500 1.500c6 7 6 16 .5 22.500zM31.500 9.500h6c9.500 1.500 16 9.500 16 18.500l7-2.500-3.600 9 5.600 1.500-8.700 5.500C51.500 51 44.500 58.500 31.500 62z"
      />
      <path
        fill={CUT}
        d="M36.500 30.500 49.500 23.500c.6 7.500-3.800 11.500-11 11zM34 44l5-2.800v4zM31.500 49.500h2l1.800 4.600 1.800-4.600h2.300l1.800 4.300 1.800-4.300h3.300c-2.300 5.800-7.500 8.800-14.800 9.500zM31.500 13l4.700 5-4.700 6zM39.500 15.500l4.500 4.200-5.300.3z"
      />
      <path fill="currentColor" d="M42.500 28l3-1.600-1 5.600z" />
    </>
  ),
  mantis: (
    <>
      <path fill="none" stroke="currentColor" strokeWidth="2.800" d="M36 17C38.500 8.500 46 4 55.500 5" />
      <path
        fill="currentColor"
        d="M31.500 16.500c8-2.500 14.500-2.500 19 .5 8 4 10 13 5.500 19.500-3 4.500-8.500 5.500-12 8L37.800 57l-6.300 5z"
      />
      <path
        fill={CUT}
        d="M46.500 19.500c7 1 10.300 9 6 14.800-3.600 4.600-10.400 3.300-11.600-2.300-1-5.600 1.200-12.300 5.600-12.500zM31.500 46.500l4.300-3-.8 11-3.500 3zM31.500 21l3.800 4-3.800 8zM37 37.500l4.500 3.500-3.600 1.500z"
      />
      <circle cx="47.500" cy="28" r="3.400" fill="currentColor" />
    </>
  ),
  rob: (
    <>
      <path fill="currentColor" d="M31.500 1.500h3.300V9.500H50l7 7V47l-8.500 12h-17zM58.500 24h4.500v16h-4.500z" />
      <path
        fill={CUT}
        d="M35.500 23.500H51.500L49 34H35.500zM31.500 42.500H47V52H31.500zM31.500 13.500H36v5.500h-4.500z"
      />
      <path
        fill="currentColor"
        d="M40.500 26h5v5.500h-5zM35.500 42.500h2.200V52h-2.200zM41.300 42.500h2.200V52h-2.200z"
      />
      <circle fill={CUT} cx="52.300" cy="17.800" r="1.700" />
      <circle fill={CUT} cx="52" cy="45" r="1.500" />
    </>
  ),
  'captain-fish': (
    <>
      <path
        fill="currentColor"
        d="M31.5 2.500h9C48 2.500 54 6 55.500 11.500L52 18.500H31.500zM31.500 20h22l4.500 4.500H31.500z"
      />
      <path
        fill="currentColor"
        d="M31.500 26h21.500c4.500 4.500 6.500 10 5.800 16l4.700-4v16l-6.500-4.500C52.500 57.500 43.500 61.500 31.500 61.500z"
      />
      <path
        fill={CUT}
        d="M31.500 6h2.500v2.500h2.800v2.300H34v2.700c1.800-.3 3-1.300 3.600-3l2 .8c-1 2.900-3.300 4.500-6.100 4.700h-2zM31.500 45.500h16c-1.600 6.500-8 10.500-16 10.500zM53 38c2 3.500 2 8 0 11.500l-1.900-1c1.600-3 1.600-6.500 0-9.500z"
      />
      <circle cx="44.500" cy="34.500" r="7" fill={CUT} />
      <circle cx="43.500" cy="35" r="3.400" fill="currentColor" />
      <path fill="currentColor" d="M33 45.500h4.500l-2.300 5zM39.500 45.500h4.500l-2.300 4.500z" />
    </>
  ),
  sheriff: (
    <>
      <path
        fill="currentColor"
        d="M31.500 5.500c2.500 0 3.500-2 6.500-2 6 0 8.500 6.500 9.500 14 5.500.3 10-1.500 13.500-5.500 2 8-4 14.500-13 14.500H31.500zM31.500 28.500H49c2.500 7 2 15.500-1.500 21.500L31.500 62z"
      />
      <path
        fill={CUT}
        d="M31.500 7.500l1.800 3.800 4.200.5-3.100 2.900.8 4.200-3.700-2zM36 34.500l11.500-3c.3 5-2.600 7.500-6.300 7.500-3 0-5-1.700-5.200-4.500zM31.500 43.500H49l-2.200 5.700L31.500 59.500z"
      />
      <path fill="currentColor" d="M40.500 32.800h3.400v4.700h-3.400z" />
      <circle cx="36" cy="48" r="1.700" fill="currentColor" />
      <circle cx="42.500" cy="46.800" r="1.700" fill="currentColor" />
      <circle cx="35" cy="53.500" r="1.500" fill="currentColor" />
    </>
  ),
};

/** A Monster's face; its colour is the text's, what is cut out takes `--glyph-cut`. */
export function MonsterGlyph({ of }: { of: MonsterId }) {
  return (
    <>
      <g>{HALF[of]}</g>
      <g transform="matrix(-1 0 0 1 64 0)">{HALF[of]}</g>
    </>
  );
}
