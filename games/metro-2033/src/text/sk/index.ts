import { NONE } from '../../content/tables.ts';
import { MARKERS, NEUTRAL } from '../../content/vocabulary.ts';
import { count as counted } from '../names.ts';
import type { Language } from '../speak.ts';

const noun = {
  marker: { one: 'žetón', few: 'žetóny', many: 'žetóna', other: 'žetónov' },
  card: { one: 'karta', few: 'karty', many: 'karty', other: 'kariet' },
} satisfies Language['noun'];
const markers = (n: number): string => counted('sk', n, noun.marker);
const cards = (n: number): string => counted('sk', n, noun.card);

export const sk: Language = {
  lang: 'sk',
  pitch: `Veďte frakciu moskovského metra: zásobujte stanice, odrážajte príšery a ako prví zozbierajte ${markers(MARKERS)}.`,
  noun,
  and: 'a',

  atom: {
    supply: (a, n) => `v misii má hodnotu ${a.n}: ${n.type(a.type)}`,
    mission: (a, n) => `${n.mission(a.kind)}, ${a.n}: odmena ${markers(a.reward)}`,
    bonus: (a, n) =>
      a.of === 'faction'
        ? `po splnení misie zahrávate zadarmo karty typu ${n.type(a.type)}`
        : `v hre zlacňuje o 1 karty typu ${n.type(a.type)}; so žetónmi na nej sú zadarmo`,
    line: (a, n) =>
      a.line === NEUTRAL
        ? `${n.line(a.line)}: bez zliav medzi Stanicami`
        : `${n.line(a.line)}: lacnejšia o 1 za každú takú Stanicu, ktorú máte, ale nikdy pod 1`,
    double: (a, n) => `odhoďte ju a v jednej misii rátajte dvojnásobne všetky Zásoby typu ${n.type(a.type)}`,
    shield: (a, n) =>
      a.price === NONE
        ? `alebo ju odhoďte a odrazte Príšeru so symbolom: ${n.signs(a.signs)}`
        : `ako Ochrana (cena ${a.price}): odhoďte ju a odrazte Príšeru so symbolom: ${n.signs(a.signs)}`,
    attack: (a, n) => `útočí na všetkých, aj na vás (${n.signs(a.signs)}); kto ju neodrazí: ${n.loss(a.loss)}`,
    renewBazaar: () => 'Bazár sa obnoví',
    raiseEach: (a, n) =>
      `každý zdvihne 1 žetón za každú svoju Stanicu a otočenú Frakciu s prémiou druhu ${n.kind(a.kind)}`,
  },
  cost: (n) => `cena ${n}`,
  whenDiscarded: 'odhodená v rámci akcie:',
  provenance: {
    rulebook: 'Všetky hodnoty uvádzajú pravidlá.',
    'partly-rulebook': 'Časť hodnôt uvádzajú pravidlá; ostatné sú rekonštrukcia.',
    reconstructed: 'Hodnoty sú rekonštrukcia, ktorá zodpovedá pravidlám a známym počtom kariet.',
  },

  event: {
    began: (e) => `Všetci začínajú a nad kartou Frakcie majú ${markers(e.up)}`,
    faction: (e, who, n) => `${who(e.seat)} vedie: ${n.card(e.faction)}`,
    dealt: (e, who, n) => `${who(e.seat)}: dostáva ${cards(e.n)}${e.cards === null ? '' : `: ${n.cards(e.cards)}`}`,
    first: (e, who) => `${who(e.seat)}: začína`,
    turn: (e, who) => `Ťah ${e.no}: ${who(e.seat)}`,
    played: (e, who, n) => {
      const what = `${n.card(e.card)}${e.side === 'protection' ? ' ako Ochrana' : ''}`;
      return e.reward
        ? `${who(e.seat)}: za odmenu zahráva kartu ${what}`
        : `${who(e.seat)}: zahráva kartu ${what} za ${e.price}`;
    },
    discarded: (e, who, n) => `${who(e.seat)}: odhadzuje kartu ${n.card(e.card)} a dvíha ${markers(e.raised)}`,
    exchanged: (e, who, n) => `${who(e.seat)}: vymieňa karty ${n.cards(e.cards)}`,
    drew: (e, who, n) =>
      e.slot > 0
        ? `${who(e.seat)}: berie z Bazáru kartu ${n.card(e.card!)}`
        : `${who(e.seat)}: ťahá z balíčka kartu${e.card === null ? '' : ` ${n.card(e.card)}`}`,
    turnedUp: (e, _, n) => `Nová karta na Bazáre: ${n.card(e.card)}`,
    reshuffled: (e) => `Odhodené karty tvoria nový balíček: ${cards(e.n)}`,
    swept: (e, _, n) => (e.cards.length === 0 ? 'Bazár sa obnoví' : `Karty odchádzajú z Bazáru: ${n.cards(e.cards)}`),
    raised: (e, who) => `${who(e.seat)}: dvíha ${markers(e.n)}${e.why === 'caravan' ? ' vďaka karaváne' : ''}`,
    mission: (e, who, n) =>
      `${who(e.seat)}: plní misiu karty ${n.card(e.card)} (${e.value} z ${e.needs}), použité karty: ${n.cards(e.cards)}`,
    gained: (e, who) => `${who(e.seat)}: získava ${markers(e.n)}, spolu ${e.total} z ${MARKERS}`,
    flipped: (e, who, n) => `${who(e.seat)}: otáča kartu ${n.card(e.card)}`,
    kept: (e, who, n) => `${who(e.seat)}: ponecháva si kartu ${n.card(e.card)}, na nej ${markers(e.n)}`,
    notKept: (e, who, n) => `${who(e.seat)}: odhadzuje kartu ${n.card(e.card)}`,
    tidied: (e, who, n) => {
      const gains = [
        ...(e.raised > 0 ? [`dvíha ${markers(e.raised)}`] : []),
        ...(e.back > 0 ? [`vracia si ${markers(e.back)}`] : []),
      ];
      return `${who(e.seat)}: upratuje karty ${n.cards(e.cards)}${gains.length > 0 ? `, ${gains.join(', ')}` : ''}`;
    },
    attack: (e, who, n) => `${n.card(e.card)} útočí! (kartu odhadzuje ${who(e.seat)})`,
    repelled: (e, who, n) => `${who(e.seat)}: odráža Príšeru, použité karty: ${n.cards(e.cards)}`,
    failed: (e, who) => (e.declined ? `${who(e.seat)}: nebráni sa` : `${who(e.seat)}: nemá obranu`),
    lost: (e, who, n) =>
      `${who(e.seat)}: prichádza o karty ${n.cards(e.cards)}${e.back > 0 ? `, vracia si ${markers(e.back)}` : ''}`,
    exhausted: (e, who) => `${who(e.seat)}: vyčerpanie, ${markers(e.n)} nadol`,
    noFreePlay: (e, who) => `${who(e.seat)}: nezahráva za odmenu kartu`,
    won: (e, who) => `${who(e.seat)}: víťazí, ${markers(MARKERS)}`,
  },

  prompt: {
    chooseFaction: () => 'Vyberte si Frakciu',
    turnAction: (f) =>
      f.window === 1
        ? `Vaša akcia: zahranie, odhodenie alebo výmena (nad kartou ${f.up}, pod kartou ${f.down})`
        : 'Ukončite ťah, alebo najprv voľná akcia',
    exchange: (f) => `Vyberte karty na výmenu, zostáva: ${f.left}`,
    tidy: (f, n) =>
      f.cards.length === 0 ? 'Vyberte karty na upratanie' : `Upratovanie: ${n.cards(f.cards)}. Čo ešte?`,
    payment: (f, n) =>
      f.cards.length === 0
        ? `${n.card(f.card)} vyžaduje ${f.needs}: čo použijete?`
        : `${n.card(f.card)} vyžaduje ${f.needs}; vybrané: ${n.cards(f.cards)}. Čo ešte?`,
    keepStation: (f, n) => `Ponechať si kartu ${n.card(f.card)} a položiť na ňu ${markers(f.price)}?`,
    draw: (f) => (f.n > 1 ? `Potiahnite kartu, zostáva: ${f.n}` : 'Potiahnite kartu'),
    defend: (f, n) =>
      `${n.card(f.card)} útočí (${n.signs(f.signs)}). ${f.forced ? 'Čím sa bránite?' : `Bránite sa? Inak: ${n.loss(f.loss)}`}`,
    loseStation: () => 'Vyberte Stanicu, o ktorú prídete',
    freePlay: () => 'Príšera je odrazená: zahráte kartu zadarmo?',
  },
  button: {
    faction: (b, n) => n.card(b.card),
    end: () => 'Ukončiť ťah',
    play: (b, n) => `Zahrať: ${n.card(b.card)} (${b.price})`,
    protect: (b, n) => `Zahrať ako Ochranu: ${n.card(b.card)} (${b.price})`,
    discard: (b, n) => {
      const effect = { attack: ', útok!', caravan: ', karavána' };
      return `Odhodiť: ${n.card(b.card)} (+${b.raised}${b.active ? effect[b.active] : ''})`;
    },
    exchange: () => 'Vymeniť tri karty',
    give: (b, n) => n.card(b.card),
    mission: (b, n) => `Splniť misiu: ${n.card(b.card)} (${markers(b.reward)})`,
    tidy: () => 'Upratať karty',
    put: (b, n) => {
      const side = b.protection ? ', Ochrana' : '';
      const gives = b.markers > 0 ? `, vráti sa ${markers(b.markers)}` : b.raises > 0 ? ` (dvíha ${b.raises})` : '';
      return `${n.card(b.card)}${side}${gives}`;
    },
    done: (b) => `Upratať, spolu ${cards(b.n)}`,
    cancel: () => 'Nechať všetko tak',
    pay: (b, n) => `${n.cards(b.cards)} (${b.value} z ${b.needs})`,
    use: (b, n) => (b.value > 0 ? `${n.card(b.card)} (${b.value})` : n.card(b.card)),
    keep: (b) => `Ponechať si ju za ${markers(b.price)}`,
    notKeep: () => 'Odhodiť ju',
    bazaar: (b, n) => `${n.card(b.card)} (Bazár ${b.slot})`,
    deck: () => 'Vrchná karta balíčka',
    defend: (b, n) => `Obrana: ${n.cards(b.cards)}`,
    guard: (b, n) => `Obrana: ${n.card(b.card)} a ďalšie karty`,
    decline: () => 'Nebrániť sa',
    lose: (b, n) => `${n.card(b.card)}${b.markers > 0 ? `, vráti sa ${markers(b.markers)}` : ''}`,
    none: () => 'Nezahrať nič',
  },
  reason: {
    over: () => 'Hra sa skončila.',
    notAsked: () => 'Teraz nerozhodujete vy.',
    notNow: () => 'Teraz nie.',
    taken: () => 'Vedie ju iný hráč.',
    notInHand: () => 'Nemáte ju na ruke.',
    actionTaken: () => 'Akciu v tomto ťahu ste už vykonali.',
    actionFirst: () => 'Najprv akcia: nedá sa pasovať.',
    tidied: () => 'Upratujete raz pred akciou, raz po nej a znova po misii.',
    onlyDiscard: () => 'Nedá sa zahrať, iba odhodiť.',
    noProtection: () => 'Nemá stranu Ochrany.',
    tooDear: (r) => `Stojí ${r.price}, nad kartou máte ${r.up}.`,
    threeCards: (r) => `Treba tri karty, máte ${r.n}.`,
    noMission: () => 'Takú misiu nemáte.',
    missionDone: () => 'Táto misia je splnená.',
    missionShort: (r) => `Vaše Zásoby majú hodnotu ${r.value} z ${r.needs}.`,
    keepShort: (r) => `Ponechanie stojí ${markers(r.price)}, máte ${r.have}.`,
    noCards: () => 'Nie je na to karta.',
    noMatch: () => 'Nemá žiadny symbol tejto Príšery.',
    notNeeded: () => 'Žiadna možná obrana ju nepotrebuje.',
    mustDefend: () => 'Kto sa môže brániť, musí.',
  },

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
  player: (n) => `Hráč ${n}`,
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
    hardAllSymbols: { name: 'Všetky symboly', help: 'Odrazenie Príšery vyžaduje každý symbol, ktorý ukazuje.' },
    hardExhaustion: {
      name: 'Vyčerpanie',
      help: 'Kto Príšeru neodrazí, presunie nadol všetky žetóny nad kartou Frakcie.',
    },
    hardNoRelief: { name: 'Bez úľavy', help: 'Po misii žetóny nestúpajú a odmena ide pod kartu Frakcie.' },
    hardForcedDefence: { name: 'Povinná obrana', help: 'Kto môže Príšeru odraziť, musí.' },
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
