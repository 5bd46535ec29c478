import { MARKERS } from '../../content/vocabulary.ts';
import { count } from '../format.ts';
import type { Language } from '../language.ts';

const noun = {
  marker: { one: 'žetón', few: 'žetóny', many: 'žetónu', other: 'žetónov' },
  card: { one: 'karta', few: 'karty', many: 'karty', other: 'kariet' },
} satisfies Language['names']['noun'];
export const markers = (n: number): string => count('sk', n, noun.marker);
export const cards = (n: number): string => count('sk', n, noun.card);
/** As the object of a verb. */
export const cardsTaken = (n: number): string => count('sk', n, { ...noun.card, one: 'kartu' });

export const names: Language['names'] = {
  pitch: `Veďte frakciu moskovského metra: plňte misie, odrážajte príšery a získajte ${markers(MARKERS)} skôr než ostatní.`,
  noun,
  sheet: {
    markers: noun.marker,
    cards: noun.card,
    up: { one: 'dostupný žetón', few: 'dostupné žetóny', many: 'dostupného žetónu', other: 'dostupných žetónov' },
    resources: { one: 'karta zásob', few: 'karty zásob', many: 'karty zásob', other: 'kariet zásob' },
    shields: { one: 'karta ochrany', few: 'karty ochrany', many: 'karty ochrany', other: 'kariet ochrany' },
    stations: { one: 'stanica', few: 'stanice', many: 'stanice', other: 'staníc' },
    heroes: { one: 'hrdina', few: 'hrdinovia', many: 'hrdinu', other: 'hrdinov' },
  },
  verb: {
    end: 'Ukončiť ťah',
    play: 'Zahrať',
    protect: 'Zahrať ako ochranu',
    discard: 'Odhodiť',
    exchange: 'Vymeniť 3 karty',
    mission: 'Splniť misiu',
    tidy: 'Upratovanie',
    done: 'Hotovo',
    cancel: 'Zrušiť',
    pay: 'Zaplatiť',
    use: 'Použiť',
    keep: 'Ponechať si',
    defend: 'Brániť sa',
    guard: 'Brániť sa viacerými kartami',
    decline: 'Nebrániť sa',
    lose: 'Stratiť',
    none: 'Nezahrať kartu',
  },
  deck: 'Balíček',
  bazaar: 'Bazár',
  slot: (n) => `Bazár, karta ${n}`,
  discardPile: 'Odhadzovací balíček',
  zone: { up: 'Nad kartou frakcie', down: 'Pod kartou frakcie', reserve: 'Rezerva' },
  protection: 'ochrana',
  missionOf: (card) => `Misia: ${card}`,
  ownFaction: 'vaša frakcia',
  people: (up, down, on) => `nad kartou: ${up}, pod kartou: ${down}${on > 0 ? `, na staniciach: ${on}` : ''}`,
  hand: 'Vaša ruka',
  known: 'odkryté karty na ruke',
  flipped: 'misia splnená',
  kept: (n) => markers(n),
  option: {
    factionRoster: {
      name: 'Zostava frakcií',
      help: 'Ktorých päť frakcií sa zúčastní: základné alebo alternatívne.',
      choices: { default: 'Základné', alternate: 'Alternatívne' },
    },
    factionAssignment: {
      name: 'Pridelenie frakcií',
      help: 'Hráči si frakcie vyberajú postupne, alebo ich dostanú náhodne.',
      choices: { choose: 'Postupný výber', random: 'Náhodne' },
    },
    hardAllSymbols: {
      name: 'Sťaženie: všetky symboly',
      help: 'Na odrazenie príšery treba všetky jej symboly.',
    },
    hardExhaustion: {
      name: 'Sťaženie: vyčerpanie',
      help: 'Kto príšeru neodrazí, presunie nadol všetky žetóny nad kartou frakcie.',
    },
    hardNoRelief: {
      name: 'Sťaženie: bez úľavy',
      help: 'Po misii sa žetóny nepresúvajú nahor a odmena ide pod kartu frakcie.',
    },
    hardForcedDefence: { name: 'Sťaženie: povinná obrana', help: 'Kto môže príšeru odraziť, musí to urobiť.' },
  },
  source: { start: 'Na začiatku', faction: 'Misia frakcie', stations: 'Misie staníc' },
  phase: { factions: 'Frakcie', action: 'Akcia', attack: 'Útok', draw: 'Ťahanie', free: 'Voľné akcie' },
  term: {
    markers: 'žetóny',
    people: 'dostupné žetóny',
    missions: 'misie',
    bonuses: 'bonusy',
    hand: 'ruka',
    protection: 'ochrana',
    rivals: 'súperi',
    win: 'výhra',
  },
};
