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

/** What stands inside a sentence and not at its beginning. */
const inside = (forms: string): RegExp => new RegExp(`(?<!^|[.!?„“”] )(?<![„“\\p{L}])(?:${forms})\\p{L}*`, 'u');

/** What the game never says, because the glossary has another word for it. */
const NEVERS: Readonly<Record<Lang, readonly Never[]>> = {
  en: [
    { never: anyOf('tokens?'), say: 'marker' },
    { never: anyOf('people|persons'), say: 'markers' },
    { never: anyOf('on duty'), say: 'below the Faction card: spent' },
    { never: anyOf('ready'), say: 'available; can be completed' },
    { never: anyOf('markers (?:above |below )?(?:pay|pays)'), say: 'you pay with markers' },
    { never: anyOf('raises? (?:its|their|the) (?:printed )?cost'), say: 'raise as many markers as it costs' },
    { never: anyOf('printed price'), say: 'printed cost' },
    { never: /\blines?\b/, say: 'Station symbol' },
    { never: anyOf('to nobody'), say: 'neutral' },
    { never: anyOf('worth'), say: 'gives, amount' },
    { never: anyOf('Protection sides?|one side only'), say: 'play as Protection' },
    { never: anyOf('turn(?:s|ed)? over|turned Factions?'), say: 'flip' },
    { never: anyOf('known in hand'), say: 'seen by all' },
    { never: anyOf('ten stations'), say: 'ten markers' },
    {
      never: /\b(?:factions?|stations?|resources?|hero|heroes|threats?|monsters?|protections?|caravans?)\b/,
      say: 'it with a capital',
      except: [about.pitch.en, 'Military caravan', 'Peaceful caravan'],
    },
    { never: inside('Marker|Mission(?! of)|Bazaar|Deck|Discard pile'), say: 'it small' },
  ],
  pl: [
    { never: anyOf('prowadzi: '), say: 'Frakcja …' },
    { never: anyOf('ludzi(?:e|om|ach)?|ludźmi'), say: 'znaczniki' },
    { never: anyOf('na gór(?:ze|ę)|u góry'), say: 'nad kartą Frakcji, w górę' },
    { never: anyOf('na służbie'), say: 'pod kartą Frakcji: niedostępne' },
    { never: anyOf('znaczniki (?:nad \\p{L}+ |pod \\p{L}+ )?(?:nie )?(?:za)?płacą'), say: 'płacisz znacznikami' },
    { never: anyOf('pod(?:nosi(?:sz|my|ć)?|noszą|noszenie|nieś(?:ć|cie)?|niesie(?:sz)?)'), say: 'przesunąć w górę' },
    {
      never: anyOf('id(?:zie|ą) w górę|wraca(?:ją|sz|ć)?|wróc(?:ą|i|ić)|odzysku(?:je|jesz|ją)'),
      say: 'przesunąć w górę',
    },
    { never: anyOf('cen(?:a|y|ę|ie|ą|om|ami|ach)?'), say: 'koszt' },
    { never: anyOf('zas[oó]b(?:u|owi|em|ie)?'), say: 'karta Zasobów, Zasoby' },
    {
      never: anyOf('wojskow(?:y|a|e|ą|ych|ym|ymi|ej|ego)'),
      say: 'militarne',
      except: ['Konserwy wojskowe'],
    },
    { never: anyOf('rodzaj(?:u|em|e)? (?:Opiek|Żywnoś|Towar|Broń|Broni|Amunicj|Sprzęt)\\p{L}*'), say: 'typ' },
    { never: anyOf('jedzeni(?:e|a|u|em)'), say: 'Żywność' },
    { never: anyOf('bronie|broniom|broniami|broniach'), say: 'Broń' },
    { never: anyOf('wartoś(?:ć|ci|cią|ciach|ciami)|wart(?:y|a|e|ą)?'), say: 'ilość' },
    { never: anyOf('\\d+:? (?:Opieka|Żywność|Towary|Broń|Amunicja|Sprzęt)'), say: 'Żywność: 4' },
    { never: /(?<!\p{L})lini(?:a|i|ę|ą|e|om|ami|ach)(?!\p{L})/u, say: 'Frakcja Stacji' },
    { never: anyOf('do nikogo'), say: 'Stacja neutralna' },
    { never: anyOf('(?:z)?rob(?:ić|isz|i|ią) Misj(?:ę|e)|gotow(?:a|ej|ą)'), say: 'wykonać Misję; do wykonania' },
    { never: anyOf('obr(?:óc|ac|ócon|acan)\\p{L}* (?:kart(?:ę|a|y) )?Frakcj\\p{L}+'), say: 'odwrócić' },
    { never: anyOf('odwr(?:óc|ac)\\p{L}* (?:o 180°|jako Ochron\\p{L}|stron\\p{L}+)'), say: 'obrócić o 180°' },
    { never: anyOf('stron(?:a|y|ę|ie|ą|ami)? Ochrony|tylko jedna strona'), say: 'jako Ochrona, bez Ochrony' },
    { never: anyOf('ma obrony'), say: 'Ochrona' },
    { never: anyOf('odparty: |porażka'), say: 'obrona' },
    { never: /^Odrzucone$/, say: 'Odrzucone karty' },
    { never: anyOf('na ręce'), say: 'w ręce' },
    { never: anyOf('ruch(?:u|em|y|ów|ami|ach|owi)?'), say: 'tura' },
    { never: anyOf('(?:wymiana|wymień|wymienia) trz(?:ech|y)'), say: 'Wymiana 3 kart' },
    { never: anyOf('porządk(?:i|ów|ami|ach|om)|(?:u)?porządkuj\\p{L}*|uporządkow\\p{L}*'), say: 'Porządkowanie' },
    { never: anyOf('znane (?:karty )?(?:w|na) ręce|\\{\\} znan(?:e|a|ych)'), say: 'jawne karty w ręce' },
    { never: anyOf('dziesięć stacji'), say: '10 znaczników' },
    { never: anyOf('inaczej: '), say: 'bez obrony: ' },
    { never: anyOf('rozgrywk\\p{L}+'), say: 'partia' },
    { never: anyOf('graczom? komputerow\\p{L}+|gracz\\p{L}* komputerow\\p{L}+'), say: 'bot' },
    {
      never:
        /(?<!\p{L})(?:frakcj|stacj|zasob|misj|bohater|zagroże|potw[oó]r|ochron[aąęoy](?!\p{L})|karawan|bazar|porządkowani|żywnoś|towar|amunicj|sprzęt)\p{L}*/u,
      say: 'it with a capital',
      except: [about.pitch.pl],
    },
    {
      never: inside('Znacznik|Tali[aięą](?!\\p{L})|Premi|Nagrod|Koszt|Pokojow|Militarn'),
      say: 'it small',
      except: ['Karawana z Militarnymi Zasobami', 'Karawana z Pokojowymi Zasobami'],
    },
  ],
  sk: [
    { never: anyOf('vedie: '), say: 'frakcia …' },
    { never: anyOf('žetóna'), say: 'žetónu' },
    { never: anyOf('ľud(?:ia|í|om|mi|ľuďmi)|ľuďoch|ľuďom|ľuďmi'), say: 'žetóny' },
    { never: anyOf('hore|zhora|pripraven(?:é|á|ý|ých|ými)'), say: 'nad kartou frakcie: dostupné' },
    { never: anyOf('dole|dolu|zdola|v službe'), say: 'pod kartou frakcie: nedostupné' },
    { never: anyOf('zásob(?:a|u|ou|e)'), say: 'zásoby; rezerva' },
    { never: anyOf('žetóny (?:nad \\p{L}+ |pod \\p{L}+ )?(?:ne)?(?:za)?platia'), say: 'platíte žetónmi' },
    { never: anyOf('dvíha(?:te|jú|ť)?|(?:ne)?zdvih(?:ne|nú|núť|nite|nete|nutie|nutím)'), say: 'presunúť nahor' },
    { never: anyOf('(?:ne)?stúpa(?:jú|ť)?|vracia(?:te)? si|vráti sa|vrátia sa'), say: 'presunúť nahor' },
    { never: anyOf('militárn\\p{L}+'), say: 'vojenské' },
    { never: anyOf('jedl(?:o|a|u|om|e)'), say: 'Potraviny' },
    { never: anyOf('tovary|tovarov|tovarmi|tovaroch|tovarom'), say: 'Tovar' },
    { never: anyOf('muníci(?:a|e|u|i|ou)'), say: 'Strelivo' },
    { never: anyOf('vojensk(?:á|ú|ej|ou) výstroj\\p{L}*'), say: 'vojenský výstroj' },
    { never: anyOf('hodnot(?:a|y|u|e|ou|ám|ách|ami)?|hodnôt'), say: 'množstvo' },
    { never: anyOf('\\d+:? (?:Starostlivosť|Potraviny|Tovar|Zbrane|Strelivo|Výstroj)'), say: 'Potraviny: 4' },
    { never: anyOf('zastávk\\p{L}+|zastávok'), say: 'stanica' },
    {
      never: anyOf('líni(?:a|e|u|i|í|ou|ám|ách|ami)'),
      say: 'znak stanice',
      except: ['Červená línia', 'Červenej línii', 'Červenej línie'],
    },
    { never: anyOf('nikomu'), say: 'neutrálna stanica' },
    { never: anyOf('hotov(?:á|ú|ej|ou)'), say: 'dá sa splniť' },
    { never: anyOf('prémi(?:a|e|u|i|í|ou|ám|ách|ami)'), say: 'bonus' },
    {
      never: anyOf('(?:si (?:ju |ho )?(?:možno )?nech(?:ať|áte|á|ajte))|nech(?:ať|áte|á|ajte) si'),
      say: 'ponechať si',
    },
    { never: anyOf('oto(?:č|čen)\\p{L}* (?:kart(?:u|a|y) )?frakci\\p{L}+|otáča kartu'), say: 'obrátiť' },
    { never: anyOf('stran(?:a|y|u|e|ou)? ochrany|(?:iba|len) jedna strana'), say: 'ako ochrana, bez ochrany' },
    { never: anyOf('monštr(?:um|a|á|u|om|ám|ami|ách)'), say: 'príšera' },
    { never: anyOf('(?<!útok )odrazený|odraz(?:í|te|iť|íte) ho|ho odraz(?:í|te|iť|íte)'), say: 'útok odrazený; ju' },
    {
      never: anyOf('Biologické|Psychické|Rádioaktívne|Fyzické|Toxické|Neznáme'),
      say: 'the feminine, with hrozba',
    },
    { never: anyOf('(?:za|po)?ráta(?:ť|te|jte|jú|sa|me)?'), say: 'počítať, zdvojnásobiť' },
    { never: anyOf('bazáru|bazáre'), say: 'bazára, bazári' },
    { never: /^Odhodené$/, say: 'Odhodené karty' },
    { never: anyOf('v ruke'), say: 'na ruke' },
    { never: anyOf('(?:ne)?zahráva(?:te|jú|ť)?'), say: 'hrá, zahrať' },
    { never: anyOf('výmena troch|vymeniť tri'), say: 'Výmena 3 kariet' },
    { never: anyOf('uprat(?:uje|ujete|ujú|ujte|ať|anie)'), say: 'upratovanie' },
    { never: anyOf('známe (?:karty )?(?:v|na) ruke|\\{\\} znám(?:e|a|ych)'), say: 'odkryté karty na ruke' },
    { never: anyOf('desať staníc'), say: '10 žetónov' },
    { never: anyOf('inak: '), say: 'bez obrany: ' },
    { never: anyOf('možnos(?:ť|ti|ťou|tí|tiam|tiach|ťami)'), say: 'nastavenia partie; voľba' },
    { never: anyOf('pôvodn(?:é|ých|ým|ými) pravidl(?:á|ách|ám|ami)'), say: 'návod vydavateľa' },
    { never: anyOf('počítačov(?:ý|í|ých|ého|ým) hráč\\p{L}*'), say: 'bot' },
    { never: inside('Frakci|Stanic|Zásob(?!ník)|Misi|Hrdin|Hrozb|Príšer|Ochran|Karaván|Bazár|Žetón'), say: 'it small' },
  ],
};

