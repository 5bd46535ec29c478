import { isDeepStrictEqual } from 'node:util';
import { GAMES } from '@ashtown/catalog';
import type { Match } from '@ashtown/engine';
import { parseMatch, verify } from '@ashtown/engine';
import { Crew } from './kill-crew.ts';
import { NO_LIMITS, ServerProcess } from './server-process.ts';
import { makeTable, newToken, request, Talker } from './talker.ts';

/** Four scripted clients play, and two do everything else, while the server is killed again and again. */

const GAME = 'king-of-new-york';
const PEOPLE = 4;
const SEATS = [...Array<{ kind: 'me' | 'open' }>(PEOPLE)].map((_, i) => ({ kind: i === 0 ? 'me' : 'open' }) as const);

interface Sent {
  table: string;
  seat: number;
  ply: number;
  pick: unknown;
  /** The index of the answer, once it was acknowledged. */
  index: number | null;
}

export interface KillReport {
  kills: number;
  matches: number;
  acknowledged: number;
  /** Sent, not acknowledged, and yet on disk: the server was killed in between. */
  landed: number;
  answers: number;
  /** Everything that is no answer in a match of the four: acknowledged by command, and not acknowledged and yet there. */
  commands: Readonly<Record<string, number>>;
  commandsLanded: number;
  /** How often everything acknowledged was looked for. */
  checks: number;
}

export interface KillSettings {
  kills: number;
  data: string;
  /** How many answers are acknowledged before each kill, drawn evenly. */
  calm?: [min: number, max: number];
  say?: (line: string) => void;
}

/** Between two matches nobody answers for a while. */
const LONGEST_CALM = 5000;

const sleep = (ms: number) => new Promise((go) => setTimeout(go, ms));

export async function killAgainAndAgain({
  kills,
  data,
  calm = [1, 25],
  say = () => {},
}: KillSettings): Promise<KillReport> {
  let server = await ServerProcess.start({ PORT: '0', ASHTOWN_DATA: data, ASHTOWN_LOG: 'error', ...NO_LIMITS });
  const port = new URL(server.url).port;
  const env = { PORT: port, ASHTOWN_DATA: data, ASHTOWN_LOG: 'error', ...NO_LIMITS };
  const { url } = server;
  const tokens = Array.from({ length: PEOPLE }, newToken);
  const sent: Sent[] = [];
  const tables: string[] = [];
  const acknowledged = () => sent.filter((s) => s.index !== null).length;
  let killing = true;
  let table = '';

  /** Connects as often as it takes. */
  async function join(id: string, token: string): Promise<Talker> {
    for (;;) {
      try {
        return await Talker.join(url, id, { token });
      } catch {
        await sleep(20);
      }
    }
  }

  /** Tries again while there is no server. */
  async function insist<T>(action: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await action();
      } catch {
        await sleep(20);
      }
    }
  }

  /** A table everybody sits at; each step is taken again if the server was killed in it. */
  async function openTable(): Promise<string> {
    const { id } = await insist(() =>
      makeTable(url, tokens[0]!, { game: GAME, seats: [...SEATS, { kind: 'bot', bot: 'greedy' }] }),
    );
    tables.push(id);
    for (const [seat, token] of tokens.entries())
      await insist(async () => {
        const p = await join(id, token);
        if (seat > 0 && !p.mine.includes(seat)) await p.must({ t: 'sit', seat });
        p.close();
      });
    await insist(async () => {
      const host = await join(id, tokens[0]!);
      if (host.table!.status === 'lobby') await host.must({ t: 'start' });
      host.close();
    });
    return id;
  }

  /** Plays one seat of a table until it is over, across any number of servers. */
  async function play(id: string, seat: number): Promise<void> {
    let p = await join(id, tokens[seat]!);
    for (;;) {
      await p.until(() => p.closed !== null || p.isAsked() || p.table!.status === 'over');
      if (p.closed !== null) {
        p = await join(id, tokens[seat]!);
        continue;
      }
      if (p.table!.status === 'over') break;
      const { ply, legal, at } = p.position!;
      const { pick } = legal[Math.floor(Math.random() * legal.length)]!;
      const mark: Sent = { table: id, seat, ply, pick, index: null };
      sent.push(mark);
      const reply = await p.send({ t: 'answer', seat, ply, pick });
      if (reply.ok) mark.index = reply.at! - 1;
      await p.until(() => p.closed !== null || p.position!.at !== at || p.table!.status === 'over');
      await sleep(1);
    }
    p.close();
  }

  const playing = (async () => {
    while (killing) {
      table = await openTable();
      await Promise.all(tokens.map((_, seat) => play(table, seat)));
    }
  })();
  const crew = new Crew(url);
  const working = (async () => {
    while (killing) await crew.round();
  })();
  let fault: unknown = null;
  for (const work of [playing, working])
    work.catch((error) => {
      fault ??= error;
    });

  for (let n = 1; n <= kills; n++) {
    const enough = acknowledged() + calm[0] + Math.floor(Math.random() * (calm[1] - calm[0] + 1));
    const late = performance.now() + LONGEST_CALM;
    while (acknowledged() < enough && performance.now() < late) await sleep(2);
    if (fault) break;
    await server.stop('SIGKILL');
    server = await ServerProcess.start(env);
    if (n % 10 === 0)
      say(`${n} kills, ${sent.length} answers sent, ${crew.total} other commands, ${tables.length} matches`);
  }
  killing = false;
  try {
    await Promise.all([playing, working]);
    await crew.checkTables();
  } catch (error) {
    await server.stop();
    throw error;
  }

  let landed = 0;
  let answers = 0;
  for (const id of tables) {
    const { json } = await request(url, `/api/tables/${id}/match`);
    const found = await check(
      json as unknown as Match,
      sent.filter((s) => s.table === id),
    );
    landed += found.landed;
    answers += found.answers;
  }
  await server.stop();
  const { acknowledged: commands, landed: commandsLanded, checks } = crew;
  return {
    kills,
    matches: tables.length,
    acknowledged: acknowledged(),
    landed,
    answers,
    commands,
    commandsLanded,
    checks,
  };
}

/** Everything acknowledged is there, at its place; everything there was sent, once; and the rules agree with all of it. */
async function check(match: Match, sent: readonly Sent[]): Promise<{ landed: number; answers: number }> {
  const parsed = parseMatch(match, (id) => GAMES[id]?.game);
  if (!parsed.ok) throw new Error(`the match file is not one: ${JSON.stringify(match).slice(0, 200)}`);
  const verified = verify(parsed.game, parsed.match);
  if (!verified.ok) throw new Error(`the match does not follow the rules: ${JSON.stringify(verified)}`);
  if (parsed.game.result(verified.state) === null) throw new Error('the match did not come to its end');
  for (const { index, seat, pick } of sent)
    if (index !== null && !isDeepStrictEqual(match.answers[index], [seat, pick]))
      throw new Error(`answer ${index} of seat ${seat} was acknowledged and is lost`);
  const open = new Set(sent);
  let landed = 0;
  for (const [i, [seat, pick]] of match.answers.entries()) {
    if (seat >= PEOPLE) continue;
    const own = [...open].find(
      (s) => s.seat === seat && (s.index === i || s.index === null) && isDeepStrictEqual(s.pick, pick),
    );
    if (!own) throw new Error(`answer ${i} of seat ${seat} was not sent, or is there twice`);
    open.delete(own);
    if (own.index === null) landed++;
  }
  return { landed, answers: match.answers.length };
}
