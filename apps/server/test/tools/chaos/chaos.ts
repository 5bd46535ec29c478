import { GAMES } from '@ashtown/catalog';
import { check, type Finding, type Promised, returningTimes, tellingTimes } from './checker.ts';
import { Cluster } from './cluster.ts';
import { Company, type CompanySettings } from './company.ts';
import type { Deed } from './history.ts';

export interface ChaosSettings {
  readonly nodes: number;
  readonly tables: number;
  /** For how long at least: every kind of fault comes once. */
  readonly seconds: number;
  /** How long people think at most, and how long it is calm at most between two faults, in milliseconds. */
  readonly think: number;
  readonly calm: number;
  readonly promised?: Partial<Promised>;
  readonly say?: (line: string) => void;
}

export interface ChaosReport {
  readonly proxy: string;
  readonly faults: Readonly<Record<string, number>>;
  readonly matches: number;
  readonly answers: number;
  readonly lines: number;
  /** What else was acknowledged, by kind: what was taken back and given again, with whose consent, who sat down, and asked for another match. */
  readonly others: Readonly<Record<string, number>>;
  /** Asked for, and not known whether it happened, as the connection ended. */
  readonly unknown: number;
  /** How long those took to come in again whose connection ended, and news to the others, in milliseconds. */
  readonly returned: Spread;
  readonly told: Spread;
  readonly findings: readonly Finding[];
}

interface Spread {
  readonly n: number;
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}

const GAME = 'king-of-new-york';
const SAID_EVERY = 20;
/** Longer than anything is ever away. */
const PATIENCE = 60_000;

const sleep = (ms: number) => new Promise((go) => setTimeout(go, ms));

/** Tables are played one match after the other while nodes, proxy and database are killed, cut off and slowed down. */
export async function runChaos(settings: ChaosSettings): Promise<ChaosReport> {
  const { nodes, tables, seconds, think, say = () => {} } = settings;
  const cluster = await Cluster.start(nodes);
  try {
    const { url, name } = cluster.front;
    say(`${nodes} nodes behind ${name}; ${tables} tables for ${seconds} s …`);
    const results = new Results(settings.promised);
    const storm = new Storm(cluster, settings);
    const takebacksOf = (table: string) => cluster.takebacksOf(table);
    const from = { urlOf: () => url, takebacksOf, catalog: GAMES };
    const company = { ...from, game: GAME, people: 2, bots: 1, think, patience: PATIENCE };
    const playing = Array.from({ length: tables }, () => play(company, storm, results));
    await Promise.all([storm.run(), ...playing]);
    return { proxy: name, faults: storm.faults, ...results.report() };
  } finally {
    await cluster.stop();
  }
}

/** One match after the other, the second with the same people, and the last one in calm weather. */
async function play(settings: CompanySettings, storm: Storm, results: Results): Promise<void> {
  for (let last: Company | null = null; ; ) {
    const company: Company = last ? await last.again() : await Company.gather(settings);
    await company.play();
    await results.add(company);
    if (storm.isOver) return;
    last = last ? null : company;
  }
}

/** One fault after the other: each kind once, then whichever, until the time is up. What has begun is put in order again. */
class Storm {
  /** By kind. */
  readonly faults: Record<string, number> = {};
  isOver = false;
  readonly #cluster: Cluster;
  readonly #settings: ChaosSettings;

  constructor(cluster: Cluster, settings: ChaosSettings) {
    this.#cluster = cluster;
    this.#settings = settings;
  }

  async run(): Promise<void> {
    const { seconds, calm, say = () => {} } = this.#settings;
    const { faults } = this.#cluster;
    const kinds = Object.keys(faults);
    const end = performance.now() + 1000 * seconds;
    for (let n = 0; n < kinds.length || performance.now() < end; n++) {
      await sleep(Math.random() * calm);
      const kind = kinds[n] ?? kinds[Math.floor(Math.random() * kinds.length)]!;
      await faults[kind]!();
      this.faults[kind] = (this.faults[kind] ?? 0) + 1;
      if (n % SAID_EVERY === SAID_EVERY - 1) say(`${n + 1} faults`);
    }
    this.isOver = true;
  }
}

/** What came of all matches. */
class Results {
  #matches = 0;
  readonly #acknowledged: Partial<Record<Deed['kind'], number>> = {};
  #unknown = 0;
  readonly #returned: number[] = [];
  readonly #told: number[] = [];
  readonly #findings: Finding[] = [];
  readonly #promised: Partial<Promised> | undefined;

  constructor(promised?: Partial<Promised>) {
    this.#promised = promised;
  }

  async add(company: Company): Promise<void> {
    const { history } = company;
    this.#findings.push(...check(history, await company.truth(), this.#promised));
    this.#matches++;
    for (const { kind, outcome } of history.deeds)
      if (outcome === 'ok') this.#acknowledged[kind] = (this.#acknowledged[kind] ?? 0) + 1;
      else if (outcome === 'unknown') this.#unknown++;
    this.#returned.push(...returningTimes(history));
    this.#told.push(...tellingTimes(history));
  }

  report() {
    const { answer: answers = 0, chat: lines = 0, ...others } = this.#acknowledged;
    return {
      matches: this.#matches,
      answers,
      lines,
      others,
      unknown: this.#unknown,
      returned: spread(this.#returned),
      told: spread(this.#told),
      findings: this.#findings,
    };
  }
}

function spread(times: readonly number[]): Spread {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0);
  return { n: sorted.length, p50: at(0.5), p95: at(0.95), max: at(1) };
}