/** Every form of the nouns that are counted. What is not counted (Żywność, Tovar) has none after a number at all. */
const COUNTED: Readonly<Record<Lang, string>> = {
  en: 'markers?|cards?|Resources?|Stations?|copy|copies|symbols?',
  pl: 'znacznik(?:i|ów|a|iem|ami)?|kart(?:a|ę|y)?|Stacj(?:a|ę|e|i)|egzemplarz(?:e|y|a)?|Bohater(?:a|ów|owie)?|symbol(?:e|i|u)?|Opiek[aię]|Żywnoś(?:ć|ci)|Towar(?:y|ów)|Broń|Broni|Amunicj[aię]|Sprzęt(?:u)?',
  sk: 'žetón(?:y|ov|u|mi)?|kart[ayu]|kariet|stanic[aeu]|staníc|kus(?:y|ov|a)?|hrdin(?:a|u|ovia|ov)|symbol(?:y|ov|u)?|Starostlivos(?:ť|ti)|Potrav(?:iny|ín)|Tovar(?:u)?|Zbran(?:e|í)|Strel(?:ivo|iva)|Výstroj(?:e|a)?',
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
    expect(
      texts.filter(({ at }) => /^(?:factions|alternateFactions|resources|stations|threats|caravans|heroes)\./.test(at)),
    ).toHaveLength(96);
  });
  test('no text says what the glossary calls otherwise', () => expect(saidAllTheSame(texts, NEVERS[lang])).toEqual([]));
  test('whatever is counted has all its forms', () =>
    expect(modulesUnder(folder(lang)).flatMap((module) => missingForms(lang, module))).toEqual([]));
  test('no number stands before a form that may not fit it', () =>
    expect(bareNumbers(texts, COUNTED[lang])).toEqual([]));
});

