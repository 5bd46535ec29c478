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
    { never: anyOf('people'), say: 'survivors' },
    { never: anyOf('towns?'), say: 'city', except: ['Town Hall'] },
    { never: anyOf('steps?'), say: 'space' },
    { never: anyOf('pays?|paid|paying|payments?'), say: 'does, is needed for' },
    { never: anyOf('houses?'), say: 'housing', except: ['Two Houses'] },
    { never: anyOf('homeless'), say: 'without housing' },
    { never: anyOf('(?:give|gives|given|giving|gave)(?: it| them)? up'), say: 'forfeit' },
    { never: anyOf('loot'), say: 'equipment', except: ['Loot and Ruin', 'Loot and Shame'] },
    { never: anyOf('leader (?:is |was )?lost|lost (?:for now|until|for a while)'), say: 'unavailable' },
    { never: anyOf('auctions|midgame'), say: 'areas, after round 3' },
  ],
  pl: [
    { never: anyOf('lu(?:dzie|dzi|dźmi|dziom|dziach)'), say: 'ocalali' },
    { never: anyOf('lider(?:a|zy|em|owi|ów|ami)?'), say: 'przywódca' },
    { never: anyOf('(?:za)?płac(?:i|ą|ić|isz|ony|ona|one|ąc|eniu|enie)|płatnoś(?:ć|ci|cią)'), say: 'wykonuje akcję' },
    { never: anyOf('maruder(?:a|zy|em|owi|ów|ami|om|ach)?'), say: 'grabieżca' },
    { never: anyOf('krok(?:i|u|iem|ów|ami|ach|om)?'), say: 'pole' },
    { never: /(?<!\p{L})kwater\p{L}*(?!\p{L})(?! główn)/iu, say: 'mieszkanie' },
    { never: anyOf('dach(?:u|em)?|nadmiarow\\p{L}*'), say: 'bez mieszkania' },
    { never: anyOf('aukcj(?:a|i|ę|ą|e|ach|om|ami)'), say: 'licytacja, obszar' },
    { never: anyOf('daj \\{\\}|wys(?:ł|y)\\p{L}*|ode(?:ślij|słać)|odsył\\p{L}*'), say: 'oferta, odłożyć do worka' },
    { never: anyOf('wystaw(?:a|y|ę|ie|ą|om|ach)?'), say: 'wyłożone karty' },
    { never: anyOf('premi(?:a|i|ę|ą|e|om|ami|ach)'), say: 'nagroda' },
    { never: anyOf('bonus(?:y|u|em|ów)?'), say: 'nagroda' },
    { never: anyOf('(?:\\{\\}|\\d+) (?:Piwo|Benzyna|Broń|Leki)'), say: 'Piwo: 3' },
    { never: anyOf('miejsc(?:e|a|u|em|ach|ami|om)?'), say: 'plac, pole' },
    { never: anyOf('zabudow(?:ać|uje|ujesz|any|ana|ane)'), say: 'przebudować' },
    { never: anyOf('(?:postaw|stawi)\\p{L}* rozbudowę'), say: 'zbudować rozbudowę' },
    { never: /(?:rezygnuje|[Zz]rezygnuj|używa|[Oo]drzuć|odrzuca|zatrzymuje|bierze|dobiera): /u, say: 'z karty …' },
    { never: anyOf('własn\\p{L}* żeton\\p{L}*'), say: 'prywatny żeton' },
    { never: anyOf('lini\\p{L}* budynk\\p{L}*'), say: 'akcja budynku' },
    { never: anyOf('przyby(?:wa|wają|ć|wać)|nadchodz\\p{L}* grabieżc\\p{L}*'), say: 'nadciągać' },
    { never: anyOf('rekru(?:t|ta|tem|towi|ci|tów|tami|tach|tom)'), say: 'zwerbowany, rekrutacja' },
    { never: anyOf('łup(?:y|u|em|ów|ami|ach)?'), say: 'wyposażenie', except: ['Łup i ruina', 'Łup i hańba'] },
    { never: anyOf('ekwipun\\p{L}*'), say: 'wyposażenie' },
    { never: anyOf('Kościół (?:Mściwy|Miłosierny)'), say: 'Kościół Zemsty, Kościół Miłosierdzia' },
    { never: anyOf('strac(?:ony|onego|onych)'), say: 'niedostępny' },
    { never: /PZ(?:-|\p{L})/u, say: 'PZ in every case' },
    {
      never:
        /(?<![.!?:„;] |[„(]|^)(?:Ocal|Robotni|Żołnierz|Inżynier|Przywódc|Grabież|Rozbudow|Kwater|Wież|Budyn|Plac|Żeton|Znacznik|Tor|Figur|Mieszka|Wyposaż)\p{L}*/u,
      say: 'it small',
      except: ['Wieża strażnicza, Dom na kółkach'],
    },
  ],
  sk: [
    { never: anyOf('ľu(?:dia|dí|ďmi|ďom|ďoch)'), say: 'preživší' },
    {
      never: anyOf('figúr\\p{L}* (?:z vrecka|na (?:nej|karte|kartách|kartu))|(?:s|so všetkými) figúrkami'),
      say: 'preživší',
    },
    { never: anyOf('(?:za)?plat(?:í|ia|iť|íte|ení|enie|ba|be|by|bu)'), say: 'vykoná akciu' },
    { never: anyOf('nájazdní(?:k|ka|ci|kov|kmi|kom|koch)'), say: 'plieniteľ' },
    { never: /(?<!\p{L})ukazovate\p{L}*(?!\p{L})(?! kôl)/iu, say: 'figúrka, žetón' },
    { never: anyOf('stupnic(?:a|e|i|u|ou|iach|iam|ami)'), say: 'počítadlo' },
    { never: anyOf('škod(?:a|y|u|e|ou|ám|ách|ami|ia|í|iť)|škôd'), say: 'poškodenie' },
    { never: anyOf('(?:o )?krok(?:y|u|om|ov|mi|och)?(?= opravy| doprava| doľava| za)'), say: 'políčko' },
    { never: anyOf('bývan(?:ie|ia|iu|í|ím)'), say: 'jednotka ubytovania, domov' },
    { never: anyOf('voľn\\p{L}* ubytovan\\p{L}*'), say: 'nevyužitá jednotka ubytovania' },
    { never: anyOf('licit\\p{L}*'), say: 'dražba, ponuka' },
    { never: anyOf('vyhodnoteni[eaum]\\p{L}?'), say: 'Vyriešenie' },
    { never: anyOf('ukončeni[eau]m?|ukončení'), say: 'Dokončenie' },
    { never: anyOf('po(?:slať|šle|šlete|šlite|slan\\p{L}*|siel\\p{L}*)'), say: 'ponúknuť' },
    { never: anyOf('ponuk\\p{L}* kariet'), say: 'vyložené karty' },
    { never: anyOf('bonus(?:y|u|om|ov)?'), say: 'odmena' },
    { never: anyOf('postih(?:y|u|om|ov)?'), say: 'trest' },
    {
      never: anyOf(
        '(?:voľn|obsaden)\\p{L}* miest\\p{L}*|miest\\p{L}* (?:\\{\\}|\\d|pre|na|vybavenia)|osem miest|bez miesta|druhé miesto',
      ),
      say: 'stavenisko',
    },
    {
      never: anyOf(
        'žetón\\p{L}* (?:budov\\p{L}*|dražby|rozšírenia)|(?:vlastn|spoločn|bodovac|súkromn)\\p{L}* žetón\\p{L}*|(?:so žetónom|zo žetónu|žetónmi)',
      ),
      say: 'dielik',
    },
    { never: anyOf('súkromn\\p{L}*'), say: 'vlastný' },
    { never: anyOf('riad(?:ok|ka|ku|ky|kov) budov\\p{L}*'), say: 'extra akcia' },
    { never: anyOf('odtlač(?:enie|enia|iť|te|íte)'), say: 'zatlačenie' },
    { never: anyOf('regrút\\p{L}*'), say: 'nováčik, nábor' },
    { never: anyOf('rovnos(?:ť|ti|ťou)'), say: 'remíza' },
    { never: anyOf('(?:\\{\\}|\\d+) (?:Pivo|Benzín|Zbrane|Lieky)'), say: 'Pivo: 3' },
    {
      never: /(?:vzdáva(?: sa)?|[Vv]zdať sa|používa|odhadzuje|[Oo]dhodiť|ťahá|berie|stavia|[Pp]onechať si): /u,
      say: 'karty …',
    },
    { never: anyOf('výbav(?:a|y|u|e|ou)'), say: 'vybavenie' },
    { never: anyOf('(?:pomstychtiv|milosrdn)\\p{L}* kostol'), say: 'Kostol pomsty, Kostol milosrdenstva' },
    { never: anyOf('koris(?:ť|ti|ťou)'), say: 'vybavenie', except: ['Korisť a skaza', 'Korisť a hanba'] },
    { never: anyOf('konať|konajú|koná'), say: 'vykonať akciu' },
    { never: anyOf('nechajte si|si nechá(?:te)?'), say: 'ponechať si' },
    { never: anyOf('vodc\\p{L}* .*straten\\p{L}*|straten\\p{L}* vodc\\p{L}*|stratíte vodcu'), say: 'nedostupný' },
    { never: anyOf('umiestn(?:iť|ite|i|uje)|umiestňuje'), say: 'dať ponuku' },
    { never: /VB(?:-|\p{L})/u, say: 'VB in every case' },
    {
      never:
        /(?<![.!?:„;] |[„(]|^)(?:Prežív|Preživ|Robotní|Vojak|Vojac|Inžinier|Vodc|Plienite|Rozšír|Veliteľ|Strážn|Budov|Stavenisk|Dielik|Žetón|Počítad|Vybaven|Figúr|Ubytovan)\p{L}*/u,
      say: 'it small',
      except: ['Strážna veža, Mobilný dom', 'kartu Strážne stanovište', 'karte Strážne stanovište'],
    },
  ],
};

/** Every form of the nouns that are counted. What is not counted (piwo, benzín) stands after no number at all. */
const COUNTED: Readonly<Record<Lang, string>> = {
  en: '(?:survivor|worker|soldier|engineer|leader|marauder|card|space|unit|figure|tile|part)s?',
  pl: [
    'ocal(?:ały|ałego|ałych|ali)|robotni(?:k|ka|ków|cy)|żołnierz(?:a|y|e)?|inżynier(?:a|ów|owie)?|przywódc(?:a|ę|y|ów)',
    'grabieżc(?:a|ę|y|ów)|figur(?:ka|kę|ki|ek)|kart(?:a|ę|y)?|pol(?:e|a)|pól|mieszka(?:nie|nia|ń)|żeton(?:y|ów|u)?',
    'budyn(?:ek|ki|ków)|ofert[aęy]?|rund[aęy]?|część|części|zestaw(?:y|ów)?|[Pp]iw[oa]|[Bb]enzyn[ay]|[Bb]ro(?:ń|ni)',
  ].join('|'),
  sk: [
    'preživš(?:í|ieho|ích)|robotní(?:k|ka|ci|kov)|voja(?:k|ka|ci|kov)|inžinier(?:a|i|ov)?|vodc(?:a|u|ovia|ov)',
    'plieniteľ(?:a|ov)?|plienitelia|figúr(?:ka|ku|ky|ok)|kart[auy]|kariet|políč(?:ko|ka|ok)|jednot(?:ka|ku|ky|iek)',
    'dielik(?:y|ov|a)?|budov[auy]?|ponuk[auy]|ponúk|kol[oá]|kôl|súčiast(?:ka|ku|ky|ok)|sad[auy]?|[Pp]iv[oa]|[Bb]enzínu?',
  ].join('|'),
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
    expect(texts.filter(({ at }) => /^(?:buildings|equipment|\w+Tiles)\.\d/.test(at))).toHaveLength(70);
  });
  test('no text says what the glossary calls otherwise', () => expect(saidAllTheSame(texts, NEVERS[lang])).toEqual([]));
  test('whatever is counted has all its forms', () =>
    expect(modulesUnder(folder(lang)).flatMap((module) => missingForms(lang, module))).toEqual([]));
  test('no number stands before a form that may not fit it', () =>
    expect(bareNumbers(texts, COUNTED[lang])).toEqual([]));
});

