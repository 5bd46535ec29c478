import { game as first } from '@ashtown/51st-state-2010';
import { LESSONS as firstLessons } from '@ashtown/51st-state-2010/lessons';
import { lessons as firstEn } from '@ashtown/51st-state-2010/text/en/lessons';
import { rules as firstRules } from '@ashtown/51st-state-2010/text/en/rules';
import { lessons as firstPl } from '@ashtown/51st-state-2010/text/pl/lessons';
import { lessons as firstSk } from '@ashtown/51st-state-2010/text/sk/lessons';
import { game as master } from '@ashtown/51st-state-master';
import { LESSONS as masterLessons } from '@ashtown/51st-state-master/lessons';
import { lessons as masterEn } from '@ashtown/51st-state-master/text/en/lessons';
import { rules as masterRules } from '@ashtown/51st-state-master/text/en/rules';
import { lessons as masterPl } from '@ashtown/51st-state-master/text/pl/lessons';
import { lessons as masterSk } from '@ashtown/51st-state-master/text/sk/lessons';
import { game as armageddon } from '@ashtown/armageddon';
import { LESSONS as armageddonLessons } from '@ashtown/armageddon/lessons';
import { lessons as armageddonEn } from '@ashtown/armageddon/text/en/lessons';
import { rules as armageddonRules } from '@ashtown/armageddon/text/en/rules';
import { lessons as armageddonPl } from '@ashtown/armageddon/text/pl/lessons';
import { lessons as armageddonSk } from '@ashtown/armageddon/text/sk/lessons';
import type { AnyGame, Lang, Lesson, LessonBook, Rulebook } from '@ashtown/engine';
import { game as king } from '@ashtown/king-of-new-york';
import { LESSONS as kingLessons } from '@ashtown/king-of-new-york/lessons';
import { lessons as kingEn } from '@ashtown/king-of-new-york/text/en/lessons';
import { rules as kingRules } from '@ashtown/king-of-new-york/text/en/rules';
import { lessons as kingPl } from '@ashtown/king-of-new-york/text/pl/lessons';
import { lessons as kingSk } from '@ashtown/king-of-new-york/text/sk/lessons';
import { game as metro } from '@ashtown/metro-2033';
import { LESSONS as metroLessons } from '@ashtown/metro-2033/lessons';
import { lessons as metroEn } from '@ashtown/metro-2033/text/en/lessons';
import { rules as metroRules } from '@ashtown/metro-2033/text/en/rules';
import { lessons as metroPl } from '@ashtown/metro-2033/text/pl/lessons';
import { lessons as metroSk } from '@ashtown/metro-2033/text/sk/lessons';

/** What a game teaches, in all languages, and the rules it may cite. */
interface Taught {
  game: AnyGame;
  lessons: readonly Lesson[];
  books: Readonly<Record<Lang, LessonBook>>;
  rules: Rulebook;
}

export const BOOKS: readonly Taught[] = [
  {
    game: king,
    lessons: kingLessons,
    books: { en: kingEn, pl: kingPl, sk: kingSk },
    rules: kingRules,
  },
  {
    game: metro,
    lessons: metroLessons,
    books: { en: metroEn, pl: metroPl, sk: metroSk },
    rules: metroRules,
  },
  {
    game: master,
    lessons: masterLessons,
    books: { en: masterEn, pl: masterPl, sk: masterSk },
    rules: masterRules,
  },
  {
    game: first,
    lessons: firstLessons,
    books: { en: firstEn, pl: firstPl, sk: firstSk },
    rules: firstRules,
  },
  {
    game: armageddon,
    lessons: armageddonLessons,
    books: { en: armageddonEn, pl: armageddonPl, sk: armageddonSk },
    rules: armageddonRules,
  },
];
