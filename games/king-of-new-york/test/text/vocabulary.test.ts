import { readFileSync } from 'node:fs';
import { LANGS, type Lang } from '@ashtown/engine';
import {
  anyOf,
  bareNumbers,
  missingForms,
  modulesUnder,
  type Never,
  saidAllTheSame,
  type Text,
  textsIn,
  textsUnder,
} from '@ashtown/testkit';
import { describe, expect, test } from 'vitest';
import { about } from '../../src/about.ts';

/** What the game never says, because the glossary has another word for it. */
const NEVERS: Readonly<Record<Lang, readonly Never[]>> = {
  en: [
    { never: /\bstars?\b/, say: 'points, ★' },
    { never: anyOf('fame'), say: 'Celebrity' },
    {
      never: anyOf('points? of Destruction|Destruction points?|(?:take|need|cost)s? \\{\\} points?'),
      say: 'Destruction',
    },
    { never: /\bOuch\b(?!!)/, say: 'Ouch!' },
    {
      never: anyOf('(?:break|breaks|broken|breaking)|(?:tear|tears|tore|torn|tearing) (?:down|off)'),
      say: 'destroy, remove',
    },
    { never: anyOf('power cards?'), say: 'card bank, cards' },
    { never: anyOf('put away'), say: 'discard' },
    {
      never: /\b(?:monsters?|buildings?|units?|infantry|jets?|tanks?|high-rises?|hospitals?)\b(?= |[.,:;!?)]|$)/,
      say: 'it with a capital',
      except: [about.poster.alt.en],
    },
    { never: /!\./, say: 'the symbol earlier' },
  ],
  pl: [
    { never: anyOf('koś(?:ć|ci|cią|ćmi|ciom|ciach)'), say: 'kostka' },
    {
      never: anyOf('gwiazd(?:k[aięąo]|kami|kom|kach|a|y|ę|ą|om|ami|ach)|gwiazdek'),
      say: 'punkt, ★',
      except: ['Gwiazda Broadwayu'],
    },
    { never: anyOf('punkt(?:y|ów|u|em|ami|om|ach|owi|cie)? (?:Niszczenia|wytrzymałości)'), say: 'symbol Niszczenia' },
    { never: anyOf('rzuca(?:sz|ją|ć|j)? ponownie'), say: 'przerzucać' },
    { never: anyOf('(?:do|z) Manhattanie|do Manhattanu'), say: 'na Manhattan' },
    { never: anyOf('tor(?:y|u|em|ze|ów|ami|ach)?'), say: 'ścieżka' },
    { never: anyOf('\\{\\} piechoty|\\d piechoty|piechot'), say: 'piechota ×2' },
    { never: anyOf('(?:z|wy)?burz(?:yć|ysz|y|ą|ymy|ony|ona|one|onych|enie|enia|eniu|eniem|ąc)?'), say: 'zniszczyć' },
    { never: anyOf('jednost(?:ki|ka) (?:w tej dzielnicy |w dzielnicy )?atakuj(?:e|ą)'), say: 'strzelają' },
    { never: anyOf('wyeliminowan(?:y|a|e|i|ych|ego|emu|ym)'), say: 'poza grą' },
    { never: anyOf('kart(?:y|a|ę|ą)? mocy'), say: 'bank kart' },
    { never: anyOf('tali(?:a|i|ę|ą|e|om|ami|ach)'), say: 'stos kart' },
    { never: anyOf('stos(?:u|em|ie)? odrzuconych'), say: 'stos kart odrzuconych' },
    { never: anyOf('zapłat(?:ę|ą) za to|dostaje(?:sz)? zapłatę'), say: 'Zysk' },
    { never: anyOf('zakup(?:y|ów|ami)'), say: 'Kupowanie kart' },
    { never: anyOf('dwóch na Manhattanie'), say: 'wariant zaawansowany' },
    {
      never:
        /(?<![.!?:”] |^)(?:Potw[oó]r|Budyn|Jednost|Piechot|Odrzutow|Czołg|Wieżow|Szpital|Elektrow|Dzielnic|Stref|Pamiąt)\p{L}*/u,
      say: 'it small',
      except: [about.name.pl],
    },
    { never: /znacznik\p{L}* (?:Sieci|Klątwy|Pancerza)/u, say: 'it small' },
    { never: /!\./, say: 'the symbol earlier' },
  ],
  sk: [
    { never: anyOf('príšer(?:a|y|u|e|ou|ám|ach|ami)?'), say: 'monštrum' },
    {
      never: anyOf('hviezd(?:a|y|u|e|ou|ám|ach|ami)?'),
      say: 'bod, ★',
      except: ['Hviezda Broadwaya', 'Brutálna hviezda'],
    },
    { never: anyOf('bod(?:y|ov|u|om|mi|och)? (?:Ničenia|odolnosti)'), say: 'symbol Ničenia' },
    { never: anyOf('(?<!(?:keď|alebo) )vylieč(?:ite|iť|i) \\{\\}♥'), say: 'vyliečiť si' },
    { never: anyOf('ujsť|ujde(?:te|š)?|uj(?:dite)|vojsť|vojde(?:te)?|vojdite'), say: 'utiecť, vstúpiť' },
    { never: anyOf('\\{\\} pechoty|\\d pechoty'), say: 'pechota ×2' },
    { never: anyOf('stĺp(?:ec|ce|ca|com|coch|cov)'), say: 'kôpka' },
    { never: anyOf('(?:z|roz)?(?:búra(?:ť|te|jte|ný|ná|né|nie|nia|ním)|rúca(?:ť|te|jte|nie))'), say: 'zničiť' },
    { never: anyOf('utrp(?:í|íte|ieť|el|eli)'), say: 'dostať zranenie' },
    { never: anyOf('vyraden(?:ý|á|é|í|ých|ého|ému|ým|ie|ia)|vyradí'), say: 'mimo hry, vypadnúť' },
    { never: anyOf('kart(?:y|a|u|ou)? sily'), say: 'ponuka kariet' },
    { never: anyOf('odhadzovac(?:ia|ej|iu|ou) kop(?:a|y|u|e|ou)'), say: 'odhadzovací balíček' },
    { never: anyOf('odmen(?:u|a) za to'), say: 'Zisk' },
    { never: anyOf('presun(?:u|om|y|ov)?|nákup(?:u|om|y|ov)?'), say: 'Pohyb, Kúpa kariet' },
    { never: anyOf('skonči(?:ť|te) ťah'), say: 'ukončiť ťah' },
    { never: anyOf('použite všetky symboly'), say: 'vyhodnotiť' },
    { never: anyOf('dvaja na Manhattane'), say: 'pokročilý variant' },
    {
      never:
        /(?<![.!?:“] |^)(?:Monštr|Budov|Jednot|Pechot|Stíhač|Tank|Mrakodrap|Nemocni|Elektrár|Štvrť|Zón|Suvenír)\p{L}*/u,
      say: 'it small',
    },
    { never: /žetón\p{L}* (?:Siete|Kliatby|Panciera)/u, say: 'it small' },
    { never: /!\./, say: 'the symbol earlier' },
  ],
};

