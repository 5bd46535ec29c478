import { plural } from '@ashtown/engine';
import type { Phrases } from './phrases.ts';

const answers = (n: number) =>
  `${n} ${plural('sk', n, { one: 'odpoveď', few: 'odpovede', many: 'odpovede', other: 'odpovedí' })}`;
const snapshots = (n: number) =>
  `${n} ${plural('sk', n, { one: 'snímka', few: 'snímky', many: 'snímky', other: 'snímok' })}`;

export const sk: Phrases = {
  lang: 'sk',
  player: (n) => `Hráč ${n}`,
  commitment: (hash) => `Odtlačok semienka (SHA-256): ${hash}`,
  seed: (seed) => `Semienko: ${seed}`,
  resumed: (n) => `Hra pokračuje. Doteraz: ${answers(n)}.`,
  lost: (n) => `Pravidlá sa zmenili. Posledné odpovede už neplatia a boli odstránené: ${n}.`,
  unverified: 'Časť tejto partie sa hrala podľa starších pravidiel, preto sa nedá overiť podľa semienka.',
  help: [
    '<číslo>      vybrať túto odpoveď; môžete napísať aj niekoľko jej slov',
    'undo, redo   vziať späť svoju poslednú odpoveď, zopakovať ju',
    'log          všetko, čo sa stalo a čo smiete vedieť',
    'table        znova ukázať stôl',
    'why <druh> <id>   prečo sa s niečím teraz nedá nič robiť; druh: card, slot, die, player, option',
    'hint         tri najlepšie odpovede: šanca na výhru a čo pre ne hovorí',
    'odds         šance pri hodoch a ťahaní kariet',
    'save <súbor> uložiť partiu do súboru',
    'quit         odísť od stola',
  ],
  cardHelp: 'card <názov> čo karta robí; stačí časť názvu',
  noCard: (text) => `Karta s názvom „${text}“ neexistuje.`,
  hint: (n) => `1–${n}, ? je pomoc`,
  unclear: (text, n) => `„${text}“? Zadajte číslo od 1 do ${n} alebo ?, ak chcete pomoc.`,
  curtain: (name) => `Na ťahu: ${name}. Odovzdajte klávesnicu a stlačte Enter.`,
  taken: 'Vzaté späť.',
  again: 'Zopakované.',
  noUndo: {
    never: 'Pri tomto stole sa nič neberie späť.',
    nothing: 'Nie je čo vziať späť ani zopakovať.',
    barrier: 'To sa nedá vziať späť: medzitým padol hod, odhalilo sa niečo skryté alebo sa rozhodol iný hráč.',
    open: 'Iná žiadosť o vzatie späť ešte čaká.',
    declined: 'Ostatní nesúhlasili.',
    'not-asked': 'Nikto teraz nežiada o súhlas.',
  },
  agree: (asking, asked) => `${asking}: žiadosť o vzatie odpovede späť. ${asked}: súhlas? (a/n)`,
  yes: ['a', 'ano', 'áno', 'y', 'yes'],
  saved: (file) => `Uložené: ${file}`,
  exists: (file) => `${file}: taký súbor už existuje, zvoľte iný názov.`,
  unsaved: (file, reason) => `Neuložené: ${file} (${reason})`,
  whyNothing: 'Nič tomu nebráni.',
  noHint: 'Rada je dostupná, len keď hráte iba proti botom.',
  noReason: 'hneď sa nič nezmení',
  noOdds: 'Tu nič nezávisí od náhody.',
  bye: (file) => (file === null ? 'Dovidenia. Partia nie je uložená.' : `Dovidenia. Partia je v súbore ${file}.`),
  inputEnded: (file) => (file === null ? 'Koniec vstupu. Partia nie je uložená.' : `Koniec vstupu. Uložené: ${file}`),
  over: 'Koniec hry.',
  place: (rank, name, score) => `${rank}. ${name}: ${score}`,
  waiting: (names) => `Partia nie je dohraná. Na ťahu: ${names}`,
  olderRules: (n) => `Začiatok sa hral podľa starších pravidiel (${answers(n)}); priebeh hry sa začína po ňom.`,
  verified: (n, m) =>
    `Overené: semienko súhlasí s odtlačkom, povolené: ${answers(n)}, zhodné s prehratým stavom: ${snapshots(m)}.`,
};
