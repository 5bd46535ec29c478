/** The factions that are in every edition. */
const EMBLEM_IDS = ['new-york', 'appalachian-federation', 'mutants-union', 'merchants-guild'] as const;
type EmblemId = (typeof EMBLEM_IDS)[number];
export const emblemOf = (id: string): EmblemId | undefined => EMBLEM_IDS.find((x) => x === id);

/** Their emblems, our own drawings on a field of 64 by 64. */
const EMBLEMS: Readonly<Record<EmblemId, string>> = {
  'new-york':
    'M6 58V34h10V20h10V8h12v12h10v14h10v24zM30 14v8h4v-8zM22 28v8h6v-8zM36 28v8h6v-8zM22 42v8h6v-8zM36 42v8h6v-8z',
  'appalachian-federation': 'M24 8l14 22 6-9 18 35H2zM24 20l-8 14 8-4 6 6 2-4z',
  'mutants-union':
    'M32 4c14 0 24 10 24 24 0 8-4 14-10 18v14h-8V50h-4v10h-4V50h-4v10h-8V46C12 42 8 36 8 28 8 14 18 4 32 4zM22 24a6 6 0 1 0 .1 0zM42 20a8 8 0 1 0 .1 0z',
  'merchants-guild':
    'M4 16h36v26h-8a8 8 0 0 0-14 0H4zM42 24h11l9 12v6h-5a8 8 0 0 0-13 0h-2zM25 40a6.500 6.500 0 1 1-.1 0zM50.500 40a6.500 6.500 0 1 1-.1 0z',
};

/** For use inside an svg. */
export const Emblem = ({ of }: { of: EmblemId }) => <path d={EMBLEMS[of]} fill="currentColor" fillRule="evenodd" />;

export const EmblemIcon = ({ of, size }: { of: string; size: number }) => {
  const emblem = emblemOf(of);
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" focusable="false">
      {emblem && <Emblem of={emblem} />}
    </svg>
  );
};
