import type { Guide } from '@ashtown/51st-state-2010/board';
import type { Loaded } from '../../table/scene.ts';
import card from '../51st-state-common/card.module.css';
import { BookCard, Icons } from '../51st-state-common/Plates.tsx';
import { good, mark, type Part, TO, word } from '../51st-state-common/Strip.tsx';
import type { Plates } from '../book.ts';
import { platesOf, stillProps } from '../plates.ts';
import { lookOf } from './look.ts';
import type { Cards } from './props.ts';

/** What cards are drawn from, without a game. */
export const stillOf = (loaded: Loaded): Cards => stillProps(loaded, 2) as unknown as Cards;

export function makePlates(loaded: Loaded, words: Guide['plates']): Plates {
  const p = stillOf(loaded);
  const all = p.tables.sites.map(({ id }) => lookOf(p, id)!);
  /** An open production has every part a card can have. */
  const shown = all.find(({ site }) => site!.open && site!.distance > 1 && site!.types.length > 0) ?? all[0]!;
  const [type] = shown.site!.types;
  const other = all.find((x) => x.id !== shown.id && type !== undefined && x.site!.types.includes(type))!;
  const far = all.find(({ site }) => site!.distance === 3)!;
  const leader = lookOf(p, p.tables.leaders[0]!.id)!;
  const icons = (parts: readonly Part[]) => <Icons parts={parts} />;
  return platesOf(words, {
    card: {
      name: shown.name,
      picture: <BookCard look={shown} large />,
      parts: {
        distance: { at: `.${card.pips}`, side: 'left', cite: ['FS-14', 'FS-75'] },
        open: { at: `.${card.open}`, side: 'left', cite: ['FS-145'] },
        ability: { at: `.${card.does} > span > :first-child`, side: 'left', cite: ['FS-15', 'FS-109'] },
        spoils: { at: `.${card.spoils}`, side: 'left', cite: ['FS-57', 'FS-94'] },
        types: { at: `.${card.types}`, side: 'right', cite: ['FS-114'] },
        name: { at: `.${card.name} b`, side: 'right', cite: ['FS-112'] },
        deal: { at: `.${card.deal}`, side: 'right', cite: ['FS-56', 'FS-95'] },
      },
    },
    steps: {
      lookout: { picture: icons([mark('look'), good('card', 2), word('+'), good('card')]), cite: ['FS-39', 'FS-44'] },
      production: { picture: icons([good('iron'), good('worker', 3), mark('production')]), cite: ['FS-55', 'FS-56'] },
      actions: {
        picture: icons([mark('raze'), mark('deal'), mark('build'), mark('redevelop')]),
        cite: ['FS-64', 'FS-67'],
      },
      scoring: { picture: icons([good('vp'), word('30')]), cite: ['FS-180', 'FS-182'] },
      cleanup: { picture: icons([good('fuel'), good('worker'), TO, word('∅')]), cite: ['FS-185'] },
    },
    players: [2, 4],
    examples: {
      range: {
        picture: (
          <>
            {icons([good('red'), word('2'), word('+'), good('red'), word('1'), TO])}
            <BookCard look={far} />
          </>
        ),
        cite: ['FS-78', 'FS-79'],
      },
      redevelopment: {
        picture: (
          <>
            <BookCard look={other} />
            {icons([good('brick'), TO])}
            <BookCard look={shown} />
            {icons([good('vp', 2)])}
          </>
        ),
        cite: ['FS-113', 'FS-114', 'FS-120'],
      },
      score: {
        picture: (
          <>
            <BookCard look={shown} />
            {icons([good('vp'), word('+'), good('vp', 2)])}
            <BookCard look={leader} />
            {icons([good('vp')])}
          </>
        ),
        cite: ['FS-107', 'FS-132', 'FS-180'],
      },
    },
  });
}
