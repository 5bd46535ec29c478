import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import {
  type Bot,
  handMade,
  type Inputs,
  inputsOf,
  joined,
  learnedValue,
  measure,
  netOver,
  numbersOf,
  type Positions,
  positionsOf,
  sketch,
  taught,
  train,
  type Weights,
  writeNet,
} from '@ashtown/bots';
import type { Catalog } from '@ashtown/catalog';
import type { AnyGame } from '@ashtown/engine';
import { type Command, Option } from 'commander';
import { fail } from '../fail.ts';
import { readText } from '../files.ts';
import { botsOf, countOf, gameOf, playersOf } from '../flags.ts';
import { parseShare, type Share, shareText } from '../jobs.ts';
import { progress } from '../progress.ts';

const HELP = `
Plays games, remembers the table at the beginning of every round, and learns from who won what the chances were. Games
by sketch, the hasty play of everybody inside a bot's dreams, are cheap: begin with many of them, and go on from what they
gave (--from) with fewer games by a strong bot. One game in ten is kept apart: by those the value is measured.`;

interface Flags {
  players?: string;
  bot: string;
  games: string;
  seed: string;
  hidden: string;
  epochs: string;
  from?: string;
  out?: string;
  revision: string;
  jobs: string;
  share?: Share;
}

export function register(program: Command, catalog: Catalog): void {
  program
    .command('train')
    .description('learn from games of bots what the chances to win are')
    .argument('<game>', Object.keys(catalog).join(', '))
    .option('--players <n>', 'how many play (default: as few as the game allows)')
    .option('--bot <id>', 'who plays: sketch, or a level', sketch.id)
    .option('--games <n>', 'how many games', '10000')
    .option('--seed <text>', 'where chance begins', '1')
    .option('--hidden <n>', 'units of the net', '16')
    .option('--epochs <n>', 'how often each position is learned from', '8')
    .option('--from <file>', 'weights to go on from; a level that uses learned ones plays with them')
    .option('--out <file>', 'where the weights go')
    .option('--revision <text>', 'of the code, for the card', '')
    .option('--jobs <n>', 'processes that share the games', `${availableParallelism()}`)
    .addOption(new Option('--share <nth/of>').argParser(parseShare).hideHelp())
    .addHelpText('after', HELP)
    .action((id: string, flags: Flags) => learn(gameOf(catalog, id).game, flags));
}

interface Lesson {
  game: AnyGame;
  players: number;
  inputs: Inputs;
  bot: Bot;
  games: number;
  seed: string;
  from?: Weights;
}

async function learn(game: AnyGame, flags: Flags): Promise<void> {
  const players = playersOf(game, flags.players);
  if (players < 2) fail('--players: expected at least 2, since alone nobody else can win');
  const from = flags.from === undefined ? undefined : (JSON.parse(readText(flags.from)) as Weights);
  const bot = flags.bot === sketch.id ? sketch : botsOf(flags.bot, 1)[0]!;
  const lesson: Lesson = {
    game,
    players,
    inputs: inputsOf(game, players),
    bot: from && bot.learned ? taught(bot, learnedValue(game, from)) : bot,
    games: countOf('--games', flags.games, 10, 10_000_000),
    seed: flags.seed,
    ...(from && { from }),
  };
  if (flags.share) return playShare(lesson, flags.share);
  const positions = await playAll(lesson, countOf('--jobs', flags.jobs, 1, 256));
  const weights = weightsFrom(lesson, positions, flags);
  const text = `${JSON.stringify(weights)}\n`;
  if (flags.out !== undefined) writeFileSync(flags.out, text);
  process.stdout.write(`${JSON.stringify({ ...weights.card, bytes: text.length }, null, 1)}\n`);
}

/** Games are sent in portions. */
const PORTION = 50;

async function playShare({ game, inputs, bot, players, games, seed }: Lesson, { nth, of }: Share): Promise<void> {
  const bots = Array.from({ length: players }, () => bot);
  let portion: Positions[] = [];
  const send = () => new Promise((sent) => process.send!({ n: portion.length, positions: joined(portion) }, sent));
  for (let i = nth; i < games; i += of) {
    portion.push(positionsOf(game, inputs, bots, { seed, nth: i }));
    if (portion.length < PORTION) continue;
    await send();
    portion = [];
  }
  if (portion.length > 0) await send();
  process.disconnect();
}

async function playAll({ games }: Lesson, jobs: number): Promise<Positions> {
  const bar = progress(games);
  const all: Positions[] = [];
  let played = 0;
  const [script, ...args] = process.argv.slice(1);
  const one = (nth: number) =>
    new Promise<void>((done, failed) => {
      const child = fork(script!, [...args, '--share', shareText({ nth, of: jobs })], { serialization: 'advanced' });
      child.on('message', (message) => {
        const { n, positions } = message as { n: number; positions: Positions };
        all.push(positions);
        played += n;
        bar.to(played);
      });
      child.on('error', failed);
      child.on('close', (code) => (code === 0 ? done() : failed(new Error(`a process ended with ${code}`))));
    });
  await Promise.all(Array.from({ length: jobs }, (_, nth) => one(nth)));
  bar.end();
  return joined(all);
}

function weightsFrom({ game, players, inputs, bot, games, seed, from }: Lesson, p: Positions, flags: Flags): Weights {
  const size = {
    inputs: inputs.names.length,
    hidden: from?.card.size.hidden ?? countOf('--hidden', flags.hidden, 0, 256),
  };
  const terms = inputs.names.filter((name) => name.startsWith('term ')).length;
  const plain = handMade(size.inputs, terms, size.hidden);
  const all = train(p, {
    inputs: size.inputs,
    hidden: size.hidden,
    start: from ? numbersOf(from) : plain,
    isBegun: from !== undefined,
    epochs: countOf('--epochs', flags.epochs, 1, 1000),
    seed,
    onEpoch: (epoch, loss) => process.stderr.write(`epoch ${epoch}: ${loss.toFixed(4)}\n`),
  });
  const learned = measure(netOver(all, size.inputs, size.hidden), p);
  const before = measure(netOver(plain, size.inputs, size.hidden), p);
  const card = {
    game: game.id,
    version: game.version,
    players,
    inputs: inputs.hash,
    size,
    seed,
    revision: flags.revision,
    games: games + (from?.card.games ?? 0),
    positions: p.games.length + (from?.card.positions ?? 0),
    bot: from ? `${from.card.bot}, ${bot.id}` : bot.id,
    loss: { learned: round(learned.loss), handMade: round(before.loss) },
    calibration: { learned: round(learned.calibration.error()), handMade: round(before.calibration.error()) },
    curve: learned.calibration.bins(),
  };
  return { card, net: writeNet(all) };
}

const round = (n: number): number => Math.round(n * 1e4) / 1e4;
