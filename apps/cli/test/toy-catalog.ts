import { type Catalog, entry } from '@ashtown/catalog';
import { schema } from '@ashtown/engine';
import { toy, toyWords } from '@ashtown/testkit';

const { checked, fields, oneOf, text } = schema;
/** Scrap has no cards worth replacing; what it is made of can be named otherwise. */
const METAL = fields({ game: fields({ id: oneOf(['scrap']) }), metal: text(20) });

/** The toy as the only game, with floors that any machine reaches. */
export const TOYS: Catalog = {
  scrap: entry(toy, toyWords, {
    floors: { answersPerSecond: 1000, cloneMicros: 100 },
    withContent(json) {
      const read = checked(METAL, json);
      if (!read.ok) return read;
      const { metal } = read.value;
      const name = { name: metal };
      const words = {
        en: { ...toyWords.en, ...name },
        pl: { ...toyWords.pl, ...name },
        sk: { ...toyWords.sk, ...name },
      };
      return { ok: true, game: { ...toy, id: `scrap.${metal}` }, words };
    },
  }),
};
