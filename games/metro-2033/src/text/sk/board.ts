import { plural } from '@ashtown/engine';
import type { BoardText } from '../board.ts';
import { cards, markers } from './names.ts';

export const board: BoardText = {
  bazaar: 'Bazár',
  emptySlot: 'Prázdne miesto',
  deck: 'Balíček',
  discardPile: 'Odhadzovací balíček',
  discards: 'Odhodené karty',
  emptyPile: 'Zatiaľ tu nič neleží.',
  cards,
  race: 'Do 10 žetónov',
  raceHelp: 'Vyhráva, kto má ako prvý 10 žetónov. Získavajú sa len misiami a nestrácajú sa.',
  at: (name, n) => `${name}: ${markers(n)}`,

  attacks: (monster) => `Útočí: ${monster}`,
  attacked: (monster) => `Posledný útok: ${monster}`,
  discardedBy: (name) => `Kartu odhadzuje: ${name}.`,
  oneSymbol: 'Príšeru odrazí jeden zhodný symbol; kto ju odrazí, zahrá kartu zadarmo.',
  allSymbols: 'Na odrazenie príšery treba všetky symboly; kto ju odrazí, zahrá kartu zadarmo.',
  fate: { waits: 'čaká', now: 'rozhoduje', repelled: 'útok odrazený', spared: 'bez straty' },
  lost: (n) => `strata: ${n}`,
  fateOf: { repelled: (names) => `Obrana: ${names}`, lost: (names) => `Strata: ${names}` },
  ownFate: { repelled: (names) => `Vaša obrana: ${names}.`, lost: (names) => `Vaša strata: ${names}.` },
  walk: 'Poradie obrany',

  above: 'Nad kartou: dostupné',
  aboveHelp: 'Žetónmi nad kartou frakcie platíte cenu kariet.',
  below: 'Pod kartou: nedostupné',
  belowHelp: (relief) =>
    `Žetónmi pod kartou frakcie sa platiť nedá. Nahor ich presunie odhodenie karty, upratovanie${relief ? ', misia' : ''} alebo karavána.`,
  kept: (n) => `na staniciach: ${n}`,
  onStations: 'Na staniciach',
  markers: 'žetónov',

  about: {
    missions: 'Na misiu použijete zásoby v hre správneho druhu. Misia prináša žetóny.',
    resources: 'V misiách sa počíta množstvo uvedené na karte. Karty použité na misiu odhodíte.',
    protections:
      'Ochrana odrazí príšeru, ktorá má niektorý z jej symbolov. Hrdina pôsobí raz: v misii zdvojnásobí zásoby jedného typu alebo odrazí príšeru.',
    stations: 'Každá má vlastnú misiu. Po jej splnení si stanicu môžete ponechať pre jej bonus.',
    bazaar: 'Kto ťahá, vyberie si jednu z týchto kariet alebo vrchnú kartu balíčka.',
  },
  missions: 'Misie',
  missionKind: { peaceful: 'Mierová', military: 'Vojenská', trade: 'Obchodná' },
  factionMission: 'Frakcia',
  noMissions: 'Žiadna misia na splnenie. Nové prinášajú stanice.',
  ready: 'dá sa splniť',
  withHero: 's hrdinom',
  short: (n) => `${plural('sk', n, { one: 'chýba', few: 'chýbajú', other: 'chýba' })} ${n}`,
  done: 'splnená',
  progress: (name, have, needs, kind) => `Misia ${name}, ${kind}: ${have} z ${needs}`,
  reward: (n) => `+${markers(n)}`,
  keepFor: (n) => `potom si ju možno ponechať za ${markers(n)}`,

  resources: 'Zásoby v hre',
  stations: 'Stanice',
  noStations: 'V hre nie sú stanice.',
  protections: 'Ochrana a hrdinovia',
  noProtections: 'Pred príšerami nič nechráni.',
  free: (type) => `${type} zadarmo`,
  cheaper: (type) => `${type} −1`,
  thenFree: (type) => `potom ${type} zadarmo`,
  doubles: (type) => `×2 ${type}`,
  hero: 'Hrdina',
  chosen: 'vybrané',

  hand: 'Vaša ruka',
  handOf: (n) => `Ruka: ${cards(n)}`,
  knownOf: (n) => `odkryté: ${n}`,
  known: 'odkryté karty na ruke',
  doWith: (name) => `${name}: čo urobíte?`,
  stock: (up, down) => `nad kartou: ${up}, pod kartou: ${down}`,
  chooseFaction: 'Vyberte si frakciu',
  use: { play: 'Zahrať', protect: 'Ochrana', discard: 'Odhodiť' },
  unleash: { monster: 'Útok!', caravan: 'Karavána' },
  labelFor(use, n, active) {
    if (use !== 'discard') return `${use === 'play' ? 'Zahrať' : 'Ochrana'}: ${n}`;
    return `Odhodiť: +${n}${active === null ? '' : active === 'monster' ? ', útok!' : ', karavána'}`;
  },
  exchange: 'Vymeniť 3 karty',
  tidy: 'Upratovanie',
  noUse: 'nedá sa',
  twice: (n) => `×${n}`,
  pay: (value, needs) => `Splniť misiu: ${value} z ${needs}`,
  repelWith: (names) => `Brániť sa: ${names}`,
  decline: 'Nebrániť sa',
  topCard: 'Vrchná karta balíčka',

  discardEffect: 'pôsobí po odhodení',

  mission: 'Misia',
  uses: 'Čo s ňou môžete urobiť',
  canPay: 'máte na to',
  raises: (n) => `nahor: ${n}`,
  lastFirst: 'Od naposledy odhodenej',
};
