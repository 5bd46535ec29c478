import { ContentProblem } from './contents.ts';
import { ownUrl, reachOf, readyLines, thisMachine } from './reach.ts';
import { type Running, startServer } from './server.ts';
import { readSettings, SettingsProblem } from './settings.ts';
import { DataProblem } from './storage/data-fault.ts';

const fail = (line: string): never => {
  console.error(line);
  process.exit(2);
};

/** What the system says when it does not let us listen. */
const LISTENING: Record<string, string> = {
  EADDRINUSE: 'is in use; set PORT to another one, or to 0 for any',
  EACCES: 'needs rights this process does not have; set PORT to 1024 or above',
  EADDRNOTAVAIL: 'is no address of this machine; set HOST to another one',
  ENOTFOUND: 'is not known by name; set HOST to another one',
};

/** Both kinds of addresses, or the old ones where this machine has no others. */
const HOME = ['::', '0.0.0.0'] as const;
const NO_IPV6 = ['EAFNOSUPPORT', 'EADDRNOTAVAIL'];

async function start(isHome: boolean): Promise<Running> {
  const read = readSettings(process.env);
  const settings = isHome && !process.env.HOST ? { ...read, host: HOME[0] as string } : read;
  try {
    return await startServer({ settings }).catch((error) => {
      if (settings.host !== HOME[0] || !isHome || !NO_IPV6.includes(error.code)) throw error;
      settings.host = HOME[1];
      return startServer({ settings });
    });
  } catch (error) {
    const reason = LISTENING[String((error as { code?: unknown }).code)];
    return reason ? fail(`${settings.host}:${settings.port} ${reason}`) : Promise.reject(error);
  }
}

/**
 * A server as a process of its own, until a signal ends it. What the operator got wrong ends with one line and exit code 2.
 * `isHome`: it listens on every address of this machine and prints an invitation.
 */
export async function runServer(isHome = false): Promise<void> {
  try {
    const running = await start(isHome);
    const { host, addresses } = running.services.settings;
    const port = Number(new URL(running.url).port || 80);
    const reach = reachOf(host, port, addresses, thisMachine());
    console.log(readyLines(ownUrl(host, port), reach, isHome).join('\n'));
    const { port: hostPort } = running.services.pass;
    if (hostPort !== null) console.log(`For whoever runs it: ${ownUrl('127.0.0.1', hostPort)}/#/host`);
    if (isHome && reach.addresses.length === 0)
      console.error('This machine is in no home network: nobody else can open it.');
    let stopping = false;
    const stop = () => {
      if (stopping) process.exit(1);
      stopping = true;
      running.stop().then(
        () => process.exit(0),
        (error) => {
          console.error(`Ashtown could not stop cleanly: ${error.message}`);
          process.exit(1);
        },
      );
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
  } catch (error) {
    if (error instanceof SettingsProblem) fail(error.message);
    if (error instanceof ContentProblem) fail(error.message);
    if (error instanceof DataProblem) fail(`The data cannot be used: ${error.message}`);
    throw error;
  }
}