/** Every form of the nouns that are counted. What is not counted (energia, życie, piechota) has none after a number at all. */
const COUNTED: Readonly<Record<Lang, string>> = {
  en: 'points?|rerolls?|die|tokens?',
  pl: 'punkt(?:y|ów|u)?|kost(?:ka|kę|ki|ek|ką|kami)|przerzut(?:y|ów|u)?|symbol(?:e|i|u)?|obraże(?:nie|nia|ń)|potw(?:ór|ory|orów)|jednost(?:ka|kę|ki|ek)|budyn(?:ek|ki|ków)|żeton(?:y|ów|u)?|znacznik(?:i|ów|a)?|pamiąt(?:ka|kę|ki|ek)|kart(?:a|ę|y)?|energi[iea]|życ(?:ie|ia)|piechot[ay]|odrzutow(?:iec|ce|ców)|czołg(?:i|ów)?|dzielnic[aęy]?',
  sk: 'bod(?:y|ov|u)?|koc(?:ka|ku|ky|iek|kou|kami)|kociek|prehod(?:y|ov|u)?|symbol(?:y|ov|u)?|zraneni[ea]|zranení|monštr(?:um|á)|monštier|jednot(?:ka|ku|ky|iek)|budov[ayu]?|žetón(?:y|ov|u)?|suvenír(?:y|ov|u)?|kart[ayu]|kariet|energi[aeí]|život(?:y|ov|a)?|pechot[ay]|stíhač(?:ka|ku|ky|iek)|tank(?:y|ov)?|štvrt(?:ť|e|í)',
};

