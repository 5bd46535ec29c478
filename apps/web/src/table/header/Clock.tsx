import type { Seat } from '@ashtown/engine';
import type { ClockShown } from '@ashtown/protocol';
import { useEffect, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { useTableText } from '../text/index.ts';
import { leftOf, makeTime } from './clock.ts';
import style from './header.module.css';

/** The time of those who are deciding; it runs. */
export function Clock({ clock, skew, who }: { clock: ClockShown | null; skew: number; who(seat: Seat): string }) {
  const text = useTableText();
  const [now, setNow] = useState(() => Date.now());
  const running = clock !== null && clock.running.length > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [running]);
  if (!clock) return null;
  const seats = clock.running.length > 0 ? clock.running : [];
  return (
    <span className={style.meta} data-testid="clock">
      <Icon name="clock" size={15} />
      {seats.map((seat) => {
        const time = makeTime(leftOf(clock, seat, now + skew));
        return (
          <span key={seat} title={text.clock.left(who(seat), time)}>
            {who(seat)} {time}
          </span>
        );
      })}
    </span>
  );
}
