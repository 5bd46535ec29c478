import { END_SCORE } from '@ashtown/51st-state-2010/board';
import { SeatToken } from '../../ui/SeatToken.tsx';
import { Piles } from '../51st-state-common/Piles.tsx';
import { option } from '../51st-state-common/refs.ts';
import { ScoreTrack } from '../51st-state-common/ScoreTrack.tsx';
import { Table } from '../51st-state-common/Table.tsx';
import { Display } from './Display.tsx';
import type { Props } from './props.ts';
import { orderOf } from './summary.ts';

/** What belongs to everybody: the score, what lies face up, the piles. In Lookout some may draw from the deck. */
export function Board(p: Props) {
  return (
    <Table score={<Score {...p} />} compact={p.compact}>
      <Display {...p} />
      <Piles
        p={p}
        t={p.words.board}
        deck={p.view.deck.length}
        discard={p.view.discard.length}
        {...(p.question === 'pick' ? { drawing: p.hotkey(option('deck')) } : {})}
      />
    </Table>
  );
}

function Score(p: Props) {
  const t = p.words.board;
  const points = p.view.players.map(p.game.facts.scoreOf);
  return (
    <ScoreTrack
      p={p}
      t={t}
      end={END_SCORE}
      runners={points.map((vp, seat) => ({
        key: String(seat),
        name: p.who(seat),
        vp,
        token: <SeatToken seat={seat} size={22} />,
      }))}
      last={points.some((vp) => vp >= END_SCORE) ? t.lastTurn : undefined}
      order={orderOf(p.view).map((seat) => ({ seat, passed: p.view.players[seat]!.passed }))}
    />
  );
}
