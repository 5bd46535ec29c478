import type { Lang } from '@ashtown/engine';
import { type ComponentType, lazy, Suspense } from 'react';
import { MANIFESTS } from '../../games/index.ts';
import type { Manifest } from '../../games/manifest.ts';
import { type PosterProps, Sheet } from '../../kit/Sheet.tsx';
import { PlainPoster } from './PlainPoster.tsx';

/** The drawn posters; each is fetched when it is first shown. */
const DRAWN = new Map<string, ComponentType<PosterProps>>(
  MANIFESTS.flatMap(({ about, poster }) =>
    poster ? [[about.id, lazy(async () => ({ default: (await poster()).Poster }))]] : [],
  ),
);

/** The poster of a game; one made of its name where nobody has drawn one. `bare`: without words, beside its name. */
export function GamePoster({ of: { about }, lang, bare }: { of: Manifest; lang: Lang; bare?: boolean }) {
  const Drawn = DRAWN.get(about.id);
  if (!Drawn) return <PlainPoster name={about.name[lang]} />;
  const label = bare ? '' : (about.poster?.alt[lang] ?? about.name[lang]);
  const motto = bare ? '' : (about.poster?.motto[lang] ?? '');
  return (
    <Suspense fallback={<Sheet label={label}>{null}</Sheet>}>
      <Drawn label={label} motto={motto} />
    </Suspense>
  );
}