test.each([
  ['en', 'Your people in the city'],
  ['en', 'the best town'],
  ['en', 'one step left'],
  ['en', 'Pays for anybody.'],
  ['en', 'the leader is lost for now'],
  ['en', 'or gives it up'],
  ['pl', 'przed maruderami'],
  ['pl', 'za mało kwater'],
  ['pl', 'Kwatera: 2'],
  ['pl', 'Za wszystko płaci się ludźmi'],
  ['pl', 'na trzech aukcjach'],
  ['pl', 'dostaje premię z żetonu'],
  ['pl', 'Wolne miejsce'],
  ['pl', 'Miejsce {}'],
  ['pl', 'własnych żetonów'],
  ['pl', 'dobierz {} Piwo'],
  ['pl', 'wśród rekrutów'],
  ['pl', '{}: rezygnuje: {}'],
  ['pl', 'dzięki kartom ekwipunku'],
  ['pl', 'gdy stoi Rozbudowa'],
  ['sk', 'pred nájazdníkmi'],
  ['sk', 'Škody'],
  ['sk', 'stupnica škôd'],
  ['sk', 'ukazovateľ na políčko {}'],
  ['sk', 'bez bývania: {}'],
  ['sk', '3. Vyhodnotenie'],
  ['sk', 'V Ukončení'],
  ['sk', 'Poslať preč: {}'],
  ['sk', 'Voľné miesto'],
  ['sk', 'Miesto pre vylepšenia.'],
  ['sk', 'Vlastné žetóny'],
  ['sk', 'súkromný dielik'],
  ['sk', 'vytiahnite figúrku z vrecka'],
  ['sk', 'medzi regrútmi'],
  ['sk', 'pri rovnosti'],
  ['sk', 'Platí za kohokoľvek.'],
  ['sk', '{} sa vzdáva: {}'],
  ['sk', 'keď stojí Rozšírenie'],
] as const)('%s: “%s” is found', (lang, text) =>
  expect(saidAllTheSame([{ at: 'planted', text }], NEVERS[lang])).not.toEqual([]),
);

test.each([
  ['pl', 'ulepszenie kwatery głównej'],
  ['pl', 'Kwatera główna'],
  ['pl', 'znacznik na torze grabieżców'],
  ['sk', 'Ukazovateľ kôl'],
  ['sk', 'figúrka na počítadle bodov'],
  ['sk', 'žetón poškodenia na políčku {}'],
  ['sk', 'dosky miest'],
] as const)('%s: “%s” may be said', (lang, text) =>
  expect(saidAllTheSame([{ at: 'planted', text }], NEVERS[lang])).toEqual([]),
);

test.each([
  ['en', '{} survivors'],
  ['pl', 'masz {} mieszkania'],
  ['pl', '{} grabieżców'],
  ['sk', 'o {} políčok'],
  ['sk', '{} preživší'],
] as const)('%s: the number in “%s” is found', (lang, text) =>
  expect(bareNumbers([{ at: 'planted', text }], COUNTED[lang])).toHaveLength(1),
);
