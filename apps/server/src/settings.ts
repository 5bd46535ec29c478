import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PATIENCE } from '@ashtown/room';
import { isPostgres, shownAddress } from './storage/address.ts';

/** Everything an operator can set, read once from the environment. */
export interface Settings {
  port: number;
  host: string;
  /** Further addresses by which others reach it, where this machine cannot know them. */
  addresses: readonly string[];
  /** The data file, or the address of a PostgreSQL. */
  data: string;
  /** A folder with files of cards, for games with other contents; null: none. */
  contents: string | null;
  /** The built client. */
  client: string;
  logLevel: string;
  /** Further origins whose pages may open a socket. */
  origins: readonly string[];
  /** One reverse proxy stands in front and says where a request comes from. */
  trustProxy: boolean;
  maxTables: number;
  maxTablesPerPlayer: number;
  /** Sockets at tables. Whatever else is connected, `http/gate.ts` counts. */
  maxConnections: number;
  maxConnectionsPerAddress: number;
  maxConnectionsPerTable: number;
  /** Points a second (`prices.ts`) from one socket, from one address, for requests from one address; new tables a minute. */
  rateConnection: number;
  rateAddress: number;
  rateHttp: number;
  rateTables: number;
  rateChat: number;
  /** Bytes that wait for one socket before it is cut. */
  maxBuffered: number;
  /** After how long without anybody a table leaves memory, and how many unused ones may stay until then. */
  idleMs: number;
  maxIdleTables: number;
  /** After how many days a lobby nobody touches is removed. */
  lobbyDays: number;
  /** For how long somebody may be away before the others at the table may do something about it. */
  awayMs: number;
  /** Whoever knows it may read the metrics from anywhere; null: only this machine may. */
  metricsToken: string | null;
  /** Whoever knows it may open the host's page from anywhere; null: only this machine may. */
  hostPassword: string | null;
  /** A port on loopback that alone has the host's page; null: it is where the games are. */
  hostPort: number | null;
  /** Where backups lie; null: nobody has said. */
  backups: string | null;
  /** The bot that plays on for people who left. */
  substitute: string;
}

export const DEFAULTS: Settings = {
  port: 5151,
  host: '127.0.0.1',
  addresses: [],
  data: './data/ashtown.db',
  contents: null,
  client: fileURLToPath(new URL('../../web/dist', import.meta.url)),
  logLevel: 'info',
  origins: [],
  trustProxy: false,
  maxTables: 20_000,
  maxTablesPerPlayer: 50,
  maxConnections: 10_000,
  maxConnectionsPerAddress: 200,
  maxConnectionsPerTable: 100,
  rateConnection: 100,
  rateAddress: 1000,
  rateHttp: 100,
  rateTables: 60,
  rateChat: 1,
  maxBuffered: 1_000_000,
  idleMs: 300_000,
  maxIdleTables: 2000,
  lobbyDays: 7,
  awayMs: PATIENCE,
  metricsToken: null,
  hostPassword: null,
  hostPort: null,
  backups: null,
  substitute: 'normal',
};

/** What is wrong with the environment, in one line. */
export class SettingsProblem extends Error {}

type Env = Readonly<Record<string, string | undefined>>;

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const HOSTNAME = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i;

/** The limits by the name of their variable. */
const LIMITS = {
  ASHTOWN_MAX_TABLES: 'maxTables',
  ASHTOWN_MAX_TABLES_PER_PLAYER: 'maxTablesPerPlayer',
  ASHTOWN_MAX_CONNECTIONS: 'maxConnections',
  ASHTOWN_MAX_CONNECTIONS_PER_ADDRESS: 'maxConnectionsPerAddress',
  ASHTOWN_MAX_CONNECTIONS_PER_TABLE: 'maxConnectionsPerTable',
  ASHTOWN_RATE_CONNECTION: 'rateConnection',
  ASHTOWN_RATE_ADDRESS: 'rateAddress',
  ASHTOWN_RATE_HTTP: 'rateHttp',
  ASHTOWN_RATE_TABLES: 'rateTables',
  ASHTOWN_RATE_CHAT: 'rateChat',
  ASHTOWN_MAX_BUFFERED: 'maxBuffered',
  ASHTOWN_MAX_IDLE_TABLES: 'maxIdleTables',
  ASHTOWN_LOBBY_DAYS: 'lobbyDays',
} as const satisfies Record<string, keyof Settings>;

