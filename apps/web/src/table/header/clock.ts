import type { Seat } from '@ashtown/engine';
import type { ClockShown } from '@ashtown/protocol';

/** What is left of a seat's time at a moment of the server's clock, in milliseconds. */
export const leftOf = (clock: ClockShown, seat: Seat, now: number): number =>
  Math.max(0, clock.left[seat]! - (clock.running.includes(seat) ? Math.max(0, now - clock.at) : 0));

const two = (n: number): string => String(n).padStart(2, '0');

/** `1:05`, `2:03:00`, or days and hours: `3d 4h`. */
export function makeTime(ms: number): string {
  const s = Math.ceil(ms / 1000);
  const days = Math.floor(s / 86_400);
  const hours = Math.floor((s % 86_400) / 3600);
  if (days > 0) return `${days}d ${hours}h`;
  const minutes = Math.floor((s % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(s % 60)}` : `${minutes}:${two(s % 60)}`;
}