const content = JSON.parse(readFileSync(new URL('../../content.json', import.meta.url), 'utf8')) as unknown;
const folder = (lang: Lang) => new URL(`../../src/text/${lang}/`, import.meta.url);
const textsOf = (lang: Lang): Text[] => [
  ...textsUnder(folder(lang)),
  ...textsIn(about, lang, 'about'),
  ...textsIn(content, lang),
];

describe.each(LANGS)('in %s', (lang) => {
  const texts = textsOf(lang);

  test('all texts are read', () => {
    const files = new Set(texts.map(({ at }) => at.split(':')[0]));
    for (const file of [
      'names',
      'ask',
      'asks',
      'log',
      'board',
      'cards',
      'coach',
      'guide',
      'lessons',
      'ending',
      'index',
      'rules',
    ])
      expect(files).toContain(`${file}.ts`);
    expect(texts.filter(({ at }) => /^cards\.\d/.test(at))).toHaveLength(64);
  });
  test('no text says what the glossary calls otherwise', () => expect(saidAllTheSame(texts, NEVERS[lang])).toEqual([]));
  test('whatever is counted has all its forms', () =>
    expect(modulesUnder(folder(lang)).flatMap((module) => missingForms(lang, module))).toEqual([]));
  test('no number stands before a form that may not fit it', () =>
    expect(bareNumbers(texts, COUNTED[lang])).toEqual([]));
});

test.each([
  ['en', 'Anna rolls two Ouch'],
  ['en', 'Score 2 stars'],
  ['en', '{} points of Destruction: choose a Unit'],
  ['en', 'Choose a monster'],
  ['pl', 'Rzuć kośćmi'],
  ['pl', 'Masz 20 gwiazdek'],
  ['pl', 'Gwiazdki'],
  ['pl', 'Zburz wieżowiec'],
  ['pl', 'na koniec talii'],
  ['pl', 'wybierz Potwora'],
  ['pl', 'Zniszcz Wieżowiec 2'],
  ['pl', 'masz 2 punkty Niszczenia'],
  ['pl', 'Strzela przy każdym symbolu Auć!.'],
  ['sk', 'Získajte 20 hviezd'],
  ['sk', 'Hviezdy'],
  ['sk', 'vyliečite {}♥'],
  ['sk', 'Anna: utrpí 2 zranenia'],
  ['sk', 'stĺpec {}'],
  ['sk', 'z odhadzovacej kopy'],
  ['sk', 'každé Monštrum'],
  ['sk', 'Skončiť ťah'],
] as const)('%s: “%s” is found', (lang, text) =>
  expect(saidAllTheSame([{ at: 'planted', text }], NEVERS[lang])).not.toEqual([]),
);

test.each([
  ['pl', '{} kostki leżą'],
  ['pl', 'masz {} punktów'],
  ['sk', '{} zranenia'],
  ['sk', 'ešte {} kocky'],
] as const)('%s: the number in “%s” is found', (lang, text) =>
  expect(bareNumbers([{ at: 'planted', text }], COUNTED[lang])).toHaveLength(1),
);