export function readSettings(env: Env): Settings {
  const settings = { ...DEFAULTS };
  const read = (name: string, take: (text: string) => void) => {
    const text = env[name]?.trim();
    if (text !== undefined && text !== '') take(text);
  };
  read('PORT', (text) => {
    settings.port = whole('PORT', text, 0, 65_535);
  });
  read('HOST', (text) => {
    if (isIP(text) === 0 && !HOSTNAME.test(text)) throw wrong('HOST', text, 'an address or the name of this machine');
    settings.host = text;
  });
  read('ASHTOWN_ADDRESSES', (text) => {
    settings.addresses = text.split(',').map((part) => {
      const address = part.trim();
      if (isIP(address) !== 0 || HOSTNAME.test(address)) return address;
      throw wrong('ASHTOWN_ADDRESSES', part, 'addresses or names of this machine, separated by commas');
    });
  });
  read('ASHTOWN_DATA', (text) => {
    const isWrong = isPostgres(text) ? !URL.canParse(text) : text.includes('\0') || text.endsWith('/');
    if (isWrong)
      throw wrong('ASHTOWN_DATA', shownAddress(text), 'the path of a file, or postgres://user:password@host/name');
    settings.data = text;
  });
  read('ASHTOWN_CONTENTS', (text) => {
    settings.contents = text;
  });
  read('ASHTOWN_CLIENT', (text) => {
    settings.client = text;
  });
  read('ASHTOWN_LOG', (text) => {
    if (!LEVELS.includes(text)) throw wrong('ASHTOWN_LOG', text, LEVELS.join(', '));
    settings.logLevel = text;
  });
  read('ASHTOWN_ORIGINS', (text) => {
    settings.origins = text.split(',').map((origin) => originOf(origin.trim()));
  });
  read('ASHTOWN_TRUST_PROXY', (text) => {
    if (text !== '0' && text !== '1') throw wrong('ASHTOWN_TRUST_PROXY', text, '0 or 1');
    settings.trustProxy = text === '1';
  });
  read('ASHTOWN_METRICS_TOKEN', (text) => {
    settings.metricsToken = secret('ASHTOWN_METRICS_TOKEN', text, 16);
  });
  read('ASHTOWN_HOST_PASSWORD', (text) => {
    settings.hostPassword = secret('ASHTOWN_HOST_PASSWORD', text, 12);
  });
  read('ASHTOWN_HOST_PORT', (text) => {
    settings.hostPort = whole('ASHTOWN_HOST_PORT', text, 0, 65_535);
  });
  read('ASHTOWN_BACKUPS', (text) => {
    settings.backups = resolve(text);
  });
  read('ASHTOWN_AWAY_SECONDS', (text) => {
    settings.awayMs = whole('ASHTOWN_AWAY_SECONDS', text, 1, 1_000_000) * 1000;
  });
  read('ASHTOWN_IDLE_SECONDS', (text) => {
    settings.idleMs = whole('ASHTOWN_IDLE_SECONDS', text, 1, 1_000_000) * 1000;
  });
  for (const [name, field] of Object.entries(LIMITS))
    read(name, (text) => {
      settings[field] = whole(name, text, 1, 1_000_000_000);
    });
  if (!isPostgres(settings.data)) settings.data = resolve(settings.data);
  settings.client = resolve(settings.client);
  return settings;
}

const wrong = (name: string, text: string, expected: string): SettingsProblem =>
  new SettingsProblem(`${name} is ${JSON.stringify(text)}; it must be ${expected}`);

function whole(name: string, text: string, min: number, max: number): number {
  const n = Number(text);
  if (!/^\d+$/.test(text) || n < min || n > max) throw wrong(name, text, `a whole number from ${min} to ${max}`);
  return n;
}

/** As it can be sent in a header; never told again. */
function secret(name: string, text: string, least: number): string {
  if (/^[\x21-\x7e]+$/.test(text) && text.length >= least && text.length <= 200) return text;
  throw wrong(name, '…', `${least} to 200 visible characters`);
}

function originOf(text: string): string {
  try {
    const { origin } = new URL(text);
    if (origin !== 'null') return origin;
  } catch {}
  throw wrong('ASHTOWN_ORIGINS', text, 'origins such as https://play.example.org, separated by commas');
}
