import { ABOUT } from '@ashtown/catalog/about';
import { baseOf } from '@ashtown/engine';
import type { Manifest } from './manifest.ts';

const found = import.meta.glob<Manifest>('./*/manifest.ts', { eager: true, import: 'manifest' });

const ORDER: readonly string[] = ABOUT.map(({ id }) => id);
const placeOf = ({ about }: Manifest): number => {
  const place = ORDER.indexOf(about.id);
  return place < 0 ? ORDER.length : place;
};

/** Every game of this client, in the order of the catalogue. */
export const MANIFESTS: readonly Manifest[] = Object.values(found).sort((a, b) => placeOf(a) - placeOf(b));

const BY_ID: ReadonlyMap<string, Manifest> = new Map(MANIFESTS.map((x) => [x.about.id, x]));

/** Of the game as it comes or with another content. */
export const manifestOf = (id: string): Manifest | undefined => BY_ID.get(baseOf(id));
