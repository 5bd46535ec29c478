import type { Guide } from '@ashtown/51st-state-master/board';
import type { Loaded } from '../../table/scene.ts';
import card from '../51st-state-common/card.module.css';
import { BookCard, BookChip, Icons } from '../51st-state-common/Plates.tsx';
import { good, mark, type Part, TO, word } from '../51st-state-common/Strip.tsx';
import type { Plates } from '../book.ts';
import { platesOf, stillProps } from '../plates.ts';
import { lookOf } from './look.ts';
import type { Props } from './props.ts';

/** It has every part a card can have. */
const CARD = 'boiler-room';

/** What cards are drawn from, without a game. */
export const stillOf = (loaded: Loaded): Props => stillProps(loaded, 2) as unknown as Props;

export function makePlates(loaded: Loaded, words: Guide['plates']): Plates {
  const p = stillOf(loaded);
  const look = (id: string) => lookOf(p, id)!;
  const shown = look(p.tables.locationIds.includes(CARD) ? CARD : p.tables.locationIds[0]!);
  const [type] = shown.site!.types;
  const other = p.tables.locationIds
    .map(look)
    .find(
      ({ id, site }) =>
        id !== shown.id && type !== undefined && site!.types.includes(type) && site!.kind !== 'production',
    );
  const { distance, spoils, deal, lasting } = shown.site!;
  const use = (parts: readonly Part[]) => <Icons parts={parts} />;
  return platesOf(words, {
    card: {
      name: shown.name,
      picture: <BookCard look={shown} large />,
      parts: {
        distance: { at: `.${card.pips}`, side: 'left', cite: ['FSM-9', 'FSM-87'] },
        open: { at: `.${card.open}`, side: 'left', cite: ['FSM-143'] },
        ability: { at: `.${card.does} > span > :first-child`, side: 'left', cite: ['FSM-104'] },
        spoils: { at: `.${card.spoils}`, side: 'left', cite: ['FSM-114'] },
        types: { at: `.${card.types}`, side: 'right', cite: ['FSM-12'] },
        name: { at: `.${card.name} b`, side: 'right', cite: ['FSM-10'] },
        bonus: { at: `.${card.does} > span > :last-child`, side: 'right', cite: ['FSM-105'] },
        deal: { at: `.${card.deal}`, side: 'right', cite: ['FSM-109'] },
      },
    },
    steps: {
      lookout: { picture: use([mark('look'), good('card'), TO, good('card', 2)]), cite: ['FSM-46', 'FSM-47'] },
      production: { picture: use([good('worker', 3), good('grey'), good('card'), good('iron')]), cite: ['FSM-52'] },
      action: { picture: use([mark('build'), mark('deal'), mark('raze'), mark('action')]), cite: ['FSM-67', 'FSM-69'] },
      cleanup: { picture: use([good('fuel'), good('worker'), good('blue'), TO, word('∅')]), cite: ['FSM-169'] },
    },
    players: [1, 4],
    examples: {
      uses: {
        picture: (
          <>
            <BookCard look={shown} />
            <span>
              {use([good('grey', distance), TO, mark('build'), ...lasting])}
              <br />
              {use([good('blue', distance), TO, mark('deal'), ...deal])}
              <br />
              {use([good('red', distance), TO, mark('raze'), ...spoils])}
            </span>
          </>
        ),
        cite: ['FSM-87', 'FSM-109', 'FSM-114'],
      },
      redevelop: {
        picture: (
          <>
            {other && <BookCard look={other} />}
            {use([good('brick'), TO])}
            <BookCard look={shown} />
            {use([good('vp')])}
          </>
        ),
        cite: ['FSM-89', 'FSM-91', 'FSM-96'],
      },
      raze: {
        picture: (
          <>
            {use([good('red', shown.site!.defence)])}
            <BookChip look={shown} />
            {use([TO])}
            <BookChip look={shown} ruins={p.words.board.ruins} />
            {use([...spoils, word('/'), ...deal])}
          </>
        ),
        cite: ['FSM-118', 'FSM-120', 'FSM-121'],
      },
    },
  });
}
