import { LANGS, type Lang } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import type { MetroDeed } from '../../src/answers/deed.ts';
import type { Event } from '../../src/index.ts';
import { guide as enGuide } from '../../src/text/en/guide.ts';
import type { Guide } from '../../src/text/guide.ts';
import { languages, words } from '../../src/text/index.ts';
import type { Names } from '../../src/text/names.ts';
import { guide as plGuide } from '../../src/text/pl/guide.ts';
import { guide as skGuide } from '../../src/text/sk/guide.ts';

const COUNTS = [0, 1, 2, 5, 12, 22] as const;
const GUIDES: Readonly<Record<Lang, Guide>> = { en: enGuide, pl: plGuide, sk: skGuide };
const ENDED = { names: 'Anna', winners: 1, name: 'Anna', n: 10, round: 9, card: '', best: 10, rival: 0 };

/** Each thing as it is counted, for every one of the counts; `taken` is a card as the object of a verb. */
const FORMS: Readonly<Record<Lang, Readonly<Record<'marker' | 'card' | 'taken' | 'copy', readonly string[]>>>> = {
  en: {
    marker: ['markers', 'marker', 'markers', 'markers', 'markers', 'markers'],
    card: ['cards', 'card', 'cards', 'cards', 'cards', 'cards'],
    taken: ['cards', 'card', 'cards', 'cards', 'cards', 'cards'],
    copy: ['copies', 'copy', 'copies', 'copies', 'copies', 'copies'],
  },
  pl: {
    marker: ['znaczników', 'znacznik', 'znaczniki', 'znaczników', 'znaczników', 'znaczniki'],
    card: ['kart', 'karta', 'karty', 'kart', 'kart', 'karty'],
    taken: ['kart', 'kartę', 'karty', 'kart', 'kart', 'karty'],
    copy: ['egzemplarzy', 'egzemplarz', 'egzemplarze', 'egzemplarzy', 'egzemplarzy', 'egzemplarze'],
  },
  sk: {
    marker: ['žetónov', 'žetón', 'žetóny', 'žetónov', 'žetónov', 'žetónov'],
    card: ['kariet', 'karta', 'karty', 'kariet', 'kariet', 'kariet'],
    taken: ['kariet', 'kartu', 'karty', 'kariet', 'kariet', 'kariet'],
    copy: ['kusov', 'kus', 'kusy', 'kusov', 'kusov', 'kusov'],
  },
};

interface Saying {
  what: string;
  of: keyof (typeof FORMS)['en'];
  /** From which number on it is said at all. */
  from?: number;
  say(lang: Lang, n: number): string | null;
}

/** A line of the log. */
const told = (of: Saying['of'], make: (n: number) => Event, from = 0): Saying => ({
  what: `log ${make(1).t}`,
  of,
  from,
  say: (lang, n) => words[lang].event(make(n), () => 'Anna'),
});

/** A button. */
const button = (of: Saying['of'], make: (n: number) => MetroDeed, from = 0): Saying => ({
  what: `button ${make(1).verb}`,
  of,
  from,
  say(lang, n) {
    const deed = make(n);
    return (languages[lang].ask.label[deed.verb] as (d: MetroDeed, n: Names) => string)(deed, words[lang].names);
  },
});

const seat = 0;
const cards = ['sta-kurskaya'];
const card = 'sta-kurskaya';
const monster = 'thr-demon';
const things: MetroDeed['things'] = [];
const none = { things, price: [], gives: [] };

/** Everything that is said with a number of something. */
const SAYINGS: readonly Saying[] = [
  { what: 'guide cost', of: 'marker', say: (lang, n) => GUIDES[lang].cost(n) },
  { what: 'guide copies', of: 'copy', say: (lang, n) => GUIDES[lang].copies(n) },
  { what: 'board cards', of: 'card', say: (lang, n) => words[lang].board.cards(n) },
  { what: 'board hand', of: 'card', say: (lang, n) => words[lang].board.handOf(n) },
  { what: 'board race', of: 'marker', say: (lang, n) => words[lang].board.at('Anna', n) },
  { what: 'board reward', of: 'marker', say: (lang, n) => words[lang].board.reward(n) },
  { what: 'board keeping', of: 'marker', say: (lang, n) => words[lang].board.keepFor(n) },
  { what: 'markers kept', of: 'marker', say: (lang, n) => languages[lang].names.kept(n) },
  {
    what: 'not enough to keep',
    of: 'marker',
    say: (lang, n) => words[lang].why({ t: 'keepShort', price: n, have: 0 }, String),
  },
  {
    what: 'keep it',
    of: 'marker',
    say: (lang, n) => languages[lang].ask.prompt.keepStation({ card, price: n, bonus: 0 }, words[lang].names),
  },
  {
    what: 'reward on a card',
    of: 'marker',
    say: (lang, n) =>
      languages[lang].cards.atom.mission({ t: 'mission', kind: 'trade', n: 6, reward: n }, words[lang].names, false),
  },
  {
    what: 'won',
    of: 'marker',
    say: (lang, n) => languages[lang].ending.won.markers({ ...ENDED, best: n }),
  },
  told('marker', (n) => ({ t: 'began', seats: 2, up: n, reserve: 5 })),
  told('taken', (n) => ({ t: 'dealt', seat, n, cards: null })),
  told('marker', (n) => ({ t: 'discarded', seat, card, raised: n }), 1),
  told('card', (n) => ({ t: 'reshuffled', n })),
  told('marker', (n) => ({ t: 'raised', seat, n, why: 'caravan', by: seat })),
  told('marker', (n) => ({ t: 'gained', seat, n, total: 5, source: 'stations', to: 'up' })),
  told('marker', (n) => ({ t: 'kept', seat, card, n, below: 0 })),
  told('marker', (n) => ({ t: 'tidied', seat, cards, places: [], raised: n, back: 0, window: 1 }), 1),
  told('marker', (n) => ({ t: 'tidied', seat, cards, places: [], raised: 0, back: n, window: 1 }), 1),
  told('marker', (n) => ({ t: 'lost', seat, cards, back: n, by: seat, monster }), 1),
  told('marker', (n) => ({ t: 'exhausted', seat, n, by: seat, monster })),
  button('marker', (n) => ({ verb: 'mission', card, reward: n, ...none })),
  button('marker', (n) => ({ verb: 'put', card, protection: false, markers: n, raises: 0, ...none }), 1),
  button('taken', (n) => ({ verb: 'done', n, ...none })),
  button('marker', (n) => ({ ...none, verb: 'keep', price: [{ what: 'up', n }] })),
  button('marker', (n) => ({ verb: 'lose', card, markers: n, ...none }), 1),
];

describe.each(LANGS)('in %s', (lang) => {
  test.each(SAYINGS)('$what: the noun fits its number', ({ of, from = 0, say }) => {
    for (const [i, n] of COUNTS.entries())
      if (n >= from) expect(say(lang, n)).toMatch(new RegExp(`(?<!\\d)${n} ${FORMS[lang][of][i]}(?!\\p{L})`, 'u'));
  });
});
