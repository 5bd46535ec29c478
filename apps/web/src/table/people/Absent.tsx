import type { Seat } from '@ashtown/engine';
import type { TableAround, Wish } from '../../net/link.ts';
import { listed, useText } from '../../text/index.ts';
import { Button } from '../../ui/Button.tsx';
import { useNow } from '../../ui/useNow.ts';
import style from '../screen.module.css';
import { useTableText } from '../text/index.ts';

const MINUTE = 60_000;

/** What stands above the table about its people: somebody is away for long, has to go, or a bot keeps my own seat. */
export function Absent(props: {
  state: TableAround;
  out: Seat | null;
  who(seat: Seat): string;
  send(wish: Wish): void;
}) {
  const { state, out, who, send } = props;
  const text = useTableText();
  const { common, lang } = useText();
  const now = useNow(MINUTE / 4) + state.skew;
  const { table, mine, me } = state;
  if (table?.status !== 'playing') return null;
  return table.seats.map((x, seat) => {
    const isOther = mine.length > 0 && !mine.includes(seat);
    const mayVote = x.motion?.waiting.some((other) => mine.includes(other)) ?? false;
    const name = who(seat);
    if (x.kept && x.player === me)
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
        <div key={seat} className={style.banner} role="status" data-testid="kept">
          {text.absent.keptMine}
          <Button small look="primary" onClick={() => send({ t: 'return', seat })}>
            {text.absent.sitAgain}
          </Button>
        </div>
      );
    if (x.motion && mayVote) {
      const asked = x.motion.what === 'end' ? text.absent.asksEnd(name) : text.absent.asksRemove(name);
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
        <div key={seat} className={style.banner} role="alertdialog" aria-label={asked} data-testid="motion">
          {asked}
          <Button small look="primary" onClick={() => send({ t: 'vote', seat, yes: true })}>
            {text.agree}
          </Button>
          <Button small onClick={() => send({ t: 'vote', seat, yes: false })}>
            {text.decline}
          </Button>
        </div>
      );
    }
    if (x.motion && isOther)
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
        <div key={seat} className={style.banner} role="status" data-testid="motion">
          {text.waitingFor(listed(lang, x.motion.waiting.map(who)), x.motion.waiting.length)}
        </div>
      );
    if (!x.overdue || !isOther || seat === out) return null;
    const title = text.absent.away(name, common.minutes(Math.max(1, Math.floor((now - (x.away ?? now)) / MINUTE))));
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
      <div key={seat} className={style.banner} role="alertdialog" aria-label={title} data-testid="away">
        {title}
        {(['wait', 'bot', 'end'] as const).map((choice) => (
          <Button
            key={choice}
            small
            look={choice === 'bot' ? 'primary' : 'plain'}
            data-testid={`away-${choice}`}
            onClick={() => send({ t: 'absent', choice, seat })}
          >
            {text.absent[choice]}
          </Button>
        ))}
      </div>
    );
  });
}
