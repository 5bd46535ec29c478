import { type Ending, type Happened, LANGS, type Merit, type Seat, tell } from '@ashtown/engine';
import { notPlain, short } from '../data.ts';
import { demand, refute } from '../fault.ts';
import type { Check, Moment } from '../moment.ts';

const who = (seat: Seat): string => `P${seat}`;

/** How it was won and why it was over is data that agrees with the result, and can be said in every language. */
export function endings(): Check {
  const log: Happened<unknown>[] = [];
  let rival = 0;
  const follow = (m: Moment, events: readonly unknown[]): void => {
    const seen = events.map((e) => m.game.redact(e, null)).filter((e) => e !== null);
    log.push({ at: log.length - 1, events: seen });
    for (const e of seen) for (const { n } of tell(m.game, e).rival ?? []) rival += n;
    for (const [id, feat] of Object.entries(m.game.feats ?? {}))
      for (const e of seen) {
        const found = feat(e);
        const sound = found === null || (found.n > 0 && found.seat >= 0 && found.seat < m.setting.seats);
        demand('ending', sound, () => `${id} counts ${short(found)}`);
      }
  };
  return {
    begun: follow,
    answered: (m, _, __, events) => follow(m, events),
    over(m) {
      const view = m.game.view(m.state, null);
      const ending = m.game.ending(view, log);
      checkEnding(m, ending);
      const told = ending.rival?.score ?? 0;
      demand('ending', told === rival, () => `the game's own side has ${told}, ${rival} were told`);
      // Older rules may have played the beginning, or all of it: then there is less to tell, and still an ending.
      for (const part of [log, log.slice(-1), []]) checkWords(m, m.game.ending(view, part));
    },
  };
}

function checkEnding({ game, state, setting }: Moment, e: Ending): void {
  refute('ending', notPlain(e));
  const result = game.result(state) ?? [];
  const winners = result.flatMap(({ seat, share }) => (share > 0 ? [seat] : []));
  demand('ending', short(winners) === short(e.winners), () => `${short(winners)} have won, not ${short(e.winners)}`);
  for (const { id, n } of e.steps)
    demand('ending', n.length === setting.seats, () => `${id} compares ${n.length} of ${setting.seats} seats`);
  for (const a of result)
    for (const b of result)
      demand(
        'ending',
        a.rank < b.rank === isAhead(e, a.seat, b.seat),
        () => `the ranks ${a.rank} and ${b.rank} do not follow from ${short(e.steps)}`,
      );
  const named = [e.why.seat ?? 0, ...(e.out ?? []).flatMap(({ seat, by }) => [seat, by ?? seat])];
  demand(
    'ending',
    named.every((seat) => seat >= 0 && seat < setting.seats),
    () => `${short(named)} are not at the table`,
  );
}

const amountOf = ({ n }: Merit, seat: Seat): number => n[seat] ?? Number.POSITIVE_INFINITY;

/** Whoever has won is ahead of the others, and among equals the first step that differs counts. */
function isAhead({ winners, steps }: Ending, a: Seat, b: Seat): boolean {
  if (winners.includes(a) !== winners.includes(b)) return winners.includes(a);
  if (winners.includes(a)) return false;
  const step = steps.find((s) => amountOf(s, a) !== amountOf(s, b));
  return step !== undefined && amountOf(step, a) > amountOf(step, b);
}

function checkWords({ game, fixture }: Moment, e: Ending): void {
  for (const lang of fixture.words ? LANGS : []) {
    const words = fixture.words![lang];
    const said = words.ending(e, who);
    const feats = Object.keys(game.feats ?? {}).map((id) => words.feat?.(id) ?? '');
    const all = [said.won, said.why, ...said.steps, ...feats];
    const sound = all.every((text) => typeof text === 'string' && text.trim() !== '' && !/undefined|NaN/.test(text));
    demand('ending', sound && said.steps.length === e.steps.length, () => `${lang}: ${short(said)}`);
    const line = `${said.won} ${said.why}`;
    const names = e.winners.every((seat) => line.includes(who(seat)));
    demand('ending', names, () => `${lang} does not name the winners: ${line}`);
    demand(
      'ending',
      e.why.seat === undefined || said.why.includes(who(e.why.seat)) || e.winners.includes(e.why.seat),
      () => `${lang} does not name ${who(e.why.seat!)}: ${said.why}`,
    );
  }
}
