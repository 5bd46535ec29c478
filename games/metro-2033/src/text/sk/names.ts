import { MARKERS } from '../../content/vocabulary.ts';
import { count } from '../format.ts';
import type { Language } from '../language.ts';

const noun = {
  marker: { one: 'žetón', few: 'žetóny', many: 'žetóna', other: 'žetónov' },
  card: { one: 'karta', few: 'karty', many: 'karty', other: 'kariet' },
} satisfies Language['names']['noun'];
export const markers = (n: number): string => count('sk', n, noun.marker);
export const cards = (n: number): string => count('sk', n, noun.card);

export const names: Language['names'] = {
  pitch: `Veďte frakciu moskovského metra: zásobujte stanice, odrážajte príšery a ako prví zozbierajte ${markers(MARKERS)}.`,
  noun,
  verb: {
    end: 'Ukončiť ťah',
    play: 'Zahrať',
    protect: 'Zahrať ako Ochranu',
    discard: 'Odhodiť',
    exchange: 'Vymeniť tri karty',
    mission: 'Splniť misiu',
    tidy: 'Upratať',
    done: 'Hotovo',
    cancel: 'Zrušiť',
    pay: 'Zaplatiť',
    use: 'Použiť',
    keep: 'Ponechať si',
    defend: 'Brániť sa',
    guard: 'Brániť sa spolu',
    decline: 'Nebrániť sa',
    lose: 'Prísť o kartu',
    none: 'Nezahrať nič',
  },
  deck: 'Balíček',
  bazaar: 'Bazár',
  slot: (n) => `Bazár, karta ${n}`,
  discardPile: 'Odhodené',
  zone: { up: 'Nad kartou Frakcie', down: 'Pod kartou Frakcie', reserve: 'Rezerva' },
  protection: 'Ochrana',
  missionOf: (card) => `Misia: ${card}`,
  ownFaction: 'vaša Frakcia',
  people: (up, down, on) => `nad kartou ${up}, pod kartou ${down}${on > 0 ? `, na Staniciach ${on}` : ''}`,
  hand: 'Vaša ruka',
  known: 'známe karty na ruke',
  flipped: 'misia splnená',
  kept: (n) => markers(n),
  option: {
    factionRoster: {
      name: 'Zostava frakcií',
      help: 'Ktorých päť Frakcií sa zúčastní: základné alebo alternatívne.',
      choices: { default: 'Základné', alternate: 'Alternatívne' },
    },
    factionAssignment: {
      name: 'Pridelenie frakcií',
      help: 'Hráči si Frakcie vyberajú po poradí, alebo ich dostanú náhodne.',
      choices: { choose: 'Výber po poradí', random: 'Náhodne' },
    },
    hardAllSymbols: {
      name: 'Sťaženie: všetky symboly',
      help: 'Odrazenie Príšery vyžaduje každý symbol, ktorý ukazuje.',
    },
    hardExhaustion: {
      name: 'Sťaženie: vyčerpanie',
      help: 'Kto Príšeru neodrazí, presunie nadol všetky žetóny nad kartou Frakcie.',
    },
    hardNoRelief: { name: 'Sťaženie: bez úľavy', help: 'Po misii žetóny nestúpajú a odmena ide pod kartu Frakcie.' },
    hardForcedDefence: { name: 'Sťaženie: povinná obrana', help: 'Kto môže Príšeru odraziť, musí.' },
  },
  source: { start: 'Na začiatku', faction: 'Misia Frakcie', stations: 'Misie Staníc' },
  phase: { factions: 'Frakcie', action: 'Akcia', attack: 'Útok', draw: 'Ťahanie', free: 'Voľné akcie' },
  term: {
    markers: 'žetóny',
    people: 'dostupní ľudia',
    missions: 'misie',
    bonuses: 'prémie',
    hand: 'ruka',
    protection: 'ochrana',
    rivals: 'súperi',
    win: 'výhra',
  },
};
