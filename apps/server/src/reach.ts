import { existsSync } from 'node:fs';
import { hostname, networkInterfaces } from 'node:os';
import type { Reach } from '@ashtown/protocol';
import { encode } from 'uqr';

/** What a machine says about itself; tests bring their own. */
export interface Machine {
  /** Addresses of its interfaces. */
  readonly addresses: readonly { readonly address: string; readonly internal: boolean }[];
  /** Null where nobody would find it by name. */
  readonly name: string | null;
}

const ANY = ['0.0.0.0', '::'];
const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|localhost)$/i;
/** In the order in which homes use them; the last are private IPv6 networks. */
const PRIVATE = [
  /^192\.168\./,
  /^10\./,
  /^172\.(1[6-9]|2\d|3[01])\./,
  /^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./,
  /^f[cd]/i,
];
const NAME = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

const isLoopback = (host: string): boolean => LOOPBACK.test(host);

/** Whether somebody comes from this machine or from a network at home. */
export const isNear = (address: string): boolean => {
  const plain = address.replace(/^::ffff:/i, '');
  return isLoopback(plain) || rank(plain) < PRIVATE.length;
};

const rank = (address: string): number => {
  const at = PRIVATE.findIndex((range) => range.test(address));
  return at < 0 ? PRIVATE.length : at;
};

const urlOf = (host: string, port: number): string => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/** Where somebody at this machine opens it. */
export const ownUrl = (host: string, port: number): string => urlOf(ANY.includes(host) ? '127.0.0.1' : host, port);

/** How others reach a server that listens on `host`. `named`: what the operator says, where the machine cannot know it. */
export function reachOf(host: string, port: number, named: readonly string[], machine: Machine): Reach {
  const isAny = ANY.includes(host);
  const found = isAny
    ? machine.addresses.filter(({ address, internal }) => !internal && rank(address) < PRIVATE.length)
    : isLoopback(host)
      ? []
      : [{ address: host }];
  const addresses = found.map(({ address }) => address).sort((a, b) => rank(a) - rank(b));
  const { name } = machine;
  return {
    addresses: [...named, ...addresses].map((address) => urlOf(address, port)),
    name: isAny && name !== null && addresses.length > 0 ? urlOf(name, port) : null,
  };
}

/** Names under `.local` are answered by macOS and Windows themselves, elsewhere by Avahi. */
export function thisMachine(): Machine {
  const [first = ''] = hostname().toLowerCase().split('.');
  const answers = process.platform === 'darwin' || process.platform === 'win32' || existsSync('/run/avahi-daemon/pid');
  return {
    addresses: Object.values(networkInterfaces()).flatMap((list) => list ?? []),
    name: answers && NAME.test(first) && first !== 'localhost' ? `${first}.local` : null,
  };
}

/** What stands in the terminal once a server runs. The code only where somebody asked to invite. */
export function readyLines(url: string, { addresses, name }: Reach, withCode: boolean): string[] {
  const [first] = addresses;
  if (first === undefined) return [`Ashtown is ready: ${url}`];
  return [
    `Ashtown is ready: ${url}`,
    ...addresses.map((address) => `On this network: ${address}`),
    ...(name === null ? [] : [`By name, where the network knows names: ${name}`]),
    ...(withCode ? ['', ...codeOf(`${first}/`), ''] : []),
  ];
}

/** Two rows of a code in one line, light on dark terminals as on light ones: what is light is drawn. */
function codeOf(text: string): string[] {
  const { data, size } = encode(text, { border: 2, ecc: 'L' });
  const isLight = (y: number, x: number) => y >= size || !data[y]![x];
  const half = (y: number) =>
    Array.from({ length: size }, (_, x) => ['█', '▀', '▄', ' '][(isLight(y, x) ? 0 : 2) + (isLight(y + 1, x) ? 0 : 1)]);
  return Array.from({ length: Math.ceil(size / 2) }, (_, i) => `  ${half(2 * i).join('')}`);
}