test.each([
  ['en', 'Above: ready'],
  ['en', 'Pay two tokens'],
  ['en', 'Markers above pay for cards'],
  ['en', 'a Station of the same line'],
  ['en', 'lose a station'],
  ['en', 'Complete a Mission'],
  ['en', 'It has no Protection side.'],
  ['pl', 'Anna: podnosi 2 znaczniki'],
  ['pl', 'Zapłać cenę'],
  ['pl', 'Za każdy Zasób'],
  ['pl', 'wykonaj misję'],
  ['pl', 'nie masz jej na ręce'],
  ['pl', 'Odrzucone'],
  ['pl', 'Uporządkuj, razem 3 karty'],
  ['pl', 'w Misji warta 4: Żywność'],
  ['pl', 'tej samej linii'],
  ['pl', 'zapłać Koszt'],
  ['sk', 'Anna: dvíha 1 žetón'],
  ['sk', 'Dole: v službe'],
  ['sk', 'z Bazáru'],
  ['sk', 'odraziť Príšeru'],
  ['sk', 'Odhodené'],
  ['sk', 'Odrazí ho jeden zhodný symbol'],
  ['sk', 'Biologické'],
  ['sk', 'Vaše zásoby majú hodnotu 4'],
  ['sk', 'za každú zásobu'],
  ['sk', 'stanica tej istej línie'],
] as const)('%s: “%s” is found', (lang, text) =>
  expect(saidAllTheSame([{ at: 'planted', text }], NEVERS[lang])).not.toEqual([]),
);

test.each([
  ['en', '{} markers above'],
  ['pl', 'masz {} znaczników'],
  ['pl', '{} Żywność'],
  ['sk', 'ešte {} karty'],
  ['sk', '{} Potraviny'],
] as const)('%s: the number in “%s” is found', (lang, text) =>
  expect(bareNumbers([{ at: 'planted', text }], COUNTED[lang])).toHaveLength(1),
);
