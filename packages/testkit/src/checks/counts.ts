import { LANGS, type Odds, type Sheet } from '@ashtown/engine';
import { demand } from '../fault.ts';
import { type Check, type Moment, seatName } from '../moment.ts';

const STRAY = /undefined|NaN|\[object|\bnull\b/;

/** What somebody has and what chance may bring: numbers that can be said, whatever the viewer cannot see. */
export const counts: Check = {
  state(m) {
    const { game, fixture, state, viewers, rng } = m;
    if (!m.thorough || (!game.sheet && !game.odds)) return;
    for (const viewer of viewers) {
      const seen = told(m, state, viewer);
      const other = game.clone(state);
      fixture.scramble(other, viewer, rng);
      const also = JSON.stringify(told(m, other, viewer));
      demand('counts', JSON.stringify(seen) === also, () => `${seatName(viewer)} counts ${also} in a twin`);
      for (const sheet of seen.sheets) checkSheet(m, sheet);
      for (const odds of seen.odds) checkOdds(m, odds);
    }
  },
};

function told({ game, setting }: Moment, state: unknown, viewer: number | null) {
  const view = game.view(state, viewer);
  const sheets: Sheet[] = Array.from({ length: setting.seats }, (_, seat) => game.sheet?.(view, seat) ?? []);
  const odds: readonly Odds[] = viewer === null ? [] : (game.odds?.(view, viewer, null) ?? []);
  return { sheets, odds };
}

function checkSheet({ fixture: { words } }: Moment, sheet: Sheet): void {
  const lines = sheet.map(({ what, each }) => `${what}${each ? ' each round' : ''}`);
  demand('counts', new Set(lines).size === lines.length, () => `a sheet with ${lines}`);
  for (const { what, n } of sheet) {
    demand('counts', Number.isFinite(n), () => `${n} ${what}`);
    for (const lang of words ? LANGS : [])
      for (const some of [n, 1.5]) checkText(words![lang].amount?.(what, some), `${lang}, ${some} ${what}`);
  }
}

function checkOdds({ fixture: { words } }: Moment, odds: Odds): void {
  const { of, columns, rows } = odds;
  for (const { what, chances } of rows) {
    const odd = chances.length !== columns.length || chances.some((chance) => !(chance >= 0 && chance <= 1));
    demand('counts', !odd, () => `${of}, ${what}: ${chances}`);
    for (const lang of words ? LANGS : []) checkText(words![lang].odds?.row(of, what), `${lang}, row ${of} ${what}`);
  }
  for (const lang of words ? LANGS : []) {
    checkText(words![lang].odds?.title(odds), `${lang}, title of ${of}`);
    for (const n of columns) checkText(words![lang].odds?.column(of, n), `${lang}, column ${of} ${n}`);
  }
}

const checkText = (text: string | undefined, what: string): void =>
  demand('counts', text !== undefined && text.trim() !== '' && !STRAY.test(text), () => `${what} reads ${text}`);
