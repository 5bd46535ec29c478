import { CUES, RANKS, type Seat, type Telling, tell } from '@ashtown/engine';
import { notPlain, short } from '../data.ts';
import { demand, refute } from '../fault.ts';
import { type Check, type Moment, seatName } from '../moment.ts';

/** Everything that is told is told of things and seats there are; and what is told of points is true of the result. */
export function tellings(): Check {
  let points: number[] = [];
  const follow = (m: Moment, events: readonly unknown[]): void => {
    for (const event of events)
      for (const viewer of m.viewers) {
        const shown = m.game.redact(event, viewer);
        if (shown !== null) checkTelling(m, viewer, shown);
      }
  };
  return {
    begun(m, events) {
      follow(m, events);
      points = m.game.standing(m.game.view(m.state, null)).map(({ score }) => score);
    },
    answered(m, _, __, events) {
      follow(m, events);
      for (const event of events) {
        const shown = m.game.redact(event, null);
        if (shown === null) continue;
        for (const { seat, what, n } of tell(m.game, shown).delta ?? []) if (what === 'score') points[seat]! += n;
      }
    },
    over(m) {
      for (const { seat, score } of m.game.result(m.state) ?? [])
        demand('tellings', points[seat] === score, () => `seat ${seat} scores ${score}, ${points[seat]} were told`);
    },
  };
}

function checkTelling({ game, setting }: Moment, viewer: Seat | null, event: unknown): void {
  const telling: Telling = tell(game, event);
  const { by, to = [], of, as, first, about, moves = [], blows = [], delta = [], rank, round, phase, cue } = telling;
  const say = (problem: string) => () => `${problem}: ${short(telling)} of ${short(event)} for ${seatName(viewer)}`;
  const isSeat = (seat: Seat) => Number.isInteger(seat) && seat >= 0 && seat < setting.seats;
  refute('tellings', notPlain(telling));
  demand('tellings', by === null || isSeat(by), say('nobody did it'));
  demand('tellings', to.every(isSeat) && !to.includes(by ?? -1), say('it touches nobody'));
  for (const seat of [of, first]) demand('tellings', seat === undefined || isSeat(seat), say('it names nobody'));
  demand('tellings', as === undefined || by === null, say('a deed of two'));
  const places = moves.flatMap(({ thing, from, to: place }) => [thing, from ?? thing, place ?? thing]);
  const struck = blows.flatMap(({ from, to: things }) => [...(from ? [from] : []), ...things]);
  const refs = [...about, ...places, ...struck, ...(as ? [as] : [])];
  demand(
    'tellings',
    refs.every(({ id }) => id !== ''),
    say('a thing without a name'),
  );
  for (const { seat, what, n, source } of delta) {
    demand('tellings', isSeat(seat) && what !== '' && Number.isInteger(n) && n !== 0, say('a change of nothing'));
    const known = source === undefined ? what !== 'score' : game.sources.includes(source);
    demand('tellings', known, say('points from nowhere'));
  }
  demand('tellings', RANKS.includes(rank), say('no such rank'));
  demand('tellings', (rank === 'chapter') === (round !== undefined), say('a chapter has a number, and nothing else'));
  demand('tellings', phase === undefined || game.phases.includes(phase), say('no such phase'));
  demand('tellings', cue === undefined || CUES.includes(cue), say('no such cue'));
}
